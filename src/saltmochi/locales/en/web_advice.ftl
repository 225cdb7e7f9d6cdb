# Advice on a call, in the browser.

web-advice-title = Should I call?
web-advice-wait = Wait
web-advice-bet = win the bet
web-advice-bet-chance = Chance to win the bet: { $chance }
web-advice-points = you
web-advice-others = others
web-advice-win = win game
web-advice-best = { $choice } looks best.
web-advice-close = { $choices } are about as good.
web-advice-margin = Margin ± { $margin }
web-advice-enter = Tap in what you’ve seen of the others’ cards on the sheet: played pairs, and cards they took from a pile. Your own pairs count as played.
web-score-advice-hand = In { $who }’s hand
web-advice-deck = In the deck, about
# The top cards of the two discard piles, which the player need not tell.
web-advice-tops = On top of the piles, if you like
web-advice-top-unknown = not known
web-advice-ask = Work it out
web-advice-basis = Simulated with what you’ve tapped in. It can’t know how bold the others are.
web-advice-expansions = Advice doesn’t cover the expansions yet, so this call is yours alone. Good luck!
web-advice-few = You can call from { $needed } points up. Your cards have { $points }.
web-advice-offline = The server works this out, and it can’t be reached just now. Everything else on your sheet works without it.
