# Everything a developer or a player calls. Each target sets up what it needs by itself.

PY := .venv/bin/python
CORES := $(shell nproc 2>/dev/null || echo 2)
REFERENCE := kursbuch !kursbuch.cli !kursbuch.web
TABLES := record agreement seats lobby play clocks deadlines holidays programmes plans notes
ON_BOTH := $(addprefix tests/web/tables/,$(TABLES)) $(addprefix tests/web/,notices friends groups \
	series ratings test_outbox.py test_bad_input.py)
NATIVE := $(wildcard src/kursbuch/routes/native/*)

.PHONY: play test test-cluster check proof bench golden completeness random-games mutants bad-input docs screenshots format clean

play: .venv/.play      ## start Kursbuch, ready to play
	.venv/bin/kursbuch serve

test: .venv/.dev .venv/.system   ## the tests, about a quarter of an hour on two cores
	$(PY) -m pytest -n $(CORES) -m "not proof"

check: .venv/.dev      ## formatting, style, types, import contract
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(PY) -m mypy src tests benchmarks scripts
	.venv/bin/lint-imports

proof: .venv/.dev .venv/.system  ## the long checks: recorded games, optima, many random games
	$(PY) -m pytest -n $(CORES) -m proof

test-cluster: .venv/.dev  ## the server on PostgreSQL and Redis, throw-away ones of its own
	scripts/cluster $(PY) -m pytest -p no:randomly tests/cluster $(ON_BOTH)

bench: .venv/.dev      ## the figures: speed of the engine and of the solver
	$(PY) -m benchmarks

golden: .venv/.dev     ## write the golden games again; review the difference
	$(PY) -m tests.replays.write

completeness: .venv/.dev  ## 20,000 positions: is everything lawful offered? (a quarter of an hour)
	$(PY) -m tests.contract.rare build/rare
	nice -n 15 $(PY) -m tests.contract.completeness --positions 20000 --snapshots build/rare

random-games: .venv/.dev  ## 1,000 random games of each title, everything counted (hours)
	nice -n 15 $(PY) -m tests.contract.random_games --processes $(CORES)

mutants: .venv/.dev    ## change the rules at random: do the tests notice? (an hour and more)
	nice -n 15 $(PY) scripts/mutants.py

bad-input: .venv/.dev  ## 100,000 spoilt forms, queries, calls and records (an hour)
	KURSBUCH_CASES=300 nice -n 15 $(PY) -m pytest -n $(CORES) tests/web/test_fuzz.py tests/web/test_schema.py

docs: .venv/.dev       ## the API reference, from the docstrings, in build/docs
	$(PY) -m pdoc --output-directory build/docs $(REFERENCE)

screenshots: .venv/.dev .venv/.system  ## pictures of every moment, in build/screenshots (an hour)
	nice -n 15 $(PY) scripts/screenshots.py

format: .venv/.dev
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

clean:
	rm -rf .venv build src/*.egg-info

.venv/.play: pyproject.toml constraints.txt scripts/venv setup.py $(NATIVE)
	scripts/venv web
	touch $@

.venv/.dev: pyproject.toml constraints.txt scripts/venv setup.py $(NATIVE)
	scripts/venv web,dev,docs,arena,research
	touch $@ .venv/.play

.venv/.system: scripts/system | .venv/.dev
	scripts/system chromium fonts-liberation
	touch $@
