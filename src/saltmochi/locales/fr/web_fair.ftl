# How the browser shows that a deal is fair.

web-fair = Donne honnête
web-fair-why = Avant la partie, le serveur a choisi un secret et donné son empreinte : c’est la promesse. Toutes les cartes découlent du secret, quoi qu’on joue.
web-fair-why-mixed = Le serveur et le navigateur de chaque joueur ont choisi un nombre secret et d’abord donné son empreinte : c’est leur promesse. Toutes les cartes découlent de ces nombres réunis, donc personne ne peut les choisir.
web-fair-mixed = Nombres ajoutés par : { $names }
web-fair-missing = Promis, mais pas ajoutés : { $names }
web-fair-own-missing = Le nombre de ton navigateur ne fait pas partie de cette donne. Il est peut-être arrivé trop tard ; si cela se répète, ne fais pas confiance à ce serveur.
web-fair-changed = Ce ne sont pas les promesses faites avant la partie. Ne fais pas confiance à cette donne.
web-fair-promise = Promesse
web-fair-secret = Secret
web-fair-later = Le secret s’affichera ici à la fin de la partie.
web-fair-kept = Toutes les promesses ont été tenues.
web-fair-broken = Un nombre ne correspond pas à sa promesse. Ne fais pas confiance à cette donne.
web-fair-check = Vérifier
web-fair-cards = { $count ->
    [one] { $count } tirage vérifié : les cartes sont celles promises.
   *[other] { $count } tirages vérifiés : les cartes sont celles promises.
}
web-fair-cards-other = Le tirage { $number } ne découle pas des nombres. Ne fais pas confiance à cette donne.
web-fair-cards-changed = La partie à revoir n’est pas celle que tu as vue à table. Ne fais pas confiance à cette donne.
web-fair-verify = Télécharge la partie et vérifie chaque carte :
web-fair-copy = Copier : { $what }
