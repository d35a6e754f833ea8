import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests the links from a story to the stories that differ from it in one value.
@Suite("Variants of a story")
struct StoryVariantTests {
    private enum Tone: CaseIterable { case calm, loud, urgent }
    private enum Shape { case round, square }
    private enum Only: CaseIterable { case one }

    private struct Chip: Component, Identifiable {
        let id: String
        var text = "Chip"
        var tone = Tone.calm
        var isOn = false
        var dimmed: Bool?
        var shape = Shape.round
        var only = Only.one
        var always = true
    }

    private struct ChipView: ComponentView {
        let chip: Chip
        init(viewModel: Chip) { chip = viewModel }
        func body(_ html: HTML) { html.p("\(chip.text) \(chip.tone)") }
    }

    /// An enum with more cases than the page about a story shows.
    private enum Letter: Int, CaseIterable {
        case a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z
        case aa, bb, cc, dd, ee, ff, gg, hh, ii, jj, kk, ll, mm, nn, oo, pp
    }

    private struct Sign: Component, Identifiable {
        var letter: Letter
        var id: Int { letter.rawValue }
    }

    private struct SignView: ComponentView {
        let sign: Sign
        init(viewModel: Sign) { sign = viewModel }
        func body(_ html: HTML) { html.p("\(sign.letter)") }
    }

    private static var registry: Registry {
        var registry = Registry.samples
        registry.register(ChipView.self)
        registry.register(SignView.self)
        return registry
    }

    private static func section(_ stories: [Story]) -> [VitrineComponents.Section] {
        [Section(id: "chips", title: "Chips", rows: stories)]
    }

    /// Returns the variants on a page, one line for each property. The current value is in brackets, and a link is
    /// followed by its address.
    private func variants(_ bench: Workbench, _ path: String) throws -> [String] {
        let root = try XMLTree(parsing: try bench.read("out/\(path)")).root
        let block = root.all("nav").first { $0["class"] == "variants" }
        return block?.all("div").map { row in
            let values = row.all("dd").map { value in
                if value.everything.contains(where: { $0["aria-current"] == "true" }) { return "[\(value.text)]" }
                guard let address = value.first("a")?["href"] else { return value.text }
                return "\(value.text) \(address)"
            }
            return "\(row.first("dt")?.text ?? ""): \(values.joined(separator: ", "))"
        } ?? []
    }

    @Test("Each other value links to the story that differs only in it; a value without such a story is marked")
    func links() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(
            Self.section([
                Story("Calm", Chip(id: "a")), Story("Loud", Chip(id: "b", tone: .loud)),
                Story("Loud and on", Chip(id: "c", tone: .loud, isOn: true)),
                Story("Dimmed", Chip(id: "d", dimmed: true)),
            ]), registry: Self.registry, locales: ["ar"])
        #expect(report.findings.filter { $0.rule != "missing-string" }.isEmpty)
        #expect(
            try variants(bench, "stories/chip--calm.html") == [
                "tone: [.calm], .loud ../stories/chip--loud.html, .urgent (no story)", "isOn: [false], true (no story)",
                "dimmed: [nil], false (no story), true ../stories/chip--dimmed.html",
            ])
        #expect(
            try variants(bench, "stories/chip--loud.html") == [
                "tone: .calm ../stories/chip--calm.html, [.loud], .urgent (no story)",
                "isOn: [false], true ../stories/chip--loud-and-on.html",
                "dimmed: [nil], false (no story), true (no story)",
            ])
        let note = "Values without a link: no story differs only in this value."
        #expect(try bench.read("out/stories/chip--calm.html").contains(note))
        #expect(try variants(bench, "ar/stories/chip--calm.html").first?.contains("(بلا مثال)") == true)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("Of several stories with a value, one whose other properties are equal is chosen; ids are ignored")
    func others() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(
            Self.section([
                Story("Calm", Chip(id: "a", text: "Mine")), Story("Loud, other text", Chip(id: "b", tone: .loud)),
                Story("Loud, my text", Chip(id: "c", text: "Mine", tone: .loud)),
                Story("Urgent, one", Chip(id: "d", tone: .urgent)), Story("Urgent, two", Chip(id: "e", tone: .urgent)),
            ]), registry: Self.registry)
        #expect(
            try variants(bench, "stories/chip--calm.html") == [
                "tone: [.calm], .loud ../stories/chip--loud-my-text.html, .urgent ../stories/chip--urgent-one.html"
            ])
        #expect(!(try bench.read("out/stories/chip--calm.html").contains("Values without a link")))
    }

    @Test("Stories that do not differ in a known value have no variants")
    func none() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(
            Self.section([
                Story("One", Chip(id: "a")), Story("Two", Chip(id: "b", text: "Other", shape: .square)),
                Story("Tile", Tile(id: 1, title: "One")), Story("Other tile", Tile(id: 2, title: "Two")),
                Story("Alone", Sign(letter: .a)),
            ]), registry: Self.registry)
        for page in ["chip--one", "chip--two", "tile--tile", "sign--alone"] {
            #expect(try !bench.read("out/stories/\(page).html").contains("class=\"variants\""))
        }
    }

    @Test("If there are many values, those around the current one are shown, with a link to all stories")
    func many() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(
            Self.section(Letter.allCases.map { Story("\($0)", Sign(letter: $0)) }), registry: Self.registry)
        let row = try #require(try variants(bench, "stories/sign--t.html").first)
        #expect(row.contains(", [.t], "))
        #expect(row.contains(": .l ../stories/sign--l.html, "))
        #expect(row.hasSuffix(".bb ../stories/sign--bb.html, More stories ../components/sign.html"))
    }

    @Test("Both themes have a choice of the page's appearance", arguments: ["default", "paper"])
    func appearance(theme: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let report = try await bench.build(Samples.sections(), theme: theme, locales: ["de"])
        #expect(report.findings.filter { $0.rule != "missing-string" }.isEmpty)
        let root = try XMLTree(parsing: try bench.read("out/de/index.html")).root
        let group = try #require(root.first("fieldset"))
        #expect(group.first("legend")?.text == "Darstellung")
        #expect(
            group.all("label").map { $0.text.trimmingCharacters(in: .whitespaces) } == ["System", "Hell", "Dunkel"])
        #expect(group.all("input").map { $0["checked"] != nil } == [true, false, false])
        #expect(try !bench.read("out/bare/tile--tiles-1.html").contains("fieldset"))
    }
}
