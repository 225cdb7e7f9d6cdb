# The commands for those who run a server, and what they say.

cli-admin-help = Gère un serveur de tables en marche.
cli-admin-about = Ces commandes joignent un serveur de cette machine par un fichier que seul son utilisateur peut ouvrir (un socket Unix). Elles ne montrent ni cartes ni secrets.
cli-admin-tables = Montre les tables en mémoire.
cli-admin-connections = Montre les connexions par adresse.
cli-admin-close = Ferme une table pour de bon. Les personnes présentes sont prévenues ; les parties terminées restent à télécharger.
cli-admin-mute = Coupe la discussion pour une place ou pour toute la table.
cli-admin-unmute = Rétablit la discussion pour une place ou pour toute la table.
cli-admin-bans = Montre les adresses bloquées.
cli-admin-ban = Bloque une adresse ou un réseau, même après un redémarrage. Ses connexions sont fermées.
cli-admin-unban = Lève un blocage.
cli-admin-code = Code de la table.
cli-admin-seat = Place, comptée à partir de 1. Sans elle, toute la table.
cli-admin-network = Adresse ou réseau, par exemple 192.0.2.7 ou 2001:db8::/48. Une adresse IPv6 vaut pour son réseau /64.
cli-admin-hours = Heures après lesquelles le blocage prend fin tout seul. Sans elles, il dure jusqu’à ce que tu le lèves.
cli-admin-json = Écrit du JSON au lieu d’un tableau.
cli-admin-database = Base de données du serveur, comme dans saltmochi serve.
cli-serve-admin-socket = Socket Unix pour saltmochi admin. Par défaut, à côté du fichier SQLite ; avec PostgreSQL, aucun.

admin-column-code = Table
admin-column-game = Jeu
admin-column-players = À la table
admin-column-connections = Connexions
admin-column-age = Ouverte depuis
admin-column-moves = Coups
admin-column-chat = Discussion
admin-column-address = Adresse
admin-column-tables = Tables
admin-column-network = Réseau
admin-column-until = Fin
admin-yes = oui
admin-no = non
admin-for-ever = quand tu le lèves
admin-none-tables = Aucune table en mémoire pour le moment.
admin-none-connections = Personne n’est en ligne pour le moment.
admin-none-bans = Aucune adresse n’est bloquée.
admin-done-close = La table est fermée.
admin-done-mute = La discussion est coupée.
admin-done-unmute = La discussion est rétablie.

admin-problem-no-server = Aucun serveur ne répond à « { $path } ». Démarre-le, ou indique les mêmes --database ou --admin-socket que le serveur.
admin-problem-permission = Tu ne peux pas utiliser « { $path } ». Lance cette commande avec l’utilisateur du serveur.
admin-problem-no-socket = Ce serveur n’a pas de socket de gestion. Avec PostgreSQL, démarre chaque serveur avec son propre --admin-socket et indique-le ici.
serve-problem-admin = Impossible d’utiliser « { $path } » comme socket de gestion : un autre serveur l’utilise peut-être. Choisis-en un autre avec --admin-socket.
refused-network = « { $network } » n’est ni une adresse ni un réseau. Exemples : 192.0.2.7 ou 2001:db8::/48.
refused-no-ban = « { $network } » n’est pas parmi les adresses bloquées. saltmochi admin bans les montre.
