"""`make train`: train the networks of the games, and keep checkpoints from which to go on."""

from __future__ import annotations

import argparse
import os
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from saltmochi.bots.network_file import network_file, save_network, training_of
from saltmochi.games import names
from saltmochi.training.player import local_player, ray_player
from saltmochi.training.trainer import Course, Trainer
from saltmochi.training.weights import round_weights

CHECKPOINT_INTERVAL = 25


def train(course: Course, folder: Path, cores: int, on_ray: bool) -> Trainer:
    """Train the network of a game, from its checkpoint if there is one."""
    trainer, checkpoint = Trainer(course, cores), folder / f"{course.game}-{course.seed}-{course.iterations}.npz"
    if checkpoint.exists():
        trainer.load(checkpoint)
    folder.mkdir(parents=True, exist_ok=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, (ray_player if on_ray else local_player)(course.game, cores) as play:
        task = progress.add_task(course.game, total=course.iterations, completed=trainer.iteration)
        while trainer.iteration < course.iterations:
            report = trainer.learn(play(trainer.parts()))
            errors = f"{course.game}: squared error {report.squared_error:.4f}, entropy {report.entropy:.3f}"
            progress.update(task, completed=report.iteration, description=errors)
            if report.iteration % CHECKPOINT_INTERVAL == 0 or report.iteration == course.iterations:
                trainer.save(checkpoint)
    return trainer


def main() -> None:
    """Train the network of every game, or of one."""
    parser = argparse.ArgumentParser(prog="make train", description=__doc__)
    parser.add_argument("--game", choices=names(), help="train only this game")
    parser.add_argument("--iterations", type=int, help="as many as the network in use had, unless given")
    parser.add_argument("--seed", type=int, help="the one of the network in use, unless given")
    parser.add_argument("--cores", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--folder", type=Path, default=Path("build/training"), help="where checkpoints are kept")
    parser.add_argument("--on", choices=("cores", "ray"), default="cores", help="where games are played")
    args = parser.parse_args()
    for name in [args.game] if args.game else names():
        given = {"seed": args.seed, "iterations": args.iterations}
        training = training_of(name)._replace(**{field: value for field, value in given.items() if value is not None})
        trainer = train(Course(name, *training), args.folder, args.cores, args.on == "ray")
        save_network(round_weights(trainer.weights), training, network_file(name))


if __name__ == "__main__":
    main()
