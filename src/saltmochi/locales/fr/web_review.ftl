# --- L’analyse d’une partie terminée ---

# Un bouton.
web-review = Analyser la partie
web-review-title = Analyse
web-review-retry = Réessayer
# Pendant le calcul.
web-review-busy = Chaque décision est examinée…
web-review-queue = Ça commence bientôt. En attendant, revois la partie.
web-review-progress = Coup { $done } sur { $steps }
web-review-offline = Pas de connexion. L’analyse reprendra à ton retour.
# L’image.
web-review-curve = Chances de gagner
web-review-curve-what = Une ligne par personne au fil des manches. Les repères mènent aux décisions coûteuses, à la chance et à la malchance.
web-review-curve-table = Chances de gagner après chaque manche
web-review-key-decision = décision coûteuse
web-review-key-lucky = chance
web-review-key-unlucky = malchance
# Un repère sur la courbe, pour les personnes qui ne la voient pas.
web-review-mark-decision = { $player }, manche { $round } : décision coûteuse ({ $points })
web-review-mark-lucky = { $player }, manche { $round } : chance ({ $points })
web-review-mark-unlucky = { $player }, manche { $round } : malchance ({ $points })
# Sur un téléphone, on voit l’un ou l’autre.
web-review-tabs = Que montrer
web-review-overview = Bilan
web-review-table = Table
# Ce qui a fait le résultat : le début, trois changements et la fin.
web-review-balance = Ce qui a fait le résultat
web-review-balance-what = En points de chances de gagner : 1 point, c’est 1 %.
web-review-start = Début
web-review-luck = Chance
web-review-own = { $me ->
    [yes] Tes décisions
   *[no] Ses décisions
}
web-review-others = Celles des autres
web-review-result = Résultat
web-review-accuracy = Précision
web-review-average-luck = { $too ->
    [yes] { $me ->
        [yes] Avec une chance moyenne, tu aurais gagné aussi.
       *[no] Même avec une chance moyenne, la partie revenait à { $who }.
    }
   *[no] { $me ->
        [yes] Avec une chance moyenne, tu aurais gagné.
       *[no] Avec une chance moyenne, la partie revenait à { $who }.
    }
}
# Listes.
web-review-of = { $me ->
    [yes] Ta partie
   *[no] La partie de { $who }
}
web-review-costly = Décisions les plus coûteuses
web-review-costly-none = Aucune décision n’a rien coûté.
web-review-lucky = Plus grands coups de chance
web-review-unlucky = Plus grands coups de malchance
web-review-luck-none = Rien de notable.
# $action décrit une action.
web-review-better = Mieux : { $action }
web-review-learn = { $count ->
    [one] Apprendre de { $count } décision
    [many] Apprendre de { $count } décisions
   *[other] Apprendre de { $count } décisions
}
web-review-print = Imprimer
# Une décision dans la partie.
web-review-decides = { $me ->
    [yes] Ta décision
   *[no] Décision de { $who }
}
web-review-best = Mieux
web-review-chosen = Choisi
web-review-loss = { $count ->
    [one] point de chances de gagner
    [many] points de chances de gagner
   *[other] points de chances de gagner
}
web-review-all-choices = { $count ->
    [one] { $count } seul choix
    [many] Les { $count } choix
   *[other] Les { $count } choix
}

# --- Apprendre de ses décisions coûteuses ---

web-mistakes-title = Apprendre de mes erreurs
web-mistakes-waiting = { $count ->
    [0] Rien à revoir pour l’instant.
    [one] { $count } décision à revoir.
    [many] { $count } décisions à revoir.
   *[other] { $count } décisions à revoir.
}
web-mistakes-progress = Décision { $place } sur { $most }
web-mistakes-next = Suivant
web-mistakes-finish = Terminer
web-mistakes-again = Revient dans 10 minutes.
web-mistakes-done = { $count ->
    [0] C’est tout pour l’instant.
    [one] { $right } sur { $count } du premier coup
    [many] { $right } sur { $count } du premier coup
   *[other] { $right } sur { $count } du premier coup
}
web-mistakes-none = Rien à revoir pour l’instant
web-mistakes-none-why = Analyse une partie : tes décisions coûteuses deviendront des questions.
# $when : « dans 10 minutes », « demain ».
web-mistakes-later = La prochaine arrive { $when }.
web-mistakes-to-review = À l’analyse
web-mistakes-gone = Cette décision n’est plus sur le serveur.
