# Happy Mochi: nombres.

# Términos nuestros o aún por comprobar con la caja: se cambian aquí, y con mayúscula inicial en mochi-value,
# web-value-plus y web-value-minus. «Guardadas», sin «cartas», también aparece suelto.
-central-pair = Pareja Central
-value-card = carta de Valor
-kept-card = carta guardada
-kept-cards = cartas guardadas
-adjacent-cards = cartas contiguas

game-happy-mochi = Happy Mochi
edition-standard = Estándar

# Una carta como etiqueta, y en una frase con su artículo. $value es un número; $colour, uno de los nombres de abajo.
# Como empieza por «el», una carta nunca va detrás de «a» ni de «de».
mochi-card = { $value } de { $colour }
mochi-the-card = el { $value } de { $colour }

# Los siete colores llevan nombres de sabores; en las reglas y en los avisos se dice «color».
mochi-colour-strawberry = fresa
mochi-colour-peach = melocotón
mochi-colour-lemon = limón
mochi-colour-matcha = matcha
mochi-colour-soda = soda
mochi-colour-grape = uva
mochi-colour-sesame = sésamo

# Los efectos: su nombre, qué hace cada uno y las dos cosas juntas. $effect es el nombre; $does, lo que hace.
mochi-effect-flip = gira
mochi-effect-draw = haz robar
mochi-effect-pass = pasa
mochi-effect-keep = guarda
mochi-effect-flip-does = dale la vuelta a la { -value-card }.
mochi-effect-draw-does = elige quién roba una carta.
mochi-effect-pass-does = todo el mundo da una carta a su izquierda.
mochi-effect-keep-does = pon una carta de tu mano boca abajo delante de ti.
mochi-effect-line = «{ $effect }»: { $does }

# Los lados de la Pareja Central, como concuerdan con «el lado».
mochi-side-left = izquierdo
mochi-side-right = derecho
mochi-a-card = una carta
mochi-one-of-them = una de esas cartas
