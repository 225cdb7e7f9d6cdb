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
cli-problem-extra = «{ $name }» qui non serve.
cli-problem-value = A «{ $name }» serve un valore.
cli-problem-number = Scegli un numero intero da { $least } a { $most }, non «{ $value }».
cli-problem-choice = Scegli tra { $choices }, non «{ $value }».
cli-problem-other = Qualcosa qui non torna.
cli-problem-hint = { $problem } Aiuto: { $command }
cli-problem-file = Impossibile leggere «{ $path }»: { $reason }.
cli-problem-folder = Impossibile scrivere in «{ $path }»: { $reason }.
cli-problem-output = Impossibile scrivere il risultato: { $reason }.
cli-problem-opponents = Qui gli avversari possono essere da 1 a { $most }, non { $opponents }.
cli-reason-missing = non esiste un file o una cartella con questo nome
cli-reason-folder = è una cartella
cli-reason-permission = manca il permesso
cli-reason-text = non è un file di testo
cli-reason-large = è troppo grande
cli-reason-other = il sistema non lo consente
cli-problem-cards-and-jsonl = Indica delle carte oppure --jsonl, non tutti e due.
cli-problem-no-cards = Indica almeno una carta.
cli-problem-score-game = Per «{ $game }» non si possono contare i punti delle carte.
cli-interrupted = Interrotto.
cli-goodbye = A presto!

cli-language = Lingua dei testi: { $languages }. Se non la scegli, decide il sistema.
cli-game = Il gioco: { $games }.
cli-edition = L’edizione di Sea Salt & Paper di cui seguire le regole; se non la scegli, decide la lingua.
cli-players = In quanti si gioca.
cli-target = Punti a cui finisce la partita, se non quelli delle regole.
# $expansions are the words that the option takes.
cli-option-expansions = Espansioni di Sea Salt & Paper con cui giocare, separate da virgole.
cli-option-double-points = Regola della casa per Sea Salt & Paper: raddoppia le soglie normali, a 80, 70 o 60 punti.
cli-seed = Numero da cui parte il caso: stesso numero, stesse partite.

cli-score-help = Conta i punti delle carte, parte per parte, e spiega il perché.
cli-score-about = Le carte si scrivono in inglese, tipo/colore, per esempio crab/dark_blue; se il tipo ha un solo colore, basta il tipo.
cli-score-cards = Carte in mano.
cli-score-laid = Carte calate davanti a te; contano come quelle in mano. Con un’espansione, ogni coppia o trio va tra virgolette: "fish/black fish/green".
cli-score-event = Evento che vale per questo giocatore: quello del round o quello che ha davanti. Per due eventi, ripeti l’opzione.
cli-score-jsonl = Legge le mani dallo standard input e scrive i punti, tutto in righe JSON.

cli-simulate-help = Gioca tante partite a caso in un lampo e mostra com’è andata.
cli-simulate-games = Quante partite.
cli-simulate-json = Scrive un oggetto JSON al posto delle tabelle.
cli-simulate-records = Cartella in cui salvare la registrazione di ogni partita.
cli-simulate-compiling = Preparazione delle regole (solo la prima volta)
cli-simulate-playing = Partite in corso

cli-arena-help = Fa giocare i bot fra loro e misura quanto sono bravi.
cli-arena-about = I bot: novice, casual, skilled ed expert sono i livelli contro cui puoi giocare; random, greedy, thumb, sampler e search servono da confronto. A quelli che riflettono puoi dire quante prove fare per ogni decisione, per esempio search:20000. Se i bot sono meno dei giocatori, l’ultimo occupa i posti vuoti; se sono di più, si alternano. I posti ruotano. skilled ed expert hanno un limite di tempo per ogni decisione, perciò le loro partite non si possono ripetere identiche; quelle di search:20000 sì.
cli-arena-bots = I bot, separati da virgole.
cli-arena-plot = File per un grafico dei risultati: il nome finisce in .svg o .png.
cli-arena-on = Dove giocare: sui core di questo computer (cores) o su un cluster Ray.
cli-problem-bots = Indica da 1 a { $most } bot diversi, separati da virgole.
cli-problem-plot = Il nome del grafico deve finire in .svg o .png, non «{ $path }».
arena-title = { $games ->
    [one] 1 partita di { $game } fra bot
   *[other] { $games } partite di { $game } fra bot
}
arena-interrupted = Interrotto. Partite finite: { $games } su { $planned }.
arena-bot = Bot
arena-games = Partite
arena-interval = Intervallo al 95%
arena-rating = Forza
arena-about = Ogni partita conta una volta per posto. Se fossero tutti alla pari, ogni bot vincerebbe il { $share } delle partite.
arena-about-rating = Forza: misurata con openskill, 25 all’inizio.
arena-about-timed = I livelli con un limite di tempo riflettono quanto contro le persone, perciò queste partite non si possono ripetere identiche.
arena-no-rating = Manca la forza dei bot, perché openskill non è installato: { $command }

cli-replay-help = Mostra una partita registrata mossa per mossa e la controlla.
cli-replay-file = La registrazione della partita.
cli-replay-checked = { $moves ->
    [one] 1 mossa controllata: la registrazione è in ordine.
   *[other] { $moves } mosse, tutte controllate: la registrazione è in ordine.
}

cli-editions-help = Mostra fianco a fianco le differenze tra le edizioni stampate.
cli-editions-expansions = Confronta anche queste espansioni, separate da virgole.
cli-editions-title = Le differenze tra le edizioni di Sea Salt & Paper
# Con le espansioni (§18).
edition-x1 = { event-angelfish }: quando si confrontano le pile
edition-x1-at-turn-end = a fine turno
edition-x1-after-takes = ogni volta che si prendono carte
edition-x2 = Stella marina in mano con una coppia
edition-x2-all = vale 2 punti
edition-x3 = { event-water-rodeo }: due nuotatori o due squali in mano
edition-x3-all = formano una coppia
edition-x4 = Turno in più dopo una medusa
edition-x4-all = un turno normale
edition-x5 = { event-dance-of-the-mermaids }: sirene per vincere
edition-x5-all = tre o più
edition-x6 = Scelta tra due eventi
edition-x6-all = dopo aver girato il prossimo
cli-yes = sì

cli-play-help = Gioca nel terminale contro 1-5 avversari.
cli-play-opponents = Quanti avversari.
cli-play-level = Quanto giocano bene gli avversari: { $levels }.
play-preparing = Gli avversari si preparano (solo la prima volta)
cli-play-record = File in cui salvare la registrazione della partita, per rivederla.

cli-deck = Per Happy Mochi: un file con gli effetti delle tue carte.
cli-deck-help = Annota gli effetti sulle carte della tua scatola e li controlla.
cli-deck-about = Gli effetti di Happy Mochi sono stampati solo sulle carte, perciò il mazzo incluso è nostro. Salvalo in un file, scrivi che cosa mostrano le tue carte e controllalo.
cli-deck-game = Il gioco con un mazzo da personalizzare: happy-mochi.
cli-deck-check = Controlla il mazzo in questo file.
cli-deck-print = Mostra il mazzo incluso, come file da modificare.
cli-deck-sound = Il mazzo { $path } è in ordine: { $effects }.
cli-problem-deck-what = Indica --check FILE oppure --print.
cli-problem-deck-game = «{ $game }» non ha un mazzo da scegliere.

simulate-title = { $games ->
    [one] 1 partita a caso di { $game }
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
    [one] 1 registrazione salvata in { $folder }
   *[other] { $count } registrazioni salvate in { $folder }
}
short-stop = ALT
short-last-chance-won = sfida vinta
short-last-chance-lost = sfida persa
short-void = nullo
short-mermaids = quattro sirene

# At the table in the terminal.
play-welcome = Ti diamo il benvenuto a { $game }!
play-setting = Edizione: { $edition } · Soglia: { $target }
play-keys = Scrivi il numero della tua scelta. In più: p spiega i tuoi punti, ? spiega le regole, q esce.
play-your-hand = La tua mano:
play-your-points = Le tue carte valgono:
play-drawn = Hai pescato:
play-last-chance = { $caller } ha chiamato { $chance }. Questo è il tuo turno finale!
play-choose = La tua scelta:
play-not-a-choice = Scrivi un numero da 1 a { $most }, oppure p, ? o q.
play-enter = Premi Invio per il prossimo round.
# $stop and $chance are the calls of the edition; $mermaids says how four mermaids win there: laid, held or laid-or-shown.
play-rules =
    Prendi una carta: due dal mazzo (una la tieni, l’altra va su una pila), oppure quella in cima a una pila.
    Poi, se vuoi, cala delle coppie. Granchi: prendi la carta che vuoi da una pila. Barche: gioca un altro turno. Pesci: pesca una carta. Nuotatore e squalo: ruba una carta.
    Con almeno 7 punti puoi chiudere il round. { $stop }: tutti ricevono subito i loro punti. { $chance }: gli altri giocano un turno finale, e tu scommetti che nessuno ti superi.
    Conchiglie 0 2 4 6 8 10, polpi 0 3 6 9 12, pinguini 1 3 5, marinai 0 5. Ogni coppia 1.
    Faro 1 per barca, banco 1 per pesce, colonia 2 per pinguino, capitano 3 per marinaio. La prima sirena vale 1 per ogni carta del tuo colore più presente, la seconda per il secondo colore, e così via.
    { $mermaids ->
        [laid] Se cali tutte e quattro le sirene, vinci la partita.
        [held] Se hai in mano tutte e quattro le sirene, vinci la partita.
       *[laid-or-shown] Se raccogli tutte e quattro le sirene, vinci la partita.
    }

# Added to play-rules at a table with the expansion.
play-rules-extra-salt =
    Extra Salt. Granchio e astice: guarda le prime cinque carte del mazzo e tienine una. Nuotatore e medusa: nel prossimo turno gli altri pescano solo una carta.
    Aggiungi una stella marina a una coppia che cali: insieme valgono 3, ma la coppia non ha effetto. In mano, una stella marina con una coppia tutta sua vale 2.
    Il cavalluccio marino conta come un collezionabile in più, di un tipo che hai. Branco di granchi 1 per granchio.
play-rules-extra-pepper =
    Extra Pepper. Ogni round ha un evento che vale per tutti.
    Dopo il round, un evento con la coppa + va a chi è in testa, uno con la coppa − a chi è all’ultimo posto. In caso di parità si scarta.
    Un evento che conservi vale solo per te, finché resti al primo o all’ultimo posto.

# What many games between bots say to players.
cli-simulate-about = Con --bots o --plot giocano i bot, e trovi le risposte alle domande di chi gioca: quanto spesso si vince la SFIDA, se conviene fermarsi o aspettare, quanto valgono le carte, se cominciare aiuta. Per fermarsi o aspettare, le partite di Sea Salt & Paper si giocano una seconda volta, e a decidere è il lancio di una moneta.
cli-simulate-bots = Fa giocare questi bot, come nell’arena, e risponde alle domande di chi gioca; un solo nome occupa tutti i posti.
survey-title = { $games ->
    [one] 1 partita di { $game } fra bot ({ $bots })
   *[other] { $games } partite di { $game } fra bot ({ $bots })
}
survey-interrupted = Interrotto. Partite finite: { $games } su { $planned }; contano solo le monete già lanciate.
survey-decisions = Decisioni per partita
survey-about = Ogni valore ha il suo intervallo al 95%. Dove hanno deciso una moneta o la distribuzione delle carte, la differenza è un loro effetto; altrove può essere una semplice correlazione. I bot non sono persone.
answer-cases = Casi
answer-figure = Valore
answer-interval = da { $least } a { $most }
answer-last-chance = Quanto spesso si vince la SFIDA
answer-last-chance-own = SFIDE vinte, per punti di chi ha chiamato
answer-last-chance-laid = SFIDE vinte, per punti calati dall’avversario che ne aveva di più
answer-last-chance-deck = SFIDE vinte, per carte rimaste nel mazzo
answer-stop-or-wait = Fermarsi o aspettare? Vantaggio sul migliore degli altri, per punti propri, dove ha deciso una moneta
answer-stop-or-wait-gap = Di quanti punti una scelta batte l’altra, per punti propri, dove ha deciso una moneta
answer-dared = SFIDE vinte quando le ha volute una moneta, per punti propri
answer-worth-kind = Punti in più di chi aveva la carta (correlazione, non causa)
answer-worth-pair = Punti in più di chi aveva la coppia (correlazione)
answer-worth-mermaids = Punti in più di chi aveva 1, 2 o 3 sirene rispetto a nessuna (correlazione)
answer-endings = Come sono finiti i round
answer-starting-game = Quanto spesso vince chi comincia la partita
answer-starting-round = Punti in più di chi comincia il round
answer-turns = Turni in un round
answer-turns-spread = Quanti turni durano i round
answer-dealt-number = Punti penalità in più per chi riceve il numero all’inizio
answer-dealt-effect = Punti penalità in più per chi riceve l’effetto all’inizio
answer-kept = Round vinti dal secondo in poi, per numero di carte Conservate
answer-column-wait = aspettare
answer-column-stop = ALT
answer-column-last-chance = SFIDA
answer-column-stop-wait = ALT invece di aspettare
answer-column-last-chance-wait = SFIDA invece di aspettare
answer-column-last-chance-stop = SFIDA invece di ALT
answer-row-all = in tutto
answer-row-starter = chi comincia
answer-row-first = primi round
answer-row-every = tutti i round
answer-pair-crabs = due granchi
answer-pair-boats = due barche
answer-pair-fish = due pesci
answer-pair-swimmer-shark = nuotatore e squalo
plot-wins = Partite vinte da ogni bot, con intervalli al 95%
plot-equal = parti uguali
