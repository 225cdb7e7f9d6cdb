# The browser client: coming to a table, and staying there.

web-who-plays-next = Who’s playing next
web-waiting-seat = Player needed…
web-guest-numbered = Guest { $number }
web-go-on = Carry on playing
web-go-on-with = with { $names }
web-go-on-waiting = Not started yet
web-this-table = Invite people to watch
web-code-wrong = Check the letters and numbers, or ask for the code again.
web-options = Special at this table:
web-option-edition = { $edition } edition
web-option-seconds = { $count ->
    [one] 1 second per move
   *[other] { $count } seconds per move
}
web-option-memory = memory help
web-option-no-stand-in = no bots standing in
web-option-no-chat = no chat
web-own-option-off = { $option }: off
web-own-option-value = { $option }: { $value }
web-bot-level = Bot level
web-target-range = Choose 1 to { $most } points, or leave it empty for the usual target.
