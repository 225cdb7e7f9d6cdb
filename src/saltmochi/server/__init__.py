"""The table server: people and bots at tables, in the browser."""
