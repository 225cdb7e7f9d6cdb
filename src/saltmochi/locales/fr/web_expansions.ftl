# The expansions of Sea Salt & Paper on the page of the rules and on the reference card.

# --- The rules ---

web-rules-sea-expansions = Extensions
web-rules-sea-expansions-why = Joue avec Extra Salt, avec Extra Pepper, ou avec les deux. Ce qui précède reste vrai, sauf si quelque chose change ici.
web-rules-sea-10 = Extra Salt : les cartes
web-rules-sea-10-1 = Extra Salt ajoute huit cartes : il y en a 66. Deux méduses et un homard forment des duos, le panier de crabes est un multiplicateur, et il y a aussi trois étoiles de mer et un hippocampe.
web-rules-sea-10-3 = La mise en place, le tour, les annonces et l’objectif ne changent pas.
web-rules-sea-11 = Extra Salt : nouveaux duos
web-rules-sea-11-1 = Tu peux aussi poser un crabe avec le homard, ou un nageur avec une méduse.
web-rules-sea-11-2 = Tu peux poser ces duos même si leur effet ne donne rien.
web-rules-sea-11-3 = Crabe et homard : regarde les cinq premières cartes de la pioche et gardes-en une. Remets les autres et mélange la pioche.
web-rules-sea-11-5 = Nageur et méduse : tu piques tous les autres. À leur prochain tour, ils ajoutent à leur main la première carte de la pioche, et c’est tout leur tour.
web-rules-sea-11-6 = Deux piqûres avant ce tour comptent comme une seule. Les piqûres s’arrêtent avec la manche.
web-rules-sea-11-7 = Si tu poses des bateaux après une méduse, ton tour de plus est un tour ordinaire.
web-rules-sea-11-8 = Un dernier tour est aussi un prochain tour : si tu poses une méduse puis annonces { $chance }, le dernier tour des autres est une carte de la pioche.
web-rules-sea-11-10 = Pendant un tour sous piqûre, tu ne peux pas poser de sirènes.
web-rules-sea-11-11 = La méduse ne peut rien contre quelqu’un derrière un coquillage (16.14).
web-rules-sea-11-12 = Quand tu poses un duo, tu peux ajouter une étoile de mer de ta main. Ensemble, les trois cartes valent 3 points, mais le duo n’a pas d’effet.
web-rules-sea-11-13 = Une seule étoile de mer par duo. Tu ne peux pas en ajouter une à un duo déjà posé, ni la reprendre.
web-rules-sea-11-14 = Les cartes d’un trio comptent pour les multiplicateurs, les couleurs et les sirènes, comme toutes les cartes posées.
web-rules-sea-12 = Extra Salt : les points
web-rules-sea-12-1 = Un crabe avec le homard vaut 1 point, et chaque nageur avec une méduse aussi. Les duos de ta main se forment au mieux pour toi.
web-rules-sea-12-2 = Une étoile de mer posée vaut 2 points. En main, elle vaut 2 si elle y a un duo pour elle, sinon rien.
web-rules-sea-12-3 = L’hippocampe compte comme un coquillage, un poulpe, un manchot ou un moussaillon de plus, au mieux, si tu en as déjà au moins un. Il ne peut pas être un septième coquillage ni un quatrième manchot.
web-rules-sea-12-4 = L’hippocampe n’est ni un manchot pour la colonie, ni un moussaillon pour le capitaine.
web-rules-sea-12-5 = L’hippocampe est blanc : il compte pour les sirènes et pour le bonus couleur, mais ce n’est pas une sirène.
web-rules-sea-12-6 = Le panier de crabes rapporte 1 par crabe. Le homard n’est pas un crabe.
web-rules-sea-13 = Extra Pepper : les évènements
web-rules-sea-13-1 = Extra Pepper, ce sont douze cartes évènement dans une pioche à part. Elles ne font jamais partie d’une main ni des points.
web-rules-sea-13-2 = Chaque évènement a une coupe. Coupe + : un poids pour la première place. Coupe − : une aide pour la dernière.
web-rules-sea-13-3 = Au début de chaque manche, on révèle le premier évènement. Il vaut pour tout le monde pendant toute la manche, y compris quand on compte les points.
web-rules-sea-14 = Extra Pepper : à qui va l’évènement
web-rules-sea-14-1 = Après chaque manche, on regarde les totaux : le plus grand donne la première place, le plus petit la dernière. En cas d’égalité, personne n’a cette place.
web-rules-sea-14-2 = D’abord, on regarde les évènements conservés. Si une coupe + n’est plus à la première place, ou une coupe − à la dernière, cet évènement est défaussé.
web-rules-sea-14-3 = Ensuite, l’évènement de la manche va à la première place (+) ou à la dernière (−). S’il n’y a personne, il est défaussé.
web-rules-sea-14-4 = On révèle l’évènement suivant. Si la pioche des évènements est vide, on mélange d’abord ceux qui sont défaussés.
web-rules-sea-14-5 = Si tu as maintenant deux évènements, gardes-en un et défausse l’autre.
web-rules-sea-14-6 = Une manche nulle transmet aussi son évènement.
web-rules-sea-14-7 = Un évènement que tu conserves ne vaut que pour toi, à chaque manche, en plus de l’évènement de la manche.
web-rules-sea-14-8 = À deux, une égalité fait tout défausser.
web-rules-sea-14-9 = Si la partie est finie, aucun évènement n’est transmis.
web-rules-sea-15 = Extra Pepper : quel évènement compte
web-rules-sea-15-1 = Un évènement vaut pour toi si c’est celui de la manche, ou si tu le conserves.
web-rules-sea-15-2 = Pour ce que tu fais à ton tour, tes évènements comptent. Quand on compte les points, chacun compte ses cartes avec ses propres évènements.
web-rules-sea-15-3 = C’est aussi ainsi que tu vois si tu as assez de points pour mettre fin à la manche.
web-rules-sea-16 = Extra Pepper : les effets
web-rules-sea-16-1 = { event-hermit-crab } : avec deux crabes, fouille la défausse de gauche et prends une carte, puis fais de même avec celle de droite. Tu dois prendre les deux ; une défausse vide est sautée.
web-rules-sea-16-2 = { event-sunfish } : deux poissons t’apportent les deux premières cartes de la pioche.
web-rules-sea-16-3 = { event-water-rodeo } : tu peux aussi poser deux nageurs ou deux requins, pour 1 point par duo.
web-rules-sea-16-4 = Deux nageurs : choisis quelqu’un qui a des cartes en main et regarde-les. Tu peux échanger une de tes cartes contre une des siennes ; tu choisis les deux.
web-rules-sea-16-5 = Deux requins : dérobe un duo posé par quelqu’un d’autre. Il est à toi, sans son effet. On ne peut pas dérober un trio.
web-rules-sea-16-6 = Une main déjà révélée protège des deux. Là où on ne vole pas aux derniers tours, ces duos n’y ont pas d’effet non plus.
web-rules-sea-16-7 = En main aussi, deux nageurs ou deux requins valent 1 point.
web-rules-sea-16-8 = { event-dance-of-the-shells } : les coquillages rapportent 2, 4, 6, 8, 10, 12.
web-rules-sea-16-9 = { event-kraken } : les poulpes rapportent 1, 2, 3, 4, 5.
web-rules-sea-16-10 = { event-tornado } : les sirènes ne rapportent rien. Elles font quand même gagner la partie, et comptent comme cartes blanches pour le bonus couleur.
web-rules-sea-16-11 = { event-dance-of-the-mermaids } : trois sirènes ou plus font gagner la partie, comme quatre d’habitude.
web-rules-sea-16-12 = { event-treasure-chest } : il te faut 10 points pour mettre fin à la manche. { event-diodon-fish } : tu ne peux pas annoncer { $stop }, seulement { $chance }.
web-rules-sea-16-13 = { event-dolphins } : si la carte que tu défausses est un coquillage, un poulpe, un manchot, un moussaillon ou l’hippocampe, pioche la première carte de la pioche.
web-rules-sea-16-14 = { event-coral-reef } : quand tu poses des duos, tu peux aussi mettre un coquillage de ta main face cachée. Jusqu’à la fin de la manche, tu es derrière un coquillage : personne ne peut te voler, échanger avec toi, te dérober un duo ni te piquer.
web-rules-sea-16-15 = Le coquillage face cachée ne compte pour rien et ne se reprend pas. Tout le monde voit qu’il est là ; personne d’autre que toi ne connaît sa couleur.
web-rules-sea-16-16 = On ne peut pas choisir quelqu’un derrière un coquillage. S’il ne reste personne d’autre, le duo n’a pas d’effet.
web-rules-sea-16-17 = { event-angelfish } : si les deux défausses montrent la même couleur, tu dois prendre une des deux cartes. Dans l’édition en ligne, on regarde juste après la prise d’une carte ; dans les autres, à la fin du tour.

# --- The reference card ---

web-reference-expansions = Avec les extensions
web-reference-events-how = Chaque manche a un évènement pour tout le monde. Ensuite, il va à la personne en tête (coupe +) ou à la dernière place (coupe −), et ne vaut que pour elle tant qu’elle y reste. En cas d’égalité, il est défaussé.

# The lesson about the expansions.
web-learn-name-sea-expansions = Sel et poivre
web-learn-what-sea-expansions = Méduse, étoile de mer, hippocampe et évènements.
web-learn-sea-expansions-take = Un avant-goût des extensions ! { expansion-extra-salt } ajoute huit cartes. Sur la défausse de gauche, une méduse : elle forme un duo avec ton nageur. Prends-la.
web-learn-sea-expansions-sting = Nageur et méduse forment un duo. Touche les deux pour les poser : la méduse pique tes adversaires !
web-learn-sea-expansions-stung = Aïe ! À son prochain tour, Marina pioche seulement une carte. Elle ne peut ni poser de duo, ni mettre fin à la manche.
web-learn-sea-expansions-trio = Une étoile de mer peut rejoindre un duo que tu poses : ensemble, ils rapportent 3, mais le duo est sans effet. Touche les deux bateaux et l’étoile.
web-learn-sea-expansions-seahorse = À toi. Sur la défausse de droite, un hippocampe : il compte comme une carte de plus d’une de tes collections, ici le coquillage. Prends-le.
web-learn-sea-expansions-event = { expansion-extra-pepper } apporte un évènement par manche. Ici, chaque coquillage rapporte 2, même le premier : avec l’hippocampe, le tien fait 4.
web-learn-sea-expansions-finish = Après la manche, un évènement avec un moins aide la dernière place ; avec un plus, il pèse sur la première. Ajoute les extensions en ouvrant une table !
web-learn-sea-nudge-expansions-left = La méduse t’attend sur la défausse de gauche.
web-learn-sea-nudge-expansions-both = Nageur et méduse vont ensemble : touche les deux.
web-learn-sea-nudge-expansions-three = Il faut trois cartes : les deux bateaux et l’étoile de mer.
web-learn-sea-nudge-expansions-right = L’hippocampe va avec ton coquillage : il est à droite.
web-learn-sea-nudge-expansions-event = Regarde d’abord l’évènement, puis touche « Continuer ».
