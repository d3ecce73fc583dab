# make run | test | thorough | lint | bench       (make lock: write the hash-pinned requirements anew)
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
E2E    := $(wildcard tests/e2e/test_*.py)
# Only these are read for the run on PostgreSQL: reading them all would take as long as the run.
BASES  := $(shell grep -rl --include='test_*.py' 'mark\.databases' tests)
PYTEST := $(BIN)/python -m pytest
# Two stamps, so that whoever only wants to play does not wait for browsers' drivers and type stubs.
RUN_OK := $(VENV)/run-ok
DEV_OK := $(VENV)/dev-ok

# A process that keeps nothing compiled compiles all it reads: each of some sixty would take three times as long to start.
thorough unit postgres e2e: export PYTHONDONTWRITEBYTECODE :=
thorough unit postgres e2e: export PYTHONPYCACHEPREFIX := $(CURDIR)/$(VENV)/pycache

.PHONY: run test thorough unit postgres e2e lint format bench lock messages clean
.DEFAULT_GOAL := run

$(VENV)/made:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q "uv>=0.13" || true
	touch $@

# Where uv has no wheel, pip does the same more slowly.
$(RUN_OK): requirements/run.txt | $(VENV)/made
	$(BIN)/uv pip install -q --python $(BIN)/python --require-hashes -r $< \
	  || $(BIN)/python -m pip install -q --require-hashes --no-deps -r $<
	touch $@

$(DEV_OK): requirements/dev.txt | $(VENV)/made
	$(BIN)/uv pip sync -q --python $(BIN)/python --require-hashes $< \
	  || $(BIN)/python -m pip install -q --require-hashes --no-deps -r $<
	touch $@ $(RUN_OK)

run: $(RUN_OK)
	@exec $(BIN)/python manage.py play

# Three runs, each of which must pass: the browser, the database tests on PostgreSQL, everything else on SQLite.
test: $(DEV_OK)
	$(MAKE) --no-print-directory postgres
	$(MAKE) --no-print-directory e2e
	$(MAKE) --no-print-directory unit

unit: $(DEV_OK)
	$(PYTEST) -n 2 --dist worksteal --ignore=tests/e2e

# The tests that draw at random, with many times as much drawn: docs/tests.md.
thorough: $(DEV_OK)
	THOROUGH=1 $(PYTEST) -n 2 --dist worksteal --ignore=tests/e2e -m thorough --timeout 1200

postgres: $(DEV_OK)
ifdef TEST_POSTGRES_URL
	TEST_DATABASE_URL=$(TEST_POSTGRES_URL) $(PYTEST) -n 2 -m databases $(BASES)
else
	@echo "TEST_POSTGRES_URL is not set: tests of the database run on SQLite only."
endif

# On their own: Playwright's event loop makes Django refuse the database.
e2e: $(DEV_OK)
ifneq ($(E2E),)
	$(PYTEST) tests/e2e -p no:django -n 2 --dist worksteal
endif

lint: $(DEV_OK)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports
	$(BIN)/mypy
	$(BIN)/djlint --quiet --lint templates

format: $(DEV_OK)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	-$(BIN)/djlint --quiet --reformat templates

bench: $(DEV_OK)
	$(BIN)/python manage.py bench engine

lock: $(DEV_OK)
	cd requirements && for set in run dev; do \
	  ../$(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	    --no-emit-index-url --no-header --no-annotate $$set.in -o $$set.txt || exit 1; done

messages: $(RUN_OK)
	$(BIN)/python manage.py makemessages -l es -l it --no-location --no-wrap -i .venv -i var -i tests
	$(BIN)/python manage.py compilemessages

clean:
	rm -rf $(VENV)
