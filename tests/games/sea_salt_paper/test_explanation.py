"""Points and moves in words."""

from __future__ import annotations

import random

import pytest

from saltmochi.games.sea_salt_paper import GAME
from saltmochi.games.sea_salt_paper.actions import ACTIONS, Verb
from saltmochi.games.sea_salt_paper.cards import CARD_COUNT, FACES, Colour, set_of
from saltmochi.games.sea_salt_paper.explanation import (
    a_card_text,
    card_text,
    choice_text,
    counted_colour_text,
    describe_action,
    ending_text,
    line_text,
)
from saltmochi.games.sea_salt_paper.holding import Holding
from saltmochi.games.sea_salt_paper.notation import card_name, cards_from
from saltmochi.games.sea_salt_paper.point_lines import Line, explain_points, word
from saltmochi.games.sea_salt_paper.state import PILE, State
from saltmochi.table.seats import DEALER, WATCHER
from saltmochi.texts import LANGUAGES
from tests.games.sea_salt_paper.tables import EDITIONS, play, table, words, worth

NAMES = ["Ada", "Bea", "Cy", "Dot"]
ALL = None
ADA, BEA, CY = 0, 1, 2
SEVEN = "fish/yellow fish/green octopus/yellow octopus/purple octopus/grey"


def three(more: str = "", edition: str = "italian") -> State:
    """Three players; Ada's turn begins."""
    hands = "hand 1: swimmer/black shark/black\nhand 2: crab/yellow\nhand 3: mermaid"
    return table(f"players: 3\n{hands}\nleft: sailor/orange shell/yellow\nright: boat/black\n{more}", edition)


def telling(state: State, move: str, seat: int | None = ALL, language: str = "en") -> str:
    """Describe a legal move."""
    action = GAME.action_of(move)
    assert action in GAME.legal(state)
    return describe_action(language, state, action, NAMES, seat)


# --- Cards ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_name_of_its_own(language: str) -> None:
    assert len({card_text(language, card) for card in range(CARD_COUNT)}) == len(FACES)


@pytest.mark.parametrize(
    ("language", "card", "label", "in_a_sentence"),
    [
        ("en", "crab/yellow", "yellow crab", "a yellow crab"),
        ("en", "sailor/orange", "orange sailor", "an orange sailor"),
        ("en", "captain/light_orange", "light orange captain", "a light orange captain"),
        ("en", "octopus/green", "green octopus", "a green octopus"),
        ("it", "shark/black", "squalo nero", "uno squalo nero"),
        ("it", "shell/yellow", "conchiglia gialla", "una conchiglia gialla"),
        ("it", "boat/black", "barca nera", "una barca nera"),
        ("it", "fish/yellow", "pesce giallo", "un pesce giallo"),
        ("it", "penguin_colony/green", "colonia di pinguini verde", "una colonia di pinguini verde"),
        ("it", "mermaid/white", "sirena bianca", "una sirena bianca"),
        ("es", "sailor/pink", "ancla rosa", "un ancla rosa"),
        ("es", "shell/yellow", "concha amarilla", "una concha amarilla"),
        ("es", "octopus/purple", "pulpo morado", "un pulpo morado"),
        ("es", "mermaid/white", "sirena blanca", "una sirena blanca"),
        ("fr", "mermaid/white", "sirène blanche", "une sirène blanche"),
        ("fr", "penguin_colony/green", "colonie de manchots verte", "une colonie de manchots verte"),
        ("fr", "shell/green", "coquillage vert", "un coquillage vert"),
        ("fr", "shark/dark_blue", "requin bleu foncé", "un requin bleu foncé"),
    ],
)
def test_a_card_in_a_sentence_has_an_article_and_its_colour_agrees(
    language: str, card: str, label: str, in_a_sentence: str
) -> None:
    [number] = cards_from([card])
    assert card_text(language, number) == label
    assert a_card_text(language, number) == in_a_sentence


@pytest.mark.parametrize(
    ("language", "colour", "one", "three"),
    [
        ("en", Colour.YELLOW, "1 yellow card", "3 yellow cards"),
        ("it", Colour.YELLOW, "1 carta gialla", "3 carte gialle"),
        ("it", Colour.GREEN, "1 carta verde", "3 carte verdi"),
        ("it", Colour.DARK_BLUE, "1 carta blu scuro", "3 carte blu scuro"),
        ("es", Colour.PURPLE, "1 carta morada", "3 cartas moradas"),
        ("es", Colour.GREY, "1 carta gris", "3 cartas grises"),
        ("es", Colour.LIGHT_BLUE, "1 carta azul claro", "3 cartas azul claro"),
        ("fr", Colour.WHITE, "1 carte blanche", "3 cartes blanches"),
        ("fr", Colour.ORANGE, "1 carte orange", "3 cartes orange"),
    ],
)
def test_a_colour_beside_a_number_of_cards_agrees_with_them(
    language: str, colour: Colour, one: str, three: str
) -> None:
    for count, wanted in ((1, one), (3, three)):
        line = Line("points-mermaid", {"number": 2, "colour": word(colour), "count": count}, count)
        assert line_text(language, line).endswith(f" {wanted}")
        assert counted_colour_text(language, colour, count) in wanted


# --- Points ---


def test_explained_lines_add_up_to_the_points() -> None:
    chance = random.Random(1)
    for _ in range(2000):
        cards = chance.sample(range(CARD_COUNT), chance.randint(0, 20))
        lines = explain_points(Holding(set_of(cards)))
        assert sum(line.points for line in lines) == worth(" ".join(map(card_name, cards))).points
        assert all(line_text(language, line) for line in lines for language in LANGUAGES)


def test_an_explanation_reads_well() -> None:
    cards = cards_from(
        words("mermaid crab/black crab/green lighthouse boat/black shell/grey octopus/grey octopus/green")
    )
    assert [(line_text("en", line), line.points) for line in explain_points(Holding(set_of(cards)))] == [
        ("1 pair of crabs", 1),
        ("1 shell (scores from two up)", 0),
        ("2 octopuses", 3),
        ("lighthouse: 1 for one boat", 1),
        ("mermaid 1: 2 black cards", 2),
    ]


# --- Moves ---


@pytest.mark.parametrize(
    ("language", "to_player", "to_others"),
    [
        (
            "en",
            "You took a yellow shell from the left pile.",
            "Ada took a yellow shell from the left pile.",
        ),
        (
            "it",
            "Hai preso una conchiglia gialla dalla pila di sinistra.",
            "Ada ha preso una conchiglia gialla dalla pila di sinistra.",
        ),
        (
            "es",
            "Has tomado una concha amarilla de la pila izquierda.",
            "Ada ha tomado una concha amarilla de la pila izquierda.",
        ),
        (
            "fr",
            "Tu as pris un coquillage jaune sur la défausse de gauche.",
            "Ada a pris un coquillage jaune sur la défausse de gauche.",
        ),
    ],
)
def test_a_move_is_told_to_its_player_as_your_own(language: str, to_player: str, to_others: str) -> None:
    told = [telling(three(), "take left", seat, language) for seat in (ADA, BEA, WATCHER, ALL)]
    assert told == [to_player, to_others, to_others, to_others]


@pytest.mark.parametrize(
    ("language", "to_thief", "to_victim", "to_others"),
    [
        (
            "en",
            "You stole a yellow crab from Bea.",
            "Ada stole a yellow crab from you.",
            "Ada stole a card from Bea.",
        ),
        (
            "it",
            "Hai rubato un granchio giallo a Bea.",
            "Ada ti ha rubato un granchio giallo.",
            "Ada ha rubato una carta a Bea.",
        ),
        (
            "es",
            "Has robado un cangrejo amarillo a Bea.",
            "Ada te ha robado un cangrejo amarillo.",
            "Ada ha robado una carta a Bea.",
        ),
        (
            "fr",
            "Tu as volé un crabe jaune à Bea.",
            "Ada t’a volé un crabe jaune.",
            "Ada a volé une carte à Bea.",
        ),
    ],
)
def test_a_stolen_card_is_told_to_the_thief_to_the_victim_and_to_the_others(
    language: str, to_thief: str, to_victim: str, to_others: str
) -> None:
    state = play(three(), "take left", "lay swimmer/black shark/black", "rob 2")
    told = [telling(state, "steal crab/yellow", seat, language) for seat in (ADA, BEA, CY, WATCHER)]
    assert told == [to_thief, to_victim, to_others, to_others]


def test_who_is_robbed_is_told_before_the_card_is_known() -> None:
    state = play(three(), "take left")
    assert telling(state, "lay swimmer/black shark/black", ADA) == "You played a black swimmer and a black shark."
    play(state, "lay swimmer/black shark/black")
    told = [telling(state, "rob 2", seat) for seat in (ADA, BEA, CY)]
    assert told == [
        "You’re about to steal a card from Bea.",
        "Ada is about to steal a card from you.",
        "Ada is about to steal a card from Bea.",
    ]


def test_of_two_drawn_cards_only_the_player_is_told_which_one_is_kept() -> None:
    state = three("deck: fish/black crab/black fish/green")
    assert telling(state, "draw", ADA) == "You drew from the deck."
    play(state, "draw")
    assert telling(state, "deal fish/black", ADA) == "You saw a black fish."
    assert telling(state, "deal fish/black", BEA) == ""
    play(state, "deal fish/black", "deal crab/black")
    told = [telling(state, "put fish/black left", seat) for seat in (ADA, BEA, ALL)]
    assert told == [
        "You kept a black crab and put a black fish on the left pile.",
        "Ada kept a card and put a black fish on the left pile.",
        "Ada kept a black crab and put a black fish on the left pile.",
    ]
    assert (
        telling(state, "put fish/black left", ADA, "it")
        == "Hai tenuto un granchio nero e messo un pesce nero sulla pila di sinistra."
    )


@pytest.mark.parametrize(
    ("edition", "stop", "last_chance"),
    [
        ("italian", "ALT", "SFIDA"),
        ("spanish", "ALTO", "ÚLTIMA OPORTUNIDAD"),
        ("french", "STOP", "DERNIÈRE CHANCE"),
        ("online", "STOP", "LAST CHANCE"),
    ],
)
def test_6_2_calls_are_the_words_of_the_edition(edition: str, stop: str, last_chance: str) -> None:
    state = table(f"phase: play\nhand 1: {SEVEN}\nhand 2: crab/grey\nleft: swimmer/black", edition)
    assert telling(state, "stop", ADA) == f"You called {stop}."
    assert telling(state, "stop", BEA, "fr") == f"Ada a annoncé {stop}."
    assert telling(state, "last_chance", BEA) == f"Ada called {last_chance}."
    view = GAME.view(state, ADA)
    assert choice_text("en", view, GAME.action_of("stop"), NAMES) == f"call {stop}: everyone scores now"
    assert choice_text("en", view, GAME.action_of("last_chance"), NAMES).startswith(f"call {last_chance}: ")
    play(state, "stop")
    assert ending_text("en", state, NAMES, ADA) == f"You called {stop}: everyone scores their cards."
    assert ending_text("en", state, NAMES, BEA) == f"Ada called {stop}: everyone scores their cards."


# --- The end of a round ---


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_4_a_bet_is_told_of_the_caller_though_somebody_else_had_the_last_turn(edition: str) -> None:
    text = f"players: 3\nphase: play\nhand 1: {SEVEN}\nhand 2: crab/grey\nleft: swimmer/black boat/black"
    state = play(table(text, edition), "last_chance", "take left", "end", "take left", "end")
    assert state.turn == CY
    assert ending_text("en", state, NAMES, ADA) == (
        "You won your bet! You score your cards and your colour bonus; the others score only their colour bonus."
    )
    assert (
        ending_text("en", state, NAMES, CY)
        == ending_text("en", state, NAMES)
        == ("Ada won the bet: cards and colour bonus for Ada, only the colour bonus for everyone else.")
    )


def test_6_4_a_lost_bet_is_told_of_the_caller() -> None:
    better = "octopus/light_blue octopus/green shell/black shell/green shell/grey shell/yellow"
    text = f"phase: play\nhand 1: {SEVEN}\nhand 2: {better}\nleft: swimmer/black"
    state = play(table(text), "last_chance", "take left", "end")
    assert ending_text("en", state, NAMES, ADA) == (
        "You lost your bet: you score only your colour bonus; the others score their cards."
    )
    assert ending_text("it", state, NAMES, BEA) == (
        "Ada perde la sfida: riceve solo il bonus colore, gli altri i punti delle proprie carte."
    )


def test_7_3_four_mermaids_are_told_of_their_player() -> None:
    state = play(table("phase: play\nhand 1: mermaid mermaid mermaid mermaid\nhand 2: crab/black"), "lay_mermaids")
    assert ending_text("en", state, NAMES, ADA) == "You have all four mermaids!"
    assert ending_text("fr", state, NAMES, BEA) == "Ada a réuni les quatre sirènes\u202f!"


def test_6_6_a_void_round_is_nobodys() -> None:
    state = table("hand 1: mermaid\nhand 2: crab/grey\nleft: boat/black\ndeck: crab/black")
    play(state, "draw", "deal crab/black", "end")
    told = {ending_text("en", state, NAMES, seat) for seat in (ADA, BEA, None)}
    assert told == {"The deck ran out, so nobody scores."}


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_and_choice_has_its_sentence_and_none_tells_what_is_hidden(language: str, players: int) -> None:
    chance = random.Random(players)
    state = GAME.deal(players, GAME.edition_by_language[language])
    hidden = 0
    while not GAME.over(state):
        actions = list(dict.fromkeys(GAME.legal(state)))
        if GAME.actor(state) != DEALER:
            view = GAME.view(state, state.turn)
            choices = [choice_text(language, view, action, NAMES) for action in actions]
            assert len(set(choices)) == len(choices)
        action = chance.choice(actions)
        verb, target, *_ = ACTIONS[action]
        open_sentence = describe_action(language, state, action, NAMES)
        assert open_sentence
        if verb in (Verb.STEAL, Verb.PICK) or (verb == Verb.DEAL and state.awaits not in (PILE, PILE + 1)):
            knowing = {state.turn, state.victim} if verb == Verb.STEAL else {state.turn}
            for seat in range(players):
                sentence = describe_action(language, state, action, NAMES, seat)
                assert (card_text(language, target) in sentence) == (seat in knowing)
                hidden += seat not in knowing
        GAME.apply(state, action)
    assert hidden > 20
