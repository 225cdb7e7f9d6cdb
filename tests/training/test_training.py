"""Training: samples, gradients, and going on from a checkpoint."""

from __future__ import annotations

from math import exp, isclose, log
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from saltmochi.games import names
from saltmochi.table.compiled import compiled
from saltmochi.table.ports import CERTAIN
from saltmochi.training.__main__ import train
from saltmochi.training.gradients import VALUE_WEIGHT, add_gradients, new_scratch
from saltmochi.training.player import Part, Player
from saltmochi.training.samples import LOG_UNIT
from saltmochi.training.trainer import Course, Trainer
from saltmochi.training.weights import Weights, first_weights, round_weights, zeros_like

each_game = pytest.mark.parametrize("name", names())


def some_samples(name: str, weights: Weights, size: int = 3_000, players: int = 2) -> Any:
    """Samples of games that a network plays."""
    return Player(name).run(Part(round_weights(weights).tobytes(), players, 5, size))


def loss(sample: Any, weights: Weights, deviation: float, bonus: float, known: float) -> float:
    """The loss of one sample, stated naively; `known` is the chance that the advantage is measured against."""
    double = Weights(*(np.float64(array) for array in weights))
    hidden = np.maximum(0, double.state_weights[sample["state"][: sample["state_count"]]].sum(0))
    logits = []
    for i in range(sample["choices"]):
        does = sample["actions"][i][: sample["action_counts"][i]]
        product = hidden @ double.action_weights[does].sum(0) + double.action_biases[does].sum()
        logits.append(product - double.heuristic_weight[0] * sample["deficits"][i] / 100)
    logs = np.array(logits) - log(sum(map(exp, logits)))
    odds = hidden @ double.value_weights + double.value_bias[0]
    result = sample["result"] / CERTAIN
    advantage = (result - known) / deviation
    ratio = exp(logs[sample["chosen"]] - sample["log_probability"] / LOG_UNIT)
    policy = -min(ratio * advantage, min(1.2, max(0.8, ratio)) * advantage)
    entropy = -(np.exp(logs) * logs).sum()
    return float(policy - bonus * entropy + VALUE_WEIGHT * (log(1 + exp(odds)) - result * odds))


@each_game
def test_gradients_are_the_slopes_of_the_loss(name: str) -> None:
    weights = first_weights(3)
    rng = np.random.default_rng(4)
    weights.action_weights[:] *= 10
    weights.value_weights[:] = rng.normal(size=weights.value_weights.shape) / 10
    samples = some_samples(name, weights)
    add = compiled(add_gradients)
    for n in rng.choice(len(samples), 12, replace=False):
        sample, gradients, totals = samples[n], zeros_like(weights), np.zeros(3)
        add(samples, np.array([n]), weights, gradients, new_scratch(), 0.3, 0.02, totals)
        known = sample["result"] / CERTAIN + np.sqrt(totals[1]) * np.sign(gradients.value_bias[0])
        fields = [
            ("value_bias", 0),
            ("heuristic_weight", 0),
            ("value_weights", int(rng.integers(48))),
            ("action_biases", int(sample["actions"][0][0])),
            ("action_weights", (int(sample["actions"][1][0]), int(rng.integers(48)))),
            ("state_weights", (int(sample["state"][2]), int(rng.integers(48)))),
        ]
        for field, place in fields:
            array = getattr(weights, field)
            before, losses = array[place], []
            for step in (1e-2, -1e-2):
                array[place] = before + step
                losses.append(loss(sample, weights, 0.3, 0.02, known))
            array[place] = before
            slope = (losses[0] - losses[1]) / 2e-2
            assert isclose(slope, getattr(gradients, field)[place], rel_tol=0.03, abs_tol=0.003), field


@each_game
def test_actions_are_chosen_as_often_as_the_network_says(name: str) -> None:
    samples = some_samples(name, first_weights(1), 12_000)
    likely = np.exp(samples["log_probability"] / LOG_UNIT)
    assert len(samples) > 8_000
    assert (samples["choices"] > 1).all()
    assert (samples["chosen"] < samples["choices"]).all()
    assert likely.max() <= 1.0001
    # If the network chooses by its probabilities, the inverse of a chosen one is on average the number of choices.
    inverse, choices = (1 / likely)[likely > 0.01].mean(), samples["choices"][likely > 0.01].mean()
    assert inverse < 1.1 * choices


@each_game
def test_results_are_chances_that_add_up(name: str) -> None:
    samples = some_samples(name, first_weights(1), 12_000)
    assert samples["result"].min() >= 0
    assert samples["result"].max() <= CERTAIN
    assert abs(samples["result"].mean() / CERTAIN - 0.5) < 0.05


def small(name: str, cores: int) -> Trainer:
    """A trainer of a short course."""
    return Trainer(Course(name, 7, 4), cores)


def run(trainer: Trainer, player: Player, iterations: int) -> None:
    """Train with few samples."""
    for _ in range(iterations):
        trainer.learn(player.run(part._replace(size=3_500)) for part in trainer.parts())


@each_game
def test_training_repeats_on_any_number_of_cores_and_from_a_checkpoint(name: str, tmp_path: Path) -> None:
    player, one, two = Player(name), small(name, 1), small(name, 2)
    run(one, player, 3)
    run(two, player, 2)
    two.save(tmp_path / "checkpoint.npz")
    other = small(name, 2)
    other.load(tmp_path / "checkpoint.npz")
    run(other, player, 1)
    assert other.iteration == one.iteration == 3
    for a, b in zip(one.weights, other.weights, strict=True):
        assert (a == b).all()
    assert one.parts() == other.parts()


class InterruptedTrainer(Trainer):
    """A trainer that is interrupted after two iterations."""

    def learn(self, parts: Any) -> Any:
        if self.iteration == 2:
            raise KeyboardInterrupt
        return super().learn(parts)


def test_an_interrupted_training_goes_on_from_its_last_checkpoint(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    course = Course("sea-salt-paper", 7, 3)
    whole = train(course, tmp_path / "whole", 2, on_ray=False)
    with monkeypatch.context() as patch:
        patch.setattr("saltmochi.training.__main__.CHECKPOINT_INTERVAL", 2)
        patch.setattr("saltmochi.training.__main__.Trainer", InterruptedTrainer)
        with pytest.raises(KeyboardInterrupt):
            train(course, tmp_path / "parts", 2, on_ray=False)
    rest = train(course, tmp_path / "parts", 2, on_ray=False)
    assert rest.iteration == whole.iteration == 3
    assert all((a == b).all() for a, b in zip(whole.weights, rest.weights, strict=True))
    assert "3/3" in capsys.readouterr().out


@each_game
def test_training_learns_who_will_win(name: str) -> None:
    player, trainer = Player(name), Trainer(Course(name, 7, 20), 2)
    trainer.seats = (2,)
    reports = [trainer.learn(player.run(part._replace(size=6_000)) for part in trainer.parts()) for _ in range(4)]
    assert reports[-1].squared_error < 0.9 * reports[0].squared_error
    assert reports[-1].iteration == 4
