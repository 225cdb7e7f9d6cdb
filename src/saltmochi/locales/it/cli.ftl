# The command line. $command is what to type; it is the same in all languages.

cli-help = Gioca a Sea Salt & Paper e Happy Mochi, imparali e studiali con le regole esatte delle edizioni stampate.
cli-version = Mostra la versione ed esce.
cli-option-help = Mostra questo aiuto ed esce.
cli-usage = Uso:
cli-options = Opzioni:
cli-commands = Comandi:
cli-word-options = OPZIONI
cli-word-command = COMANDO
cli-example = Esempio:

cli-problem-option = L’opzione «{ $option }» non esiste.
cli-problem-game-option = «{ $game }» non ha l’opzione «{ $option }».
cli-problem-command = Il comando «{ $name }» non esiste.
cli-problem-missing = Manca «{ $name }».
cli-problem-extra = «{ $name }» qui è di troppo.
cli-problem-value = A «{ $name }» serve un valore.
cli-problem-number = «{ $value }» non è un numero intero da { $least } a { $most }.
cli-problem-choice = «{ $value }» non è tra le scelte: { $choices }.
cli-problem-other = Qualcosa qui non torna.
cli-problem-hint = { $problem } Aiuto: { $command }
cli-problem-file = Non si può leggere «{ $path }»: { $reason }.
cli-problem-folder = Non si può scrivere in «{ $path }»: { $reason }.
cli-problem-output = Non si riesce a scrivere il risultato: { $reason }.
cli-problem-opponents = Qui gli avversari possono essere da 1 a { $most }, non { $opponents }.
cli-reason-missing = il file non esiste
cli-reason-folder = è una cartella
cli-reason-permission = manca il permesso
cli-reason-text = non è un file di testo
cli-reason-large = è troppo grande
cli-reason-other = il sistema non lo consente
cli-problem-cards-and-jsonl = Indica delle carte oppure --jsonl, non tutti e due.
cli-problem-no-cards = Indica almeno una carta.
cli-problem-score-game = Le carte di «{ $game }» non si possono contare.
cli-interrupted = Interrotto.
cli-goodbye = A presto!

cli-language = Lingua dei testi: { $languages }. Se non la indichi, decide il sistema.
cli-game = Il gioco: { $games }.
cli-edition = Con le regole di quale edizione giocare a Sea Salt & Paper; altrimenti decide la lingua.
cli-players = In quanti si gioca.
cli-target = Punti che chiudono la partita, se non quelli delle regole.
cli-seed = Numero da cui parte il caso: stesso numero, stesse partite.

cli-score-help = Conta i punti delle carte, parte per parte, e spiega il perché.
cli-score-about = Le carte si scrivono in inglese, tipo/colore, per esempio crab/dark_blue; basta il tipo se ha un solo colore.
cli-score-cards = Carte in mano.
cli-score-laid = Carte calate di fronte a te; contano come quelle in mano.
cli-score-jsonl = Legge mani come righe di JSON dallo standard input e scrive i punti come righe di JSON.

cli-simulate-help = Gioca tante partite a caso in un lampo e mostra com’è andata.
cli-simulate-games = Quante partite.
cli-simulate-json = Scrive un oggetto JSON al posto delle tabelle.
cli-simulate-records = Cartella in cui registrare ogni partita.
cli-simulate-compiling = Rendo veloci le regole (solo la prima volta)
cli-simulate-playing = Partite in corso

cli-arena-help = Fa giocare i bot fra loro e misura quanto sono bravi.
cli-arena-about = I bot: novice, casual, skilled ed expert sono i livelli contro cui puoi giocare; random, greedy, thumb, sampler e search servono al confronto. Quelli che riflettono possono dire quante prove fanno per ogni decisione, per esempio search:20000. Se i bot sono meno dei giocatori, l’ultimo occupa i posti vuoti; se sono di più, si alternano. I posti ruotano. skilled ed expert rispettano il limite di tempo per ogni decisione, perciò le loro partite non si possono ripetere identiche; quelle di search:20000 sì.
cli-arena-bots = I bot, separati da virgole.
cli-arena-plot = File per un’immagine dei risultati: il nome finisce in .svg o .png.
cli-arena-on = Dove giocare: sui core di questa macchina (cores) o su un cluster Ray.
cli-problem-bots = Indica da 1 a { $most } bot diversi, separati da virgole.
cli-problem-plot = «{ $path }» non è il nome di un’immagine: deve finire in .svg o .png.
arena-title = { $games ->
    [one] Una partita di { $game } fra bot
   *[other] { $games } partite di { $game } fra bot
}
arena-interrupted = Interrotto: { $games } partite finite su { $planned }.
arena-bot = Bot
arena-games = Partite
arena-interval = Intervallo al 95 %
arena-rating = Punteggio
arena-about = Le partite contano una volta per ogni posto. Un bot alla pari vincerebbe il { $share }.
arena-about-rating = Punteggio: openskill, 25 all’inizio.
arena-about-timed = I livelli con un limite di tempo riflettono quanto contro le persone, perciò queste partite non si possono ripetere identiche.
arena-no-rating = Mancano i punteggi, perché openskill non è installato: { $command }

cli-replay-help = Mostra una partita registrata mossa per mossa e la controlla.
cli-replay-file = La partita registrata.
cli-replay-checked = { $moves ->
    [one] Una mossa, controllata: la registrazione è in ordine.
   *[other] { $moves } mosse, tutte controllate: la registrazione è in ordine.
}

cli-editions-help = Mostra fianco a fianco le differenze tra le edizioni stampate.
cli-editions-title = Le differenze tra le edizioni di Sea Salt & Paper
cli-yes = sì

cli-play-help = Gioca nel terminale contro uno fino a cinque avversari.
cli-play-opponents = Quanti avversari.
cli-play-level = Quanto giocano bene gli avversari: { $levels }.
play-preparing = Gli avversari si preparano (solo la prima volta)
cli-play-record = File per la registrazione della partita, da rivedere dopo.

cli-deck = Per Happy Mochi: un file che dice quali delle tue carte hanno quale effetto.
cli-deck-help = Annota e controlla quali carte della tua scatola hanno quale effetto.
cli-deck-about = Gli effetti di Happy Mochi sono stampati solo sulle carte, perciò il mazzo incluso è nostro. Salvalo in un file, scrivi che cosa mostrano le tue carte e controllalo.
cli-deck-game = Il gioco che ha un mazzo così: happy-mochi.
cli-deck-check = Controlla il mazzo in questo file.
cli-deck-print = Mostra il mazzo incluso, come file da modificare.
cli-deck-sound = { $path } è un mazzo in ordine: { $effects }.
cli-problem-deck-what = Indica --check FILE oppure --print.
cli-problem-deck-game = «{ $game }» non ha un mazzo da scegliere.

simulate-title = { $games ->
    [one] Una partita a caso di { $game }
   *[other] { $games } partite a caso di { $game }
}
simulate-setting = Giocatori: { $players } · Edizione: { $edition } · Soglia: { $target } · Seme: { $seed }
simulate-seat = Posto { $seat }
simulate-wins = Vittorie
simulate-shared = Vittorie condivise
simulate-points = Punti per round
simulate-endings = Come sono finiti i round
simulate-rounds = Round per partita
simulate-steps = Passi per partita
simulate-games-per-s = Partite al secondo
simulate-steps-per-s = Passi al secondo
simulate-records = { $count ->
    [one] Una partita registrata in { $folder }
   *[other] { $count } partite registrate in { $folder }
}
short-stop = alt
short-last-chance-won = sfida vinta
short-last-chance-lost = sfida persa
short-void = nullo
short-mermaids = quattro sirene

# At the table in the terminal.
play-welcome = Ti diamo il benvenuto a { $game }!
play-setting = Edizione: { $edition } · Soglia: { $target } punti
play-keys = Scrivi il numero della tua scelta. In più: p spiega i tuoi punti, ? spiega le regole, q esce.
play-your-hand = La tua mano:
play-your-points = Le tue carte valgono:
play-drawn = Hai pescato:
play-last-chance = Sfida! L’ha lanciata { $caller }: questo è il tuo turno finale.
play-choose = La tua scelta:
play-not-a-choice = Scrivi un numero da 1 a { $most }, oppure p, ? o q.
play-enter = Premi Invio per il prossimo round.
play-winners = { $count ->
    [one] Vittoria: { $winners }.
   *[other] Vittoria condivisa: { $winners }.
}
play-rules =
    Prendi una carta: due dal mazzo (ne tieni una e metti l’altra su una pila), oppure quella in cima a una pila.
    Poi, se vuoi, cala coppie. Granchi: prendi una carta qualsiasi da una pila. Barche: un altro turno. Pesci: la carta in cima al mazzo. Nuotatore e squalo: rubi una carta.
    Con almeno 7 punti puoi chiudere il round: con l’ALT si contano subito i punti; con la SFIDA scommetti che nessuno ti superi in un turno finale.
    Conchiglie 0 2 4 6 8 10, polpi 0 3 6 9 12, pinguini 1 3 5, marinai 0 5. Ogni coppia 1.
    Faro 1 per barca, banco 1 per pesce, colonia 2 per pinguino, capitano 3 per marinaio. Una sirena vale 1 per ogni carta del tuo colore più presente; quattro vincono la partita.

# What many games between bots say to players.
cli-simulate-about = Con --bots o --plot giocano i bot, e si risponde a ciò che chiedono i giocatori: quanto spesso riesce la SFIDA, se fermarsi o aspettare, quanto valgono le carte, se conviene iniziare. Per fermarsi o aspettare le partite di Sea Salt & Paper si giocano una seconda volta, con monete che decidono.
cli-simulate-bots = Fa giocare questi bot, come nell’arena, e risponde a ciò che chiedono i giocatori; un nome solo occupa tutti i posti.
survey-title = { $games ->
    [one] Una partita di { $game } fra bot ({ $bots })
   *[other] { $games } partite di { $game } fra bot ({ $bots })
}
survey-interrupted = Interrotto: quel che segue si basa su { $games } partite delle { $planned } previste, e sulle monete lanciate fin lì.
survey-decisions = Decisioni per partita
survey-about = Ogni cifra ha il suo intervallo al 95 %. Dove ha deciso una moneta o la distribuzione delle carte, la differenza ne è l’effetto; altrove le cose possono solo andare insieme. I bot non sono persone.
answer-cases = Casi
answer-figure = Valore
answer-interval = da { $least } a { $most }
answer-last-chance = Quanto spesso la SFIDA è stata vinta
answer-last-chance-own = SFIDE vinte, secondo i punti di chi chiama
answer-last-chance-laid = SFIDE vinte, secondo il massimo di punti calati da un altro giocatore
answer-last-chance-deck = SFIDE vinte, secondo le carte rimaste nel mazzo
answer-stop-or-wait = Fermarsi o aspettare? Punti guadagnati in più del migliore degli altri, secondo i propri punti, dove ha deciso una moneta
answer-stop-or-wait-gap = Punti di vantaggio di una scelta sull’altra, secondo i propri punti, dove ha deciso una moneta
answer-dared = SFIDE vinte quando le ha volute una moneta, secondo i propri punti
answer-worth-kind = Punti guadagnati in più da chi aveva una carta così rispetto a chi non l’aveva (vanno insieme; non prova una causa)
answer-worth-pair = Punti guadagnati in più da chi aveva una coppia così rispetto a chi non l’aveva (vanno insieme)
answer-worth-mermaids = Punti guadagnati in più da chi aveva tante sirene rispetto a chi non ne aveva (vanno insieme)
answer-endings = Come sono finiti i round
answer-starting-game = Quanto spesso ha vinto chi ha iniziato la partita
answer-starting-round = Punti guadagnati in più da chi ha iniziato il round
answer-turns = Turni in un round
answer-turns-spread = Quanti turni sono durati i round
answer-dealt-number = Punti di penalità in più dopo aver ricevuto un numero così
answer-dealt-effect = Punti di penalità in più dopo aver ricevuto un effetto così
answer-kept = Round vinti dopo il primo, secondo le carte conservate prima
answer-column-wait = aspettare
answer-column-stop = ALT
answer-column-last-chance = SFIDA
answer-column-stop-wait = ALT rispetto ad aspettare
answer-column-last-chance-wait = SFIDA rispetto ad aspettare
answer-column-last-chance-stop = SFIDA rispetto ad ALT
answer-row-all = tutti
answer-row-starter = chi ha iniziato
answer-row-first = primi round
answer-row-every = tutti i round
answer-pair-crabs = due granchi
answer-pair-boats = due barche
answer-pair-fish = due pesci
answer-pair-swimmer-shark = nuotatore e squalo
plot-wins = Partite vinte da ogni bot, con intervalli al 95 %
plot-equal = parti uguali
