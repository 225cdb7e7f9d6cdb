# How the browser shows that a deal is fair.

web-fair = Fair deal
web-fair-why = Before the game, the server picked a secret and published its hash: the promise. The secret decides every card, whatever anyone plays.
web-fair-why-mixed = The server and the players’ browsers each picked a secret number and showed its hash first: a promise. Together the numbers decide every card, so nobody can choose the deal.
web-fair-mixed = Numbers mixed in by: { $names }
web-fair-missing = Promised, but not mixed in: { $names }
web-fair-own-missing = Your browser’s number isn’t part of this deal. It may have come too late. If this keeps happening, don’t trust this server.
web-fair-changed = These aren’t the promises made before the game. Don’t trust this deal.
web-fair-promise = Promise
web-fair-secret = Secret
web-fair-later = The secret appears here when the game is over.
web-fair-kept = Every promise was kept.
web-fair-broken = A number doesn’t match its promise. Don’t trust this deal.
web-fair-check = Check cards
web-fair-cards = { $count ->
    [one] 1 choice of the dealer checked: the deal was as promised.
   *[other] All { $count } choices of the dealer checked: the deal was as promised.
}
web-fair-cards-other = The dealer’s choice { $number } doesn’t follow from the numbers. Don’t trust this deal.
web-fair-cards-changed = The replay isn’t the game you saw at the table. Don’t trust this deal.
web-fair-verify = Download the game and check every card yourself:
web-fair-copy = Copy: { $what }
