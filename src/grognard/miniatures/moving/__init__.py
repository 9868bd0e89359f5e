"""Moving on a measured table: charges, and moves that nobody chose."""
