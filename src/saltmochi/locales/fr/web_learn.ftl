# Les pages du navigateur pour apprendre et revoir : leçons, règles, aide-mémoire, parties revues et terminées.

# --- Les leçons ---

web-learn-choose = Apprends à jouer
web-learn-choose-why = Joue une première manche avec quelqu’un pour te guider. Cinq minutes suffisent, et rien ne peut mal tourner.
web-learn-about-sea-salt-paper = Réunis des créatures de papier, pose des duos pleins de surprises et choisis le bon moment pour t’arrêter.
web-learn-about-happy-mochi = Débarrasse-toi de tes douceurs, deux voisines à la fois, dans une main qu’on ne range jamais.
web-learn-begin = Commencer
web-learn-to-rules = Les règles
web-learn-title = Ta première manche
web-learn-play-now = Joue maintenant
web-learn-again = Encore une fois
web-learn-back = Un pas en arrière
web-learn-progress = Où tu en es
web-learn-rival = Marina
web-learn-you = Toi
web-learn-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
web-learn-laid = Duos posés
web-learn-middle = Milieu de la table
web-learn-deck = { $count ->
    [one] Pioche, { $count } carte
   *[other] Pioche, { $count } cartes
}
web-learn-pile = { $card }, sur { $pile }
web-learn-pile-empty = Rien sur { $pile }
web-learn-side-left = Côté gauche de la paire : { $card }
web-learn-side-right = Côté droit de la paire : { $card }
web-learn-looking = Les cartes de la défausse
web-learn-drawn = De la pioche
web-learn-slot = Mets-la ici, à la place { $place } de ta main
web-learn-points = Tes points
web-learn-sum = En tout
web-learn-scored = Le score de la manche
web-learn-hand-empty = Ta main est vide.
web-learn-value-plus = plus haut
web-learn-value-minus = plus bas
web-learn-button-next = Continuer
web-learn-button-end = Fin du tour
web-learn-button-stop = STOP
web-learn-button-chance = DERNIÈRE CHANCE
web-learn-nudge-other = Pas celle-là. Ce qu’il te faut est éclairé.

web-learn-sea-welcome = Bienvenue à bord ! À chaque manche, tu réunis des cartes qui rapportent des points. Il y a une pioche, et deux défausses dont on ne voit que la carte du dessus. Tu joues contre Marina, et tu commences.
web-learn-sea-draw = Chaque tour commence par une carte à prendre. Touche la pioche pour regarder ses deux premières cartes.
web-learn-sea-keep = Deux cartes : tu en gardes une, l’autre va sur une défausse. Les coquillages sont une collection : plus tu en as, plus ils rapportent. Touche le coquillage pour le garder.
web-learn-sea-put = Le poisson va face visible sur une défausse, celle que tu veux. Mais pense à Marina : elle peut prendre ce que tu laisses.
web-learn-sea-end = Tu pourrais maintenant poser des duos, mais un seul coquillage n’en est pas un. Finis ton tour.
web-learn-sea-rival = Marina prend le poisson. C’est l’autre façon de prendre une carte : celle du dessus d’une défausse. On ne remet rien, et tout le monde la voit.
web-learn-sea-later = Quelques tours plus tard. Tu as un crabe en main, et il y en a un autre sur la défausse de gauche ! Prends-le.
web-learn-sea-lay = Deux crabes forment un duo. Touche les deux pour les poser devant toi. Peu importent les couleurs.
web-learn-sea-look = Un duo vaut 1 point, et il a un effet. Avec les crabes, tu regardes une défausse et tu prends la carte que tu veux. Touche la défausse de droite.
web-learn-sea-pick = Voici toute la défausse. Tu as déjà un bateau : touche le bateau noir, et tu auras un autre duo.
web-learn-sea-boats = Pose tout de suite les deux bateaux. Tu peux poser autant de duos que tu veux.
web-learn-sea-again = Les bateaux te donnent aussitôt un autre tour. Touche encore la pioche.
web-learn-sea-keep-again = Tu as deux coquillages ; avec un troisième, ils passent de 2 à 4 points. Garde le coquillage. Le manchot va tout seul sur la défausse vide.
web-learn-sea-count = Comptons : les duos, les collections et la sirène, qui rapporte 1 par carte de ta couleur la plus présente. Avec 7 points ou plus, tu peux mettre fin à la manche.
web-learn-sea-decide = À toi de choisir ! STOP : chacun marque ses cartes tout de suite. DERNIÈRE CHANCE : Marina a encore un tour, et tu paries qu’elle ne dépassera pas tes 9 points. Un pari remporté rapporte aussi ton bonus couleur.
web-learn-sea-stopped = Stop ! Marina montre ses cartes : un duo de poissons et trois poulpes, 7 points. Tu en marques 9. Te voilà à bon port !
web-learn-sea-chance = Pari lancé ! Ta main est maintenant visible, et personne ne peut t’y voler une carte. Comme dernière carte, Marina prend le manchot : elle a 8 points.
web-learn-sea-chance-won = 8 ne dépasse pas 9 : pari remporté ! Tu marques 9 et ton bonus couleur : 3, pour trois cartes jaunes. Marina n’a que son bonus, 2. Si elle avait eu plus que toi, tu n’aurais eu que tes 3, et elle tous ses points.
web-learn-sea-finish = C’était ta première manche ! À deux, on continue jusqu’à ce que quelqu’un ait 40 points. Et si un jour tu as quatre sirènes : elles gagnent la partie.

web-learn-sea-nudge-pile-too = C’est permis aussi. Mais essaie d’abord la pioche : elle te montre deux cartes.
web-learn-sea-nudge-keep-shell = Un poisson seul cherche de la compagnie. Commençons par le coquillage.
web-learn-sea-nudge-choose-first = Choisis d’abord une des deux cartes de la pioche.
web-learn-sea-nudge-put = Le poisson cherche une place : touche une des deux défausses.
web-learn-sea-nudge-no-pair = Une carte n’est pas un duo. Elle est bien dans ta main : elle y compte aussi.
web-learn-sea-nudge-taken-already = Tu as déjà pris une carte. Une par tour.
web-learn-sea-nudge-wait = Un instant, c’est le tour de Marina. Touche « Continuer » quand tu as vu.
web-learn-sea-nudge-take-crab = Regarde la défausse de gauche : il y a un crabe comme le tien.
web-learn-sea-nudge-take-first = Prends d’abord une carte ; ensuite tu peux poser des duos.
web-learn-sea-nudge-two-crabs = Ce n’est pas un crabe. Touche les deux crabes.
web-learn-sea-nudge-pile-empty = La défausse de gauche est vide. Celle de droite a trois cartes.
web-learn-sea-nudge-look = Tes crabes attendent : touche la défausse de droite.
web-learn-sea-nudge-pick-boat = Le bateau noir forme un duo avec ton bateau jaune. Touche-le.
web-learn-sea-nudge-two-boats = Ce n’est pas un bateau. Touche les deux bateaux.
web-learn-sea-nudge-lay-boats = Tes bateaux veulent d’abord partir : touche les deux.
web-learn-sea-nudge-draw-again = Tu pourrais. Mais la pioche cache peut-être mieux.
web-learn-sea-nudge-third-shell = Le manchot rapporterait 1, le troisième coquillage rapporte 2. Garde le coquillage.
web-learn-sea-nudge-count = Regarde d’abord les points, puis continue.
web-learn-sea-nudge-decide-end = Tu pourrais continuer, oui. Mais avec 9 points, c’est le moment : arrête ou parie !
web-learn-sea-nudge-decide = Choisis une des deux annonces ci-dessous.
web-learn-sea-nudge-over = La manche est finie ; les cartes ont fait leur travail.

web-learn-mochi-welcome = Bienvenue à la confiserie ! Ces sept mochis sont ta main. Qui vide sa main avant les autres gagne la manche. Une règle avant tout : les cartes restent dans leur ordre, on ne les déplace jamais.
web-learn-mochi-pair = Au milieu se trouve la Paire centrale. La carte de gauche donne les dizaines, celle de droite les unités : 2 et 6 font 26. La carte Valeur montre + : il faut monter.
web-learn-mochi-play = On joue deux cartes voisines de sa main, dans leur ordre. 4 et 8 font 48, plus que 26. Touche les deux.
web-learn-mochi-played = La nouvelle paire est 48. Ta main s’est refermée : le 9 et le 3 sont maintenant voisins !
web-learn-mochi-draw = Marina joue 9 et 5. Tes voisines font 93, 37, 71 et 10 : rien ne dépasse 95. Alors on pioche une carte. Touche la pioche.
web-learn-mochi-insert = Un 7 ! Mets-le où tu veux dans ta main : il y restera. Tu as un autre 7 : touche un espace à côté.
web-learn-mochi-flavour = Marina joue 98, tout à la fraise. Si la paire a un seul parfum, la tienne aussi doit n’en avoir qu’un. Plus de 98 en un seul parfum, ça paraît impossible …
web-learn-mochi-happy = … mais deux nombres égaux forment un Happy Mochi, et il convient toujours ! Joue tes deux sept.
web-learn-mochi-happy-played = Happy Mochi ! La paire est 77, de deux parfums. Marina ne peut pas la dépasser et pioche une carte.
web-learn-mochi-flip = À toi : 9 et 3 font 93. Le signe sur le 9 est un effet, retourne : la carte Valeur change de face. Joue les deux.
web-learn-mochi-flipped = La carte Valeur montre maintenant -. Désormais il faut descendre, et passer sous 93 est facile.
web-learn-mochi-last = Marina joue 62. Il te reste 1 et 0 : 10 est plus petit que 62. Joue tes deux dernières cartes !
web-learn-mochi-won = Ta main est vide : la manche est à toi ! Marina compte ses cartes : 8 et 5 font 13 points de pénalité. Elle en garde une, face cachée, pour les prochaines manches, où elle pourra l’aider.
web-learn-mochi-effects = Voici les quatre effets que peuvent avoir les cartes. Ceux au signe plein sont obligatoires, les autres non.
web-learn-mochi-finish = C’était ta première manche ! La partie finit quand quelqu’un atteint 30 points de pénalité. Le plus petit total gagne.

web-learn-mochi-nudge-pair = Rien à toucher pour l’instant. Lis la paire : 26. Puis continue.
web-learn-mochi-nudge-save-nine = 94 conviendrait aussi. Mais ici un petit pas suffit ; réserve ton 9.
web-learn-mochi-nudge-four-eight = Essaie le 4 et le 8 : ensemble ils font 48.
web-learn-mochi-nudge-play-first = Tu peux jouer, alors jouons : le 4 et le 8.
web-learn-mochi-nudge-wait = Un instant. Touche « Continuer » quand tu as vu.
web-learn-mochi-nudge-draw-side = Bien vu ! On peut aussi piocher dans la paire, et découvrir un nombre plus bas. Cette fois, prends la pioche.
web-learn-mochi-nudge-too-low = Aucune paire de voisines ne dépasse 95. Prends dans la pioche.
web-learn-mochi-nudge-beside-seven = Il y serait seul. Touche un espace à côté de ton autre 7.
web-learn-mochi-nudge-insert = D’abord, le 7 cherche une place : touche un espace dans ta main.
web-learn-mochi-nudge-sevens = Les deux sept sont voisins : touche les deux.
web-learn-mochi-nudge-nine-three = 9 et 3 sont voisins et font 93 : touche les deux.
web-learn-mochi-nudge-last-two = Tes deux dernières cartes gagnent : touche le 1 et le 0.
web-learn-mochi-nudge-over = La manche est finie, et tu l’as gagnée.

# --- L’aide-mémoire ---

web-reference-title = Aide-mémoire
web-reference-turn = Ton tour
web-reference-ends = Comment finit une manche
web-reference-must = obligatoire
web-reference-may = facultatif
web-reference-sea-take = Prends une carte : deux de la pioche (gardes-en une, mets l’autre sur une défausse), ou celle du dessus d’une défausse.
web-reference-sea-lay = Pose des duos, autant que tu veux.
web-reference-sea-end = Avec 7 points ou plus, tu peux mettre fin à la manche ; sinon ton tour finit.
web-reference-stop-name = STOP
web-reference-stop = Chacun marque ses cartes.
web-reference-chance-name = DERNIÈRE CHANCE
web-reference-chance = Les autres ont encore un tour, puis on compare les points.
web-reference-chance-won = Personne n’a plus : tu marques tes cartes et ton bonus couleur, les autres leur bonus couleur seulement.
web-reference-chance-lost = Quelqu’un a plus : tu marques ton bonus couleur seulement, les autres leurs cartes.
web-reference-pairs = Duos
web-reference-pairs-worth = · 1 point chacun, posés ou en main
web-reference-pair-crab = deux crabes
web-reference-pair-boat = deux bateaux
web-reference-pair-fish = deux poissons
web-reference-pair-swimmer = nageur et requin
web-reference-sea-crab = regarde une défausse et prends une carte
web-reference-sea-boat = joue un autre tour
web-reference-sea-fish = reçois la première carte de la pioche
web-reference-sea-swimmer = vole une carte dans une main
web-reference-collections = Collection
web-reference-multipliers = Multiplicateurs
web-reference-each = { $points } par { $kind }
web-reference-mermaid = La première rapporte 1 par carte de ta couleur la plus présente, la deuxième pour la couleur suivante, et ainsi de suite.
web-reference-mermaid-four = Quatre sirènes gagnent la partie.
web-reference-bonus = Bonus couleur : 1 par carte de ta couleur la plus présente. On ne le marque qu’après une dernière chance.
web-reference-void = Si la pioche est épuisée, personne ne marque.
web-reference-sea-target = La partie finit à 40, 35 ou 30 points, à 2, 3 ou 4.
web-reference-mochi-play = Joue deux cartes voisines de ta main, dans leur ordre, sur la paire.
web-reference-mochi-draw = Ou prends une carte dans la pioche, d’un côté de la paire ou parmi tes gardées, et mets-la où tu veux dans ta main.
web-reference-mochi-goal = On ne range jamais sa main. À gauche les dizaines, à droite les unités.
web-reference-mochi-fits = Ce qui convient
web-reference-mochi-plus = plus haut que la paire
web-reference-mochi-minus = plus bas que la paire
web-reference-mochi-alike = Si la paire a un seul parfum, la tienne aussi.
web-reference-mochi-happy-name = Happy Mochi :
web-reference-mochi-happy = deux nombres égaux conviennent toujours.
web-reference-mochi-effects = Effets
web-reference-mochi-won = Qui finit son tour sans carte gagne la manche.
web-reference-mochi-penalty = Les autres reçoivent la somme de leur main en pénalité.
web-reference-mochi-keep = Chacun d’eux garde une carte ; les gardées ne comptent pas.
web-reference-mochi-target = À 30 points, la partie finit. Le plus petit total gagne.

# --- A card that explains itself ---

web-explain-duo = Un duo ({ $pair }) vaut 1 point, posé ou en main. En le posant : { $effect }.
web-explain-collection = Plus il y en a, mieux c’est : 1, 2, 3 … valent { $points } points.
web-explain-multiplier = { $points ->
    [one] Vaut 1 point par { $kind } que tu as.
   *[other] Vaut { $points } points par { $kind } que tu as.
}
web-explain-sweet = À gauche d’une paire elle compte { $tens }, à droite { $number }. Restée en main, elle coûte { $number }.
web-explain-effect = Effet, { $how } : { $effect }.
web-explain-close = Échap ferme, les flèches mènent aux autres cartes.
web-explain-how = Chaque carte s’explique elle-même : appuie longuement dessus, fais un clic droit ou appuie sur ? quand elle est sélectionnée ; E et les flèches mènent d’une carte à l’autre.

# --- Les règles ---

web-rules-title = Les règles
web-rules-games = Les jeux
web-rules-contents = Sommaire
web-rules-learn = Apprends en jouant
web-rules-ruling = notre lecture
web-rules-yes = oui
web-rules-see = Ce que disent les éditions : { $row }
web-rules-editions-why = À certaines questions, les éditions imprimées répondent différemment. Tu en choisis une en ouvrant une table ; sans choix, c’est ta langue qui décide.

web-rules-sea-lead = Réunis des cartes, pose des duos et mets fin à la manche au bon moment : voilà tout.
web-rules-sea-source = Avec nos mots, d’après les règles italiennes, espagnoles et françaises et la version en ligne officielle du jeu.
web-rules-sea-1 = Les cartes
web-rules-sea-1-1 = Il y a 58 cartes. Chacune a un type et une couleur. Certaines forment des duos, d’autres se collectionnent, les multiplicateurs rapportent pour d’autres cartes, et puis il y a les sirènes.
web-rules-sea-2 = Mise en place
web-rules-sea-2-1 = On joue de deux à quatre. Les cartes mélangées forment la pioche ; deux sont révélées à côté et ouvrent deux défausses.
web-rules-sea-2-2 = Le hasard dit qui commence. Au début, personne n’a de carte en main.
web-rules-sea-3 = Le tour
web-rules-sea-3-1 = Prends une carte. Soit tu prends les deux premières de la pioche, tu en gardes une et mets l’autre face visible sur une défausse ; soit tu prends la carte du dessus d’une défausse.
web-rules-sea-3-2 = La carte remise va sur l’une des défausses ; si l’une est vide, elle y va.
web-rules-sea-3-3 = D’une défausse on ne voit que la carte du dessus. Combien de cartes ont la pioche, les défausses et les mains, tout le monde le sait.
web-rules-sea-3-4 = S’il reste une carte dans la pioche, tu la reçois et ne remets rien. Une pioche vide ne peut pas être choisie.
web-rules-sea-3-5 = Puis pose des duos, autant que tu veux : deux crabes, deux bateaux, deux poissons, ou un nageur et un requin. Leur effet a lieu aussitôt.
web-rules-sea-3-6 = Tu peux poser un duo même si son effet ne peut rien faire.
web-rules-sea-3-7 = Avec 7 points ou plus, main et cartes posées ensemble et sans bonus couleur, tu peux mettre fin à la manche.
web-rules-sea-3-8 = Sinon, le tour passe à la personne à ta gauche.
web-rules-sea-4 = Ce que font les duos
web-rules-sea-4-1 = Crabes : choisis une défausse, regarde-la et prends une carte. Les autres gardent leur ordre, et personne d’autre ne sait laquelle c’était.
web-rules-sea-4-2 = Bateaux : joue aussitôt un autre tour complet.
web-rules-sea-4-3 = Poissons : ajoute à ta main la première carte de la pioche.
web-rules-sea-4-4 = Nageur et requin : choisis quelqu’un et reçois au hasard une carte de sa main. Personne d’autre ne sait laquelle.
web-rules-sea-4-5 = Quatre sirènes gagnent la partie.
web-rules-sea-5 = Les points
web-rules-sea-5-1 = Chaque duo vaut 1 point, posé ou encore en main.
web-rules-sea-5-2 = Collections, selon leur nombre : coquillages 0 2 4 6 8 10 ; poulpes 0 3 6 9 12 ; manchots 1 3 5 ; moussaillons 0 5.
web-rules-sea-5-3 = Le phare rapporte 1 par bateau, le banc 1 par poisson, la colonie 2 par manchot, le capitaine 3 par moussaillon.
web-rules-sea-5-4 = Ta première sirène rapporte 1 par carte de ta couleur la plus présente, la deuxième pour la couleur suivante, et ainsi de suite. Le blanc est aussi une couleur.
web-rules-sea-5-5 = Bonus couleur : autant de points que de cartes de ta couleur la plus présente. On ne le marque qu’après une dernière chance.
web-rules-sea-6 = La fin de la manche
web-rules-sea-6-1 = Qui met fin à la manche montre sa main et dit STOP ou DERNIÈRE CHANCE.
web-rules-sea-6-2 = STOP : chacun marque ses cartes, sans bonus couleur.
web-rules-sea-6-3 = DERNIÈRE CHANCE : chacun des autres joue un dernier tour, puis montre sa main. Ensuite on compare les points.
web-rules-sea-6-4 = Si personne n’a plus que l’auteur de l’annonce, celui-ci marque ses cartes et son bonus couleur, les autres leur bonus couleur seulement. Sinon il marque son bonus couleur seulement, et les autres leurs cartes.
web-rules-sea-6-5 = Dans une main déjà montrée, on ne peut rien voler.
web-rules-sea-6-6 = Si la pioche est épuisée, la manche est nulle : personne ne marque.
web-rules-sea-6-7 = Les points des manches s’ajoutent. Pour la suivante, on mélange toutes les cartes ; qui commence dépend de l’édition.
web-rules-sea-6-8 = Dix manches nulles de suite mettent fin à la partie telle qu’elle est.
web-rules-sea-7 = La fin de la partie
web-rules-sea-7-1 = L’objectif est de 40, 35 ou 30 points à 2, 3 ou 4, si la table n’en fixe pas un autre. Quand quelqu’un l’atteint à la fin d’une manche, le plus grand total gagne.
web-rules-sea-7-2 = Ce qui décide entre totaux égaux dépend de l’édition. Si l’égalité demeure, la victoire est partagée.
web-rules-sea-7-3 = Quatre sirènes gagnent aussitôt, quels que soient les points.
web-rules-sea-8 = Les éditions
web-rules-sea-9 = Ce que l’on sait
web-rules-sea-9-1 = Tout le monde voit les cartes posées, le dessus des défausses, le nombre de cartes et les points, qui prend quelle carte d’une défausse et qui vole qui.
web-rules-sea-9-2 = Ta main, les deux cartes que tu prends dans la pioche et la défausse que regardent tes crabes ne sont vues que par toi. Une carte volée est vue par qui la vole et par sa victime.
web-rules-sea-9-3 = Tu peux te souvenir de tout ce que tu as vu. Une table peut offrir une aide à la mémoire, la même pour tous.

web-rules-mochi-lead = Vide ta main avant tout le monde, deux voisines à la fois.
web-rules-mochi-source = Avec nos mots, d’après la règle italienne. Là où elle laisse une question ouverte, nous disons ce que nous faisons : notre lecture.
web-rules-mochi-example = La carte Valeur montre +, la paire est 26 : 4 et 8 font 48 et peuvent être joués.
web-rules-mochi-1 = Les cartes
web-rules-mochi-1-1 = 70 cartes : les nombres de 0 à 9 en sept parfums. Une carte Valeur avec une face + et une face -. On joue de 2 à 6.
web-rules-mochi-1-2 = Certaines cartes ont un effet. Retourne et pioche sont obligatoires, passe et garde facultatifs.
web-rules-mochi-1-3 = Quelles cartes de la boîte portent quel effet n’est imprimé que sur les cartes. Le paquet d’ici est donc le nôtre : chaque parfum a une carte de chaque effet.
web-rules-mochi-1-4 = Nous appelons les parfums fraise, pêche, citron, matcha, soda, raisin et sésame.
web-rules-mochi-2 = Le début d’une manche
web-rules-mochi-2-1 = Chacun reçoit sept cartes. Une main est une rangée que l’on ne range jamais.
web-rules-mochi-2-2 = À la première manche, la carte Valeur montre +. Entre les manches, elle reste comme elle est.
web-rules-mochi-2-3 = Deux cartes visibles forment la Paire centrale : celle de gauche donne les dizaines, celle de droite les unités. Le reste est la pioche.
web-rules-mochi-2-4 = Le hasard dit qui commence la partie. Chaque manche suivante est commencée par la personne à gauche de qui a gagné la dernière.
web-rules-mochi-2-5 = S’il y a tant de cartes gardées qu’on ne peut en donner sept à chacun, chacun en reçoit autant que possible à parts égales, au moins deux ; s’il le faut, les plus anciennes gardées reviennent.
web-rules-mochi-3 = Le tour : pioche ou joue
web-rules-mochi-3-1 = Pioche une carte : celle du dessus d’un côté de la paire, la première de la pioche ou une de tes gardées. Mets-la où tu veux dans ta main.
web-rules-mochi-3-2 = D’un côté, on ne peut piocher que s’il y a une autre carte dessous. L’effet d’une carte ainsi découverte n’a pas lieu.
web-rules-mochi-3-3 = Ou joue deux cartes voisines de ta main, dans leur ordre, une sur chaque côté de la paire.
web-rules-mochi-3-4 = Si la carte Valeur montre +, ton nombre doit dépasser celui de la paire ; si elle montre -, il doit être plus petit. L’égalité ne suffit pas.
web-rules-mochi-3-5 = Si les deux cartes de la paire ont le même parfum, tes deux cartes aussi doivent en partager un, n’importe lequel.
web-rules-mochi-3-6 = Deux nombres égaux, un Happy Mochi, peuvent toujours être joués.
web-rules-mochi-3-7 = Si tu ne peux ni piocher ni jouer, tu passes ton tour. Quand tous l’ont passé de suite, la manche finit, et chacun compte sa main.
web-rules-mochi-3-8 = Quand la pioche est vide, on mélange les cartes sous la paire pour en former une nouvelle.
web-rules-mochi-3-9 = Une manche dure au plus 50 tours par personne.
web-rules-mochi-3-10 = Après une manche sans gagnant, la suivante est commencée par la personne à gauche de qui l’avait commencée.
web-rules-mochi-4 = Les effets
web-rules-mochi-4-1 = Les effets des deux cartes que tu viens de jouer ont lieu, dans l’ordre que tu veux. Les obligatoires toujours ; aux autres tu peux renoncer.
web-rules-mochi-4-2 = Retourne : la carte Valeur change de face.
web-rules-mochi-4-3 = Pioche : choisis quelqu’un, peut-être toi. Cette personne pioche une carte et la met où elle veut dans sa main.
web-rules-mochi-4-4 = Un effet a lieu même si sa carte a été piochée entre-temps.
web-rules-mochi-4-5 = Passe : tous choisissent une carte en même temps, la donnent à leur gauche et mettent où ils veulent celle qu’ils reçoivent.
web-rules-mochi-4-6 = Si passe ou garde sont possibles, on le voit quand leur moment arrive. L’ordre peut donc compter.
web-rules-mochi-4-7 = Garde : mets une carte de ta main face cachée devant toi. La dernière aussi peut partir ainsi.
web-rules-mochi-5 = La fin de la manche
web-rules-mochi-5-1 = Si tu n’as plus de carte en main à la fin de ton tour, tu as gagné la manche.
web-rules-mochi-5-2 = Les autres montrent leur main et reçoivent la somme de ses nombres en points de pénalité. Les cartes gardées ne comptent pas.
web-rules-mochi-5-3 = Si la partie continue, chacun d’eux garde une de ces cartes, face cachée. Tu peux toujours regarder tes gardées.
web-rules-mochi-6 = La fin de la partie
web-rules-mochi-6-1 = La partie finit après une manche où quelqu’un a atteint 30 points. Le plus petit total gagne ; à égalité, la victoire est partagée.
web-rules-mochi-6-3 = La partie finit aussi après dix manches de suite sans point pour personne.
web-rules-mochi-7 = Ce que l’on sait
web-rules-mochi-7-1 = Tout le monde voit la paire et ce qui est joué, la carte Valeur, le nombre de cartes et les points, et qui pioche quelle carte de la paire.
web-rules-mochi-7-2 = Ta main, tes gardées et ce que tu prends dans la pioche ne sont vus que par toi. Une carte passée est vue par qui la donne et qui la reçoit.
web-rules-mochi-7-3 = Tout le monde voit où va une carte. Une carte vue une fois est donc connue où qu’elle soit, même à sa place dans une main.

# --- Revoir une partie ---

web-replay-name = Partie revue
web-replay-loading = La partie arrive …
web-replay-to-games = Mes parties
web-replay-where = Manche { $round } · moment { $step } sur { $count }
web-replay-seen-by = Vue par
web-replay-open = tout le monde, cartes visibles
web-replay-from = { $who }
web-replay-copy = Lien vers ce moment
web-replay-copied = Copié
web-replay-link = Le lien vers ce moment
web-replay-record = Relevé
web-replay-scores = Scores
web-replay-keys = Touches : ← → un pas, espace lance, Page ↑ ↓ manches, Début et Fin, ? aide-mémoire.
web-replay-controls = Commandes
web-replay-slider = Moment de la partie
web-replay-round = Aller à une manche
web-replay-round-number = Manche { $round }
web-replay-first = Au début
web-replay-previous = Un moment en arrière
web-replay-play = Lancer
web-replay-pause = Pause
web-replay-next = Un moment en avant
web-replay-last = À la fin
web-replay-speed = Vitesse
web-replay-middle = Milieu de la table
web-replay-deck = Pioche { $count }
web-replay-pile = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
web-replay-side = { $count ->
    [0] vide
    [one] une carte
   *[other] { $count } cartes
}
web-replay-drawn = de la pioche : { $who }
web-replay-looked = défausse consultée : { $who }
web-replay-caller = annonce
web-replay-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-replay-hand = Main
web-replay-hidden = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
web-replay-no-cards = aucune carte
web-replay-laid = Posées
web-replay-kept = Gardées
web-replay-chart = Scores après chaque manche
web-replay-round-column = Manche
web-replay-to-round = Aller à la manche { $round }

# --- Parties terminées ---

web-games-title = Mes parties
web-games-why = Les parties terminées dans ce navigateur, la plus récente d’abord.
web-games-won = Gagnée
web-games-you = (toi)
web-games-winner = victoire
web-games-replay = Revoir
web-games-record = Relevé
web-games-empty = Pas encore de partie terminée
web-games-empty-why = Quand tu en auras joué une, tu pourras la revoir ici, coup par coup.
web-games-play = Joue maintenant
web-games-learn = Apprendre d’abord
