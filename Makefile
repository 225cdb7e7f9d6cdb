# Everything needed is installed into .venv by the first command that needs it.
PYTHON ?= python3
BIN := .venv/bin
LIMIT ?=
FORMER ?=
# One more than there are cores: tests of servers and browsers often wait.
WORKERS ?= $(shell $(PYTHON) -c "import os; print(1 + (os.cpu_count() or 1))")
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile --no-deps
LOCK := $(BIN)/uv pip compile --quiet --universal --generate-hashes --no-emit-index-url --no-header --python-version 3.11 pyproject.toml

# Things that do not need each other run side by side.
BESIDE := $(MAKE) --no-print-directory --jobs=3 --output-sync=target
# Node is the machine's, and then needs nothing of .venv; where there is none, it is among the packages.
NODE := $(shell command -v npm)
CLIENT := $(if $(NODE),$(PYTHON),$(BIN)/python) web/build.py

# Every test process and every server in the tests reads the same modules: they are compiled once.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play terminal test lint client checks rules coverage browsers wheel bench envs load frames fuzz kill chaos soak train strength calibration reviews findings calls puzzles lock protocol golden docs pictures screens clean

help: ## show this help
	@grep -E '^[a-z]+:.*##' Makefile | sed -E 's/^([a-z]+):[^#]*## (.*)/  make \1\t\2/'

play: .venv/play ## open a table server and play in the browser
	@$(BIN)/python web/build.py
	@$(BIN)/saltmochi serve --open --log-level warning

terminal: .venv/play ## play in the terminal
	@$(BIN)/saltmochi play

test: ## formatting, lint, types, docs, all tests
	sh tests/debian-packages.sh
	$(BESIDE) .venv/packages client
	$(BESIDE) rules lint checks
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

lint: .venv/test
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy

client: $(if $(NODE),,.venv/packages)
	$(CLIENT)

checks: client
	$(CLIENT) check

rules: .venv/test
	$(BIN)/python -m tests.compiling

coverage: .venv/test ## which lines the tests reach (slower)
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --cov --cov-report=term

browsers: .venv/test ## play in Firefox and WebKit (installs 900 MB on Debian)
	sh tests/debian-packages.sh firefox-esr webkit2gtk-driver xvfb
	$(BIN)/python web/build.py
	$(BIN)/pytest tests/browsers/smoke.py

wheel: .venv/play ## build the package with the browser client into dist
	$(BIN)/python -m hatchling build --target wheel

bench: .venv/test ## measure speed (LIMIT=path/to/limit.cpp compares with C++, FORMER=REV with a former version)
	$(BIN)/python -m benchmarks.bench --limit "$(LIMIT)" --former "$(FORMER)"

envs: .venv/test build/peers ## measure environments beside those of other projects (installs 1 GB)
	PYTHONPATH=build/peers $(BIN)/python -m benchmarks.envs

load: .venv/test ## measure how many people can play at once
	$(BIN)/python -m benchmarks.load

frames: .venv/test ## measure the browser client: its size, its start, its moving cards
	$(BIN)/python web/build.py
	$(BIN)/python -m benchmarks.client

fuzz: .venv/test ## send a server a hundred thousand messages, good and bad
	$(BIN)/python -m benchmarks.fuzz

kill: .venv/test ## kill a server under load a thousand times, and count what it lost
	$(BIN)/python -m benchmarks.kill

chaos: .venv/test ## disturb servers under load: stopped processes, full disks, moved clocks
	$(BIN)/python -m benchmarks.chaos

soak: .venv/test ## an hour of mixed load, and whether memory stays the same
	$(BIN)/python -m benchmarks.soak

train: .venv/test ## train the networks of the bots (ON=ray plays the games on a Ray cluster)
	$(BIN)/python -m saltmochi.training --on $(or $(ON),cores)

strength: .venv/test ## play the matches of docs/strength.md and write its tables (hours)
	$(BIN)/python -m benchmarks.strength

calibration: .venv/test ## check that the chances of reviews come true, and fit their corrections (half an hour)
	$(BIN)/python -m benchmarks.calibration

reviews: .venv/test ## measure what the promises about reviews are worth (half an hour)
	$(BIN)/python -m benchmarks.reviews

findings: .venv/test ## play the games of docs/findings.md and write it with its pictures
	$(BIN)/python -m benchmarks.findings

calls: .venv/test ## assess decisions to call for the charts of docs/findings.md, and check them by matches
	$(BIN)/python -m benchmarks.calls
	$(BIN)/python -m benchmarks.calls --matches

puzzles: .venv/test ## check that the answers of all puzzles are stable over five new seeds
	$(BIN)/python -m benchmarks.puzzles

lock: .venv/test ## renew the pinned versions
	$(LOCK) --group build --output-file requirements/play.txt
	$(LOCK) --extra envs --extra open-spiel --extra plots --group dev --output-file requirements/test.txt
	$(LOCK) --group peers --constraints requirements/test.txt --output-file requirements/peers.txt
	$(LOCK) --extra postgresql --constraints requirements/test.txt --output-file requirements/serve.txt

protocol: .venv/test ## write the files that follow from the server's protocol
	$(BIN)/python -m tests.server.protocol_files
	$(BIN)/python -m tests.envs.fields_page

golden: .venv/test ## write the golden games anew, to be reviewed as a diff
	$(BIN)/python -m tests.games.golden

docs: .venv/test ## build the website of README and docs into build/site
	$(BIN)/sphinx-build -q -W --keep-going -c docs/site -d build/doctrees . build/site
	@echo "build/site/index.html"

pictures: .venv/test ## draw the pictures of README and docs anew
	$(BIN)/python docs/pictures/draw.py
	$(BIN)/python docs/pictures/architecture.py

screens: .venv/test ## take the pictures of all pages, and the moving one of README
	$(BIN)/python web/build.py
	$(BIN)/python docs/pictures/screens.py
	$(BIN)/python docs/pictures/study_screens.py
	$(BIN)/python docs/pictures/moving.py
	$(BIN)/python docs/pictures/motion.py

clean: ## remove what the other commands made
	rm -rf .venv build web/node_modules src/saltmochi/server/client .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage

# Not into .venv: tests behave differently where other projects are installed.
build/peers: requirements/peers.txt | .venv/bin/python
	$(PIP) --require-hashes --upgrade --target $@ -r $<
	@touch $@

.venv/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: make PYTHON=/path/to/python3.11 ...")'
	$(PYTHON) -m venv .venv

.venv/play: requirements/play.txt pyproject.toml | .venv/bin/python
	$(PIP) --require-hashes -r requirements/play.txt
	$(PIP) --no-build-isolation --editable .
	@touch $@

.venv/packages: requirements/test.txt | .venv/bin/python
	$(PIP) --require-hashes -r requirements/test.txt
	@touch $@

.venv/test: .venv/packages pyproject.toml
	$(PIP) --no-build-isolation --editable .
	@touch $@
