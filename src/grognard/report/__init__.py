"""The report of a battle, made from its record through the contract of its game alone."""
