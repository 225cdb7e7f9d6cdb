# The browser's pages for learning and looking back: lessons, rules, reference card, replays, finished games.

# --- The lessons ---

web-learn-choose = Learn to play
web-learn-choose-why = Play a first round with a coach at your side. It takes five minutes, and nothing can go wrong.
web-learn-about-sea-salt-paper = Collect paper creatures of the sea, lay pairs with surprises, and choose the right moment to stop.
web-learn-about-happy-mochi = Get rid of your sweets, two neighbours at a time, in a hand that you may never rearrange.
web-learn-begin = Begin
web-learn-to-rules = The rules
web-learn-title = Your first round
web-learn-play-now = Play now
web-learn-again = Once more
web-learn-back = One step back
web-learn-progress = How far you are
web-learn-rival = Marina
web-learn-you = You
web-learn-cards-in-hand = { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
web-learn-laid = Laid pairs
web-learn-middle = Middle of the table
web-learn-deck = { $count ->
    [one] Deck, one card
   *[other] Deck, { $count } cards
}
web-learn-pile = { $card }, on { $pile }
web-learn-pile-empty = Nothing on { $pile }
web-learn-side-left = Left side of the pair: { $card }
web-learn-side-right = Right side of the pair: { $card }
web-learn-looking = The cards of the pile
web-learn-drawn = Drawn from the deck
web-learn-slot = Put it here, as number { $place } of your hand
web-learn-points = Your points
web-learn-sum = Together
web-learn-scored = The score of the round
web-learn-hand-empty = Your hand is empty.
web-learn-value-plus = go higher
web-learn-value-minus = go lower
web-learn-button-next = Go on
web-learn-button-end = End turn
web-learn-button-stop = STOP
web-learn-button-chance = LAST CHANCE
web-learn-nudge-other = Not that one. What you need glows.

web-learn-sea-welcome = Welcome aboard! In each round you collect cards for points. There is a deck, and there are two piles where only the top card is seen. You play against Marina, and you begin.
web-learn-sea-draw = Every turn starts with taking a card. Tap the deck to look at its top two cards.
web-learn-sea-keep = Two cards: you keep one, the other goes onto a pile. Shells are collectors: the more you have, the more they pay. Tap the shell to keep it.
web-learn-sea-put = The fish goes face up onto a pile. Choose either one. But think of Marina: she may take what you leave.
web-learn-sea-end = Now you could lay pairs, but a single shell is none. End your turn.
web-learn-sea-rival = Marina takes the fish. That is the other way to take a card: the top one of a pile. Nothing is put back, and everybody sees it.
web-learn-sea-later = A few turns later. You hold a crab, and another one lies on the left pile! Take it.
web-learn-sea-lay = Two crabs are a pair. Tap both to lay them in front of you. Colours do not matter.
web-learn-sea-look = A pair is worth 1 point, and it does something. Crabs let you look through a pile and take any card. Tap the right pile.
web-learn-sea-pick = Here is the whole pile. You have a boat already: tap the black boat, and you have another pair.
web-learn-sea-boats = Lay both boats right away. You may lay as many pairs as you like.
web-learn-sea-again = Boats give you another turn at once. Draw from the deck again.
web-learn-sea-keep-again = You have two shells; a third makes 4 points of 2. Keep the shell. The penguin goes onto the empty pile by itself.
web-learn-sea-count = Let’s count: duos, collectors, and the mermaid, who pays 1 for each card of your commonest colour. With 7 points or more you may end the round.
web-learn-sea-decide = Your choice! STOP: everybody scores their cards now. LAST CHANCE: Marina gets one more turn, and you bet that she does not beat your 9 points. A won bet pays your colour bonus too.
web-learn-sea-stopped = You stopped. Marina shows her cards: a pair of fish and three octopuses, 7 points. You score 9. Safe and sound!
web-learn-sea-chance = You bet! Your hand lies open now, and nobody can steal from it. Marina takes the penguin as her last card: she has 8 points.
web-learn-sea-chance-won = 8 is not more than 9: the bet is won! You score 9 and your colour bonus: 3, for three yellow cards. Marina gets only her bonus, 2. Had she beaten you, you would have got your 3 alone, and she all her points.
web-learn-sea-finish = That was your first round! Rounds go on until somebody has 40 points, with two players. And should you ever hold four mermaids: they win the game.

web-learn-sea-nudge-pile-too = That would be allowed too. But first look at the deck: it shows you two cards.
web-learn-sea-nudge-keep-shell = A single fish needs a partner. Let’s begin with the shell.
web-learn-sea-nudge-choose-first = First choose one of the two cards that you drew.
web-learn-sea-nudge-put = The fish needs a place: tap one of the two piles.
web-learn-sea-nudge-no-pair = One card is no pair. It is fine in your hand: it counts there as well.
web-learn-sea-nudge-taken-already = You have taken a card already. One for each turn.
web-learn-sea-nudge-wait = One moment, it is Marina’s turn. Tap “Go on” when you have seen it.
web-learn-sea-nudge-take-crab = Look at the left pile: there is a crab just like yours.
web-learn-sea-nudge-take-first = First take a card; then you may lay pairs.
web-learn-sea-nudge-two-crabs = That one is no crab. Tap the two crabs.
web-learn-sea-nudge-pile-empty = The left pile is empty. The right one has three cards.
web-learn-sea-nudge-look = Your crabs are waiting: tap the right pile.
web-learn-sea-nudge-pick-boat = The black boat makes a pair with your yellow one. Tap it.
web-learn-sea-nudge-two-boats = That one is no boat. Tap the two boats.
web-learn-sea-nudge-lay-boats = Your boats want to sail first: tap both.
web-learn-sea-nudge-draw-again = You could. But in the deck there may be something better.
web-learn-sea-nudge-third-shell = The penguin would pay 1, the third shell pays 2. Keep the shell.
web-learn-sea-nudge-count = Have a look at the points first, then go on.
web-learn-sea-nudge-decide-end = You could go on collecting, yes. But with 9 points it is time: stop or bet!
web-learn-sea-nudge-decide = Choose one of the two calls below.
web-learn-sea-nudge-over = The round is over; the cards have done their work.

web-learn-mochi-welcome = Welcome to the sweet shop! These seven mochi are your hand. Whoever gets rid of all cards first wins the round. One rule above all: the cards stay in their order, you never rearrange them.
web-learn-mochi-pair = In the middle lies the Central Pair. The left card stands for the tens, the right one for the units: 2 and 6 are 26. The Value card shows +: whoever plays must go higher.
web-learn-mochi-play = You play two neighbours of your hand, in their order. 4 and 8 make 48, more than 26. Tap both.
web-learn-mochi-played = 48 is the new pair. Your hand closed up: the 9 and the 3 are neighbours now!
web-learn-mochi-draw = Marina plays 9 and 5. Your neighbours make 93, 37, 71 and 10: nothing beats 95. Then you draw a card. Tap the deck.
web-learn-mochi-insert = A 7! Put it anywhere in your hand; there it stays. You have another 7: tap a gap beside it.
web-learn-mochi-flavour = Marina plays 98, both strawberry. When the pair has one flavour, yours must have one too. More than 98 in one flavour, that looks hopeless …
web-learn-mochi-happy = … but two equal numbers are a Happy Mochi, and that always fits! Play your two sevens.
web-learn-mochi-happy-played = Happy Mochi! The pair is 77, in two flavours. Marina cannot beat that, so she draws a card.
web-learn-mochi-flip = Your turn: 9 and 3 make 93. The sign on the 9 is an effect, flip: it turns the Value card. Play both.
web-learn-mochi-flipped = The Value card turned to -. From now on whoever plays must go lower, and 93 is easy to go below.
web-learn-mochi-last = Marina plays 62. You have 1 and 0 left: 10 is less than 62. Play your last two cards!
web-learn-mochi-won = Your hand is empty: you have won the round! Marina counts her cards: 8 and 5 are 13 penalty points. She keeps one of them face down for the rounds to come, where it can help her.
web-learn-mochi-effects = These are the four effects that cards can have. Filled signs must happen, the others may.
web-learn-mochi-finish = That was your first round! The game ends when somebody reaches 30 penalty points. The lowest total wins.

web-learn-mochi-nudge-pair = Nothing to tap yet. Read the pair: 26. Then go on.
web-learn-mochi-nudge-save-nine = 94 would fit too. But a small step is enough here; save your 9.
web-learn-mochi-nudge-four-eight = Try the 4 and the 8: together they make 48.
web-learn-mochi-nudge-play-first = You can play, so let’s play: the 4 and the 8.
web-learn-mochi-nudge-wait = One moment. Tap “Go on” when you have seen it.
web-learn-mochi-nudge-draw-side = Clever! You may draw from the pair as well, and uncover a lower number. This time take the deck.
web-learn-mochi-nudge-too-low = No two neighbours of yours beat 95. Draw from the deck.
web-learn-mochi-nudge-beside-seven = There it would stand alone. Tap a gap beside your other 7.
web-learn-mochi-nudge-insert = First the 7 needs a place: tap a gap in your hand.
web-learn-mochi-nudge-sevens = The two sevens are neighbours: tap both.
web-learn-mochi-nudge-nine-three = 9 and 3 are neighbours and make 93: tap both.
web-learn-mochi-nudge-last-two = Your last two cards win: tap the 1 and the 0.
web-learn-mochi-nudge-over = The round is over; you have won it.

# --- The reference card ---

web-reference-title = Reference card
web-reference-turn = Your turn
web-reference-ends = How a round ends
web-reference-must = must happen
web-reference-may = may happen
web-reference-sea-take = Take a card: two from the deck (keep one, put the other on a pile), or the top of a pile.
web-reference-sea-lay = Lay pairs, as many as you like.
web-reference-sea-end = With 7 points or more you may end the round; else your turn ends.
web-reference-stop-name = STOP
web-reference-stop = Everybody scores their cards.
web-reference-chance-name = LAST CHANCE
web-reference-chance = The others have one more turn, then points are compared.
web-reference-chance-won = Nobody has more: you score cards and colour bonus, the others only their colour bonus.
web-reference-chance-lost = Somebody has more: you score only your colour bonus, the others their cards.
web-reference-pairs = Duos
web-reference-pairs-worth = · 1 point each, laid or in hand
web-reference-pair-crab = two crabs
web-reference-pair-boat = two boats
web-reference-pair-fish = two fish
web-reference-pair-swimmer = swimmer and shark
web-reference-sea-crab = look through a pile and take a card
web-reference-sea-boat = take another turn
web-reference-sea-fish = get the top card of the deck
web-reference-sea-swimmer = steal a card from a hand
web-reference-collections = Collectors
web-reference-multipliers = Multipliers
web-reference-each = { $points } for each { $kind }
web-reference-mermaid = The first pays 1 for each card of your commonest colour, the second for the second commonest, and so on.
web-reference-mermaid-four = Four mermaids win the game.
web-reference-bonus = Colour bonus: 1 for each card of your commonest colour. It is paid only after a last chance.
web-reference-void = If the deck runs out, nobody scores.
web-reference-sea-target = The game ends at 40, 35 or 30 points with 2, 3 or 4 players.
web-reference-mochi-play = Play two neighbours of your hand, in their order, onto the pair.
web-reference-mochi-draw = Or draw a card from the deck, a side of the pair or your kept cards, and put it anywhere in your hand.
web-reference-mochi-goal = Never rearrange your hand. Left is the tens, right the units.
web-reference-mochi-fits = What fits
web-reference-mochi-plus = higher than the pair
web-reference-mochi-minus = lower than the pair
web-reference-mochi-alike = If the pair has one flavour, yours must have one too.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = two equal numbers always fit.
web-reference-mochi-effects = Effects
web-reference-mochi-won = Whoever ends a turn without cards wins the round.
web-reference-mochi-penalty = The others get the sum of their hand as penalty points.
web-reference-mochi-keep = Each of them keeps one card; kept cards do not count.
web-reference-mochi-target = At 30 points the game ends. The lowest total wins.

# --- A card that explains itself ---

web-explain-duo = A pair ({ $pair }) is worth 1 point, laid or in hand. When you lay it: { $effect }.
web-explain-collection = The more, the better: 1, 2, 3 … of them are worth { $points } points.
web-explain-multiplier = { $points ->
    [one] Worth 1 point for each { $kind } you have.
   *[other] Worth { $points } points for each { $kind } you have.
}
web-explain-sweet = On the left of a pair it counts { $tens }, on the right { $number }. Left in your hand it costs { $number }.
web-explain-effect = Effect, { $how }: { $effect }.
web-explain-close = Escape closes this, the arrows go to other cards.
web-explain-how = Every card explains itself: press and hold it, right-click it, or press ? while it has the focus; E and the arrow keys go from card to card.

# --- The rules ---

web-rules-title = The rules
web-rules-games = The games
web-rules-contents = Contents
web-rules-learn = Learn by playing
web-rules-ruling = our ruling
web-rules-yes = yes
web-rules-see = What the editions say: { $row }
web-rules-editions-why = The printed editions answer some questions differently. You choose one when you open a table; without a choice it follows your language.

web-rules-sea-lead = Collect cards, lay pairs, and end the round at the right moment: that is all there is to it.
web-rules-sea-source = In our own words, from the Italian, Spanish and French rulebooks and the game’s official online version.
web-rules-sea-1 = Cards
web-rules-sea-1-1 = There are 58 cards. Each has a kind and a colour. Duos make pairs, collectors pay by number, multipliers pay for other cards, and then there are the mermaids.
web-rules-sea-2 = Setting up
web-rules-sea-2-1 = Two to four play. The cards are shuffled into a deck; two of them are turned up beside it and open two piles.
web-rules-sea-2-2 = Chance says who begins. Nobody starts with cards in hand.
web-rules-sea-3 = A turn
web-rules-sea-3-1 = Take a card. Either take the top two cards of the deck, keep one and put the other face up on a pile; or take the top card of a pile.
web-rules-sea-3-2 = The card put back goes on either pile; if one is empty, it goes there.
web-rules-sea-3-3 = Of a pile only the top card may be seen. How many cards deck, piles and hands have is known to all.
web-rules-sea-3-4 = If the deck has one card left, you get it and put nothing back. An empty deck cannot be chosen.
web-rules-sea-3-5 = Then lay pairs, as many as you like: two crabs, two boats, two fish, or a swimmer and a shark. Their effect happens at once.
web-rules-sea-3-6 = You may lay a pair whose effect can do nothing.
web-rules-sea-3-7 = With 7 points or more, hand and laid cards together and without colour bonus, you may end the round.
web-rules-sea-3-8 = Otherwise the player to your left has the next turn.
web-rules-sea-4 = What pairs do
web-rules-sea-4-1 = Crabs: choose a pile, look through it and take one card. The others keep their order, and nobody else learns which card it was.
web-rules-sea-4-2 = Boats: take another whole turn at once.
web-rules-sea-4-3 = Fish: add the top card of the deck to your hand.
web-rules-sea-4-4 = Swimmer and shark: choose another player and get a card of that hand by chance. Only the two of you know which.
web-rules-sea-4-5 = Four mermaids win the game.
web-rules-sea-5 = Points
web-rules-sea-5-1 = Each pair is 1 point, laid or still in hand.
web-rules-sea-5-2 = Collectors, by number: shells 0 2 4 6 8 10; octopuses 0 3 6 9 12; penguins 1 3 5; sailors 0 5.
web-rules-sea-5-3 = The lighthouse pays 1 per boat, the shoal 1 per fish, the colony 2 per penguin, the captain 3 per sailor.
web-rules-sea-5-4 = Your first mermaid pays 1 for each card of your commonest colour, the second for the second commonest, and so on. White is a colour too.
web-rules-sea-5-5 = Colour bonus: as many points as you have cards of your commonest colour. It is paid only after a last chance.
web-rules-sea-6 = The end of a round
web-rules-sea-6-1 = Whoever ends the round shows the hand and says STOP or LAST CHANCE.
web-rules-sea-6-2 = STOP: everybody scores their cards, without colour bonus.
web-rules-sea-6-3 = LAST CHANCE: each other player has one final turn and then shows the hand. After that points are compared.
web-rules-sea-6-4 = If nobody has more than the caller, the caller scores cards and colour bonus, the others their colour bonus alone. Else the caller scores the colour bonus alone, the others their cards.
web-rules-sea-6-5 = From a hand that has been shown nobody can steal.
web-rules-sea-6-6 = If the deck runs out, the round is void: nobody scores.
web-rules-sea-6-7 = Points add up over the rounds. All cards are shuffled for the next one; who starts it depends on the edition.
web-rules-sea-6-8 = Ten void rounds in a row end the game as it stands.
web-rules-sea-7 = The end of the game
web-rules-sea-7-1 = The target is 40, 35 or 30 points with 2, 3 or 4 players, unless the table sets another. When a round ends with somebody there, the highest total wins.
web-rules-sea-7-2 = What decides between equal totals depends on the edition. Those still equal share the win.
web-rules-sea-7-3 = Four mermaids win at once, whatever the scores.
web-rules-sea-8 = The editions
web-rules-sea-9 = What a player knows
web-rules-sea-9-1 = Everybody sees laid cards, the tops of piles, all numbers and scores, who takes which card from a pile, and who steals from whom.
web-rules-sea-9-2 = You alone see your hand, the two cards that you draw, and the pile that your crabs look through. A stolen card is seen by thief and victim.
web-rules-sea-9-3 = You may remember whatever you have seen. A table can be opened with a memory aid for everybody.

web-rules-mochi-lead = Be the first to get rid of your cards, two neighbours at a time.
web-rules-mochi-source = In our own words, after the Italian rulebook. Where it leaves something open we say what we do: our rulings.
web-rules-mochi-example = The Value card shows +, the pair is 26: 4 and 8 make 48 and can be played.
web-rules-mochi-1 = Cards
web-rules-mochi-1-1 = 70 cards: the numbers 0 to 9 in seven flavours. A Value card with a + side and a - side. 2 to 6 players.
web-rules-mochi-1-2 = Some cards carry an effect. Flip and draw must happen, pass and keep may.
web-rules-mochi-1-3 = Which cards of the box carry which effect is printed on the cards alone. The deck used here is therefore ours: each flavour has one card of each effect.
web-rules-mochi-1-4 = We call the flavours strawberry, peach, lemon, matcha, soda, grape and sesame.
web-rules-mochi-2 = Beginning a round
web-rules-mochi-2-1 = Everybody gets seven cards. A hand is a row that is never rearranged.
web-rules-mochi-2-2 = The Value card shows + in the first round. Between rounds it stays as it is.
web-rules-mochi-2-3 = Two cards face up are the Central Pair: the left one stands for the tens, the right one for the units. The rest is the deck.
web-rules-mochi-2-4 = Chance says who begins the game. Each later round is begun by the player left of the last winner.
web-rules-mochi-2-5 = If so many cards are kept that seven each cannot be dealt, everybody gets as many as go round equally, at least two; if need be, the oldest kept cards come back.
web-rules-mochi-3 = A turn: draw or play
web-rules-mochi-3-1 = Draw a card: the top card of either side of the pair, the top card of the deck, or one of your kept cards. Put it anywhere in your hand.
web-rules-mochi-3-2 = From a side you can draw only if another card lies beneath. The effect of a card that is uncovered does not happen.
web-rules-mochi-3-3 = Or play two neighbours of your hand, in their order, one onto each side of the pair.
web-rules-mochi-3-4 = With + on the Value card your number must be greater than the pair’s, with - smaller. Equal is neither.
web-rules-mochi-3-5 = If the two cards of the pair have the same flavour, your two must have the same flavour too, whichever it is.
web-rules-mochi-3-6 = Two equal numbers, a Happy Mochi, can always be played.
web-rules-mochi-3-7 = If you can neither draw nor play, you skip your turn. When all have skipped in a row, the round ends, and everybody scores their hand.
web-rules-mochi-3-8 = When the deck is empty, the cards beneath the pair are shuffled into a new one.
web-rules-mochi-3-9 = A round lasts at most 50 turns for each player.
web-rules-mochi-3-10 = After a round that nobody won, the next is begun by the player left of the one who began it.
web-rules-mochi-4 = Effects
web-rules-mochi-4-1 = The effects of both cards just played happen, in the order that you like. Those that must happen do; the others you can decline.
web-rules-mochi-4-2 = Flip: turn the Value card.
web-rules-mochi-4-3 = Draw: choose a player, perhaps yourself. That player draws a card and puts it anywhere in their hand.
web-rules-mochi-4-4 = An effect happens even if its card has been drawn away in the meantime.
web-rules-mochi-4-5 = Pass: all choose a card at the same time, give it to the left and put the card that they receive anywhere in their hand.
web-rules-mochi-4-6 = Whether pass or keep can happen is judged when its turn has come. So the order can matter.
web-rules-mochi-4-7 = Keep: put a card of your hand face down in front of you. Your last card may go this way.
web-rules-mochi-5 = The end of a round
web-rules-mochi-5-1 = If you have no hand cards at the end of your own turn, you have won the round.
web-rules-mochi-5-2 = All others show their hand and get the sum of its numbers as penalty points. Kept cards do not count.
web-rules-mochi-5-3 = If the game goes on, each of them keeps one of these cards, face down. You may always look at your kept cards.
web-rules-mochi-6 = The end of the game
web-rules-mochi-6-1 = The game ends after a round in which somebody has reached 30 points. The lowest total wins; those who tie share the win.
web-rules-mochi-6-3 = The game also ends after ten rounds in a row in which nobody scored a point.
web-rules-mochi-7 = What a player knows
web-rules-mochi-7-1 = Everybody sees the pair and all that was played, the Value card, all numbers and points, and which card of the pair is drawn by whom.
web-rules-mochi-7-2 = You alone see your hand, your kept cards and what you draw from the deck. A passed card is seen by giver and receiver.
web-rules-mochi-7-3 = Everybody sees where a card goes. So a card that was once seen is known wherever it lies, also at its place in a hand.

# --- Replays ---

web-replay-name = Replay
web-replay-loading = The game is being fetched …
web-replay-to-games = My games
web-replay-where = Round { $round } · moment { $step } of { $count }
web-replay-seen-by = Seen by
web-replay-open = everybody, all cards open
web-replay-from = { $who }
web-replay-copy = Link to this moment
web-replay-copied = Copied
web-replay-link = The link to this moment
web-replay-record = Record
web-replay-scores = Scores
web-replay-keys = Keys: ← → step, space plays, Page ↑ ↓ rounds, Home and End, ? reference card.
web-replay-controls = Controls
web-replay-slider = Moment of the game
web-replay-round = Go to a round
web-replay-round-number = Round { $round }
web-replay-first = To the beginning
web-replay-previous = One moment back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One moment on
web-replay-last = To the end
web-replay-speed = Speed
web-replay-middle = Middle of the table
web-replay-deck = Deck { $count }
web-replay-pile = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
web-replay-side = { $count ->
    [0] empty
    [one] one card
   *[other] { $count } cards
}
web-replay-drawn = drawn: { $who }
web-replay-looked = looked through: { $who }
web-replay-caller = called
web-replay-points = { $count ->
    [one] one point
   *[other] { $count } points
}
web-replay-hand = Hand
web-replay-hidden = { $count ->
    [one] one hidden card
   *[other] { $count } hidden cards
}
web-replay-no-cards = no cards
web-replay-laid = Laid
web-replay-kept = Kept
web-replay-chart = Scores after each round
web-replay-round-column = Round
web-replay-to-round = Go to round { $round }

# --- Finished games ---

web-games-title = My games
web-games-why = The games that were finished in this browser, the latest first.
web-games-won = Won
web-games-you = (you)
web-games-winner = winner
web-games-replay = Replay
web-games-record = Record
web-games-empty = No finished games yet
web-games-empty-why = When you have played one, you can look at it here again, move by move.
web-games-play = Play now
web-games-learn = Learn first
