# The browser client: coming to a table, and staying there.

web-who-plays-next = Chi gioca la prossima
web-waiting-seat = Aspetto che qualcuno si sieda …
web-guest-numbered = Ospite { $number }
