# Consigli su una chiamata, nel browser.

web-advice-title = Mi conviene chiamare?
web-advice-wait = Aspetta
web-advice-bet = sfida vinta
web-advice-bet-chance = Probabilità di vincere la sfida: { $chance }
web-advice-points = tu
web-advice-others = altri
web-advice-win = partita
web-advice-best = La scelta migliore: { $choice }.
web-advice-close = { $choices } valgono più o meno lo stesso.
web-advice-margin = Margine ± { $margin }
web-advice-enter = Tocca sul foglio le carte degli altri che hai visto: le coppie calate e le carte prese da una pila. Le tue coppie contano come calate.
web-score-advice-hand = In mano a { $who }
web-advice-deck = Nel mazzo, circa
# The top cards of the two discard piles, which the player need not tell.
web-advice-tops = In cima alle pile, se vuoi
web-advice-top-unknown = non indicata
web-advice-ask = Calcola
web-advice-basis = Simulazione con ciò che hai indicato: non può sapere quanto rischiano gli altri.
web-advice-expansions = I consigli non conoscono ancora le espansioni: stavolta decidi tu. Buona fortuna!
web-advice-few = Puoi chiamare da { $needed } punti in su. Le tue carte ne hanno { $points }.
web-advice-offline = Il calcolo lo fa il server, che ora non risponde. Tutto il resto del foglio funziona anche senza.
