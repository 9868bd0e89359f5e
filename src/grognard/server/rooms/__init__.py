"""Matches being played: who listens, what the server does by itself."""
