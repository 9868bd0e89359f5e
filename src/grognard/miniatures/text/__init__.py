"""What every game on a measured table writes alike: lengths, places, legs."""
