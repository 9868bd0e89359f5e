"""The house network: a server of one machine, opened to the devices around it."""
