# The browser client: coming to a table, and staying there.

web-who-plays-next = Chi gioca la prossima
web-waiting-seat = Aspetto che qualcuno si sieda …
web-guest-numbered = Ospite { $number }
web-go-on = Continua a giocare
web-go-on-with = con { $names }
web-go-on-running = La partita è in corso
web-go-on-waiting = Non ancora iniziata
web-this-table = Fai guardare anche altri
web-code-wrong = Controlla lettere e cifre, o chiedi di nuovo il codice.
web-options = Che cosa ha di particolare questo tavolo:
web-option-edition = Edizione: { $edition }
web-option-seconds = { $count ->
    [one] un secondo a mossa
   *[other] { $count } secondi a mossa
}
web-option-memory = con aiuto alla memoria
web-option-no-stand-in = nessun bot supplente
web-own-option-off = { $option }: no
web-own-option-value = { $option }: { $value }
web-bot-level = Livello del bot
web-target-range = Scegli da 1 a { $most } punti, o lascia vuoto per i soliti.
