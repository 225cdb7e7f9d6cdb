# L’analisi di una partita finita. Le probabilità sono quelle di vincere la partita; i punti sono punti percentuali.

cli-review-help = Analizza una partita finita: quanto valeva ogni scelta e quanto ha contato la fortuna.
cli-review-about = Ogni scelta è giudicata solo in base a quello che il giocatore poteva sapere. Per ogni giocatore: probabilità iniziale + fortuna + scelte proprie + scelte altrui = risultato.
cli-review-seat = Mostra solo le scelte e la fortuna di questo posto.
cli-review-trials = Partite da immaginare per ogni scelta: di più, più precisione e più tempo.
review-progress = Analisi in corso
review-unfinished = Si possono analizzare solo partite finite.
review-seat-missing = Il posto { $seat } non c’è: questa partita aveva { $players } giocatori.
review-title = Analisi: { $game }
review-start = Inizio
review-luck = Fortuna
review-own = Scelte proprie
review-others = Scelte altrui
review-result = Risultato
review-accuracy = Precisione
review-about = Inizio e risultato sono probabilità di vittoria; le colonne in mezzo sono punti percentuali e si sommano.
review-deserving = { $winners ->
    [one] Con una fortuna nella media avrebbe vinto { $name }.
   *[other] Con una fortuna nella media avrebbero vinto insieme { $name }.
}
review-costly = Le scelte più costose
review-costly-none = Nessuna scelta è costata qualcosa.
review-better = Meglio: { $action } ({ $best } invece di { $value }).
review-luckiest = { $name }: i momenti più fortunati
review-unluckiest = { $name }: i momenti più sfortunati
review-where = Round { $round }, mossa { $number }:
review-moves = Mosse
