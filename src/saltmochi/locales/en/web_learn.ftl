# The browser's pages for learning and looking back: lessons, rules, reference card, replays, finished games.

# --- The lessons ---

web-learn-choose = Learn to play
web-learn-choose-why = Play your first round with a coach at your side. It takes five minutes, and you can’t go wrong.
web-learn-about-sea-salt-paper = Collect paper sea creatures, play pairs with surprising effects, and stop at just the right moment.
web-learn-about-happy-mochi = Get rid of your sweets two at a time, from a hand you can never rearrange.
web-learn-to-rules = Rules
web-learn-again = Once more
web-learn-back = Back one step
web-learn-progress = Progress
web-learn-rival = Marina
web-learn-you = You
web-learn-cards-in-hand = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
web-learn-laid = Played pairs
web-learn-middle = Middle of the table
web-learn-deck = { $count ->
    [one] Deck, 1 card
   *[other] Deck, { $count } cards
}
# $pile is pile-left or pile-right.
web-learn-pile = { $pile }: { $card }
web-learn-pile-empty = { $pile }: empty
web-learn-side-left = Left side of the pair: { $card }
web-learn-side-right = Right side of the pair: { $card }
web-learn-looking = The cards in the pile
web-learn-drawn = Drawn from the deck
web-learn-slot = Put it here, as card { $place } in your hand
web-learn-points = Your points
web-learn-sum = Total
web-learn-scored = Round score
web-learn-hand-empty = Your hand is empty.
web-learn-value-plus = go higher
web-learn-value-minus = go lower
web-learn-button-next = Next
web-learn-button-end = End turn
web-learn-nudge-other = Not that one. Look for the glow.
web-learn-finished = Finished
web-learn-first-game = Play a real game
web-learn-next-lesson = Next lesson
web-learn-all = All lessons
web-learn-lessons = Lessons
web-learn-kept = Kept
web-learn-rival-cards = Marina’s cards
web-learn-name-sea-first = Your first round
web-learn-what-sea-first = Take cards, play pairs and end the round.
web-learn-name-sea-steal = Steal and multiply
web-learn-what-sea-steal = Swimmers, sharks, multipliers and mermaids.
web-learn-name-sea-calls = The right moment
web-learn-what-sea-calls = When to call { $stop } or { $chance }, and when to wait.
web-learn-name-mochi-first = Your first round
web-learn-what-mochi-first = Play pairs, draw cards and finish first.
web-learn-name-mochi-effects = Clever effects
web-learn-what-mochi-effects = Pass cards on, keep them, make others draw.
web-learn-name-mochi-numbers = High, low or draw
web-learn-what-mochi-numbers = When to play high and when to draw.

# $stop and $chance are the calls of the reader’s edition; $mermaids says how four mermaids win there: laid, held or laid-or-shown.
web-learn-sea-welcome = Welcome aboard! Collect cards to score points. There’s a deck and two piles; you see only the top card of each pile. You’re playing Marina, and you go first.
web-learn-sea-draw = Every turn starts with taking a card. Tap the deck to look at its top two cards.
web-learn-sea-keep = Keep one card; the other goes on a pile. Shells are collectors: the more you have, the more they score. Tap the shell to keep it.
web-learn-sea-put = The fish goes face up on a pile: choose either one. But watch out, Marina may take what you leave.
web-learn-sea-end = Now you could play a pair, but you have none: shells are collected, never played. End your turn.
web-learn-sea-rival = Marina takes the fish. That’s the other way to take a card: the top one of a pile. Nothing goes back, and everyone sees it.
web-learn-sea-later = A few turns later. You have a crab, and there’s another one on the left pile! Take it.
web-learn-sea-lay = Two crabs make a pair. Tap both to play them in front of you. Their colours don’t matter.
web-learn-sea-look = A pair is worth 1 point and has an effect. Crabs let you look through a pile and take any card. Tap the right pile.
web-learn-sea-pick = Here’s the whole pile. You already have a boat: tap the black one, and you have another pair.
web-learn-sea-boats = Play both boats right away. You can play as many pairs as you like.
web-learn-sea-again = Boats give you another turn at once. Draw from the deck again.
web-learn-sea-keep-again = You have two shells; a third takes them from 2 points to 4. Keep the shell. The penguin goes to the empty pile by itself.
web-learn-sea-count = Let’s count: pairs, shells, and a mermaid, who scores 1 for each card of the colour you have most of. With 7 points or more you can end the round.
web-learn-sea-decide = Your choice! { $stop }: everyone scores now. { $chance }: Marina gets one more turn, and you bet she won’t beat your 9 points. Win it to add your colour bonus.
web-learn-sea-stopped = You ended the round. Marina shows her cards: a pair of fish and three octopuses, 7 points. You score 9. Safe and sound!
web-learn-sea-chance = Bold move! Your hand is on show now, and nobody can steal from it. Marina takes the penguin as her last card: she has 8 points.
web-learn-sea-chance-won = You win the bet: 8 doesn’t beat 9! You score 9, plus 3 for three yellow cards; Marina scores only her bonus, 2. Had you lost, you’d score only the 3.
web-learn-sea-finish = { $mermaids ->
    [laid] That was your first round! With two players, you go on until someone has 40 points. And if you ever play all four mermaids, you win the game at once!
    [held] That was your first round! With two players, you go on until someone has 40 points. And if you ever hold all four mermaids, you win the game at once!
   *[laid-or-shown] That was your first round! With two players, you go on until someone has 40 points. And if you ever collect all four mermaids, you win the game!
}

web-learn-sea-steal-take = Back on board! You have a swimmer, and there’s a shark on the left pile. Odd company, but together they’re a pair. Take the shark.
web-learn-sea-steal-lay = A swimmer and a shark make a pair. Tap both to play them: you’ll steal a card.
web-learn-sea-steal-rival = Time to steal! You get a random card from another player’s hand. Tap Marina’s cards.
web-learn-sea-steal-got = A lighthouse, and only you two know! It’s a multiplier: 1 point for each boat you have. You have two boats, so it scores 2.
web-learn-sea-steal-mermaid = And your mermaid? She scores 1 for each card of the colour you have most of. That’s yellow: 2 cards, 2 points. The next yellow card makes it 3.
web-learn-sea-steal-second = Marina drew two cards and put a mermaid on the right pile! A second mermaid counts your next colour. Take her.
web-learn-sea-steal-count = One mermaid counts yellow, the other white: the mermaids themselves are white! That makes 8 points, and every boat and every yellow card adds more.
web-learn-sea-steal-finish = Now you know the treasures of the sea! Collect what your multipliers and mermaids count. And beware: others steal too. Pairs you’ve played are safe.
web-learn-sea-calls-welcome = With 7 points you can end the round. But should you? Three little scenes: look at your points, and at what Marina has.
web-learn-sea-calls-stop = You have 10 points. Marina has two pairs in front of her and six cards in hand: that could be more than yours. What do you do?
web-learn-sea-calls-stopped = Well done: Marina had 13! You score your 10. After { $chance } you’d have scored only your colour bonus, 2, and she’d still have her 13.
web-learn-sea-calls-chance = Another round. You have 10 again, four of your cards are yellow, and Marina has just three cards. One more turn won’t save her. Your call?
web-learn-sea-calls-won = Marina takes a card and shows 1 point. You win the bet: 10 for your cards plus 4 for the yellow ones! She scores only her bonus, 2.
web-learn-sea-calls-wait = Last scene: you have 7. The octopus on the left pile would be your third and add 3 points. Marina has only two cards. Call, or wait?
web-learn-sea-calls-take = Marina took the fish and left you the octopus. Take it!
web-learn-sea-calls-finish = 10 instead of 7! So: { $stop } when someone may have more, { $chance } when nobody can catch up. And wait while you’re growing faster.

web-learn-sea-nudge-pile-too = You could, but look at the deck first: it shows you two cards.
web-learn-sea-nudge-keep-shell = A single fish needs a partner. Let’s start with the shell.
web-learn-sea-nudge-choose-first = First choose one of the two cards you drew.
web-learn-sea-nudge-put = The fish needs a place: tap one of the two piles.
web-learn-sea-nudge-no-pair = Shells aren’t played. Yours is fine in your hand: it counts there too.
web-learn-sea-nudge-taken-already = You’ve already taken a card. It’s one per turn.
web-learn-sea-nudge-wait = It’s Marina’s turn. Tap “Next” when you’ve seen it.
web-learn-sea-nudge-take-crab = Look at the left pile: there’s another crab.
web-learn-sea-nudge-take-first = Take a card first; then you can play pairs.
web-learn-sea-nudge-two-crabs = That isn’t a crab. Tap the two crabs.
web-learn-sea-nudge-pile-empty = The left pile is empty. The right one has three cards.
web-learn-sea-nudge-look = Your crabs are waiting: tap the right pile.
web-learn-sea-nudge-pick-boat = The black boat makes a pair with your yellow one. Tap it.
web-learn-sea-nudge-two-boats = That isn’t a boat. Tap the two boats.
web-learn-sea-nudge-lay-boats = Your boats want to sail first: tap both.
web-learn-sea-nudge-draw-again = You could, but there may be something better in the deck.
web-learn-sea-nudge-third-shell = The penguin would add 1 point, the third shell adds 2. Keep the shell.
web-learn-sea-nudge-count = Have a look at your points first, then tap “Next”.
web-learn-sea-nudge-decide-end = You could keep collecting. But with 9 points it’s time: stop or bet!
web-learn-sea-nudge-decide = Choose one of the two calls below.
web-learn-sea-nudge-over = The round is over. Your cards have earned a rest.
web-learn-sea-nudge-steal-shark = The shark is waiting for you on the left pile.
web-learn-sea-nudge-steal-both = Swimmer and shark belong together: tap both.
web-learn-sea-nudge-steal-from = Marina’s cards are at the top. Tap them to steal one.
web-learn-sea-nudge-steal-her = Mermaids are precious: take the one on the right pile.
web-learn-sea-nudge-calls-risky = Six cards can hide a lot. Save your 10 points.
web-learn-sea-nudge-calls-slow = Every turn you wait, Marina’s hand grows too. End it now.
web-learn-sea-nudge-calls-safe = That would be safe. But Marina can’t catch up: go for your bonus.
web-learn-sea-nudge-calls-now = You could wait. But so much yellow is worth a bet right now.
web-learn-sea-nudge-calls-early = 7 is fine, but 10 is so close, and Marina has hardly begun.
web-learn-sea-nudge-calls-octopus = The octopus is on the left pile. Three of them score 6.
web-learn-sea-nudge-calls-choose = Look at the table, then choose a button below.

web-learn-mochi-welcome = Welcome to the sweet shop! These seven mochi are your hand. Get rid of them first to win the round. But their order is fixed: you can never rearrange them.
web-learn-mochi-pair = In the middle is the Central Pair: the left card is the tens, the right one the units. 2 and 6 make 26. The Value card shows +, so you must go higher.
web-learn-mochi-play = Play two adjacent cards from your hand, in their order. 4 and 8 make 48, more than 26. Tap both.
web-learn-mochi-played = 48 is the new pair. Your hand closed up: the 9 and the 3 are adjacent now!
web-learn-mochi-draw = Marina plays 9 and 5. Your adjacent cards make 93, 37, 71 and 10: nothing beats 95. So you draw a card. Tap the deck.
web-learn-mochi-insert = A 7! Put it anywhere in your hand; it stays there. You have another 7: tap a gap next to it.
web-learn-mochi-flavour = Marina plays 98, both strawberry. When the pair has one colour, your two cards must share a colour too. Higher than 98 in one colour? That looks hopeless…
web-learn-mochi-happy = …but two equal numbers are a Happy Mochi, and that always fits! Play your two sevens.
web-learn-mochi-happy-played = Happy Mochi! The pair is now 77, in two colours. Marina can’t beat that, so she draws a card.
web-learn-mochi-flip = Your turn: 9 and 3 make 93. The symbol on the 9 is an effect: “flip” turns over the Value card. Play both.
web-learn-mochi-flipped = The Value card turned to −. From now on you must both go lower, and it’s easy to get below 93.
web-learn-mochi-last = Marina plays 62. You have 1 and 0 left, and 10 is less than 62. Play your last two cards!
web-learn-mochi-won = Your hand is empty: you win the round! Marina has 8 and 5 left: 13 penalty points. She keeps one of them face down, to use in a later round.
web-learn-mochi-effects = Cards can have these four effects. Solid symbols are mandatory, outlined ones optional.
web-learn-mochi-finish = That was your first round! The game ends when someone reaches 30 penalty points. The lowest total wins.

web-learn-mochi-effects-play = The shop is open again! Some cards do something when played: your 2 says “make draw”. 2 and 6 make 26, more than 13. Play both.
web-learn-mochi-effects-draw = “Make draw” is mandatory: someone draws a card. It could be you, but a fuller hand is no help. Tap Marina’s cards.
web-learn-mochi-effects-drawn = Marina draws: six cards now! Then she plays 3 and 0. The pair is 30.
web-learn-mochi-effects-pass = Play 4 and 9: 49 beats 30. The 4 says “pass”: everyone gives a card to the left. It’s optional, but you’ll like it.
web-learn-mochi-effects-give = Which card do you give away? The 1 stands between your 7 and your 8, and it’s hard to go higher with a 1. Pass it on!
web-learn-mochi-effects-insert = Marina gives you a 0. Don’t let it come between your 7 and your 8: put it at either end.
web-learn-mochi-effects-keep = Marina plays 65, and your 7 and 8 make 78. The 7 says “keep”, and one card will be left for it. Play both!
web-learn-mochi-effects-last = “Keep” puts a card from your hand face down in front of you. It can even be your last one. Tap the 0!
web-learn-mochi-effects-won = Your hand is empty: you win the round! Marina has 9 and 1 left: 10 penalty points. And the 1 came from you.
web-learn-mochi-effects-finish = Kept cards don’t count against you, and they stay yours: in a later round, draw one at just the right moment.
web-learn-mochi-numbers-small = The pair is 41. You could play 98, 84, 46 or 62. A small step is enough and saves your 9 and 8: play 4 and 6.
web-learn-mochi-numbers-danger = Marina plays 71 and has only two cards left. If she gets to play those, she wins the round!
web-learn-mochi-numbers-high = Now go high! Almost nothing beats 98. Play the 9 and the 8.
web-learn-mochi-numbers-blocked = Marina can’t beat 98, so she draws. You have one card left, but you always play two: your 2 needs a partner.
web-learn-mochi-numbers-draw = You can draw from the pair, too. Take the 9: the 7 below turns the pair into 78, and 9 and 2 make 92. Tap the 9.
web-learn-mochi-numbers-insert = Where does the 9 go? In front of your 2 it makes 92, behind it only 29.
web-learn-mochi-numbers-last = Marina can’t beat 78 either and draws again. 92 is more than 78: play your last two cards!
web-learn-mochi-numbers-won = You win the round! Marina has 6, 5, 3 and 8 left: 22 penalty points.
web-learn-mochi-numbers-finish = Small steps while there’s time, big ones to hold others up, and a draw that makes a pair. When the round ends, every card in your hand costs you.

web-learn-mochi-nudge-pair = Nothing to tap yet. Read the pair, 26, then tap “Next”.
web-learn-mochi-nudge-save-nine = 94 would fit too, but a small step is enough here. Save your 9.
web-learn-mochi-nudge-four-eight = Try the 4 and the 8: together they make 48.
web-learn-mochi-nudge-play-first = You can play, so let’s play: the 4 and the 8.
web-learn-mochi-nudge-wait = One moment. Tap “Next” when you’ve seen it.
web-learn-mochi-nudge-draw-side = Clever: that uncovers a lower number! But this time, draw from the deck.
web-learn-mochi-nudge-too-low = No two adjacent cards of yours beat 95. Draw from the deck.
web-learn-mochi-nudge-beside-seven = It would be on its own there. Tap a gap next to your other 7.
web-learn-mochi-nudge-insert = The 7 needs a place first: tap a gap in your hand.
web-learn-mochi-nudge-sevens = The two sevens are adjacent: tap both.
web-learn-mochi-nudge-nine-three = 9 and 3 are adjacent and make 93: tap both.
web-learn-mochi-nudge-last-two = Your last two cards win: tap the 1 and the 0.
web-learn-mochi-nudge-over = The round is over, and you won it!
web-learn-mochi-nudge-effects-two-six = Tap the 2 and the 6: together they make 26.
web-learn-mochi-nudge-effects-rival = Marina’s cards are at the top. Tap them, and she draws.
web-learn-mochi-nudge-effects-four-nine = Tap the 4 and the 9: together they make 49.
web-learn-mochi-nudge-effects-give-one = You’ll need that one soon. Give away the 1.
web-learn-mochi-nudge-effects-ends = There it would separate your 7 and 8. Try one of the ends.
web-learn-mochi-nudge-effects-place = The 0 needs a place first: tap a gap at either end.
web-learn-mochi-nudge-effects-seven-eight = 7 and 8 are adjacent and make 78: tap both.
web-learn-mochi-nudge-effects-zero = Tap your last card, the 0, to keep it.
web-learn-mochi-nudge-numbers-save = That would fit, but it’s more than you need. Try the 4 and the 6.
web-learn-mochi-nudge-numbers-play = You can play, so let’s play: the 4 and the 6.
web-learn-mochi-nudge-numbers-nine-eight = The 9 and the 8 make 98: tap both.
web-learn-mochi-nudge-numbers-deck = The deck is a surprise, but the 9 you can see. Tap it.
web-learn-mochi-nudge-numbers-right = Then the pair would be 91, too high for your 82. Tap the 9.
web-learn-mochi-nudge-numbers-front = Behind the 2 it makes only 29. Put it in front.
web-learn-mochi-nudge-numbers-place = The 9 needs a place first: tap the gap in front of the 2.
web-learn-mochi-nudge-numbers-last = Your last two cards win: tap the 9 and the 2.

# --- The reference card ---

web-reference-title = Reference card
web-reference-turn = Your turn
web-reference-ends = How a round ends
web-reference-must = mandatory
web-reference-may = optional
web-reference-sea-take = Take a card: two from the deck (keep one, put the other on a pile), or the top card of a pile.
web-reference-sea-lay = Play pairs, as many as you like.
web-reference-sea-end = With 7 points or more you can end the round. Otherwise your turn ends.
web-reference-stop = Everyone scores their cards.
web-reference-chance = The others get one final turn, then you compare points.
web-reference-chance-won = If nobody beats you, you score your cards and colour bonus; the others score only their colour bonus.
web-reference-chance-lost = If anyone beats you, you score only your colour bonus; the others score their cards.
web-reference-pairs = Pairs
web-reference-pairs-worth = · 1 point each, played or in hand
web-reference-pair-crab = two crabs
web-reference-pair-boat = two boats
web-reference-pair-fish = two fish
web-reference-pair-swimmer = swimmer and shark
web-reference-sea-crab = look through a pile and take a card
web-reference-sea-boat = take another turn
web-reference-sea-fish = draw the top card of the deck
web-reference-sea-swimmer = steal a random card from another player
web-reference-pair-lobster = crab and lobster
web-reference-pair-jellyfish = swimmer and jellyfish
web-reference-sea-lobster = look at five cards of the deck and keep one
web-reference-sea-jellyfish = sting the others: their next turn is just one card from the deck
web-reference-starfish = Play it with a pair: together they score 3, but the pair has no effect. In hand, it scores 2 if it has a pair of its own.
web-reference-seahorse = It counts as one more shell, octopus, penguin or sailor, whichever scores most, if you have at least one.
web-reference-collections = Collectors
web-reference-multipliers = Multipliers
web-reference-each = { $points } for each { $kind }
web-reference-mermaid = The first scores 1 for each card of the colour you have most of, the second for your next colour, and so on.
# $mermaids: see the lesson above.
web-reference-mermaid-four = { $mermaids ->
    [laid] If you play all four on your turn, you win the game.
    [held] If you hold all four, you win the game at once.
   *[laid-or-shown] If you play all four, or end your turn or the round with all four, you win the game.
}
web-reference-bonus = Colour bonus: 1 for each card of the colour you have most of. It counts only after { $chance }.
# $deck says what an empty deck does in final turns: ignored, or the round is void (at-turn-end, at-once).
web-reference-void = { $deck ->
    [ignored] If the deck runs out before anyone ends the round, nobody scores.
   *[other] If the deck runs out, nobody scores.
}
web-reference-sea-target = The game ends at 40, 35 or 30 points with 2, 3 or 4 players.
web-reference-mochi-play = Play two adjacent cards from your hand on the pair, in their order.
web-reference-mochi-draw = Or draw a card from the deck, a side of the pair or your Kept cards, and put it anywhere in your hand.
web-reference-mochi-goal = Never rearrange your hand. The left card is the tens, the right one the units.
web-reference-mochi-fits = What fits
web-reference-mochi-plus = higher than the pair
web-reference-mochi-minus = lower than the pair
web-reference-mochi-alike = If the pair has one colour, your two cards must share a colour too.
web-reference-mochi-happy-name = Happy Mochi:
web-reference-mochi-happy = two equal numbers always fit.
web-reference-mochi-effects = Effects
web-reference-mochi-won = If your hand is empty at the end of your turn, you win the round.
web-reference-mochi-penalty = The others score the sum of their hand as penalty points.
web-reference-mochi-keep = Each of them keeps one card. Kept cards don’t count.
web-reference-mochi-target = The game ends at 30 points. The lowest total wins.

# --- A card that explains itself ---

web-explain-duo = A pair ({ $pair }) is worth 1 point, played or in hand. When you play it: { $effect }.
web-explain-collection = The more you have, the more they score. Points for 1, 2… cards: { $points }.
web-explain-multiplier = { $points ->
    [one] Worth 1 point for each { $kind } you have.
   *[other] Worth { $points } points for each { $kind } you have.
}
web-explain-mochi = { $number ->
    [one] On the left of the pair it counts as { $tens }, on the right as { $number }. Left in your hand, it costs you 1 point.
   *[other] On the left of the pair it counts as { $tens }, on the right as { $number }. Left in your hand, it costs you { $number } points.
}
# $effect is the name of an effect, $does what it does, $how whether it is mandatory.
web-explain-effect = Effect “{ $effect }” ({ $how }): { $does }
web-explain-close = Press Escape to close, or the arrow keys for other cards.
web-explain-how = Every card explains itself: touch its i, press and hold it, right-click it, or press ? when it’s selected. E and the arrow keys go from card to card.

# --- The rules ---

web-rules-title = Rules
web-rules-games = Games
web-rules-contents = Contents
web-rules-learn = Learn by playing
web-rules-ruling = our ruling
web-rules-yes = yes
web-rules-see = Compare the editions: { $row }
web-rules-editions-why = The editions answer some questions differently. You choose one when you open a table; otherwise it follows your language.

web-rules-sea-lead = Collect cards, play pairs and end the round at the right moment: that’s all there is to it.
web-rules-sea-source = In our own words, from the Italian, Spanish and French rulebooks and the game’s official online version.
web-rules-sea-1 = Cards
web-rules-sea-1-1 = There are 58 cards. Each has a kind and a colour. Duo cards make pairs, collectors score by how many you have, multipliers score for other cards, and then there are the mermaids.
web-rules-sea-2 = Setting up
web-rules-sea-2-1 = Sea Salt & Paper is for two to four players. Shuffle the cards to make a deck, and turn up two cards beside it: they start two piles.
web-rules-sea-2-2 = The first player is chosen at random. Nobody starts with cards in hand.
web-rules-sea-3 = A turn
web-rules-sea-3-1 = Take a card. Either take the top two cards of the deck, keep one and put the other face up on a pile, or take the top card of a pile.
web-rules-sea-3-2 = The card you put back can go on either pile. If one is empty, it has to go there.
web-rules-sea-3-3 = You may look only at the top card of a pile. Everyone may know how many cards the deck, the piles and the hands have.
web-rules-sea-3-4 = If the deck has only one card left, you get it and put nothing back. You can’t draw from an empty deck.
web-rules-sea-3-5 = Then play pairs, as many as you like: two crabs, two boats, two fish, or a swimmer and a shark. Each has an effect right away.
web-rules-sea-3-6 = You can play a pair even if its effect does nothing.
web-rules-sea-3-7 = With 7 points or more you can end the round. Hand and played cards count together, without the colour bonus.
web-rules-sea-3-8 = Otherwise it’s the turn of the player to your left.
web-rules-sea-4 = What pairs do
web-rules-sea-4-1 = Crabs: choose a pile that isn’t empty, look through it and take one card. The others stay in order, and nobody else sees which card you took.
web-rules-sea-4-2 = Boats: take another whole turn right away.
web-rules-sea-4-3 = Fish: draw the top card of the deck.
web-rules-sea-4-4 = Swimmer and shark: steal a random card from another player’s hand. Only the two of you know which.
web-rules-sea-4-5 = { $mermaids ->
    [laid] If you have all four mermaids on your turn, you can play them: you win the game.
    [held] As soon as one hand has all four mermaids, that player wins the game.
   *[laid-or-shown] If you have all four mermaids, you can play them to win the game. You also win if you end your turn or the round with all four.
}
web-rules-sea-5 = Points
web-rules-sea-5-1 = Each pair is worth 1 point, played or still in hand.
web-rules-sea-5-2 = Collectors score by how many you have: shells 0 2 4 6 8 10; octopuses 0 3 6 9 12; penguins 1 3 5; sailors 0 5.
web-rules-sea-5-3 = The lighthouse scores 1 per boat, the shoal 1 per fish, the colony 2 per penguin, the captain 3 per sailor.
web-rules-sea-5-4 = Your first mermaid scores 1 for each card of the colour you have most of, the second for your next colour, and so on. White is a colour too.
web-rules-sea-5-5 = The colour bonus is 1 point for each card of the colour you have most of. It counts only after { $chance }.
web-rules-sea-6 = The end of a round
web-rules-sea-6-1 = The player who ends the round shows their hand and calls { $stop } or { $chance }.
web-rules-sea-6-2 = { $stop }: everyone scores their cards, without the colour bonus.
web-rules-sea-6-3 = { $chance }: everyone else takes one final turn, in which they can’t end the round, and then shows their hand. Then you compare points.
web-rules-sea-6-4 = If nobody has more than the caller, the caller scores cards and colour bonus, and the others score only their colour bonus. Otherwise the caller scores only the colour bonus, and the others score their cards.
web-rules-sea-6-5 = Nobody can steal from a hand that has been shown.
web-rules-sea-6-6 = If the deck runs out, the round is void and nobody scores. Exactly when depends on the edition.
web-rules-sea-6-7 = Points add up over the rounds. Shuffle all the cards for the next one; who starts it depends on the edition.
web-rules-sea-6-8 = After ten void rounds in a row, the game ends and the highest total wins.
web-rules-sea-7 = The end of the game
web-rules-sea-7-1 = The target is 40, 35 or 30 points with 2, 3 or 4 players, unless the table sets another. When someone has reached it at the end of a round, the highest total wins.
web-rules-sea-7-2 = How a tie is broken depends on the edition. Players who are still tied share the win.
web-rules-sea-7-3 = If you win with four mermaids, the game ends at once, whatever the scores.
web-rules-sea-8 = The editions
web-rules-sea-9 = What a player knows
web-rules-sea-9-1 = Everyone sees the played cards, the top of each pile, how many cards are where, the scores, who takes which card from a pile, and who steals from whom.
web-rules-sea-9-2 = Only you see your hand, the two cards you draw and the pile your crabs look through. Only the thief and the victim see a stolen card.
web-rules-sea-9-3 = You can use anything you remember. A table can be opened with memory help for everyone.

web-rules-mochi-lead = Be the first to get rid of your cards, two adjacent ones at a time.
web-rules-mochi-source = In our own words, from the Italian rulebook. Where it leaves a question open, we say what we do: our rulings.
web-rules-mochi-example = The Value card shows + and the pair is 26: 4 and 8 make 48, so you can play them.
web-rules-mochi-1 = Cards
web-rules-mochi-1-1 = There are 70 cards, the numbers 0 to 9 in seven colours, and a Value card with a + side and a − side. For 2 to 6 players.
web-rules-mochi-1-2 = Some cards have an effect. “Flip” and “make draw” are mandatory, “pass” and “keep” are optional.
web-rules-mochi-1-3 = Which cards have which effect is printed only on the cards, so the deck here is our own: each colour has one card with each effect.
web-rules-mochi-1-4 = We call the colours strawberry, peach, lemon, matcha, soda, grape and sesame.
web-rules-mochi-2 = Starting a round
web-rules-mochi-2-1 = Everyone gets seven cards. You may never change their order in your hand.
web-rules-mochi-2-2 = The Value card shows + in the first round. Between rounds it stays as it is.
web-rules-mochi-2-3 = Two cards face up are the Central Pair: the left one is the tens, the right one the units. The rest is the deck.
web-rules-mochi-2-4 = The first player of the game is chosen at random. After that, the player to the left of the last winner starts the round.
web-rules-mochi-2-5 = If too many cards are kept to deal seven each, everyone gets the same smaller number, but at least two. If even that isn’t possible, the oldest Kept cards come back.
web-rules-mochi-3 = A turn: draw or play
web-rules-mochi-3-1 = Draw a card: the top card of either side of the pair, the top card of the deck, or one of your Kept cards. Put it anywhere in your hand.
web-rules-mochi-3-2 = You can draw from a side only if there is another card under it. Uncovering a card doesn’t trigger its effect.
web-rules-mochi-3-3 = Or play two adjacent cards from your hand, in their order, one on each side of the pair.
web-rules-mochi-3-4 = If the Value card shows +, your number must be higher than the pair’s; if it shows −, lower. An equal number doesn’t fit.
web-rules-mochi-3-5 = If both cards of the pair have the same colour, your two must share a colour too: any colour will do.
web-rules-mochi-3-6 = But two equal numbers, a Happy Mochi, can always be played.
web-rules-mochi-3-7 = If you can neither draw nor play, you skip your turn. When everyone has skipped in a row, the round ends and everyone scores their hand.
web-rules-mochi-3-8 = When the deck is empty and someone draws from it, the cards under the pair are shuffled to make a new one.
web-rules-mochi-3-9 = A round lasts at most 50 turns per player. If nobody has won by then, everyone scores their hand.
web-rules-mochi-3-10 = After a round nobody won, the next is started by the player to the left of the one who started it.
web-rules-mochi-4 = Effects
web-rules-mochi-4-1 = The effects of both cards you just played happen, in the order you choose. You can decline the optional ones.
web-rules-mochi-4-2 = “Flip”: turn over the Value card.
web-rules-mochi-4-3 = “Make draw”: choose a player, even yourself. They draw a card and put it anywhere in their hand.
web-rules-mochi-4-4 = An effect happens even if its card has been drawn in the meantime.
web-rules-mochi-4-5 = “Pass”: at the same time, everyone chooses a card, gives it to the left and puts the card they get anywhere in their hand.
web-rules-mochi-4-6 = “Pass” and “keep” need a card in your hand at the moment you use them, so the order can matter.
web-rules-mochi-4-7 = “Keep”: put a card from your hand face down in front of you. It can be your last card.
web-rules-mochi-5 = The end of a round
web-rules-mochi-5-1 = If your hand is empty at the end of your turn, you win the round.
web-rules-mochi-5-2 = Everyone else shows their hand and scores the sum of its numbers as penalty points. Kept cards don’t count.
web-rules-mochi-5-3 = If the game goes on, each of them keeps one of these cards, face down. You can always look at your Kept cards.
web-rules-mochi-6 = The end of the game
web-rules-mochi-6-1 = The game ends after a round in which someone has reached 30 points. The lowest total wins; players who tie share the win.
web-rules-mochi-6-3 = The game also ends after ten rounds in a row in which nobody scored a point. The lowest total wins.
web-rules-mochi-7 = What a player knows
web-rules-mochi-7-1 = Everyone sees the pair and everything played, the Value card, how many cards each player has, the scores, and who draws which card from the pair.
web-rules-mochi-7-2 = Only you see your hand, your Kept cards and what you draw from the deck. Only the giver and the receiver see a passed card.
web-rules-mochi-7-3 = Everyone sees where a card goes. So once you’ve seen a card, you know it wherever it is, even at its place in a hand.

# --- Replays ---

web-replay-name = Replay
web-replay-loading = Fetching the game…
web-replay-to-games = My games
web-replay-where = Round { $round } · step { $step } of { $count }
web-replay-seen-by = View as
web-replay-open = Everyone (all cards)
web-replay-from = { $who }
web-replay-copy = Copy link
web-replay-copied = Copied
web-replay-link = Link to this step
web-replay-record = Download game
web-replay-scores = Scores
web-replay-keys = Keys: ← → for steps, Space to play or pause, Page Up and Page Down for rounds, Home and End, ? for the reference card.
web-replay-controls = Controls
web-replay-slider = Step of the game
web-replay-round = Go to a round
web-replay-round-number = Round { $round }
web-replay-first = Back to the start
web-replay-previous = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-last = Skip to the end
web-replay-speed = Speed
web-replay-middle = Middle of the table
web-replay-deck = Deck { $count }
web-replay-pile = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-replay-side = { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}
web-replay-drawn = drawn by { $who }
web-replay-looked = { $who } is looking through
web-replay-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
web-replay-hand = Hand
web-replay-hidden = { $count ->
    [one] 1 hidden card
   *[other] { $count } hidden cards
}
web-replay-no-cards = no cards
web-replay-laid = Played
web-replay-kept = Kept
web-replay-chart = Scores after each round
web-replay-round-column = Round
web-replay-to-round = Go to round { $round }

# --- Finished games ---

web-games-title = My games
web-games-why = The games you finished in this browser, latest first.
web-games-won = Won
web-games-you = (you)
web-games-winner = winner
web-games-replay = Replay
web-games-record = Download game
web-games-empty = No finished games yet
web-games-empty-why = Once you’ve played one, you can watch it again here, move by move.
web-games-play = Play now
web-games-learn = Learn first
