"""How the database came to be as it is, step by step. The first statement of what it holds is here."""
