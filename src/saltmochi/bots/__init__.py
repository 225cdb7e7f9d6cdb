"""Bots. A bot gets the view of its seat, and nothing else."""
