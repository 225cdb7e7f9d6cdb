# What went wrong, and how to put it right.

problem-players = Con { $players } no se puede jugar: elige de { $least } a { $most } personas.
problem-edition = Ninguna edición se llama «{ $edition }». Puedes elegir: { $editions }.
problem-target = Una meta de { $target } puntos no funciona: elige de 1 a 1000.
problem-option = No hay ninguna opción «{ $option }». Las opciones son { $options }.
problem-option-value = Una opción tiene un valor que no sirve: { $reason }.
problem-game = Ningún juego se llama «{ $game }». Puedes elegir: { $games }.
problem-view = Ninguna mesa encaja con esta vista: se contradice a sí misma.
problem-kind = Ningún tipo de carta se llama «{ $kind }». Elige entre { $kinds }.
problem-colour = «{ $kind }» no existe en «{ $colour }», sino en { $colours }.
problem-colour-missing = A «{ $kind }» le falta un color: existe en { $colours }.
problem-copies = { $count } × { $card }: en la caja no hay tantas, el máximo es { $most }.
problem-action = «{ $action }» no es una jugada.
problem-bot = No hay ningún bot que se llame «{ $bot }»: elige uno de { $bots }.
problem-bot-trials = «{ $bot }» no tiene sentido: un bot que piensa hace de 1 a { $most } pruebas, por ejemplo search:5000.
problem-ray = Ray no está instalado: { $command }
problem-plots = Matplotlib, que dibuja las imágenes, no está instalado: { $command }

record-line = Línea { $line }: { $reason }
record-too-long = Este archivo es demasiado largo para ser el registro de una partida.
record-first-line = Línea { $line }: el registro de una partida empieza con «{ $expected }».
record-header = Línea { $line }: «{ $text }» no es una cabecera; una cabecera es algo como «players: 2».
record-header-missing = Línea { $line }: falta la cabecera «{ $header }».
record-header-twice = Línea { $line }: la cabecera «{ $header }» aparece aquí por segunda vez.
record-header-unknown = Línea { $line }: la cabecera «{ $header }» no existe.
record-number = Línea { $line }: «{ $header }» necesita un número entero, no «{ $text }».
record-version = Línea { $line }: la partida se jugó con la versión { $written } de las reglas; este programa juega con la versión { $ours }.
record-result = Línea { $line }: el resultado dice «{ $written }», pero las jugadas terminan con «{ $played }».
record-move = Línea { $line }: «{ $text }» no es una jugada; una jugada es algo como «1: draw».
record-after-end = Línea { $line }: la partida ya ha terminado antes de «{ $text }».
record-actor = Línea { $line }: no le toca a «{ $written }», sino a «{ $expected }».
record-illegal = Línea { $line }: «{ $move }» no se puede hacer aquí.
record-hash = Línea { $line }: «{ $header }» tiene 64 cifras y letras de la a a la f.
record-name = «{ $name }» no puede ser un nombre: un nombre tiene de 1 a { $most } letras imprimibles.

verify-nothing = A este registro le faltan «deal» y «secret»: las cartas no se repartieron con un secreto, o la partida no ha terminado.
verify-promise = El secreto no es el que se prometió antes de la partida: las huellas son distintas.
verify-choice = La elección { $number } de quien reparte fue «{ $written }», pero el secreto dice «{ $due }».

position-line = «{ $text }» no es una línea de una posición, o aparece dos veces.
position-number = «{ $name }» necesita un número entero, no «{ $text }».
position-phase = Una posición no puede estar en la fase «{ $phase }». Puedes elegir: { $phases }.
position-seat = Juegan de 2 a 4 personas, y entre ellas están quien tiene el turno y quien ha hecho el anuncio (personas aquí: { $players }).
position-scores = Una posición tiene como mucho una puntuación por persona, ninguna ya en la meta, y menos de diez rondas nulas.
position-places = Cada mano tiene su persona, una pila tiene como mucho 33 cartas, y hay dos cartas tomadas cuando hay que descartar una; si no, ninguna.

jsonl-long = esta línea es demasiado larga.
jsonl-json = esto no es JSON.
jsonl-keys = aquí va un objeto con "hand" y, si quieres, "laid".
jsonl-names = "hand" y "laid" son listas de nombres de cartas.
