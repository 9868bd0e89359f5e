"""The report of a battle, made from its record by the contract of its game alone."""
