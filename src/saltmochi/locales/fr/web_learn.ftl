# The browser's pages for learning and looking back: lessons, rules, reference card, replays, finished games.

# --- The lessons ---

web-learn-choose = Apprends à jouer
web-learn-choose-why = Joue une première manche, pas à pas. Cinq minutes suffisent, et tu peux te tromper sans risque.
web-learn-about-sea-salt-paper = Réunis des créatures marines en papier, pose des duos pleins de surprises et arrête-toi au bon moment.
web-learn-about-happy-mochi = Débarrasse-toi de tes douceurs deux par deux, sans jamais réorganiser ta main.
web-learn-to-rules = Règles
web-learn-again = Recommencer
web-learn-back = Un pas en arrière
web-learn-progress = Ta progression
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
# $pile is pile-left or pile-right.
web-learn-pile = { $pile } : { $card }
web-learn-pile-empty = { $pile } : vide
web-learn-side-left = Côté gauche du duo : { $card }
web-learn-side-right = Côté droit du duo : { $card }
web-learn-looking = Les cartes de la défausse
web-learn-drawn = Cartes piochées
web-learn-slot = Mettre ici, à la place { $place } de ta main
web-learn-points = Tes points
web-learn-sum = En tout
web-learn-scored = Les points de la manche
web-learn-hand-empty = Ta main est vide.
web-learn-value-plus = plus haut
web-learn-value-minus = plus bas
web-learn-button-next = Continuer
web-learn-button-end = Finir le tour
web-learn-nudge-other = Essaie ailleurs : ce qu’il te faut est éclairé.
web-learn-finished = Terminée
web-learn-first-game = Jouer une partie
web-learn-next-lesson = Leçon suivante
web-learn-all = Toutes les leçons
web-learn-lessons = Leçons
web-learn-kept = En réserve
web-learn-rival-cards = Les cartes de Marina
web-learn-name-sea-first = Ta première manche
web-learn-what-sea-first = Prends des cartes, pose des duos et mets fin à la manche.
web-learn-name-sea-steal = Voler et multiplier
web-learn-what-sea-steal = Nageurs, requins, multiplicateurs et sirènes.
web-learn-name-sea-calls = Le bon moment
web-learn-what-sea-calls = Quand annoncer { $stop } ou { $chance }, et quand attendre.
web-learn-name-mochi-first = Ta première manche
web-learn-what-mochi-first = Joue des duos, pioche et vide ta main.
web-learn-name-mochi-effects = Des effets malins
web-learn-what-mochi-effects = Passe des cartes, mets-en en réserve, fais piocher.
web-learn-name-mochi-numbers = Jouer haut ou piocher
web-learn-what-mochi-numbers = Quand jouer haut et quand piocher.

# $stop and $chance are the calls of the reader’s edition; $mermaids says how four mermaids win there: laid, held or laid-or-shown.
web-learn-sea-welcome = Bienvenue à bord ! Réunis des cartes pour marquer des points. Il y a une pioche et deux défausses, dont on ne voit que le dessus. Marina joue après toi.
web-learn-sea-draw = À chaque tour, on prend d’abord une carte. Touche la pioche pour en voir les deux premières.
web-learn-sea-keep = Tu en gardes une, l’autre va sur une défausse. Les coquillages se collectionnent : plus tu en as, plus ils rapportent. Touche le coquillage pour le garder.
web-learn-sea-put = Le poisson va face visible sur la défausse de ton choix. Mais attention : Marina peut prendre ce que tu laisses.
web-learn-sea-end = Tu pourrais maintenant poser un duo, mais tu n’en as pas : les coquillages se collectionnent, ils ne se posent pas. Finis ton tour.
web-learn-sea-rival = Marina prend le poisson. C’est l’autre façon de prendre une carte : celle du dessus d’une défausse. On ne remet rien, et tout le monde la voit.
web-learn-sea-later = Quelques tours plus tard… Tu as un crabe en main, et il y en a un autre sur la défausse de gauche ! Prends-le.
web-learn-sea-lay = Deux crabes forment un duo, peu importent leurs couleurs. Touche les deux pour les poser devant toi.
web-learn-sea-look = Un duo vaut 1 point et il a un effet. Les crabes fouillent une défausse : tu y prends la carte que tu veux. Touche la défausse de droite.
web-learn-sea-pick = Voici toute la défausse. Tu as déjà un bateau : touche le bateau noir, et tu auras un autre duo.
web-learn-sea-boats = Pose tout de suite les deux bateaux. Tu peux poser autant de duos que tu veux.
web-learn-sea-again = Avec les bateaux, tu rejoues aussitôt. Touche encore la pioche.
web-learn-sea-keep-again = Tu as deux coquillages ; avec un troisième, ils passent de 2 à 4 points. Garde le coquillage. Le manchot ira tout seul sur la défausse vide.
web-learn-sea-count = Comptons : tes duos, tes coquillages et ta sirène, qui rapporte 1 par carte de ta couleur la plus présente. Dès 7 points, tu peux mettre fin à la manche.
web-learn-sea-decide = À toi ! { $stop } : on marque tout de suite. { $chance } : tu paries qu’en un dernier tour, Marina ne dépassera pas tes 9 points. À la clé : ton bonus couleur.
web-learn-sea-stopped = Tu t’arrêtes là. Marina montre ses cartes : un duo de poissons et trois poulpes, 7 points. Toi, tu en marques 9. Te voilà à bon port !
web-learn-sea-chance = Pari lancé ! Ta main est visible, et personne ne peut plus t’y voler de carte. Pour son dernier tour, Marina prend le manchot : elle a 8 points.
web-learn-sea-chance-won = Tu as remporté ton pari : 8 ne dépasse pas 9 ! Tu marques 9, plus 3 pour trois cartes jaunes ; Marina, seulement son bonus, 2. Sinon, tu n’aurais eu que tes 3.
web-learn-sea-finish = { $mermaids ->
    [laid] C’était ta première manche ! À deux, on joue jusqu’à ce que quelqu’un ait 40 points. Et si un jour tu poses les quatre sirènes, tu gagnes aussitôt la partie !
    [held] C’était ta première manche ! À deux, on joue jusqu’à ce que quelqu’un ait 40 points. Et si un jour tu as les quatre sirènes en main, tu gagnes aussitôt la partie !
   *[laid-or-shown] C’était ta première manche ! À deux, on joue jusqu’à ce que quelqu’un ait 40 points. Et si un jour tu réunis les quatre sirènes, tu gagnes la partie !
}

web-learn-sea-steal-take = Te revoilà à bord ! Tu as un nageur, et il y a un requin sur la défausse de gauche. Drôle d’équipe, mais c’est un duo. Prends le requin.
web-learn-sea-steal-lay = Un nageur et un requin forment un duo. Touche les deux pour les poser : tu vas voler une carte.
web-learn-sea-steal-rival = C’est le moment de voler ! Tu prends une carte au hasard dans une autre main. Touche les cartes de Marina.
web-learn-sea-steal-got = Un phare, et vous n’êtes que deux à le savoir ! C’est un multiplicateur : 1 point par bateau. Tu en as deux, il rapporte donc 2.
web-learn-sea-steal-mermaid = Et ta sirène ? Elle rapporte 1 par carte de ta couleur la plus présente. C’est le jaune : 2 cartes, 2 points. Une carte jaune de plus, et c’est 3.
web-learn-sea-steal-second = Marina a pioché deux cartes et a laissé une sirène sur la défausse de droite ! Une deuxième sirène compte ta deuxième couleur. Prends-la.
web-learn-sea-steal-count = Une sirène compte le jaune, l’autre le blanc : les sirènes elles-mêmes sont blanches ! Ça fait 8 points, et chaque bateau ou carte jaune en ajoutera.
web-learn-sea-steal-finish = Tu connais maintenant les trésors de la mer ! Réunis ce que comptent tes multiplicateurs et tes sirènes. Gare aux voleurs : seuls tes duos posés sont à l’abri.
web-learn-sea-calls-welcome = Dès 7 points, tu peux mettre fin à la manche. Mais faut-il le faire ? Trois petites scènes : regarde tes points, et ce qu’a Marina.
web-learn-sea-calls-stop = Tu as 10 points. Marina a deux duos devant elle et six cartes en main : ça pourrait valoir plus. Que fais-tu ?
web-learn-sea-calls-stopped = Bien joué : Marina avait 13 ! Tu marques tes 10. Avec { $chance }, tu n’aurais eu que ton bonus couleur, 2, et elle toujours ses 13.
web-learn-sea-calls-chance = Une autre manche. Tu as encore 10 points, dont quatre cartes jaunes. Marina n’a que trois cartes : un tour ne la sauvera pas. Ton annonce ?
web-learn-sea-calls-won = Marina prend une carte et montre 1 point. Pari remporté : 10 pour tes cartes, plus 4 pour les jaunes ! Elle ne marque que son bonus, 2.
web-learn-sea-calls-wait = Dernière scène : tu as 7. Le poulpe à gauche serait ton troisième, 3 points de plus. Marina n’a que deux cartes. Une annonce, ou attendre ?
web-learn-sea-calls-take = Marina a pris le poisson et t’a laissé le poulpe. Prends-le !
web-learn-sea-calls-finish = 10 au lieu de 7 ! Donc : { $stop } si quelqu’un peut avoir plus, { $chance } si personne ne peut te rattraper. Et attends si tu progresses plus vite.

web-learn-sea-nudge-pile-too = C’est permis aussi. Mais essaie d’abord la pioche : tu y verras deux cartes.
web-learn-sea-nudge-keep-shell = Il faut deux poissons pour un duo. Commençons par le coquillage.
web-learn-sea-nudge-choose-first = Choisis d’abord une des deux cartes piochées.
web-learn-sea-nudge-put = Le poisson cherche sa place : touche une des deux défausses.
web-learn-sea-nudge-no-pair = Les coquillages ne se posent pas. Le tien compte aussi dans ta main.
web-learn-sea-nudge-taken-already = Tu as déjà pris une carte : c’est une par tour.
web-learn-sea-nudge-wait = Un instant, Marina joue. Touche « Continuer » quand tu as vu son coup.
web-learn-sea-nudge-take-crab = Regarde la défausse de gauche : il y a un crabe, comme le tien.
web-learn-sea-nudge-take-first = Prends d’abord une carte ; ensuite, tu pourras poser des duos.
web-learn-sea-nudge-two-crabs = Ce n’est pas un crabe. Touche les deux crabes.
web-learn-sea-nudge-pile-empty = La défausse de gauche est vide. Celle de droite a trois cartes.
web-learn-sea-nudge-look = Tes crabes attendent : touche la défausse de droite.
web-learn-sea-nudge-pick-boat = Le bateau noir forme un duo avec ton bateau jaune. Touche-le.
web-learn-sea-nudge-two-boats = Ce n’est pas un bateau. Touche les deux bateaux.
web-learn-sea-nudge-lay-boats = Tes bateaux veulent d’abord prendre la mer : touche les deux.
web-learn-sea-nudge-draw-again = Tu pourrais. Mais la pioche cache peut-être mieux.
web-learn-sea-nudge-third-shell = Le manchot rapporte 1, le troisième coquillage 2. Garde le coquillage.
web-learn-sea-nudge-count = Regarde d’abord tes points, puis touche « Continuer ».
web-learn-sea-nudge-decide-end = Tu pourrais continuer. Mais à 9 points, c’est le moment : arrête ou parie !
web-learn-sea-nudge-decide = Choisis une des deux annonces ci-dessous.
web-learn-sea-nudge-over = La manche est finie : les cartes peuvent se reposer.
web-learn-sea-nudge-steal-shark = Le requin t’attend sur la défausse de gauche.
web-learn-sea-nudge-steal-both = Le nageur et le requin vont ensemble : touche les deux.
web-learn-sea-nudge-steal-from = Les cartes de Marina sont en haut. Touche-les pour en voler une.
web-learn-sea-nudge-steal-her = Les sirènes sont précieuses : prends celle de la défausse de droite.
web-learn-sea-nudge-calls-risky = Six cartes peuvent cacher beaucoup. Mets tes 10 points à l’abri.
web-learn-sea-nudge-calls-slow = Si tu attends, la main de Marina grandit aussi. Arrête maintenant.
web-learn-sea-nudge-calls-safe = Ce serait sûr. Mais Marina ne te rattrapera pas : vise ton bonus.
web-learn-sea-nudge-calls-now = Tu pourrais attendre. Mais avec tout ce jaune, parie maintenant.
web-learn-sea-nudge-calls-early = 7, c’est bien, mais 10 est tout près, et Marina débute à peine.
web-learn-sea-nudge-calls-octopus = Le poulpe est sur la défausse de gauche. Trois poulpes rapportent 6.
web-learn-sea-nudge-calls-choose = Regarde la table, puis choisis un bouton ci-dessous.

web-learn-mochi-welcome = Bienvenue à la confiserie ! Ces sept mochis sont ta main. Vide-la avant Marina pour gagner la manche. Une règle d’or : on ne réorganise jamais sa main.
web-learn-mochi-pair = Au milieu, le { -central-pair } : à gauche les dizaines, à droite les unités. 2 et 6 font 26. La { -value-card } montre + : il faut jouer plus haut.
web-learn-mochi-play = On joue deux cartes adjacentes de sa main, dans leur ordre. 4 et 8 font 48, c’est plus que 26. Touche les deux.
web-learn-mochi-played = Le duo vaut maintenant 48. Ta main s’est resserrée : le 9 et le 3 sont devenus voisins !
web-learn-mochi-draw = Marina joue 9 et 5. Tes cartes adjacentes font 93, 37, 71 et 10 : rien ne dépasse 95. Il faut donc piocher. Touche la pioche.
web-learn-mochi-insert = Un 7 ! Mets-le où tu veux dans ta main : il n’en bougera plus. Tu as déjà un 7 : touche un espace juste à côté.
web-learn-mochi-flavour = Marina joue 98, deux cartes fraise. Quand le duo est d’une seule couleur, tu dois aussi jouer deux cartes d’une même couleur. Et plus de 98… Perdu ?
web-learn-mochi-happy = Pas du tout : deux nombres égaux forment un Happy Mochi, et il se joue toujours ! Joue tes deux 7.
web-learn-mochi-happy-played = Happy Mochi ! Le duo vaut 77, en deux couleurs. Marina ne peut pas jouer plus haut : elle pioche une carte.
web-learn-mochi-flip = À toi : 9 et 3 font 93. Le signe sur le 9 est l’effet « { mochi-effect-flip } » : il retourne la { -value-card }. Joue les deux.
web-learn-mochi-flipped = La { -value-card } montre maintenant −. Désormais, il faut jouer plus bas, et sous 93, c’est facile.
web-learn-mochi-last = Marina joue 62. Il te reste 1 et 0 : 10 est plus petit que 62. Joue tes deux dernières cartes !
web-learn-mochi-won = Ta main est vide : tu gagnes la manche ! Marina compte 8 et 5 : 13 points de pénalité. Elle met une de ces cartes en { -reserve }, pour s’en servir plus tard.
web-learn-mochi-effects = Voici les quatre effets possibles. Ceux au signe plein sont obligatoires, les autres facultatifs.
web-learn-mochi-finish = C’était ta première manche ! La partie s’arrête quand quelqu’un atteint 30 points de pénalité. Le plus petit total gagne.

web-learn-mochi-effects-play = La confiserie rouvre ! Certaines cartes ont un effet quand on les joue : ton 2 dit « { mochi-effect-draw } ». 2 et 6 font 26, plus que 13. Joue les deux.
web-learn-mochi-effects-draw = « Fais piocher » est obligatoire : quelqu’un pioche une carte. Ce pourrait être toi, mais à quoi bon ? Touche les cartes de Marina.
web-learn-mochi-effects-drawn = Marina pioche : six cartes maintenant ! Puis elle joue 3 et 0. Le duo vaut 30.
web-learn-mochi-effects-pass = Joue 4 et 9 : 49 dépasse 30. Le 4 dit « { mochi-effect-pass } » : tout le monde donne une carte à gauche. C’est facultatif, mais ça va te plaire.
web-learn-mochi-effects-give = Quelle carte donner ? Le 1 sépare ton 7 de ton 8, et avec un 1, difficile de monter. Passe-le !
web-learn-mochi-effects-insert = Marina te donne un 0. Ne le mets pas entre ton 7 et ton 8 : place-le à un bout.
web-learn-mochi-effects-keep = Marina joue 65 ; ton 7 et ton 8 font 78. Le 7 dit « { mochi-effect-keep } », et il te restera justement une carte. Joue les deux !
web-learn-mochi-effects-last = Avec « { mochi-effect-keep } », une carte de ta main va face cachée devant toi. Même la dernière. Touche le 0 !
web-learn-mochi-effects-won = Ta main est vide : tu gagnes la manche ! Il reste 9 et 1 à Marina : 10 points de pénalité. Et le 1 venait de toi.
web-learn-mochi-effects-finish = Les { -kept-cards } ne comptent pas et restent à toi : dans une autre manche, tu pourras en piocher une au bon moment.
web-learn-mochi-numbers-small = Le duo vaut 41. Tu pourrais jouer 98, 84, 46 ou 62. Un petit pas suffit, et tu gardes ton 9 et ton 8 : joue 4 et 6.
web-learn-mochi-numbers-danger = Marina joue 71, et il ne lui reste que deux cartes. Si elle arrive à les jouer, elle gagne la manche !
web-learn-mochi-numbers-high = Maintenant, joue haut ! Presque rien ne dépasse 98. Joue le 9 et le 8.
web-learn-mochi-numbers-blocked = Marina ne peut pas dépasser 98 : elle pioche. Il te reste une carte, mais on en joue toujours deux : ton 2 cherche un voisin.
web-learn-mochi-numbers-draw = On peut aussi piocher dans le duo. Prends le 9 : dessous, il y a un 7, le duo tombe à 78, et 9 et 2 font 92. Touche le 9.
web-learn-mochi-numbers-insert = Où va le 9 ? Devant ton 2, ça fait 92 ; derrière, seulement 29.
web-learn-mochi-numbers-last = Marina ne dépasse pas 78 non plus et pioche encore. 92, c’est plus que 78 : joue tes deux dernières cartes !
web-learn-mochi-numbers-won = Tu gagnes la manche ! Il reste 6, 5, 3 et 8 à Marina : 22 points de pénalité.
web-learn-mochi-numbers-finish = De petits pas tant qu’il reste du temps, de grands pour bloquer les autres, et pioche ce qui va ensemble. À la fin, chaque carte en main te coûte.

web-learn-mochi-nudge-pair = Rien à jouer pour l’instant. Lis le duo, 26, puis touche « Continuer ».
web-learn-mochi-nudge-save-nine = 94 irait aussi. Mais un petit pas suffit ici : économise ton 9.
web-learn-mochi-nudge-four-eight = Essaie le 4 et le 8 : ensemble, ils font 48.
web-learn-mochi-nudge-play-first = Tu peux jouer, alors jouons : le 4 et le 8.
web-learn-mochi-nudge-wait = Un instant. Touche « Continuer » quand tu as vu le coup.
web-learn-mochi-nudge-draw-side = Bien vu : on peut aussi piocher dans le duo. Mais cette fois, touche la pioche.
web-learn-mochi-nudge-too-low = Aucune de tes cartes adjacentes ne dépasse 95. Touche la pioche.
web-learn-mochi-nudge-beside-seven = Là, il serait tout seul. Touche un espace à côté de ton autre 7.
web-learn-mochi-nudge-insert = D’abord, place le 7 : touche un espace dans ta main.
web-learn-mochi-nudge-sevens = Les deux 7 sont côte à côte : touche-les.
web-learn-mochi-nudge-nine-three = Le 9 et le 3 sont côte à côte et font 93 : touche-les.
web-learn-mochi-nudge-last-two = Tes deux dernières cartes te font gagner : touche le 1 et le 0.
web-learn-mochi-nudge-over = La manche est finie, et tu l’as gagnée.
web-learn-mochi-nudge-effects-two-six = Touche le 2 et le 6 : ensemble, ils font 26.
web-learn-mochi-nudge-effects-rival = Les cartes de Marina sont en haut. Touche-les, et elle pioche.
web-learn-mochi-nudge-effects-four-nine = Touche le 4 et le 9 : ensemble, ils font 49.
web-learn-mochi-nudge-effects-give-one = Celle-là te servira bientôt. Donne le 1.
web-learn-mochi-nudge-effects-ends = Là, il séparerait ton 7 de ton 8. Essaie à un bout.
web-learn-mochi-nudge-effects-place = D’abord, place le 0 : touche l’espace à un bout.
web-learn-mochi-nudge-effects-seven-eight = Le 7 et le 8 sont côte à côte et font 78 : touche-les.
web-learn-mochi-nudge-effects-zero = Touche ta dernière carte, le 0, pour la mettre en réserve.
web-learn-mochi-nudge-numbers-save = Ça irait, mais c’est plus qu’il n’en faut. Essaie le 4 et le 6.
web-learn-mochi-nudge-numbers-play = Tu peux jouer, alors jouons : le 4 et le 6.
web-learn-mochi-nudge-numbers-nine-eight = Le 9 et le 8 font 98 : touche les deux.
web-learn-mochi-nudge-numbers-deck = La pioche est une surprise ; le 9, tu le vois. Touche-le.
web-learn-mochi-nudge-numbers-right = Le duo vaudrait alors 91, trop haut pour ton 82. Touche le 9.
web-learn-mochi-nudge-numbers-front = Derrière le 2, ça ne fait que 29. Mets-le devant.
web-learn-mochi-nudge-numbers-place = D’abord, place le 9 : touche l’espace devant le 2.
web-learn-mochi-nudge-numbers-last = Tes deux dernières cartes te font gagner : touche le 9 et le 2.

# --- The reference card ---

web-reference-title = Aide de jeu
web-reference-turn = Ton tour
web-reference-ends = La fin d’une manche
web-reference-must = obligatoire
web-reference-may = facultatif
web-reference-sea-take = Prends une carte : soit deux de la pioche (gardes-en une, mets l’autre sur une défausse), soit celle du dessus d’une défausse.
web-reference-sea-lay = Pose autant de duos que tu veux.
web-reference-sea-end = Avec 7 points ou plus, tu peux mettre fin à la manche. Sinon, ton tour est fini.
web-reference-stop = Tout le monde marque les points de ses cartes.
web-reference-chance = Les autres jouent un dernier tour, puis on compare les points.
web-reference-chance-won = Si personne ne te dépasse, tu marques tes cartes et ton bonus couleur ; les autres, seulement leur bonus couleur.
web-reference-chance-lost = Si quelqu’un te dépasse, tu ne marques que ton bonus couleur ; les autres marquent leurs cartes.
web-reference-pairs = Duos
web-reference-pairs-worth = · 1 point chacun, posés ou en main
web-reference-pair-crab = deux crabes
web-reference-pair-boat = deux bateaux
web-reference-pair-fish = deux poissons
web-reference-pair-swimmer = nageur et requin
web-reference-sea-crab = fouille une défausse et prends une carte
web-reference-sea-boat = rejoue aussitôt
web-reference-sea-fish = prends la première carte de la pioche
web-reference-sea-swimmer = vole une carte à quelqu’un, au hasard
web-reference-pair-lobster = crabe et homard
web-reference-pair-jellyfish = nageur et méduse
web-reference-sea-lobster = regarde cinq cartes de la pioche et gardes-en une
web-reference-sea-jellyfish = pique les autres : à leur prochain tour, ils piochent seulement une carte
web-reference-starfish = Pose-la avec un duo : ensemble ils valent 3, mais le duo n’a pas d’effet. En main, elle rapporte 2 si elle a un duo pour elle.
web-reference-seahorse = Il compte comme un coquillage, un poulpe, un manchot ou un moussaillon de plus : au mieux, parmi ceux que tu as.
web-reference-collections = Collections
web-reference-multipliers = Multiplicateurs
web-reference-each = { $points } par { $kind }
web-reference-mermaid = La première rapporte 1 par carte de ta couleur la plus présente, la deuxième par carte de la couleur suivante, et ainsi de suite.
# $mermaids: see the lesson above.
web-reference-mermaid-four = { $mermaids ->
    [laid] Si tu poses les quatre à ton tour, tu gagnes la partie.
    [held] Si tu as les quatre en main, tu gagnes aussitôt la partie.
   *[laid-or-shown] Si tu poses les quatre, ou finis ton tour ou la manche avec les quatre, tu gagnes la partie.
}
web-reference-bonus = Bonus couleur : 1 par carte de ta couleur la plus présente. Il ne compte qu’après { $chance }.
# $deck says what an empty deck does in final turns: ignored, or the round is void (at-turn-end, at-once).
web-reference-void = { $deck ->
    [ignored] Si la pioche s’épuise avant une annonce, personne ne marque.
   *[other] Si la pioche s’épuise, personne ne marque.
}
web-reference-sea-target = La partie s’arrête à 40, 35 ou 30 points, à 2, 3 ou 4 joueurs.
web-reference-mochi-play = Joue deux cartes adjacentes de ta main sur le duo, dans leur ordre.
web-reference-mochi-draw = Ou prends une carte de la pioche, d’un côté du duo ou de ta { -reserve }, et mets-la où tu veux dans ta main.
web-reference-mochi-goal = On ne réorganise jamais sa main. À gauche les dizaines, à droite les unités.
web-reference-mochi-fits = Ce qui se joue
web-reference-mochi-plus = plus haut que le duo
web-reference-mochi-minus = plus bas que le duo
web-reference-mochi-alike = Si le duo est d’une seule couleur, tes deux cartes aussi.
web-reference-mochi-happy-name = Happy Mochi :
web-reference-mochi-happy = deux nombres égaux se jouent toujours.
web-reference-mochi-effects = Effets
web-reference-mochi-won = Si ta main est vide à la fin de ton tour, tu gagnes la manche.
web-reference-mochi-penalty = Les autres comptent leur main en points de pénalité.
web-reference-mochi-keep = Ils mettent ensuite une de ces cartes en { -reserve }. La { -reserve } ne compte pas.
web-reference-mochi-target = À 30 points, la partie s’arrête. Le plus petit total gagne.

# --- A card that explains itself ---

web-explain-duo = Un duo ({ $pair }) vaut 1 point, posé ou en main. Quand tu le poses : { $effect }.
web-explain-collection = Plus tu en as, plus elles rapportent. Points pour 1, 2, 3… cartes : { $points }.
web-explain-multiplier = { $points ->
    [one] Vaut { $points } point pour chaque { $kind } que tu as.
   *[other] Vaut { $points } points pour chaque { $kind } que tu as.
}
web-explain-mochi = { $number ->
    [one] À gauche du duo, cette carte compte pour { $tens } ; à droite, pour { $number }. Restée en main, elle te coûte { $number } point.
   *[other] À gauche du duo, cette carte compte pour { $tens } ; à droite, pour { $number }. Restée en main, elle te coûte { $number } points.
}
# $effect is the name of an effect, $does what it does, $how whether it is mandatory.
web-explain-effect = Effet « { $effect } » ({ $how }) : { $does }
web-explain-close = Échap pour fermer, flèches pour voir les autres cartes.
web-explain-how = Chaque carte s’explique : touche son i, appuie longuement dessus, fais un clic droit, ou tape « ? » quand elle est sélectionnée. E et les flèches mènent d’une carte à l’autre.

# --- The rules ---

web-rules-title = Les règles
web-rules-games = Les jeux
web-rules-contents = Sommaire
web-rules-learn = Jouer pas à pas
web-rules-ruling = notre choix
web-rules-yes = oui
web-rules-see = Comparer les éditions : { $row }
web-rules-editions-why = Les éditions imprimées diffèrent sur quelques points. Tu choisis la tienne en ouvrant une table ; sinon, c’est celle de ta langue.

web-rules-sea-lead = Réunis des cartes, pose des duos et mets fin à la manche au bon moment : tout est là.
web-rules-sea-source = Avec nos mots, d’après les règles italiennes, espagnoles et françaises et la version officielle en ligne.
web-rules-sea-1 = Les cartes
web-rules-sea-1-1 = Il y a 58 cartes. Chacune a un type et une couleur. Les cartes duo se posent par deux, les collections rapportent selon leur nombre, les multiplicateurs rapportent pour d’autres cartes. Et puis il y a les sirènes.
web-rules-sea-2 = La mise en place
web-rules-sea-2-1 = On joue de 2 à 4. Les cartes mélangées forment la pioche ; on en révèle deux à côté, qui ouvrent deux défausses.
web-rules-sea-2-2 = La première personne à jouer est tirée au hasard. Au début, personne n’a de carte en main.
web-rules-sea-3 = Le tour
web-rules-sea-3-1 = Prends une carte. Soit tu prends les deux premières de la pioche, tu en gardes une et tu mets l’autre face visible sur une défausse ; soit tu prends la carte du dessus d’une défausse.
web-rules-sea-3-2 = Tu mets la carte sur la défausse de ton choix ; si une défausse est vide, elle va là.
web-rules-sea-3-3 = D’une défausse, on ne voit que la carte du dessus. Tout le monde sait combien de cartes ont la pioche, les défausses et les mains.
web-rules-sea-3-4 = S’il ne reste qu’une carte dans la pioche, tu la gardes et ne défausses rien. On ne peut pas choisir une pioche vide.
web-rules-sea-3-5 = Ensuite, pose autant de duos que tu veux : deux crabes, deux bateaux, deux poissons, ou un nageur et un requin. Leur effet s’applique aussitôt.
web-rules-sea-3-6 = Tu peux poser un duo même si son effet ne donne rien.
web-rules-sea-3-7 = Avec 7 points ou plus, main et cartes posées ensemble, sans le bonus couleur, tu peux mettre fin à la manche.
web-rules-sea-3-8 = Sinon, c’est à la personne à ta gauche de jouer.
web-rules-sea-4 = L’effet des duos
web-rules-sea-4-1 = Crabes : choisis une défausse qui n’est pas vide, fouille-la et prends une carte. Les autres cartes restent dans leur ordre, et personne d’autre ne sait laquelle tu as prise.
web-rules-sea-4-2 = Bateaux : rejoue aussitôt un tour complet.
web-rules-sea-4-3 = Poissons : ajoute à ta main la première carte de la pioche.
web-rules-sea-4-4 = Nageur et requin : choisis quelqu’un et vole-lui une carte de sa main, au hasard. Personne d’autre ne sait laquelle.
web-rules-sea-4-5 = { $mermaids ->
    [laid] Si tu as les quatre sirènes à ton tour, tu peux les poser : tu gagnes la partie.
    [held] Dès que quelqu’un a les quatre sirènes en main, cette personne gagne la partie.
   *[laid-or-shown] Si tu as les quatre sirènes, tu peux les poser et gagner la partie. Tu gagnes aussi si tu finis ton tour ou la manche avec les quatre.
}
web-rules-sea-5 = Les points
web-rules-sea-5-1 = Chaque duo vaut 1 point, posé ou encore en main.
web-rules-sea-5-2 = Les collections, selon leur nombre : coquillages 0 2 4 6 8 10 ; poulpes 0 3 6 9 12 ; manchots 1 3 5 ; moussaillons 0 5.
web-rules-sea-5-3 = Le phare rapporte 1 par bateau, le banc 1 par poisson, la colonie 2 par manchot, le capitaine 3 par moussaillon.
web-rules-sea-5-4 = Ta première sirène rapporte 1 par carte de ta couleur la plus présente, la deuxième par carte de la couleur suivante, et ainsi de suite. Le blanc est aussi une couleur.
web-rules-sea-5-5 = Bonus couleur : 1 point par carte de ta couleur la plus présente. Il ne compte qu’après { $chance }.
web-rules-sea-6 = La fin de la manche
web-rules-sea-6-1 = La personne qui met fin à la manche révèle sa main et annonce { $stop } ou { $chance }.
web-rules-sea-6-2 = { $stop } : tout le monde marque les points de ses cartes, sans le bonus couleur.
web-rules-sea-6-3 = { $chance } : les autres jouent chacun un dernier tour, sans pouvoir mettre fin à la manche, puis révèlent leur main. Ensuite, on compare les points.
web-rules-sea-6-4 = Si personne ne dépasse la personne qui a fait l’annonce, elle marque ses cartes et son bonus couleur, et les autres seulement leur bonus couleur. Sinon, elle ne marque que son bonus couleur, et les autres marquent leurs cartes.
web-rules-sea-6-5 = On ne peut rien voler dans une main déjà révélée.
web-rules-sea-6-6 = Si la pioche s’épuise, la manche est nulle : personne ne marque. Le moment exact dépend de l’édition.
web-rules-sea-6-7 = Les points des manches s’additionnent. On mélange toutes les cartes pour la manche suivante ; l’édition décide qui la commence.
web-rules-sea-6-8 = Après dix manches nulles de suite, la partie s’arrête et le plus grand total gagne.
web-rules-sea-7 = La fin de la partie
web-rules-sea-7-1 = L’objectif est de 40, 35 ou 30 points à 2, 3 ou 4 joueurs, sauf si la table en choisit un autre. Quand quelqu’un l’a atteint à la fin d’une manche, le plus grand total gagne.
web-rules-sea-7-2 = En cas d’égalité, c’est l’édition qui départage. Si l’égalité demeure, la victoire est partagée.
web-rules-sea-7-3 = Une victoire aux quatre sirènes met aussitôt fin à la partie, quels que soient les points.
web-rules-sea-8 = Les éditions
web-rules-sea-9 = Ce que tu sais
web-rules-sea-9-1 = Tout le monde voit les cartes posées, le dessus des défausses, le nombre de cartes partout, les scores, qui prend quelle carte sur une défausse et qui vole qui.
web-rules-sea-9-2 = Personne d’autre ne voit ta main, les deux cartes que tu pioches ni la défausse que fouillent tes crabes. Une carte volée n’est vue que par les deux personnes concernées.
web-rules-sea-9-3 = Tu peux te servir de tout ce que tu as vu. On peut ouvrir une table avec un aide-mémoire, le même pour tout le monde.

web-rules-mochi-lead = Vide ta main avant tout le monde, deux cartes adjacentes à la fois.
web-rules-mochi-source = Avec nos mots, d’après la règle italienne. Là où elle ne dit rien, nous avons tranché : c’est marqué « notre choix ».
web-rules-mochi-example = La { -value-card } montre +, le duo vaut 26 : 4 et 8 font 48 et peuvent se jouer.
web-rules-mochi-1 = Les cartes
web-rules-mochi-1-1 = 70 cartes : les nombres de 0 à 9 en sept couleurs. Une { -value-card } avec une face + et une face −. On joue de 2 à 6.
web-rules-mochi-1-2 = Certaines cartes ont un effet. Les effets « { mochi-effect-flip } » et « { mochi-effect-draw } » sont obligatoires, « { mochi-effect-pass } » et « { mochi-effect-keep } » facultatifs.
web-rules-mochi-1-3 = Dans la boîte, les effets ne sont imprimés que sur les cartes. Le paquet utilisé ici est donc le nôtre : chaque couleur a une carte de chaque effet.
web-rules-mochi-1-4 = Nous appelons les couleurs fraise, pêche, citron, matcha, soda, raisin et sésame.
web-rules-mochi-2 = Le début d’une manche
web-rules-mochi-2-1 = Chacun reçoit sept cartes. Leur ordre en main ne change jamais.
web-rules-mochi-2-2 = À la première manche, la { -value-card } montre +. D’une manche à l’autre, elle reste comme elle est.
web-rules-mochi-2-3 = Deux cartes visibles forment le { -central-pair } : celle de gauche donne les dizaines, celle de droite les unités. Le reste forme la pioche.
web-rules-mochi-2-4 = La première personne à jouer est tirée au hasard. Ensuite, c’est la personne à gauche de celle qui vient de gagner qui commence la manche.
web-rules-mochi-2-5 = S’il y a trop de { -kept-cards } pour en distribuer sept à chacun, on en distribue autant que possible, le même nombre pour tout le monde, et au moins deux ; s’il le faut, les plus anciennes { -kept-cards } reviennent.
web-rules-mochi-3 = Le tour : piocher ou jouer
web-rules-mochi-3-1 = Pioche une carte : celle du dessus d’un côté du duo, la première de la pioche ou une de tes { -kept-cards }. Mets-la où tu veux dans ta main.
web-rules-mochi-3-2 = Tu ne peux prendre la carte d’un côté que s’il en reste une dessous. L’effet de la carte découverte ne se déclenche pas.
web-rules-mochi-3-3 = Ou joue deux cartes adjacentes de ta main, dans leur ordre, une de chaque côté du duo.
web-rules-mochi-3-4 = Si la { -value-card } montre +, ton nombre doit être plus grand que celui du duo ; si elle montre −, plus petit. Un nombre égal ne va pas.
web-rules-mochi-3-5 = Si les deux cartes du duo ont la même couleur, tes deux cartes doivent aussi partager une couleur, n’importe laquelle.
web-rules-mochi-3-6 = Deux nombres égaux forment un Happy Mochi : tu peux toujours le jouer.
web-rules-mochi-3-7 = Si tu ne peux ni piocher ni jouer, tu passes ton tour. Quand tout le monde passe à la suite, la manche s’arrête et tout le monde compte sa main.
web-rules-mochi-3-8 = Quand on pioche et que la pioche est vide, on mélange les cartes sous le duo pour en former une nouvelle.
web-rules-mochi-3-9 = Une manche dure au plus 50 tours par personne. Si personne n’a gagné d’ici là, tout le monde compte sa main.
web-rules-mochi-3-10 = Après une manche sans victoire, c’est la personne à gauche de celle qui l’avait commencée qui commence la suivante.
web-rules-mochi-4 = Les effets
web-rules-mochi-4-1 = Les effets des deux cartes que tu viens de jouer s’appliquent dans l’ordre de ton choix. Tu peux renoncer aux effets facultatifs, pas aux obligatoires.
web-rules-mochi-4-2 = « { mochi-effect-flip } » : retourne la { -value-card }.
web-rules-mochi-4-3 = « { mochi-effect-draw } » : choisis quelqu’un, toi peut-être. Cette personne pioche une carte et la met où elle veut dans sa main.
web-rules-mochi-4-4 = Un effet s’applique même si sa carte a été reprise entre-temps.
web-rules-mochi-4-5 = « { mochi-effect-pass } » : chacun choisit une carte en même temps que les autres, la donne à gauche et met celle qu’il reçoit où il veut dans sa main.
web-rules-mochi-4-6 = Les effets « { mochi-effect-pass } » et « { mochi-effect-keep } » demandent une carte en main au moment de les utiliser : l’ordre peut compter.
web-rules-mochi-4-7 = « { mochi-effect-keep } » : mets une carte de ta main face cachée devant toi. Même ta dernière carte.
web-rules-mochi-5 = La fin de la manche
web-rules-mochi-5-1 = Si ta main est vide à la fin de ton tour, tu gagnes la manche.
web-rules-mochi-5-2 = Les autres montrent leur main et en comptent la somme en points de pénalité. Les { -kept-cards } ne comptent pas.
web-rules-mochi-5-3 = Si la partie continue, chacun d’eux met une de ces cartes en { -reserve }, face cachée. Tu peux toujours regarder ta { -reserve }.
web-rules-mochi-6 = La fin de la partie
web-rules-mochi-6-1 = La partie s’arrête après une manche où quelqu’un a atteint 30 points. Le plus petit total gagne ; en cas d’égalité, la victoire est partagée.
web-rules-mochi-6-3 = La partie s’arrête aussi après dix manches de suite où personne n’a reçu de point. Le plus petit total gagne.
web-rules-mochi-7 = Ce que tu sais
web-rules-mochi-7-1 = Tout le monde voit le duo et tout ce qui est joué, la { -value-card }, le nombre de cartes de chaque main, les scores, et qui prend quelle carte du duo.
web-rules-mochi-7-2 = Ta main, ta { -reserve } et ce que tu prends dans la pioche, personne d’autre ne les voit. Une carte passée n’est vue que par les deux personnes concernées.
web-rules-mochi-7-3 = Tout le monde voit où va une carte. Une carte déjà vue reste donc connue partout où elle va, même à sa place dans une main.

# --- Replays ---

web-replay-name = Revoir la partie
web-replay-loading = La partie arrive…
web-replay-to-games = Mes parties
web-replay-where = Manche { $round } · moment { $step } sur { $count }
web-replay-seen-by = Point de vue
web-replay-open = Toutes les cartes visibles
web-replay-from = { $who }
web-replay-copy = Copier le lien
web-replay-copied = Copié
web-replay-link = Le lien vers ce moment
web-replay-record = Télécharger
web-replay-scores = Scores
web-replay-keys = Touches : ← → avancer ou reculer, Espace lecture, Page ↑ ↓ manches, Début et Fin, « ? » aide de jeu.
web-replay-controls = Commandes
web-replay-slider = Moment de la partie
web-replay-round = Aller à une manche
web-replay-round-number = Manche { $round }
web-replay-first = Aller au début
web-replay-previous = Reculer d’un moment
web-replay-play = Lecture
web-replay-pause = Pause
web-replay-next = Avancer d’un moment
web-replay-last = Aller à la fin
web-replay-speed = Vitesse
web-replay-middle = Milieu de la table
web-replay-deck = Pioche { $count }
web-replay-pile = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
web-replay-side = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
web-replay-drawn = cartes piochées : { $who }
web-replay-looked = défausse fouillée : { $who }
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
web-replay-kept = { -reserve-label }
web-replay-chart = Scores après chaque manche
web-replay-round-column = Manche
web-replay-to-round = Aller à la manche { $round }

# --- Finished games ---

web-games-title = Mes parties
web-games-why = Les parties terminées dans ce navigateur, la plus récente d’abord.
web-games-won = Gagnée
web-games-you = (toi)
web-games-winner = victoire
web-games-replay = Revoir
web-games-record = Télécharger
web-games-empty = Pas encore de partie terminée
web-games-empty-why = Quand tu en auras joué une, tu pourras la revoir ici, coup par coup.
web-games-play = Jouer
web-games-learn = Apprendre d’abord
