"""The parts of ./run. Standard library only: they work before anything is installed."""
