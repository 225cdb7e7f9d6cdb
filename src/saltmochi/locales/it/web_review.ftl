# --- L’analisi di una partita finita ---

# Un pulsante.
web-review = Analizza partita
web-review-title = Analisi
web-review-retry = Riprova
# Mentre si calcola.
web-review-busy = Si analizza ogni decisione…
web-review-queue = Si comincia tra poco. Intanto rivedi la partita.
web-review-progress = Mossa { $done } di { $steps }
web-review-offline = Nessuna connessione. L’analisi continua appena torna.
# L’immagine.
web-review-curve = Probabilità di vincere
web-review-curve-what = Una linea per ogni giocatore lungo i round. I segni portano alle decisioni costose, alla fortuna e alla sfortuna.
web-review-curve-table = Probabilità di vincere dopo ogni round
web-review-key-decision = decisione costosa
web-review-key-lucky = fortuna
web-review-key-unlucky = sfortuna
# Un segno sulla curva, per chi non la vede; $points è il cambiamento della probabilità, con il segno.
web-review-mark-decision = { $player }, round { $round }: decisione costosa ({ $points })
web-review-mark-lucky = { $player }, round { $round }: fortuna ({ $points })
web-review-mark-unlucky = { $player }, round { $round }: sfortuna ({ $points })
# Sul telefono si vede l’una o l’altro.
web-review-tabs = Che cosa mostrare
web-review-overview = Riepilogo
web-review-table = Tavolo
# Che cosa ha fatto il risultato: l’inizio, tre cambiamenti, la fine.
web-review-balance = Da dove viene il risultato
web-review-balance-what = In punti di probabilità di vincere: 1 punto è 1%.
web-review-start = Inizio
web-review-luck = Fortuna
web-review-own = { $me ->
    [yes] Decisioni tue
   *[no] Decisioni proprie
}
web-review-others = Decisioni altrui
web-review-result = Risultato
web-review-accuracy = Precisione
web-review-average-luck = { $too ->
    [yes] { $me ->
        [yes] Avresti vinto anche con una fortuna media.
       *[no] Anche con una fortuna media: vittoria di { $who }.
    }
   *[no] { $me ->
        [yes] Con una fortuna media avresti vinto tu.
       *[no] Con una fortuna media: vittoria di { $who }.
    }
}
# Elenchi.
web-review-of = { $me ->
    [yes] La tua partita
   *[no] La partita di { $who }
}
web-review-costly = Le decisioni più costose
web-review-costly-none = Nessuna decisione è costata qualcosa.
web-review-lucky = I momenti più fortunati
web-review-unlucky = I momenti più sfortunati
web-review-luck-none = Niente di rilevante.
# $action descrive un’azione: «prendi un granchio dalla pila di sinistra».
web-review-better = Meglio: { $action }
web-review-learn = { $count ->
    [one] Impara da 1 decisione
    [many] Impara da { $count } decisioni
   *[other] Impara da { $count } decisioni
}
web-review-print = Stampa
# Una decisione nella partita.
web-review-decides = { $me ->
    [yes] Decidi tu
   *[no] Decide { $who }
}
web-review-best = Migliore
web-review-chosen = Scelta
web-review-loss = { $count ->
    [one] punto di probabilità di vincere
    [many] punti di probabilità di vincere
   *[other] punti di probabilità di vincere
}
web-review-all-choices = { $count ->
    [one] L’unica scelta
    [many] Tutte le { $count } scelte
   *[other] Tutte le { $count } scelte
}

# --- Imparare dalle proprie decisioni costose ---

web-mistakes-title = Impara dagli errori
web-mistakes-waiting = { $count ->
    [0] Per ora niente da ripassare.
    [one] 1 decisione da rivedere.
    [many] { $count } decisioni da rivedere.
   *[other] { $count } decisioni da rivedere.
}
web-mistakes-progress = Decisione { $place } di { $most }
web-mistakes-next = Avanti
web-mistakes-finish = Fine
web-mistakes-again = Torna tra 10 minuti.
web-mistakes-done = { $count ->
    [0] Per ora è tutto.
    [one] { $right } su 1 al primo colpo
    [many] { $right } su { $count } al primo colpo
   *[other] { $right } su { $count } al primo colpo
}
web-mistakes-none = Per ora niente da ripassare
web-mistakes-none-why = Analizza una partita: le tue decisioni costose diventano domande.
# $when: «tra 10 minuti», «domani».
web-mistakes-later = La prossima arriva { $when }.
web-mistakes-to-review = All’analisi
web-mistakes-gone = Questa decisione non è più sul server.
