"""What people see in a terminal: tables, plots, a game line by line. A game has its own module here."""
