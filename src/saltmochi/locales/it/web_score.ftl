# Score my hand: the score sheet for games with the real cards. $who is a name, $names are several.

web-score-title = Segnapunti
web-score-about = Giochi con le carte vere? Tocca quelle di ognuno: il segnapunti conta, spiega il perché e tiene i totali. Funziona senza connessione e tutto resta su questo dispositivo.
web-score-begin-sheet = Inizia un segnapunti
web-score-going-on = In corso: { $names }
web-score-other-game = L’altro gioco
web-score-sheet = Segnapunti

# Who plays.
web-score-who = Chi gioca?
web-score-who-why = Nell’ordine dei posti al tavolo, in senso orario.
web-score-player = Giocatore { $number }
web-score-name = Nome del giocatore { $number }
web-score-add-player = Aggiungi un nome
web-score-remove-player = Togli { $who }
web-score-edition = Edizione
web-score-target = Soglia
web-score-target-why-sea-salt-paper = Quando qualcuno la raggiunge, la partita finisce e vince il totale più alto.
web-score-target-why-happy-mochi = Quando qualcuno la raggiunge, la partita finisce e vince il totale più basso.
web-score-more = { $what }: di più
web-score-less = { $what }: di meno
web-score-begin = Inizia
web-score-keep = Salva

# The sheet.
web-score-no-rounds = { $names }: tutto pronto. Torna qui alla fine del primo round.
web-score-column-round = Round
web-score-round = Round { $round }
web-score-add-round = Segna il round { $round }
web-score-go-on = Riprendi round { $round }
web-score-starts = Il prossimo round lo apre { $who }.
web-score-total = Totale
web-score-chart = { $count ->
    [one] I totali dopo 1 round, una linea per ogni giocatore
   *[other] I totali in { $count } round, una linea per ogni giocatore
}
web-score-open-round = Round { $round }, { $how }: guarda o modifica
# $stop and $chance are the calls of the edition.
web-score-short-stop = { $stop }
web-score-short-last-chance-won = { $chance } vinta
web-score-short-last-chance-lost = { $chance } persa
web-score-short-void = mazzo finito
web-score-short-mermaids = quattro sirene
web-score-short-mermaids-dance = tre sirene
web-score-short-won = mano vuota
web-score-short-nobody = nessun vincitore
web-score-again = Gioca ancora
web-score-change-game = Nomi e soglia
web-score-new-game = Nuova partita
web-score-new-game-why = Questo segnapunti va in archivio: i totali restano tra le partite precedenti, i singoli round no.
web-score-stay = Resta qui
web-score-earlier = { $count ->
    [one] 1 partita precedente
   *[other] { $count } partite precedenti
}
# Read aloud before the name of a winner.
web-score-won = Vittoria:
web-score-change = Modifica
web-score-delete = Elimina
web-score-delete-sure = Sì, elimina

# A round: what each player has.
web-score-steps = I passi del round
web-score-ending = Fine
web-score-how = Come inserire i punti
web-score-by-cards = Carte
web-score-by-points = Solo punti
web-score-tray = Le carte della scatola
web-score-filter = Mostra solo
web-score-all = Tutte
web-score-find = Cerca una carta
web-score-none-found = Nessuna carta con questo nome.
web-score-card-free = { $most ->
    [one] { $card }
   *[other] { $card }, { $most } nella scatola
}
web-score-card-held = { $card }: { $count } su { $most }
web-score-card-elsewhere = { $card }: ce l’ha { $who }
web-score-hand = Carte di { $who }
web-score-empty-sea-salt-paper = Tocca le carte di { $who }, in mano e calate.
web-score-empty-happy-mochi = Tocca le carte rimaste in mano a { $who }. Quelle Conservate non contano.
web-score-take-back = { $count ->
    [one] Togli: { $card }
   *[other] Togli una di { $count }: { $card }
}
web-score-points = { $count ->
    [one] 1 punto
   *[other] { $count } punti
}
web-score-live = { $count ->
    [one] { $who }: 1 punto
   *[other] { $who }: { $count } punti
}
web-score-next = Avanti: { $who }
web-score-to-ending = Com’è finito
web-score-plain-points = Punti delle carte
web-score-plain-points-why = In mano e calate, senza bonus colore.
web-score-plain-bonus-why = Il numero di carte del colore più presente. Conta solo dopo la chiamata { $chance }.
web-score-kept-free = La somma dei numeri in mano. Le carte Conservate non contano.
# The expansions.
web-score-starfish = Stelle marine che contano
web-score-starfish-why = Una stella marina conta se è stata calata con una coppia, o se in mano c’è una coppia per lei.
web-score-event-choose = Scegli l’evento
web-score-event-of = Evento di { $who }: { $event }
web-score-two-events = { $who } ora ha due eventi. Quale resta?

# A round: how it ended.
web-score-ended = Com’è finito il round?
web-score-call-void = Mazzo finito
web-score-call-mermaids = Quattro sirene
# Under the Dance of the Mermaids.
web-score-call-mermaids-dance = Tre sirene
web-score-who-called = Chi ha chiamato?
web-score-who-mermaids = Chi le aveva?
web-score-winner = Chi non ha più carte?
web-score-nobody = Nessuno
web-score-nobody-won = Il round finisce senza vincitori: tutti contano la propria mano.
web-score-not-paid = (non conta)
web-score-few = { $count ->
    [one] { $who } ha 1 punto; per chiudere il round ne servono { $most }. Manca una carta?
   *[other] { $who } ha { $count } punti; per chiudere il round ne servono { $most }. Manca una carta?
}
# $mermaids says how four mermaids win in this edition: laid, held or laid-or-shown.
web-score-four-mermaids = { $mermaids ->
    [laid] { $who } ha tutte e quattro le sirene. Se le ha calate, vince la partita!
   *[other] { $who } ha tutte e quattro le sirene e vince la partita!
}
web-score-three-mermaids = { $mermaids ->
    [laid] { $who } ha tre sirene. Se le ha calate, vince la partita!
   *[other] { $who } ha tre sirene e vince la partita!
}
# $event is an event that forbids the call $stop.
web-score-no-stop = Con «{ $event }» { $who } non può dire { $stop }, solo { $chance }.
web-score-lacks-ending = Prima scegli com’è finito il round.
web-score-lacks-caller = Prima scegli chi è stato.
web-score-lacks-winner = Prima scegli chi non ha più carte.
web-score-lacks-event = Prima scegli l’evento di questo round.
web-score-lacks-kept = Prima scegli quale evento resta.
web-score-write = Segna
