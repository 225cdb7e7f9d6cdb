"""`make envs`: how many steps a second environments make on one core, ours beside those of other projects.

Every environment plays random legal actions. A step is an action of a player; what happens by chance belongs to the
next step. Masks of legal actions and encoded observations are made in every step, and games that are over begin again.
All take turns, several times, and the time that counts is that of the processor. Projects that are not installed are
left out.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import os
import statistics
from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

import numpy as np

from benchmarks.bench import in_new_process

ROUNDS = 5
SECONDS = 1.0
COUNTS = (256, 1024)
COMPILE = """
import tempfile, os
from time import process_time
start = process_time()
from saltmochi.envs.batch import Tables
tables = Tables("{name}", 2)
tables.step(tables.sample())
print(process_time() - start)
"""

# Makes some steps, and returns how many.
Run = Callable[[], int]


def installed(module: str) -> bool:
    """Whether a project is installed."""
    return importlib.util.find_spec(module) is not None


# --- Ours ---


def saltmochi_batch(name: str, count: int, players: int = 2) -> Run:
    """Step tables in batches."""
    from saltmochi.envs.batch import Tables

    tables = Tables(name, count, players)

    def run() -> int:
        for _ in range(100):
            tables.step(tables.sample())
        return 100 * count

    return run


def ours() -> Iterator[tuple[str, Callable[[], Run]]]:
    """Our environments."""
    from saltmochi.games import names

    for name in names():
        for count in COUNTS:
            yield f"saltmochi {name}, {count} tables", lambda name=name, count=count: saltmochi_batch(name, count)  # type: ignore[misc]


# --- Other projects ---


def pgx_game(name: str, count: int) -> Run:
    """Step games of pgx in batches: a hundred steps in one compiled call."""
    jax, jnp, pgx, tools = map(importlib.import_module, ("jax", "jax.numpy", "pgx", "pgx.experimental"))
    env = pgx.make(name)
    start = jax.jit(jax.vmap(env.init))
    step = jax.vmap(tools.auto_reset(env.step, env.init))

    def once(_: Any, carry: Any) -> Any:
        state, key, seen = carry
        key, first, second = jax.random.split(key, 3)
        state = step(state, tools.act_randomly(first, state.legal_action_mask), jax.random.split(second, count))
        return state, key, seen + state.observation.sum(dtype=jnp.float32)

    many = jax.jit(lambda carry: jax.lax.fori_loop(0, 100, once, carry))
    carry = (start(jax.random.split(jax.random.PRNGKey(1), count)), jax.random.PRNGKey(2), jnp.float32(0))
    kept = [jax.block_until_ready(many(carry))]

    def run() -> int:
        kept[0] = jax.block_until_ready(many(kept[0]))
        return 100 * count

    return run


def open_spiel_game(name: str) -> Run:
    """Step a game of OpenSpiel from Python."""
    pyspiel = importlib.import_module("pyspiel")
    game, rng = pyspiel.load_game(name), np.random.default_rng(1)
    states = [game.new_initial_state()]

    def run() -> int:
        state, steps = states[0], 0
        while steps < 200:
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])
            else:
                np.array(state.observation_tensor(), np.float32)
                legal = np.flatnonzero(state.legal_actions_mask())
                state.apply_action(int(legal[int(rng.random() * len(legal))]))
                steps += 1
        states[0] = state
        return steps

    return run


def pettingzoo_game(name: str) -> Run:
    """Step a classic game of PettingZoo."""
    module = importlib.import_module(f"pettingzoo.classic.{name}")
    env, rng = module.env(), np.random.default_rng(1)
    env.reset(seed=1)

    def run() -> int:
        steps = 0
        while steps < 100:
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.reset()
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
        return steps

    return run


def rlcard_game(name: str) -> Run:
    """Step a game of RLCard."""
    rlcard = importlib.import_module("rlcard")
    env, rng = rlcard.make(name), np.random.default_rng(1)
    kept = [env.reset()[0]]

    def run() -> int:
        for _ in range(100):
            legal = list(kept[0]["legal_actions"])
            kept[0], _ = env.step(legal[int(rng.random() * len(legal))])
            if env.is_over():
                kept[0] = env.reset()[0]
        return 100

    return run


def envpool_game(name: str, count: int) -> Run:
    """Step an environment of EnvPool: it has no card game with masks, so all actions are legal."""
    envpool = importlib.import_module("envpool")
    env = envpool.make_gymnasium(name, num_envs=count, num_threads=1)
    env.reset()
    rng = np.random.default_rng(1)

    def run() -> int:
        for _ in range(20):
            env.step(rng.integers(0, env.action_space.n, count))
        return 20 * count

    return run


def peers() -> Iterator[tuple[str, Callable[[], Run]]]:
    """The environments of other projects that are installed."""
    if installed("pgx"):
        for name in ("leduc_holdem", "connect_four", "backgammon"):
            yield f"pgx {name}, 1024 games", lambda name=name: pgx_game(name, 1024)  # type: ignore[misc]
    if installed("pyspiel"):
        for name in ("gin_rummy", "leduc_poker", "kuhn_poker"):
            yield f"open_spiel {name}", lambda name=name: open_spiel_game(name)  # type: ignore[misc]
    if installed("rlcard"):
        for name in ("texas_holdem_v4", "leduc_holdem_v4", "connect_four_v3"):
            yield f"pettingzoo {name}", lambda name=name: pettingzoo_game(name)  # type: ignore[misc]
        for name in ("gin-rummy", "limit-holdem", "leduc-holdem"):
            yield f"rlcard {name}", lambda name=name: rlcard_game(name)  # type: ignore[misc]
    if installed("envpool"):
        yield "envpool CartPole-v1, 256 games", lambda: envpool_game("CartPole-v1", 256)


# --- Measuring ---


def steps_per_second(run: Run) -> float:
    """Measure steps per second of processor time."""
    start, steps = process_time(), 0
    while process_time() - start < SECONDS:
        steps += run()
    return steps / (process_time() - start)


def compile_seconds(name: str) -> float:
    """Measure the processor time until the tables of a game can be stepped, with nothing compiled before."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        return float(in_new_process(COMPILE.format(name=name), SALTMOCHI_CACHE_DIR=folder))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--rounds", type=int, default=ROUNDS)
    arguments.add_argument("--no-compile", action="store_true", help="do not measure cold compilation")
    options = arguments.parse_args()
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    runs = {name: make() for name, make in (*ours(), *peers())}
    for run in runs.values():
        run()  # compiles what is not compiled yet
    speeds: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(options.rounds):
        for name, run in runs.items():
            speeds[name].append(steps_per_second(run))
    print("| environment | steps a second (least to most) |\n|---|---|")
    for name, found in sorted(speeds.items(), key=lambda item: -statistics.median(item[1])):
        print(f"| {name} | {statistics.median(found):,.0f} ({min(found):,.0f} to {max(found):,.0f}) |")
    if not options.no_compile:
        from saltmochi.games import names

        for name in names():
            print(
                f"{name}: {compile_seconds(name):.1f} s of processor time until the first step, nothing compiled before"
            )


if __name__ == "__main__":
    main()
