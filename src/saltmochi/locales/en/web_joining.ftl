# The browser client: coming to a table, and staying there.

web-who-plays-next = Who plays next
web-waiting-seat = Waiting for somebody to sit down …
web-guest-numbered = Guest { $number }
web-go-on = Go on playing
web-go-on-with = with { $names }
web-go-on-running = The game is on
web-go-on-waiting = Not begun yet
web-this-table = Let others look on
web-code-wrong = Check the letters and digits, or ask for the code again.
web-options = What is special about this table:
web-option-edition = { $edition } edition
web-option-seconds = { $count ->
    [one] one second a move
   *[other] { $count } seconds a move
}
web-option-memory = with memory help
web-option-no-stand-in = no bot stands in
web-own-option-off = { $option }: no
web-own-option-value = { $option }: { $value }
web-bot-level = Level of the bot
web-target-range = Choose 1 to { $most } points, or leave it empty for the usual.
