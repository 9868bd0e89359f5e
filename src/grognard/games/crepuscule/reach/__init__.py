"""Where a piece in hand may be put, with the verdict for every place."""
