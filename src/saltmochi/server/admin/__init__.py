"""The way in for those who run the server: a Unix domain socket that only their user may use."""
