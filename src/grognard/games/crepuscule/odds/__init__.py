"""What may come of an order, worked out from the sums and effects of the rules themselves."""
