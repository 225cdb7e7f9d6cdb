"""What any game here needs; it knows none of them."""
