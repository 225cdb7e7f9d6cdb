# Conseils sur une annonce, et positions telles que les voit la personne qui joue.

position-long = Une position peut avoir { $most } caractères au plus.
position-count = La boîte contient { $all } cartes, mais cette position en a { $number }.
position-player = « { $line } » n’est à personne : vous n’êtes que { $players }.
position-unknown = « { $line } » ne peut pas avoir de cartes inconnues. Nomme-les toutes.
position-mermaids = « { $line } » a les quatre sirènes, qui gagnent la partie. Aucune annonce n’est nécessaire.
position-mermaids-dance = « { $line } » a trois sirènes, qui gagnent la partie avec La danse des sirènes. Aucune annonce n’est nécessaire.
position-pairs = « { $line } » ne peut avoir que des duos : deux crabes, deux bateaux, deux poissons, ou un nageur et un requin.
position-own = Nomme tes propres cartes dans « { $line } ».
position-piles = Une défausse peut avoir { $most } cartes au plus. Vérifie le nombre de cartes de la pioche.

advice-game = Dans « { $game } », il n’y a pas d’annonce, donc rien à conseiller. Cela marche pour { $games }.
advice-called = Quelqu’un a déjà fait une annonce : tu ne peux plus en faire dans cette manche.
advice-no-stop = Avec « Le poisson diodon », personne ne peut arrêter la manche : il n’y a rien à comparer.
advice-turn = Tu peux annoncer à la fin de ton tour, après avoir pris une carte.
advice-points = Tes cartes ont { $points } des { $needed } points qu’il faut pour une annonce.

cli-advise-help = Est-ce le moment d’annoncer ? Comparer les annonces et l’attente.
cli-advise-about = Un fichier texte dit ce que tu vois à la table, comme dans l’exemple. Un nombre remplace des cartes que tu ne connais pas. Omets la pioche si tu as écrit toutes les cartes des défausses. docs/advice.md explique chaque ligne.
cli-advise-file = Un fichier avec ta position, ou - pour l’entrée standard.
cli-advise-json = Écrire un objet JSON.

advice-win = gagner la partie
advice-own = tes points
advice-others = points des autres
advice-bet = gagner le pari
advice-wait = attendre
advice-best = Le mieux : { $choice }.
advice-close = { $choice } ou { $other } : les deux se valent à peu près.
advice-margin = Calculé en simulant la suite de la manche ; ± est la marge à 95 %.
