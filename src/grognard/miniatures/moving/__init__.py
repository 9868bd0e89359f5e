"""Moving on a measured table: who moves at what cost, what forbids a way, what lies across it."""
