# `make site` and `make test` need a Swift toolchain (6.2 or later) and libxml2 with its headers; both ask for the latter.
SWIFT ?= swift
PYTHON ?= python3
VENV := .build/outside

.PHONY: help site test snapshots lint unit outside browser sanitize fuzz bench format vocabulary parity picture clean

help:
	@echo "make site      build the project's own gallery into _site/"
	@echo "make test      lint, unit tests, the gallery and its snapshots, outside parsers and Chromium (required with OUTSIDE=required, as in CI)"
	@echo "make snapshots what differs from the snapshots in site/snapshots/"
	@echo "make browser   tests of pages in headless Chromium alone"
	@echo "make bench     measure rendering, whole builds and type-checking, beside Hugo when it is there"
	@echo "make sanitize  the tests of the byte writer and the parser under the address sanitizer"
	@echo "make fuzz      spoiled pages for FUZZ_SECONDS, then under the address and the thread sanitizer"
	@echo "make format    lay the sources out"

site: libxml2
	@Tools/build --product gallery
	@"$$($(SWIFT) build --show-bin-path)/gallery" build --site site

# What fails soonest comes first.
test: libxml2 lint site snapshots unit outside browser

# What differs or is missing is a failure; what differs waits for `gallery snapshot review` or `accept`.
snapshots: libxml2
	@Tools/build --product gallery
	@"$$($(SWIFT) build --show-bin-path)/gallery" snapshot check --site site

.PHONY: libxml2
libxml2:
	@Tools/ensure-libxml2

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift
	@if command -v $(PYTHON) >/dev/null; then for part in vocabulary plurals parity; do $(PYTHON) Tools/$$part/generate.py --check || exit 1; done; fi

unit:
	@Tools/build --build-tests
	@Tools/unit-tests

# Parsers and checkers that have nothing to do with this project read every page, and defects are seeded for our own. With OUTSIDE=required a missing parser is an error,
# as in CI; elsewhere the check is left out when they are not there.
outside: site
	@Tools/build --product vitrine
	@Tools/outside-parsers $(PYTHON) $(VENV) _site "$$($(SWIFT) build --show-bin-path)/vitrine"

# Pages in a real browser: what is hit where, and where a click leads.
browser: site
	@Tools/build --product browser-pages
	@Tools/browser-tests $(PYTHON) $(VENV) "$$($(SWIFT) build --show-bin-path)/browser-pages" _site

sanitize: libxml2
	LSAN_OPTIONS=suppressions=$(CURDIR)/Tools/leaks-of-others.txt:print_suppressions=0 $(SWIFT) test --disable-xctest --sanitize=address --scratch-path .build-sanitize --filter 'VitrineHTMLTests|VitrineXMLTests'

# Spoiled pages for as long as one likes, by a release build, by one that looks after memory, and by eight threads at once in one that looks
# after races: FUZZ_SECONDS=600 make fuzz
FUZZ_SECONDS ?= 60
fuzz: libxml2 site
	@$(SWIFT) build -c release --scratch-path .build-fuzz --product check-fuzz
	cd .build-fuzz && release/check-fuzz $(FUZZ_SECONDS) ../_site
	@$(SWIFT) build --sanitize=address --scratch-path .build-fuzz-address --product check-fuzz
	cd .build-fuzz-address && FUZZ_SLOW=1 LSAN_OPTIONS=suppressions=$(CURDIR)/Tools/leaks-of-others.txt:print_suppressions=0 debug/check-fuzz $(FUZZ_SECONDS) ../_site
	@$(SWIFT) build --sanitize=thread --scratch-path .build-fuzz-thread --product check-fuzz
	cd .build-fuzz-thread && FUZZ_SLOW=1 FUZZ_THREADS=8 debug/check-fuzz $(FUZZ_SECONDS) ../_site

bench: libxml2
	$(PYTHON) Benchmarks/run.py

format:
	$(SWIFT) format format --in-place --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift

vocabulary:
	$(PYTHON) Tools/vocabulary/generate.py
	$(PYTHON) Tools/plurals/generate.py

parity:
	$(PYTHON) Tools/parity/generate.py

picture: site
	Tools/screenshot _site/todos-active.html Documentation/gallery.png 1280 900

clean:
	rm -rf .build .build-sanitize .build-fuzz .build-fuzz-address .build-fuzz-thread Benchmarks/.build
