# `make site` and `make test` need a Swift toolchain (6.2 or later) and libxml2 with its headers; both ask for the latter.
SWIFT ?= swift
# See Package.swift; VITRINE_OPTIMIZED=0 for a debugger that steps through the engine.
export VITRINE_OPTIMIZED ?= 1
PYTHON ?= python3
VENV := .build/outside
BIN := .build/debug
# How many steps of `make test` run at once.
JOBS ?= 2
# And of `make test-all`, where some steps mostly wait.
ALL_JOBS ?= 3
# Programs that write tables and documents; each knows --check.
GENERATORS := $(wildcard Tools/*/generate.py)
# Every target builds what it needs, except as a step of `make test`, where all is built before.
build = $(if $(BUILT),true,Tools/build $(1))

.PHONY: help site test test-all snapshots panels lint generated unit shards slurm outside outside-sample outside-tools browser crashes detector sanitize fuzz fuzz-short bench format \
	mutations documents samples reference vocabulary parity api picture install clean libraries libxml2

help:
	@echo "make site      build the project's own gallery into _site/"
	@echo "make test      the quick run: lint, unit tests, the gallery, its snapshots and its Swift panels, outside parsers on a sample of the pages"
	@echo "make test-all  what CI runs: all tests, all pages through outside parsers, Chromium, a million texts through the detector, sanitizers"
	@echo "make unit      the unit tests alone; VITRINE_TESTS=all make unit adds those that take long"
	@echo "make snapshots what differs from the snapshots in site/snapshots/"
	@echo "make panels    compiles the Swift that the pages about stories show"
	@echo "make shards    the gallery in one run and in SHARDS (3) parts: the same bytes"
	@echo "make slurm     a gallery in parts with Slurm on four virtual nodes, of which one is lost (root)"
	@echo "make outside   parsers and checkers of others on all pages"
	@echo "make browser   tests of pages in headless Chromium"
	@echo "make crashes   loss of power at CUTS moments of a build, on a recorded disk (root, loop devices, FUSE)"
	@echo "make mutations RAW_CASES fragments of raw markup spoiled at random (100,000), each compared with Chromium's tree"
	@echo "make detector  a million random texts through an optimized detector and the slow reference"
	@echo "make sanitize  the tests of the byte writer and the parser under the address and undefined-behavior sanitizers"
	@echo "make fuzz      spoiled pages for FUZZ_SECONDS, then under the address, undefined-behavior and thread sanitizers"
	@echo "make bench     measure rendering, whole builds and type-checking, beside Hugo when it is there"
	@echo "make samples   compile every Swift sample of every document; make lint does it, too"
	@echo "make reference the reference of all public modules with the guides, in .build/reference"
	@echo "make documents write the documents that are made from tables of the sources"
	@echo "make format    lay the sources out"
	@echo "make install   the program vitrine in PREFIX/bin (/usr/local); it runs without Swift. Packaging/ has a Debian package and a formula"
	@echo "make api       the listing of the public interface in Documentation/api; make lint compares it (it builds the modules)"
	@echo "OUTSIDE=required makes it an error when an outside parser, Java or Chromium is missing."

site: libraries
	@$(call build,--product gallery)
	@$(BIN)/gallery build --site site

# One build for all steps. What takes longest comes first; a step after a colon has to succeed before.
test: libraries
	@Tools/build --build-tests
	@MAKE='$(MAKE) BUILT=1' Tools/steps $(JOBS) unit site lint snapshots panels:site outside-tools outside-sample:site:outside-tools

test-all: libraries
	@Tools/build --build-tests
	@MAKE='$(MAKE) BUILT=1' VITRINE_TESTS=all Tools/steps $(ALL_JOBS) \
		site outside-tools unit browser:site:outside-tools fuzz-short:site lint outside:site:outside-tools snapshots panels:site shards slurm reference \
		sanitize:fuzz-short crashes:outside-tools detector

# What differs or is missing is a failure; what differs waits for `gallery snapshot review` or `accept`.
snapshots: libraries
	@$(call build,--product gallery)
	@$(BIN)/gallery snapshot check --site site

# The Swift that the pages about stories show compiles, with the imports that the pages name.
panels: $(if $(BUILT),,site)
	@if command -v $(PYTHON) >/dev/null; then $(PYTHON) Tests/Outside/swift_panels.py _site $(BIN)/Modules gallery; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; else echo "panels: left out, there is no $(PYTHON)"; fi

# The gallery in one run and in parts: the same bytes. SHARDS="1 2 3 7 16" make shards
SHARDS ?= 3
shards: libraries
	@$(call build,--product gallery)
	@Tests/Outside/shards.sh $(BIN)/gallery $(SHARDS)

# The same with Slurm on four virtual nodes, of which one is lost. Where Slurm is not there it says so.
slurm:
	@$(call build,--product TodoGallery)
	@Tests/Outside/slurm.sh $(BIN)/TodoGallery || [ $$? = 77 ]

# What the package links, and the parser of pages, without which nothing of it can be built.
libraries:
	@Tools/ensure-libraries

libxml2:
	@Tools/ensure-libraries libxml2

lint: generated samples
	$(SWIFT) format lint --strict --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift

# Every generated file is what its table says.
generated:
	@if command -v $(PYTHON) >/dev/null; then for program in $(GENERATORS); do BUILT=$(BUILT) $(PYTHON) "$$program" --check || exit 1; done; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

unit: libraries
	@$(call build,--build-tests)
	@Tools/unit-tests

# Parsers and checkers that have nothing to do with this project read the pages, and defects are seeded for our own. With
# OUTSIDE=required a missing parser is an error, as in CI; elsewhere the check is left out when they are not there.
outside-tools:
	@Tools/ensure-outside $(PYTHON) $(VENV)

outside: $(if $(BUILT),,site outside-tools)
	@$(call build,--product vitrine)
	@$(call build,--product HarborGallery)
	@Tools/outside-parsers $(PYTHON) $(VENV) _site $(BIN)/vitrine

outside-sample: $(if $(BUILT),,site outside-tools)
	@$(call build,--product vitrine)
	@$(call build,--product HarborGallery)
	@Tools/outside-parsers $(PYTHON) $(VENV) _site $(BIN)/vitrine 300

# Pages in a real browser: what is hit where, and where a click leads.
browser: $(if $(BUILT),,site outside-tools)
	@$(call build,--product browser-pages)
	@$(call build,--product TrialGallery)
	@$(call build,--product TodoGallery)
	@$(call build,--product vitrine)
	@Tools/browser-tests $(PYTHON) $(VENV) $(BIN)/browser-pages _site

# Raw markup spoiled at random: the browser must see the tree that was meant, and run nothing. A night: RAW_SEED=$$(date +%j) make mutations
RAW_CASES ?= 100000
mutations: $(if $(BUILT),,outside-tools)
	@$(call build,--product browser-pages)
	@python=$(PYTHON); [ ! -x $(VENV)/bin/python ] || python=$(VENV)/bin/python; \
		RAW_ONLY=1 RAW_CASES=$(RAW_CASES) PYTHONDONTWRITEBYTECODE=1 $$python Tests/Browser/driver.py \
		"$$(command -v chromium || command -v chromium-browser || command -v google-chrome)" . doors

# Loss of power at CUTS moments of a build. Where no file system can be mounted, it says so.
CUTS ?= 60
crashes: $(if $(BUILT),,outside-tools)
	@$(call build,--product TodoGallery)
	@python=$(PYTHON); [ ! -x $(VENV)/bin/python ] || python=$(VENV)/bin/python; \
		$$python Tests/Outside/crash.py $(BIN)/TodoGallery $(CUTS) || [ $$? = 77 ]

# The detector against the slow reference. Only what these tests need is compiled, with optimization.
detector:
	@TAP_CASES=1000000 VITRINE_ONLY=TappableTextTests $(SWIFT) test -c release $(BUILD_FLAGS) --disable-xctest --scratch-path .build-detector \
		--filter ReferenceComparison

# The tests of what touches memory by hand, under the address sanitizer and, in C, the undefined-behavior sanitizer. Only what
# these tests and the spoiled pages need is compiled. The second sanitizer is a flag of the C compiler (Swift's has it on Apple's
# systems only) and looks into the C of this package, of the YAML parser and of the headers that Swift includes; Swift's own checks
# of numbers, bounds and access are in every debug build. libxml2 is the system's, and no sanitizer looks into its code.
# Without optimization such a build takes a third of the time, and a sanitizer sees more.
MEMORY := VITRINE_OPTIMIZED=0 VITRINE_ONLY="VitrineHTMLTests VitrineMarkupTests check-fuzz" LSAN_OPTIONS=suppressions=$(CURDIR)/Tools/leaks-of-others.txt:print_suppressions=0 \
	UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
MEMORY_FLAGS := --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	-Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined --scratch-path .build-memory
sanitize: libxml2
	@$(MEMORY) $(SWIFT) test $(BUILD_FLAGS) --disable-xctest $(MEMORY_FLAGS)

# Spoiled pages for as long as one likes, by an optimized build, by the one of `make sanitize`, and by eight threads at once in one
# that looks after races: make fuzz FUZZ_SECONDS=600. The last one is optimized: otherwise the thread sanitizer takes accesses under
# Swift's Mutex for races, because it does not know the locks of the standard library.
FUZZ_SECONDS ?= 60
fuzz: libxml2 $(if $(BUILT),,site)
	@$(call build,--product check-fuzz)
	mkdir -p .build/fuzz && cd .build/fuzz && ../../$(BIN)/check-fuzz $(FUZZ_SECONDS) ../../_site
	@$(MEMORY) $(SWIFT) build $(BUILD_FLAGS) --build-tests $(MEMORY_FLAGS)
	cd .build-memory && $(MEMORY) FUZZ_SLOW=1 debug/check-fuzz $(FUZZ_SECONDS) ../_site
	@VITRINE_ONLY=check-fuzz $(SWIFT) build $(BUILD_FLAGS) --sanitize=thread --scratch-path .build-thread --product check-fuzz
	cd .build-thread && FUZZ_SLOW=1 FUZZ_THREADS=8 debug/check-fuzz $(FUZZ_SECONDS) ../_site

# The same for as long as CI has time; most of it goes into building.
fuzz-short:
	@$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=20

bench: libraries
	$(PYTHON) Benchmarks/run.py

format:
	$(SWIFT) format format --in-place --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift

# Documents that tests make from tables of the sources and compare.
documents: libraries
	@$(call build,--build-tests)
	@VITRINE_WRITE_DOCUMENTS=1 Tools/unit-tests --filter SettingsReferenceTests

# Every Swift sample of every document, compiled against the debug build; and the package that `vitrine new` makes.
samples: libraries
	@$(call build,--build-tests)
	@if command -v $(PYTHON) >/dev/null; then PYTHONDONTWRITEBYTECODE=1 $(PYTHON) Tools/samples/check.py; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

# The reference of all public modules with the guides, by DocC, from the modules of the debug build; in .build/reference.
reference: libraries
	@$(call build,--build-tests)
	@if command -v $(PYTHON) >/dev/null; then PYTHONDONTWRITEBYTECODE=1 $(PYTHON) Tools/reference/build.py .build/reference; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

vocabulary:
	@for program in $(GENERATORS); do $(PYTHON) "$$program" || exit 1; done

parity:
	$(PYTHON) Tools/parity/generate.py

# The public interface of every module, in Documentation/api. Builds the modules, as the check in `make lint` does.
api: libraries
	$(PYTHON) Tools/api/generate.py

picture: site
	Tools/screenshot _site/index.html Documentation/gallery.png 1280 900

# The program vitrine in PREFIX/bin, optimized, with Swift's libraries inside; libxml2 is the system's. Foundation's data about
# languages are most of such a program; where the toolchain's are found, only those of English are linked.
PREFIX ?= /usr/local
DESTDIR ?=
INSTALL_BUILD := .build-install
ifeq ($(shell uname),Linux)
STATIC := --static-swift-stdlib
ICU = $(dir $(realpath $(shell command -v swiftc)))../lib/swift_static/linux/lib_FoundationICU.a
endif
install: libxml2
	mkdir -p $(INSTALL_BUILD)
	if [ -n "$(ICU)" ] && ! Packaging/icu-data "$(ICU)" $(INSTALL_BUILD)/icu.o; then rm -f $(INSTALL_BUILD)/icu.o; fi
	VITRINE_ONLY=VitrineCommand VITRINE_OBJECTS="$$(ls $(CURDIR)/$(INSTALL_BUILD)/icu.o 2>/dev/null)" \
		$(SWIFT) build -c release --product VitrineCommand $(STATIC) $(BUILD_FLAGS) --scratch-path $(INSTALL_BUILD)
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(INSTALL_BUILD)/release/VitrineCommand "$(DESTDIR)$(PREFIX)/bin/vitrine"
	-strip "$(DESTDIR)$(PREFIX)/bin/vitrine"

clean:
	rm -rf .build .build-install .build-memory .build-thread .build-detector Benchmarks/.build
