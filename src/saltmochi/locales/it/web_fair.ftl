# How the browser shows that a deal is fair.

web-fair = Carte senza trucchi
web-fair-why = Prima della partita il server ha scelto un segreto e ne ha mostrato l’impronta: è la sua promessa. Tutte le carte dipendono dal segreto, comunque si giochi.
web-fair-why-mixed = Il server e il browser di ogni giocatore hanno scelto un numero segreto e ne hanno mostrato prima l’impronta: è la loro promessa. Tutte le carte dipendono dai numeri insieme, quindi nessuno può sceglierle.
web-fair-mixed = Numeri aggiunti da: { $names }
web-fair-missing = Promessi ma non aggiunti: { $names }
web-fair-own-missing = Il numero del tuo browser non fa parte di questa partita. Forse è arrivato tardi; se succede spesso, non fidarti di questo server.
web-fair-changed = Queste non sono le promesse fatte prima della partita. Non fidarti di queste carte.
web-fair-promise = Promessa
web-fair-secret = Segreto
web-fair-later = A partita finita, qui vedrai il segreto.
web-fair-kept = Tutte le promesse sono state mantenute.
web-fair-broken = Un numero non corrisponde alla sua promessa. Non fidarti di queste carte.
web-fair-check = Controlla
web-fair-cards = { $count ->
    [one] 1 scelta del mazziere controllata: le carte sono quelle promesse.
   *[other] { $count } scelte del mazziere controllate: le carte sono quelle promesse.
}
web-fair-cards-other = La scelta { $number } del mazziere non dipende dai numeri. Non fidarti di queste carte.
web-fair-cards-changed = La partita da rivedere non è quella che hai visto al tavolo. Non fidarti di queste carte.
web-fair-verify = Con la registrazione della partita puoi controllare ogni carta:
web-fair-copy = Copia: { $what }
