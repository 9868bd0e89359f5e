"""What servers and their records are tried with."""
