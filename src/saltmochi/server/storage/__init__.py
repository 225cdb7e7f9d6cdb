"""The log of events and the database that keeps it."""
