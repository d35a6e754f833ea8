# `make site` and `make test` need a Swift toolchain (6.2 or later) and libxml2 with its headers; both check for
# libxml2.
SWIFT ?= swift
# See Package.swift. VITRINE_OPTIMIZED=0 lets a debugger step through the engine.
export VITRINE_OPTIMIZED ?= 1
PYTHON ?= python3
VENV := .build/outside
BIN := .build/debug
# How many steps of `make test` run at once.
JOBS ?= 2
# The same for `make test-all`, where some steps spend most of their time waiting.
ALL_JOBS ?= 3
# Programs that write tables and documents; each of them accepts --check.
GENERATORS := $(wildcard Tools/*/generate.py)
# Every target builds what it needs, except as a step of `make test`, which builds everything first.
build = $(if $(BUILT),true,Tools/build $(1))

.PHONY: help site test test-all all-steps snapshots panels lint generated unit shards slurm outside outside-sample outside-tools browser crashes detector sanitize fuzz fuzz-memory fuzz-threads fuzz-short bench format \
	mutations documents samples reference vocabulary parity api picture pictures install clean libraries libxml2

help:
	@echo "make site      build the project's own gallery into _site/"
	@echo "make test      the quick run: lint, unit tests, the gallery, its snapshots and its Swift panels, third-party parsers on a sample of the pages"
	@echo "make test-all  what CI runs: all tests, third-party parsers on all pages, Chromium, the detector on a million texts, sanitizers"
	@echo "make unit      only the unit tests; VITRINE_TESTS=all make unit adds the slow ones"
	@echo "make snapshots reports differences from the snapshots in site/snapshots/"
	@echo "make panels    compiles the Swift code that the pages about stories show"
	@echo "make shards    builds the gallery in one run and in SHARDS (3) parts, and compares the bytes"
	@echo "make slurm     builds a gallery in parts with Slurm on four virtual nodes, one of which is killed (root)"
	@echo "make outside   third-party parsers and checkers on all pages"
	@echo "make browser   tests of pages in headless Chromium"
	@echo "make crashes   simulates power failures at CUTS moments of a build, on a recorded disk (root, loop devices, FUSE)"
	@echo "make mutations RAW_CASES (100,000) fragments of raw markup, changed at random, each compared with Chromium's tree"
	@echo "make detector  a million random texts through an optimized detector and the slow reference"
	@echo "make sanitize  the tests of the byte writer and the parser under the address and undefined-behavior sanitizers"
	@echo "make fuzz      checks randomly corrupted pages for FUZZ_SECONDS, then again under the address, undefined-behavior and thread sanitizers"
	@echo "make bench     measures rendering, whole builds and type-checking, and Hugo if it is installed"
	@echo "make samples   compiles every Swift sample of every document; make lint does it too"
	@echo "make reference builds the reference of all public modules, with the guides, in .build/reference"
	@echo "make documents writes the documents that are generated from tables in the sources"
	@echo "make format    formats the sources"
	@echo "make pictures  takes pictures of every kind of page, also of galleries with 3, 48 and 500 components (OUTSIDE=required installs Playwright)"
	@echo "make install   installs the program vitrine in PREFIX/bin (/usr/local); it runs without Swift. Packaging/ has a Debian package and a formula"
	@echo "make api       writes the listing of the public interface to Documentation/api, which make lint compares (it builds the modules)"
	@echo "OUTSIDE=required makes it an error when an outside parser, Java or Chromium is missing."

site: libraries
	@$(call build,--product gallery)
	@$(BIN)/gallery build --site site

# One build for all steps. The longest steps come first; the step after a colon must succeed before the one in front of
# it.
test: libraries
	@Tools/build --build-tests
	@MAKE='$(MAKE) BUILT=1' Tools/steps $(JOBS) unit site lint snapshots panels:site outside-tools outside-sample:site:outside-tools

test-all: libraries
	@Tools/build --build-tests
	@$(MAKE) --no-print-directory all-steps

# The steps of `make test-all` after the build.
all-steps:
	@MAKE='$(MAKE) BUILT=1' VITRINE_TESTS=all Tools/steps $(ALL_JOBS) \
		site outside-tools unit browser:site:outside-tools fuzz-short:site lint outside:site:outside-tools snapshots panels:site shards slurm reference \
		sanitize:fuzz-short crashes:outside-tools detector

# A snapshot that differs or is missing is a failure. Changes are kept for `gallery snapshot review` or `accept`.
snapshots: libraries
	@$(call build,--product gallery)
	@$(BIN)/gallery snapshot check --site site

# Checks that the Swift code on the pages of stories compiles with the imports that the pages show.
panels: $(if $(BUILT),,site)
	@if command -v $(PYTHON) >/dev/null; then $(PYTHON) Tests/Outside/swift_panels.py _site $(BIN)/Modules gallery; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; else echo "panels: skipped: $(PYTHON) is not installed"; fi

# Builds the gallery in one run and in parts, which must give the same bytes: SHARDS="1 2 3 7 16" make shards
SHARDS ?= 3
shards: libraries
	@$(call build,--product gallery)
	@Tests/Outside/shards.sh $(BIN)/gallery $(SHARDS)

# Builds a gallery in parts with Slurm on four virtual nodes, one of which fails. Without Slurm, only a message is
# printed.
slurm:
	@$(call build,--product TodoGallery)
	@Tests/Outside/slurm.sh $(BIN)/TodoGallery || [ $$? = 77 ]

# Checks for the libraries that the package links. Without libxml2, which parses pages, nothing can be built.
libraries:
	@Tools/ensure-libraries

libxml2:
	@Tools/ensure-libraries libxml2

lint: generated samples
	$(SWIFT) format lint --strict --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift

# Checks that every generated file is up to date.
generated:
	@if command -v $(PYTHON) >/dev/null; then for program in $(GENERATORS); do BUILT=$(BUILT) $(PYTHON) "$$program" --check || exit 1; done; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

unit: libraries
	@$(call build,--build-tests)
	@Tools/unit-tests

# Checks the pages with independent parsers and checkers, and inserts defects that our own checker must find. With
# OUTSIDE=required, as in CI, a missing parser is an error; otherwise the check is skipped if a parser is missing.
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

# Tests pages in a real browser: which element is at a point, and which page a click opens.
browser: $(if $(BUILT),,site outside-tools)
	@$(call build,--product browser-pages)
	@$(call build,--product TrialGallery)
	@$(call build,--product TodoGallery)
	@$(call build,--product vitrine)
	@Tools/browser-tests $(PYTHON) $(VENV) $(BIN)/browser-pages _site

# Tests randomly corrupted raw markup: the browser must see the intended tree and must not run anything. For a nightly
# run: RAW_SEED=$$(date +%j) make mutations
RAW_CASES ?= 100000
mutations: $(if $(BUILT),,outside-tools)
	@$(call build,--product browser-pages)
	@python=$(PYTHON); [ ! -x $(VENV)/bin/python ] || python=$(VENV)/bin/python; \
		RAW_ONLY=1 RAW_CASES=$(RAW_CASES) PYTHONDONTWRITEBYTECODE=1 $$python Tests/Browser/driver.py \
		"$$(Tools/chromium)" . doors

# Simulates a power failure at CUTS moments of a build. If no file system can be mounted, only a message is printed.
CUTS ?= 60
crashes: $(if $(BUILT),,outside-tools)
	@$(call build,--product TodoGallery)
	@python=$(PYTHON); [ ! -x $(VENV)/bin/python ] || python=$(VENV)/bin/python; \
		$$python Tests/Outside/crash.py $(BIN)/TodoGallery $(CUTS) || [ $$? = 77 ]

# Compares the detector with the slow reference implementation. Only what these tests need is compiled, with
# optimization.
detector:
	@TAP_CASES=1000000 VITRINE_ONLY=TappableTextTests $(SWIFT) test -c release $(BUILD_FLAGS) --disable-xctest --scratch-path .build-detector \
		--filter ReferenceComparison

# Runs the tests of code that accesses raw memory under the address sanitizer and, for C, the undefined-behavior
# sanitizer. Only what these tests and the fuzzer need is compiled. The second sanitizer is a flag of the C compiler
# (the Swift compiler supports it only on Apple's systems). It checks the C code of this package, of the YAML parser and
# of the headers that Swift includes; Swift's own checks of arithmetic, bounds and access are in every debug build.
# libxml2 is the system's, so no sanitizer checks its code. Without optimization, such a build takes a third of the
# time, and a sanitizer finds more.
MEMORY := VITRINE_OPTIMIZED=0 VITRINE_ONLY="VitrineHTMLTests VitrineMarkupTests check-fuzz" LSAN_OPTIONS=suppressions=$(CURDIR)/Tools/leaks-of-others.txt:print_suppressions=0 \
	UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
MEMORY_FLAGS := --sanitize=address -Xcc -fsanitize=undefined -Xcc -fno-sanitize-recover=undefined \
	-Xswiftc -Xclang-linker -Xswiftc -fsanitize=undefined --scratch-path .build-memory
sanitize: libxml2
	@$(MEMORY) $(SWIFT) test $(BUILD_FLAGS) --disable-xctest $(MEMORY_FLAGS)

# Fuzzes with corrupted pages for FUZZ_SECONDS with each of three builds: an optimized one, that of `make sanitize`, and
# one with the thread sanitizer and eight threads: make fuzz FUZZ_SECONDS=600.
FUZZ_SECONDS ?= 60
fuzz: fuzz-memory fuzz-threads

fuzz-memory: libxml2 $(if $(BUILT),,site)
	@$(call build,--product check-fuzz)
	mkdir -p .build/fuzz && cd .build/fuzz && ../../$(BIN)/check-fuzz $(FUZZ_SECONDS) ../../_site
	@$(MEMORY) $(SWIFT) build $(BUILD_FLAGS) --build-tests $(MEMORY_FLAGS)
	cd .build-memory && $(MEMORY) FUZZ_SLOW=1 debug/check-fuzz $(FUZZ_SECONDS) ../_site

# This build is optimized, because otherwise the thread sanitizer reports accesses under Swift's Mutex as races: it does
# not know the locks of the standard library. Tools/races-of-others.txt lists the values for which it reports races even
# then, because threads wait for a lock.
fuzz-threads: libxml2 $(if $(BUILT),,site)
	@VITRINE_ONLY=check-fuzz $(SWIFT) build $(BUILD_FLAGS) --sanitize=thread --scratch-path .build-thread --product check-fuzz
	cd .build-thread && TSAN_OPTIONS=suppressions=$(CURDIR)/Tools/races-of-others.txt:print_suppressions=0 FUZZ_SLOW=1 FUZZ_THREADS=8 \
		debug/check-fuzz $(FUZZ_SECONDS) ../_site

# The part for CI, where most of the time is spent on building. The thread sanitizer is left to `make fuzz`: its build
# takes four minutes, and the compiler already refuses values that are shared without a lock.
fuzz-short:
	@$(MAKE) --no-print-directory fuzz-memory FUZZ_SECONDS=20

bench: libraries
	$(PYTHON) Benchmarks/run.py

format:
	$(SWIFT) format format --in-place --recursive Sources Tests site themes Benchmarks/Sources Package.swift Benchmarks/Package.swift

# Updates the documents that tests generate from tables in the sources and compare with the files.
documents: libraries
	@$(call build,--build-tests)
	@VITRINE_WRITE_DOCUMENTS=1 Tools/unit-tests --filter "SettingsReferenceTests|MessageListTests"

# Compiles every Swift sample in every document against the debug build, and the package that `vitrine new` creates.
samples: libraries
	@$(call build,--build-tests)
	@if command -v $(PYTHON) >/dev/null; then PYTHONDONTWRITEBYTECODE=1 $(PYTHON) Tools/samples/check.py; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

# Builds the reference of all public modules and the guides with DocC, from the modules of the debug build, in
# .build/reference.
reference: libraries
	@$(call build,--build-tests)
	@if command -v $(PYTHON) >/dev/null; then PYTHONDONTWRITEBYTECODE=1 $(PYTHON) Tools/reference/build.py .build/reference; \
	elif [ "$(OUTSIDE)" = required ]; then echo "$(PYTHON) is missing" >&2; exit 1; fi

vocabulary:
	@for program in $(GENERATORS); do $(PYTHON) "$$program" || exit 1; done

parity:
	$(PYTHON) Tools/parity/generate.py

# Writes the public interface of every module to Documentation/api. Builds the modules, as the check in `make lint`
# does.
api: libraries
	$(PYTHON) Tools/api/generate.py

picture: site
	Tools/screenshot _site/index.html Documentation/gallery.png 1280 900

# Takes pictures of every kind of page of the gallery and of galleries with 3, 48 and 500 components, for visual checks.
PICTURES := .build/pictures
pictures: $(if $(BUILT),,site outside-tools)
	@$(call build,--product CrowdGallery)
	@python=$(PYTHON); [ ! -x $(VENV)/bin/python ] || python=$(VENV)/bin/python; export PYTHONDONTWRITEBYTECODE=1; \
		$$python Tools/pictures _site $(PICTURES)/gallery || exit 1; \
		for count in 3 48 500; do mkdir -p $(PICTURES)/$$count-site; \
			COMPONENTS=$$count $(BIN)/CrowdGallery build --site $(PICTURES)/$$count-site --locale ar --output $(PICTURES)/$$count-pages || exit 1; \
			$$python Tools/pictures $(PICTURES)/$$count-pages $(PICTURES)/$$count || exit 1; done
	@echo "pictures: $(PICTURES)/*/index.html"

# Installs the program vitrine in PREFIX/bin, optimized and statically linked to Swift's libraries; libxml2 is the
# system's. Foundation's language data make up most of the size of such a program; if the toolchain's copy of them is
# found, only its English part is linked.
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
