# Lo que ha ido mal, y cómo arreglarlo.

problem-players = Aquí juegan de { $least } a { $most } personas, no { $players }.
problem-edition = Ninguna edición se llama «{ $edition }». Elige entre { $editions }.
problem-target = Elige una meta de 1 a 1000 puntos, no de { $target }.
problem-expansion = Ninguna expansión se llama «{ $expansion }». Elige entre { $expansions }.
# $expansion es el nombre de la expansión.
problem-card-expansion = «{ $card }» viene con { $expansion }. Añade esa expansión.
problem-event = Ningún evento se llama «{ $event }». Elige entre { $events }.
problem-event-expansion = «{ $event }» viene con { $expansion }. Añade esa expansión.
problem-group = «{ $cards }» no es una pareja ni un trío: esas cartas no se pueden jugar juntas.
problem-option = Ninguna opción se llama «{ $option }». Las opciones son { $options }.
problem-option-value = Una opción necesita otro valor: { $reason }.
problem-no-expansions = Esto es solo para partidas sin expansiones.
problem-game = Ningún juego se llama «{ $game }». Elige entre { $games }.
problem-view = Lo que este sitio dice haber visto se contradice.
problem-kind = Ningún tipo de carta se llama «{ $kind }». Elige entre { $kinds }.
problem-colour = «{ $kind }» no existe en «{ $colour }», pero sí en { $colours }.
problem-colour-missing = A «{ $kind }» le falta el color. Elige entre { $colours }.
problem-copies = { $count } × { $card } son demasiadas: en la caja hay { $most }.
problem-action = «{ $action }» no es una jugada.
problem-bot = Ningún bot se llama «{ $bot }». Elige entre { $bots }.
problem-bot-trials = «{ $bot }»: solo los bots que hacen pruebas llevan un número, de 1 a { $most }, por ejemplo search:5000.
problem-ray = Falta Ray. Se instala así: { $command }
problem-plots = Para las imágenes falta Matplotlib. Se instala así: { $command }

record-line = Línea { $line }: { $reason }
record-too-long = Este archivo es demasiado largo para ser el registro de una partida.
record-first-line = Línea { $line }: el registro de una partida empieza con «{ $expected }».
record-header = Línea { $line }: «{ $text }» no es una cabecera; una cabecera es, por ejemplo, «players: 2».
record-header-missing = Línea { $line }: falta la cabecera «{ $header }».
record-header-twice = Línea { $line }: la cabecera «{ $header }» aparece aquí por segunda vez.
record-header-unknown = Línea { $line }: ninguna cabecera se llama «{ $header }».
record-number = Línea { $line }: «{ $header }» necesita un número entero, no «{ $text }».
record-version = Línea { $line }: esta partida sigue la versión { $written } de las reglas; este programa juega con la { $ours }.
record-result = Línea { $line }: el resultado dice «{ $written }», pero las jugadas terminan con «{ $played }».
record-move = Línea { $line }: «{ $text }» no es una jugada; una jugada es, por ejemplo, «1: draw».
record-after-end = Línea { $line }: la partida ya ha terminado antes de «{ $text }».
record-actor = Línea { $line }: no le toca a «{ $written }», sino a «{ $expected }».
record-illegal = Línea { $line }: aquí no se puede jugar «{ $move }».
record-hash = Línea { $line }: «{ $header }» tiene 64 caracteres, entre cifras y letras de la a a la f.
record-mix = Línea { $line }: «{ $header }» lleva uno o dos números de 64 caracteres, entre cifras y letras de la a a la f.
record-name = { $most ->
    [one] «{ $name }» no sirve como nombre: usa { $most } carácter que se pueda imprimir.
   *[other] «{ $name }» no sirve como nombre: usa de 1 a { $most } caracteres que se puedan imprimir.
}

verify-nothing = A este registro le faltan «deal» y «secret»: las cartas no se han repartido con un secreto, o la partida aún no ha terminado.
verify-promise = El secreto no es el que se prometió antes de la partida: las huellas no coinciden.
verify-seed = El número que ha añadido el sitio { $seat } no es el que se prometió antes de la partida: las huellas no coinciden.
verify-choice = La elección { $number } del reparto ha sido «{ $written }», pero debía ser «{ $due }».

position-line = «{ $text }» no es una línea de una posición, o aparece dos veces.
position-number = «{ $name }» necesita un número entero, no «{ $text }».
position-phase = Una posición no puede estar en la fase «{ $phase }». Elige entre { $phases }.
position-seat = Juegan de 2 a 4 personas. Quien tiene el turno y quien ha hecho el anuncio están entre ellas y no son la misma (personas aquí: { $players }).
position-scores = Una posición tiene como mucho una puntuación por persona, ninguna en la meta todavía, y menos de diez rondas nulas.
position-places = Cada mano es de alguien, una pila tiene como mucho 33 cartas, y solo hay dos cartas tomadas cuando falta poner una en una pila.

jsonl-long = esta línea es demasiado larga.
jsonl-json = esto no es JSON.
# $keys are words of JSON in quotation marks.
jsonl-keys = aquí va un objeto con "hand" y, si quieres, { $keys }.
jsonl-names = "{ $key }" debe ser una lista de nombres.
