"""Tables: commands are validated, events appended and applied, and every seat is told what it may know."""
