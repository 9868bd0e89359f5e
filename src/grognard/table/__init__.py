"""The measured table: distances and shapes, exact to a hundredth of a millimetre; no rules."""
