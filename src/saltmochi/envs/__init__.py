"""Environments for research: encoded views, batches of tables, and the interfaces of three other projects."""
