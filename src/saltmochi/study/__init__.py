"""Study of games: reviews, advice and puzzles."""
