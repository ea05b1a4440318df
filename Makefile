# tur: the commands of everyday work. `make demo` and `make test` are enough on a bare Debian 12 with Swift 6.3.

PREFIX ?= /usr/local
SWIFT_FOLDERS = Package.swift Modules Plugins Tests Benchmarks Examples
RELEASE = --configuration release --static-swift-stdlib
TUR = .build/release/tur

.PHONY: deps demo test lint build-tests fuzz-smoke bench-smoke bench bench-peers install-check soak docs install clean

# Every Debian package that building, testing or using tur needs; nothing is installed when all are there.
deps:
	@.ci/deps

demo: deps
	@.ci/demo

# Fuzzing and the benchmark smoke first, the tests last, so that the runner's own lines end the output.
test: deps lint build-tests fuzz-smoke bench-smoke install-check demo
	TUR_RELEASED=$(TUR) swift test --parallel

lint:
	swift format lint --strict --parallel --recursive $(SWIFT_FOLDERS)

build-tests:
	swift build --build-tests
	swift build --package-path Examples/OutOfTreePlugin

fuzz-smoke:
	@.ci/fuzz-smoke

bench-smoke:
	@.ci/bench-smoke --short

# The whole table, and .build/bench.json; `tur-bench --compare BEFORE AFTER` holds two such files side by side.
# The last line counts the goals; `make bench STRICT=1` fails when one is missed.
bench: deps
	@.ci/bench-smoke $(if $(filter 1,$(STRICT)),--strict)

# The kernels of Geo against numpy, scipy, scikit-learn, dbscan, shapely, pyproj and DuckDB, from PyPI in .build/peers.
# `make bench-peers JSON=FILE` writes one object a row, `make bench-peers ONLY=densify` takes one kernel.
# The last line counts the goals; `make bench-peers STRICT=1` fails when one is missed.
bench-peers: deps
	@JSON="$(JSON)" ONLY="$(ONLY)" STRICT="$(STRICT)" .ci/bench-peers

# The lone installed file runs where nothing of the build folder and the toolchain can be reached.
install-check:
	@.ci/install-check

# Hours of what `make test` does for seconds: kills, a crowd on one store, fuzzing.
soak: deps build-tests
	@.ci/soak

docs: deps
	@.ci/docs

install: deps
	swift build $(RELEASE) --product tur
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(TUR) "$(DESTDIR)$(PREFIX)/bin/tur"

clean:
	rm -rf .build demo Benchmarks/.build Benchmarks/Fuzz/.build
