# Happy Mochi: what went wrong, and how to put it right.

mochi-card = There is no card “{ $card }”: a card is a number from 0 to 9 and one of { $colours }, as in “7/matcha”.
mochi-card-twice = “{ $card }” stands here twice, but the box has it once.

mochi-deck-too-long = This file is too long to be a deck.
mochi-deck-line = Line { $line }: this is not a card and its effect; a line looks like “"7/matcha" = "keep"”.
mochi-deck-card = Line { $line }: { $reason }
mochi-deck-effect = Line { $line }: the effect of { $card } must be one of { $effects }, in quotes.
mochi-deck-twice = Line { $line }: { $card } stands here for the second time.
mochi-deck-missing = Line { $line }: the file ends here, but { $card } has no line yet; write "none" if it has no effect.
