"""What every game on a measured table writes the same way: lengths, places, legs."""
