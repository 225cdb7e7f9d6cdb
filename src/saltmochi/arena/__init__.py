"""Many games at once: matches between bots, ratings, statistics, plots."""
