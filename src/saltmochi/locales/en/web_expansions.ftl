# The expansions of Sea Salt & Paper on the page of the rules and on the reference card.

# --- The rules ---

web-rules-sea-expansions = Expansions
web-rules-sea-expansions-why = Play with Extra Salt, with Extra Pepper, or with both. Everything above stays true unless something here changes it.
web-rules-sea-10 = Extra Salt: the cards
web-rules-sea-10-1 = Extra Salt adds eight cards, so there are 66. Two jellyfish and a lobster make pairs, the cast of crabs is a multiplier, and there are three starfish and a seahorse.
web-rules-sea-10-3 = Setting up, the turn, the calls and the target don’t change.
web-rules-sea-11 = Extra Salt: new pairs
web-rules-sea-11-1 = You can also play a crab with the lobster, or a swimmer with a jellyfish.
web-rules-sea-11-2 = You can play these pairs even if their effect does nothing.
web-rules-sea-11-3 = Crab and lobster: look at the top five cards of the deck and keep one. Put the others back and shuffle the deck.
web-rules-sea-11-5 = Swimmer and jellyfish: you sting everyone else. On their next turn they add the top card of the deck to their hand, and that’s the whole turn.
web-rules-sea-11-6 = If you’re stung twice before that turn, it’s the same as once. Stings end with the round.
web-rules-sea-11-7 = If you play boats after a jellyfish, your extra turn is an ordinary one.
web-rules-sea-11-8 = A final turn is a next turn: if you play a jellyfish and call { $chance }, the others’ final turn is one card from the deck.
web-rules-sea-11-10 = You can’t play mermaids on a turn when you’re stung.
web-rules-sea-11-11 = A jellyfish does nothing to players behind a shell (16.14).
web-rules-sea-11-12 = When you play a pair, you can add a starfish from your hand. Together the three cards are worth 3 points, but the pair’s effect doesn’t happen.
web-rules-sea-11-13 = Each pair takes one starfish. You can’t add one to a pair that’s already on the table, and you can’t take it back.
web-rules-sea-11-14 = The cards of a trio count for multipliers, colours and mermaids like all played cards.
web-rules-sea-12 = Extra Salt: points
web-rules-sea-12-1 = A crab with the lobster is worth 1 point, and so is each swimmer with a jellyfish. Your hand is paired up in the best way for you.
web-rules-sea-12-2 = A starfish on the table is worth 2 points. In hand it’s worth 2 if it has a pair of its own there, otherwise nothing.
web-rules-sea-12-3 = The seahorse counts as one more shell, octopus, penguin or sailor, whichever scores most, if you have at least one of that kind. It can’t take the place of a seventh shell or a fourth penguin.
web-rules-sea-12-4 = The seahorse isn’t a penguin for the colony or a sailor for the captain.
web-rules-sea-12-5 = The seahorse is white. It counts for mermaids and the colour bonus, but it isn’t a mermaid.
web-rules-sea-12-6 = The cast of crabs scores 1 for each crab. The lobster isn’t a crab.
web-rules-sea-13 = Extra Pepper: the events
web-rules-sea-13-1 = Extra Pepper is twelve event cards in a deck of their own. They never belong to a hand or to anyone’s points.
web-rules-sea-13-2 = Each event has a cup. Cup +: a burden for the leader. Cup −: a help for the player in last place.
web-rules-sea-13-3 = When a round begins, turn up the top event. It works for everyone for the whole round, and when points are counted.
web-rules-sea-14 = Extra Pepper: who gets the event
web-rules-sea-14-1 = After each round, look at the totals: the leader has the highest, the player in last place the lowest. If there’s a tie, there’s no leader, or nobody is last.
web-rules-sea-14-2 = First look at the events that players hold. If the holder of a cup + isn’t the leader, or the holder of a cup − isn’t in last place, that event is discarded.
web-rules-sea-14-3 = Then the round’s event goes to the leader (+) or to the player in last place (−). If there’s nobody, it’s discarded.
web-rules-sea-14-4 = Turn up the next event. If the event deck is empty, shuffle the discarded events to make a new one.
web-rules-sea-14-5 = If you now have two events, keep one and discard the other.
web-rules-sea-14-6 = A void round hands its event on too.
web-rules-sea-14-7 = An event you hold works only for you, in every round, together with the round’s event.
web-rules-sea-14-8 = With two players, a tie discards everything.
web-rules-sea-14-9 = If the game is over, no event is handed on.
web-rules-sea-15 = Extra Pepper: whose event counts
web-rules-sea-15-1 = An event works for you if it’s the round’s event, or if you hold it.
web-rules-sea-15-2 = For what you do on your turn, your events count. When points are counted, everyone’s cards are counted by their own events.
web-rules-sea-15-3 = That’s also how you check whether you have enough points to end the round.
web-rules-sea-16 = Extra Pepper: what events do
web-rules-sea-16-1 = { event-hermit-crab }: with two crabs, look through the left pile and take a card, then do the same with the right one. You must take both; skip an empty pile.
web-rules-sea-16-2 = { event-sunfish }: two fish bring you the top two cards of the deck.
web-rules-sea-16-3 = { event-water-rodeo }: you can also play two swimmers or two sharks, for 1 point each.
web-rules-sea-16-4 = Two swimmers: choose someone with cards in hand and look at them. You can exchange one of your cards for one of theirs; you choose both.
web-rules-sea-16-5 = Two sharks: take a pair that someone else has played. It’s yours now, without its effect. A trio can’t be taken.
web-rules-sea-16-6 = Players who have shown their hand are protected from both. Where nobody can steal in final turns, both pairs do nothing there.
web-rules-sea-16-7 = In hand, too, two swimmers or two sharks are worth 1 point.
web-rules-sea-16-8 = { event-dance-of-the-shells }: shells score 2, 4, 6, 8, 10, 12.
web-rules-sea-16-9 = { event-kraken }: octopuses score 1, 2, 3, 4, 5.
web-rules-sea-16-10 = { event-tornado }: mermaids score nothing. They still win the game, and they count as white cards for the colour bonus.
web-rules-sea-16-11 = { event-dance-of-the-mermaids }: three mermaids or more win the game, just as four do otherwise.
web-rules-sea-16-12 = { event-treasure-chest }: you need 10 points to end the round. { event-diodon-fish }: you can’t call { $stop }, only { $chance }.
web-rules-sea-16-13 = { event-dolphins }: if the card you put on a pile is a shell, an octopus, a penguin, a sailor or the seahorse, draw the top card of the deck.
web-rules-sea-16-14 = { event-coral-reef }: when you play pairs, you can also put one shell from your hand face down. Until the round ends you’re behind a shell: nobody can steal from you, exchange with you, rob you or sting you.
web-rules-sea-16-15 = The face-down shell counts for nothing, and you can’t take it back. Everyone sees that it’s there; only you know its colour.
web-rules-sea-16-16 = Players behind a shell can’t be chosen. If nobody else is left, the pair has no effect.
web-rules-sea-16-17 = { event-angelfish }: if both piles show the same colour, you must take one of the two cards. In the online edition you look right after taking a card, in the others at the end of your turn.

# --- The reference card ---

web-reference-expansions = With the expansions
web-reference-events-how = Each round has an event for everyone. Afterwards it goes to the leader (cup +) or to the player in last place (cup −), and works only for them as long as they stay there. If there’s a tie, it’s discarded.

# The lesson about the expansions.
web-learn-name-sea-expansions = Salt and pepper
web-learn-what-sea-expansions = Jellyfish, starfish, a seahorse, and the events.
web-learn-sea-expansions-take = A taste of the expansions! { expansion-extra-salt } adds eight cards. There’s a jellyfish on the left pile: it makes a pair with your swimmer. Take it.
web-learn-sea-expansions-sting = Swimmer and jellyfish are a pair. Tap both to play them: the jellyfish stings the other players!
web-learn-sea-expansions-stung = Ouch! On her next turn, Marina only draws a card from the deck. She can’t play a pair, and she can’t end the round.
web-learn-sea-expansions-trio = A starfish can join a pair when you play it. Together they score 3, but the pair has no effect. Tap both boats and the starfish.
web-learn-sea-expansions-seahorse = Your next turn. There’s a seahorse on the right pile: it counts as one more of something you collect, like your shell. Take it.
web-learn-sea-expansions-event = { expansion-extra-pepper } brings an event each round. In this one each shell scores 2, even the first: with the seahorse, your shell makes 4.
web-learn-sea-expansions-finish = After the round, an event with a minus helps the player in last place; one with a plus burdens the leader. Add the expansions when you open a table!
web-learn-sea-nudge-expansions-left = The jellyfish is waiting on the left pile.
web-learn-sea-nudge-expansions-both = Swimmer and jellyfish belong together: tap both.
web-learn-sea-nudge-expansions-three = You need three cards: both boats and the starfish.
web-learn-sea-nudge-expansions-right = The seahorse goes with your shell: take it from the right pile.
web-learn-sea-nudge-expansions-event = Have a look at the event first, then tap “Next”.
