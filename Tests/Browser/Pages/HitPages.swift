import Foundation
import TestSupport
import Vitrine
import VitrineKit
import VitrineSite

/// Writes pages with tappable labels. For each Character of each label, the slow reference detector computes the run
/// that it belongs to.
enum HitPages {
    /// A label in a box with a given width.
    struct Specimen: Component, Identifiable {
        let id: Int
        let width: String
        let label: TappableLabel
    }

    /// The target of a link.
    struct Landing: Component, Identifiable {
        let id: String
        let name: String
    }

    struct SpecimenView: ComponentView {
        let specimen: Specimen
        init(viewModel: Specimen) { specimen = viewModel }

        func body(_ html: HTML) {
            html.div(.class("case \(specimen.width)"), .data("case", "\(specimen.id)")) { html.render(specimen.label) }
        }
    }

    struct LandingView: ComponentView {
        let landing: Landing
        init(viewModel: Landing) { landing = viewModel }

        func body(_ html: HTML) { html.p(landing.name) }
    }

    /// Resolves each value of a text to the target that is stored for it.
    struct Landings: TapResolver {
        var places: [String: [String: Place]] = [:]

        func destination(of value: TappableLabelValue, in text: String) -> Destination? {
            places[text]?[value.value].map { .section("\($0.section)", row: "\($0.row)") }
        }
    }

    struct Place {
        var section: String
        var row: String
    }

    private static let perPage = 25

    /// Builds the site in `hits/` and writes the expected results to `hits.json`.
    static func write(to folder: URL) async throws {
        let samples = HitSample.all
        var registry = Registry()
        registry.register(viewModelType: Specimen.self, viewType: SpecimenView.self)
        registry.register(viewModelType: Landing.self, viewType: LandingView.self)
        var landings = Landings()
        var sections: [Section] = []
        var cases: [Expected] = []
        for (number, start) in stride(from: 0, to: samples.count, by: perPage).enumerated() {
            let here = "hits-\(number + 1)"
            let pageCount = (samples.count + perPage - 1) / perPage
            let next = "hits-\((number + 1) % pageCount + 1)"
            var rows: [any Component] = []
            var names: [String] = []
            for index in start..<min(start + perPage, samples.count) {
                let sample = samples[index]
                // Most links lead to their own page, because that is faster to test; the links of every twentieth text
                // lead to another page.
                let leaves = index % 20 == 9
                for pattern in sample.patterns where !pattern.isEmpty {
                    // The resolver compares strings as Swift does, so two canonically equivalent patterns have the same
                    // target.
                    guard landings.places[sample.text]?[pattern] == nil else { continue }
                    let row = leaves ? "landing-1" : "landing-\(names.count + 1)"
                    if !leaves { names.append(row) }
                    landings.places[sample.text, default: [:]][pattern] = Place(section: leaves ? next : here, row: row)
                }
                rows.append(Specimen(id: index, width: sample.width, label: sample.label))
                cases.append(
                    Expected(sample, id: index, page: "\(here).html", places: landings.places[sample.text] ?? [:]))
            }
            rows += names.map { Landing(id: $0, name: "\($0) of \(here)") }
            sections.append(Section(id: "\(here)", rows: rows))
        }
        try await Site.build(sections, registry, taps: landings, into: folder.appending(path: "hits"))
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(cases).write(to: folder.appending(path: "hits.json"))
    }
}

/// The expected results for one label.
struct Expected: Encodable {
    /// A run of the reference detector.
    struct Run: Encodable {
        let start: Int
        let count: Int
        let value: String
        /// The address of the target, with its fragment, and the text there.
        let address: String
        let landing: String
    }

    let id: Int
    let page: String
    let text: String
    /// The text as a browser shows it: by the rules of HTML and XML, every line ending becomes a line feed.
    let shown: String
    let lines: Int
    let layout: String
    /// For each Character: its UTF-16 length in the text, its UTF-16 length in the page, and the index of its run,
    /// which is -1 if it is not part of a run.
    let characters: [[Int]]
    let runs: [Run]

    init(_ sample: HitSample, id: Int, page: String, places: [String: HitPages.Place]) {
        self.id = id
        self.page = page
        text = sample.text
        shown = Self.shown(sample.text)
        lines = sample.label.numberOfLines
        layout = "\(sample.width) \(sample.label.textAlignment)"
        let runs = ReferenceDetector.runs(of: sample.patterns, in: sample.text)
        self.runs = runs.map { run in
            let value = sample.patterns[run.patternIndex]
            let place = places[value] ?? HitPages.Place(section: "?", row: "?")
            return Run(
                start: run.range.lowerBound, count: run.range.count, value: Self.shown(value),
                address: "\(place.section).html#\(place.section)--\(place.row)",
                landing: "\(place.row) of \(place.section)")
        }
        var offset = 0
        characters = sample.text.map { character in
            let count = character.utf16.count
            defer { offset += count }
            return [
                count, Self.shown(String(character)).utf16.count, runs.firstIndex { $0.range.contains(offset) } ?? -1,
            ]
        }
    }

    private static func shown(_ text: String) -> String {
        String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
}
