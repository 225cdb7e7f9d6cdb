"""The framework for games. It does not depend on any particular game."""
