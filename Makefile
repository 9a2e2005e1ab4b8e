# Two commands matter: `make run` and `make test`. Everything else is a part of them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOO_OLD := import sys; sys.exit('Ludolex needs Python 3.11 or newer; name it: make PYTHON=python3.11 …' if sys.version_info < (3, 11) else 0)

.PHONY: run test lint bench soak messages translations golden format clean

# Dependencies are installed again only when their list has changed.
$(VENV)/run.stamp: requirements.txt
	@test -x $(BIN)/python || $(PYTHON) -c "$(TOO_OLD)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@echo "Installing what Ludolex needs (once; a minute or so) …"
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements.txt
	@touch $@

$(VENV)/dev.stamp: requirements-dev.txt
	@test -x $(BIN)/python || $(PYTHON) -c "$(TOO_OLD)"
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	@touch $@ $(VENV)/run.stamp

run: $(VENV)/run.stamp
	@$(BIN)/python -m config.prepare
	@exec $(BIN)/python -m config.serve

test: $(VENV)/dev.stamp
	@exec $(BIN)/python -m tests.run

lint: $(VENV)/dev.stamp
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python manage.py makemigrations --check --dry-run
	$(BIN)/python manage.py packs check

format: $(VENV)/dev.stamp
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(VENV)/run.stamp
	@$(BIN)/python -m config.prepare --quiet
	@$(BIN)/python manage.py bench
	@$(BIN)/python -m tests.search_bench

soak: $(VENV)/run.stamp
	@$(BIN)/python -m config.prepare --quiet
	@$(BIN)/python manage.py soak --closely 3000

messages: $(VENV)/dev.stamp
	$(BIN)/python -m config.messages extract

translations: $(VENV)/run.stamp
	@$(BIN)/python -m config.messages compile

golden: $(VENV)/dev.stamp
	$(BIN)/python -m pytest tests -k golden --golden-write -p no:randomly

clean:
	rm -rf $(VENV) var .pytest_cache .mypy_cache .ruff_cache
