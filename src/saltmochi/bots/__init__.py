"""Opponents. A bot sees a view and nothing else."""
