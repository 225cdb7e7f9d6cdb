# Why an action is better than the chosen one. The subject of each sentence is the better action, or it is named; the
# reader may be anyone. The browser says these sentences too.

# The heading of the reasons: $action is the worse action.
compared-with = Rispetto a «{ $action }»:

# --- Any game ---

reason-wins-game = { $share ->
    [one] Vince la partita in questo round 1 volta su 100 invece di { $instead }.
   *[other] Vince la partita in questo round { $share } volte su 100 invece di { $instead }.
}
reason-loses-game = { $share ->
    [one] Perde la partita in questo round 1 volta su 100 invece di { $instead }.
   *[other] Perde la partita in questo round { $share } volte su 100 invece di { $instead }.
}

# --- Sea Salt & Paper: $card is a card with its article ---

reason-sea-mermaids = { $share ->
    [one] Vince la partita con quattro sirene 1 volta su 100.
   *[other] Vince la partita con quattro sirene { $share } volte su 100.
}
reason-sea-bet-risky = { $share ->
    [one] Con { $points } punti la sfida è vinta solo 1 volta su 100.
   *[other] Con { $points } punti la sfida è vinta solo { $share } volte su 100.
}
reason-sea-bet-good = Con { $points } punti la sfida è vinta { $share } volte su 100.
reason-sea-others-end = Se il round va avanti, { $share } volte su 100 lo chiude qualcun altro.
reason-sea-pair = Forma una coppia con { $card } in mano.
reason-sea-enough = Arriva a { $points } punti, abbastanza per chiudere il round.
reason-sea-adds = { $points ->
    [one] Aggiunge subito 1 punto.
   *[other] Aggiunge subito { $points } punti.
}
reason-sea-adds-more = Aggiunge subito { $points } punti invece di { $instead }.
reason-sea-draw = Fa scegliere fra due carte, mentre { $card } non aggiunge ancora punti.
reason-sea-effect-crab = I granchi prendono una carta da una delle pile.
reason-sea-effect-boat = Le barche danno subito un altro turno.
reason-sea-effect-fish = I pesci portano una carta dal mazzo.
reason-sea-effect-steal = Il nuotatore e lo squalo rubano una carta.
reason-sea-effect-lobster = Il granchio e l’astice fanno scegliere tra cinque carte del mazzo.
reason-sea-effect-jellyfish = La medusa toglie agli altri il prossimo turno, salvo una carta.
reason-sea-keeps-pair = Tiene la coppia e il suo effetto per un altro turno: in mano vale gli stessi punti.
reason-sea-denies = { $points ->
    [one] Non lascia { $card } a chi gioca dopo: con le carte che ha mostrato vale 1 punto.
   *[other] Non lascia { $card } a chi gioca dopo: con le carte che ha mostrato vale { $points } punti.
}
reason-sea-gain = Porta in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
# $rivals è il numero degli altri al tavolo.
reason-sea-rivals-gain = { $rivals ->
    [one] Chi gioca contro riceve in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Gli altri ricevono in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti a testa in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}

# --- Happy Mochi: $number is a number of two digits, or one of a card ---

reason-mochi-out = Svuota la mano e vince il round.
reason-mochi-equal = Così due { $number } sono adiacenti: due numeri uguali vanno sempre bene.
reason-mochi-saves = Tiene i due { $number } per dopo: due numeri uguali vanno sempre bene.
reason-mochi-twin = Porta un secondo { $number }: uno accanto all’altro, due numeri uguali vanno sempre bene.
reason-mochi-fits = Forma { NUMBER($number, minimumIntegerDigits: 2) }, che va bene sulla Coppia Centrale di adesso.
reason-mochi-cards = { $cards ->
    [one] Lascia in mano 1 carta invece di { $instead }.
   *[other] Lascia in mano { $cards } carte invece di { $instead }.
}
reason-mochi-points = { $points ->
    [one] Lascia in mano 1 punto penalità invece di { $instead }.
   *[other] Lascia in mano { $points } punti penalità invece di { $instead }.
}
reason-mochi-alike = Così la Coppia Centrale è di un solo colore: a chi gioca dopo servono due carte di un solo colore o due numeri uguali.
reason-mochi-above = Chi gioca dopo deve superare { NUMBER($number, minimumIntegerDigits: 2) } invece di { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-below = Chi gioca dopo deve stare sotto { NUMBER($number, minimumIntegerDigits: 2) } invece che sotto { NUMBER($instead, minimumIntegerDigits: 2) }.
reason-mochi-turns-above = La carta Valore passa a +: chi gioca dopo deve superare { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-turns-below = La carta Valore passa a −: chi gioca dopo deve stare sotto { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-above = La carta Valore resta su +: chi gioca dopo deve superare { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-stays-below = La carta Valore resta su −: chi gioca dopo deve stare sotto { NUMBER($number, minimumIntegerDigits: 2) }.
reason-mochi-wins = { $share ->
    [one] Vince il round 1 volta su 100 invece di { $instead }.
   *[other] Vince il round { $share } volte su 100 invece di { $instead }.
}
reason-mochi-penalty = Costa in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti penalità in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
reason-mochi-rivals-penalty = { $rivals ->
    [one] A chi gioca contro costa in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti penalità in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
   *[other] Agli altri costa in media { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } punti penalità a testa in questo round invece di { NUMBER($instead, minimumFractionDigits: 1, maximumFractionDigits: 1) }.
}
