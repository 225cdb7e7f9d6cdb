# Why an action is better than the chosen one. The subject of each sentence is the better action, or it is named; the
# reader may be anyone. The browser says these sentences too.

# The heading of the reasons: $action is the worse action.
compared-with = Compared with “{ $action }”:

# --- Any game ---

reason-wins-game = Wins the game in this round { $share }% of the time instead of { $instead }%.
reason-loses-game = Loses the game in this round { $share }% of the time instead of { $instead }%.

# --- Sea Salt & Paper: $card is a card with its article ---

reason-sea-mermaids = Wins the game with four mermaids { $share }% of the time.
reason-sea-bet-risky = With { $points } points, the bet is won only { $share }% of the time.
reason-sea-bet-good = With { $points } points, the bet is won { $share }% of the time.
reason-sea-others-end = If the round goes on, someone else ends it { $share }% of the time.
reason-sea-pair = Makes a pair with { $card } in hand.
reason-sea-enough = Reaches { $points } points, enough to end the round.
reason-sea-adds = { $points ->
    [one] Adds 1 point at once.
   *[other] Adds { $points } points at once.
}
reason-sea-adds-more = Adds { $points } points at once instead of { $instead }.
reason-sea-draw = Gives a choice of two cards, while { $card } adds no points yet.
reason-sea-effect-crab = The crabs fetch a card from one of the piles.
reason-sea-effect-boat = The boats bring another turn right away.
reason-sea-effect-fish = The fish bring a card from the deck.
reason-sea-effect-steal = The swimmer and the shark steal a card.
reason-sea-effect-lobster = The crab and the lobster offer five cards of the deck to choose from.
reason-sea-effect-jellyfish = The jellyfish costs the others their next turn, apart from one card.
reason-sea-keeps-pair = Saves the pair and its effect for another turn; in hand it scores just the same.
reason-sea-denies = { $points ->
    [one] Keeps { $card } from the next player: with the cards they’ve shown, it’s worth 1 point.
   *[other] Keeps { $card } from the next player: with the cards they’ve shown, it’s worth { $points } points.
}
reason-sea-gain = Scores { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $rivals is the number of the other players.
reason-sea-rivals-gain = { $rivals ->
    [one] The other player scores { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] The others score { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points each this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}

# --- Happy Mochi: $number is a number of two digits, or one of a card ---

reason-mochi-out = Empties the hand and wins the round.
reason-mochi-equal = Two { $number }s are adjacent then, and equal numbers always fit.
reason-mochi-saves = Saves the two { $number }s for later: equal numbers always fit.
reason-mochi-twin = Brings a second { $number }: side by side, equal numbers always fit.
reason-mochi-fits = Makes { NUMBER($number, minimumIntegerDigits: 2) }, which fits the Central Pair as it is now.
reason-mochi-cards = { $cards ->
    [one] Leaves 1 card in hand instead of { $instead }.
   *[other] Leaves { $cards } cards in hand instead of { $instead }.
}
reason-mochi-points = { $points ->
    [one] Leaves 1 penalty point in hand instead of { $instead }.
   *[other] Leaves { $points } penalty points in hand instead of { $instead }.
}
reason-mochi-alike = Both cards of the Central Pair share a colour then, so the next player needs two cards of one colour or two equal numbers.
reason-mochi-above = The next player has to go above { NUMBER($number, minimumIntegerDigits: 2) } instead of { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-below = The next player has to go below { NUMBER($number, minimumIntegerDigits: 2) } instead of { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-turns-above = Turns the Value card to +: the next player has to go above { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-turns-below = Turns the Value card to −: the next player has to go below { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-above = The Value card stays on +: the next player has to go above { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-below = The Value card stays on −: the next player has to go below { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-wins = Wins the round { $share }% of the time instead of { $instead }%.
reason-mochi-penalty = Costs { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-mochi-rivals-penalty = { $rivals ->
    [one] Costs the other player { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Costs each of the others { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } penalty points this round on average instead of { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
