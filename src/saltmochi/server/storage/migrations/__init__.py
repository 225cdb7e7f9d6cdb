"""Alembic migrations: how the database came to be as it is, step by step."""
