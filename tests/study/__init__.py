"""Tests of reviews, advice and puzzles."""
