"""The computer player of EAGLES."""
