"""Cards for paper: what the printing press needs to set them."""
