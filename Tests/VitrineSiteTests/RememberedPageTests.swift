import Foundation
import TestSupport
import Testing
import VitrineComponents
import VitrineConformance
import VitrineHTML

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

/// A component with values of many kinds, all of which a digest must cover.
private struct Crate: Component, Identifiable {
    enum Size: Hashable { case small, large }
    enum Content: Hashable {
        case nothing, unknown
        case fruit(String, count: Int)
    }

    var id = 1
    var title = "Crate"
    var size = Size.small
    var content = Content.nothing
    var weight: Double? = 1.5
    var marks: Set<String> = ["a", "b"]
    var parts: [String: [Int]] = ["a": [1], "b": [2]]
    var packed = Date(timeIntervalSinceReferenceDate: 0)
    var address = URL(fileURLWithPath: "/a")
    var range = 1..<3
    var inner: Inner?

    struct Inner: Hashable { var text: String }

    var displayName: String? { title }
}

private struct CrateView: ComponentView {
    let crate: Crate
    init(viewModel: Crate) { crate = viewModel }

    func body(_ html: HTML) {
        html.article(.class("crate")) {
            html.h2(crate.title)
            html.p(
                "\(crate.size) \(crate.content) \(crate.weight ?? 0) \(crate.marks.sorted()) \(crate.packed) \(crate.range)"
            )
            html.p("\(crate.parts.sorted { $0.key < $1.key }) \(crate.address.path) \(crate.inner?.text ?? "-")")
            html.p(html.context.formatters.string(from: html.context.now, style: .shortDateTime))
            html.p(html.localized("Hello"))
            html.p { html.a("Boat", .href(html.asset("boat.png"))) }
        }
    }
}

/// Another view of the same component.
private struct PlainCrateView: ComponentView {
    let crate: Crate
    init(viewModel: Crate) { crate = viewModel }
    func body(_ html: HTML) { html.p("Plainly \(crate.title)") }
}

/// A component that has no digest, because mirrors could hide parts of its values.
private struct Sealed: Component, Identifiable {
    final class Box: Sendable, Hashable {
        let text: String
        init(_ text: String) { self.text = text }
        static func == (one: Box, other: Box) -> Bool { one.text == other.text }
        func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    struct Secret: Hashable, CustomReflectable {
        var text: String
        var customMirror: Mirror { Mirror(self, children: []) }
    }
    var id = 3
    var box = Box("box")
    var secret = Secret(text: "secret")
}

private struct SealedView: ComponentView {
    let sealed: Sealed
    init(viewModel: Sealed) { sealed = viewModel }
    func body(_ html: HTML) { html.p("\(sealed.box.text) and \(sealed.secret.text)") }
}

/// A component whose stories are variants of each other.
private struct Lamp: Component, Identifiable {
    var id = 4
    var isOn = false
    var isWarm = false
}

private struct LampView: ComponentView {
    let lamp: Lamp
    init(viewModel: Lamp) { lamp = viewModel }
    func body(_ html: HTML) { html.p(lamp.isOn ? "On" : "Off") }
}

@Suite("Pages whose inputs are those of the last build")
struct RememberedPageTests {
    /// All inputs of a site, with the values from which each edit starts.
    private struct Trial: Sendable {
        var crate = Crate()
        var sealed = Sealed()
        var note = Note(text: "note")
        var second = Crate(id: 2, title: "Second")
        var others: [any Component] = [Tile(id: 1, title: "One")]
        var title = "Crates"
        var summary = "All crates."
        var group: String?
        var pages = StoryPages.all
        var story = "Named"
        var notes = "Notes."
        var tags = ["tag"]
        var order = 0
        var configuration = SiteConfiguration()
        var locales: [String] = ["de"]
        var files: [String: String] = [
            "assets/boat.png": "png", "Package.swift": "", "code/Crate.swift": "", "code/Crate.md": "A *crate*.",
            "code/Note.swift": "/// A note.\nstruct Note {}", "templates/note.mustache": "<p>{{text}}</p>",
            "strings/Localizable.xcstrings": Self.words("Hallo"),
            "pages/start.md": "---\nsummary: First.\n---\n# Start\n\n[Next](more/next.md#part)\n",
            "pages/more/next.md": "# Next\n\n## Part\n\n```story\ncrate--named\n```\n",
            "pages/more/next.de.md": "# Weiter\n\n## Part\n",
            "themes/mine/theme.yml": "name: Mine\n",
            "themes/mine/layouts/story.mustache": Self.layout,
            "themes/mine/components/empty-state.mustache": "<p>Nothing</p>",
            "themes/mine/assets/style.css":
                ":root { color-scheme: light; --ink: #222 } a, p, code { color: var(--ink); background: #fff }",
        ]
        var pointer = Pointer(section: "crates", row: 1)
        var lamp = Lamp(id: 5, isOn: true)
        var manyTitle = "Many"
        var count = 25
        var last = "last"
        var isPlain = false
        var languages = SectionLanguages.all
        var ignores = ["heading-top-missing"]

        static func words(_ text: String) -> String {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"Hello": {"localizations": {
              "de": {"stringUnit": {"state": "translated", "value": "\(text)"}}}}}}
            """
        }

        static let layout = Workbench.plainLayout.replacing("<head>", with: "<head><meta charset=\"utf-8\"/>")

        init() {
            configuration.title = "Trial"
            configuration.theme = "mine"
        }

        var sections: [VitrineComponents.Section] {
            var crates = VitrineComponents.Section(
                id: "crates", title: title, header: note,
                rows: [crate, Story(story, second, notes: notes, tags: tags)])
            crates.summary = summary
            crates.group = group
            crates.storyPages = pages
            crates.languages = languages
            let links = VitrineComponents.Section(
                id: "links",
                rows: [pointer, Frame(id: "f", tile: Tile(id: 7, title: "Seven"))])
            // More rows than the page of a component shows.
            var many = VitrineComponents.Section(
                id: "many", title: manyTitle,
                rows: (1...count).map { number in
                    let note = Note(text: number == count ? last : "Note \(number)")
                    return Story("Note \(number)", note)
                } + (1...8).map { Tile(id: 100 + $0, title: $0 == 8 ? last : "Tile \($0)") })
            many.storyPages = .none
            let all = [
                crates, links, many, VitrineComponents.Section(id: "hidden", rows: [sealed]),
                VitrineComponents.Section(id: "others", rows: others),
                VitrineComponents.Section(id: "lamps", rows: [Story("Off", Lamp()), Story("On", lamp)]),
            ]
            return order == 0 ? all : all.reversed()
        }

        var registry: Registry {
            var registry = Registry.samples
            if isPlain {
                registry.register(PlainCrateView.self)
            } else {
                registry.register(CrateView.self)
            }
            registry.register(SealedView.self)
            registry.register(LampView.self)
            return registry
        }
    }

    private typealias Edit = (name: String, edit: @Sendable (inout Trial) -> Void)

    private static let edits: [Edit] = [
        ("text", { $0.crate.title = "Box" }), ("case", { $0.crate.size = .large }),
        ("case without values", { $0.crate.content = .unknown }),
        ("case with values", { $0.crate.content = .fruit("Pear", count: 2) }),
        ("no number", { $0.crate.weight = nil }), ("number", { $0.crate.weight = 1.25 }),
        ("set", { $0.crate.marks = ["a", "c"] }), ("dictionary", { $0.crate.parts["b"] = [2, 3] }),
        ("date", { $0.crate.packed += 1 }), ("address", { $0.crate.address = URL(fileURLWithPath: "/b") }),
        ("range", { $0.crate.range = 1..<4 }), ("nested", { $0.crate.inner = .init(text: "in") }),
        ("object", { $0.sealed.box = .init("other box") }), ("hidden", { $0.sealed.secret.text = "known" }),
        ("header", { $0.note.text = "other note" }), ("story", { $0.second.title = "Zwei" }),
        ("variant", { $0.lamp.isWarm = true }),
        ("part", { $0.others = [Frame(id: "x", tile: Tile(id: 1, title: "One"))] }),
        ("title", { $0.title = "Boxes" }), ("summary", { $0.summary = "Some." }), ("group", { $0.group = "Group" }),
        ("languages", { $0.languages = .own }), ("pages of stories", { $0.pages = .named }),
        (
            "name of a story",
            {
                $0.story = "Renamed"
                $0.files["pages/more/next.md"]?.replace("crate--named", with: "crate--renamed")
            }
        ),
        ("notes", { $0.notes = "Other notes." }), ("tags", { $0.tags = [] }), ("order", { $0.order = 1 }),
        ("new row", { $0.others.append(Tile(id: 2, title: "Two")) }),
        ("other identity", { $0.others = [Tile(id: 3, title: "One")] }),
        ("title of the site", { $0.configuration.title = "Other" }),
        ("description", { $0.configuration.description = "What it is." }),
        ("now", { $0.configuration.now = Date(timeIntervalSinceReferenceDate: 90_000) }),
        ("time zone", { $0.configuration.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt }),
        ("calendar", { $0.configuration.calendar = .buddhist }),
        ("direction", { $0.configuration.direction = .rightToLeft }),
        ("language", { $0.configuration.language = "fr" }), ("theme", { $0.configuration.theme = "paper" }),
        ("another locale", { $0.locales = ["de", "ar"] }), ("no locale", { $0.locales = [] }),
        ("template", { $0.files["templates/note.mustache"] = "<p>Note: {{text}}</p>" }),
        ("words", { $0.files["strings/Localizable.xcstrings"] = Trial.words("Guten Tag") }),
        (
            "words of the frame",
            {
                $0.files["strings/Vitrine.xcstrings"] = Trial.words("x").replacing("Hello", with: "Pages")
            }
        ),
        ("text about a component", { $0.files["code/Crate.md"] = "A crate, [noted](Note.swift)." }),
        ("comment of a component", { $0.files["code/Note.swift"] = "/// Another note.\nstruct Note {}" }),
        ("text of a guide", { $0.files["pages/start.md"]? += "More.\n" }),
        ("summary of a guide", { $0.files["pages/start.md"]?.replace("First.", with: "The first.") }),
        ("title of a guide", { $0.files["pages/more/next.md"]?.replace("# Next", with: "# Later") }),
        (
            "heading that a guide links to",
            { $0.files["pages/more/next.md"]?.replace("## Part", with: "## Parts\n\n## Part") }
        ),
        ("translation of a guide", { $0.files["pages/more/next.de.md"]? += "Mehr.\n" }),
        ("no translation of a guide", { $0.files["pages/more/next.de.md"] = nil }),
        ("another guide", { $0.files["pages/another.md"] = "# Another\n" }),
        ("no guide", { $0.files["pages/start.md"] = nil }),
        ("another asset", { $0.files["assets/site.css"] = "p { color: #111; background: #fff }" }),
        (
            "layout of the theme",
            { trial in
                let layout = Trial.layout.replacing("<body>", with: "<body class=\"x\">")
                trial.files["themes/mine/layouts/story.mustache"] = layout
            }
        ),
        ("another layout of the theme", { $0.files["themes/mine/layouts/page.mustache"] = Trial.layout }),
        ("name of the theme", { $0.files["themes/mine/theme.yml"] = "name: Other\n" }),
        ("template of the theme", { $0.files["themes/mine/components/empty-state.mustache"] = "<p>None</p>" }),
        (
            "stylesheet of the theme",
            { $0.files["themes/mine/assets/style.css"] = ":root { --ink: #333 } p { color: var(--ink) }" }
        ),
        (
            "what a stylesheet loads",
            { $0.files["themes/mine/assets/style.css"] = "p { background: url(\"https://pictures.example/a.png\") }" }
        ),
        (
            "policy",
            { $0.configuration.policy = .computed(additions: ["img-src": "https://a.example"], allowsScripts: false) }
        ),
        ("another policy", { $0.configuration.policy = .fixed("default-src 'self'") }),
        (
            "design token",
            {
                $0.files["themes/mine/assets/style.css"] =
                    ":root { color-scheme: light; --ink: #111 } a, p, code { color: var(--ink); background: #fff }"
            }
        ),
        (
            "rule that uses a token",
            {
                $0.files["themes/mine/assets/style.css"] =
                    ":root { color-scheme: light; --ink: #222 } a, p { color: var(--ink); background: #fff }"
            }
        ),
        ("no policy", { $0.configuration.policy = .none }),
        ("story that is not shown", { $0.last = "very last" }), ("another story", { $0.count = 26 }),
        ("stories that find room", { $0.count = 24 }), ("title of a section elsewhere", { $0.manyTitle = "Plenty" }),
        ("link", { $0.pointer = Pointer(section: "many") }),
        (
            "what a link leads to",
            {
                $0.crate.id = 5; $0.second.id = 1
            }
        ),
        ("asset of a name", { $0.files["assets/boat.png"] = "another png" }),
        (
            "name of a story that another has",
            {
                $0.story = "Note 3"
                $0.files["pages/more/next.md"]?.replace("crate--named", with: "crate--note-3")
            }
        ),
        ("view", { $0.isPlain = true }), ("rules", { $0.ignores.append("value-url") }),
    ]

    /// The indices of the edits to test: all of them in a long run, otherwise every third.
    private static let triedEdits = edits.indices.filter { TestRun.hasLongTests || $0 % 3 == 0 }

    /// The names of the edits that do not change the site.
    private static let without: Set = ["template of the theme", "name of the theme"]

    @discardableResult
    private static func build(_ trial: Trial, _ bench: Workbench, to output: String, memory: Bool) async throws
        -> BuildReport
    {
        try? bench.remove("site/strings")
        try? bench.remove("site/assets")
        try? bench.remove("site/themes")
        try? bench.remove("site/pages")
        for (path, text) in trial.files { try bench.write(text, to: "site/\(path)") }
        var options = BuildOptions()
        options.output = "\(bench.path)/\(output)"
        options.locales = trial.locales
        options.isDurable = false
        options.ignores = trial.ignores.compactMap { Ignore($0) }
        options.allowsRemoval = true
        options.memory = memory ? "\(bench.path)/memory" : nil
        var configuration = trial.configuration
        configuration.locales = []
        let site = Site(
            sections: trial.sections, registry: trial.registry, folder: bench.site, configuration: configuration)
        return try await site.build(options)
    }

    @Test(arguments: Self.triedEdits) func rebuildEqualsFreshBuild(number: Int) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let base = Trial()
        let report = try await Self.build(base, bench, to: "out", memory: true)
        // A page with a warning is rendered every time, to report it again.
        #expect(report.findings.map(\.message) == [])
        let before = bench.tree("out")
        #expect(bench.names.contains("memory"))
        var trial = base
        Self.edits[number].edit(&trial)
        try await Self.build(trial, bench, to: "out", memory: true)
        try await Self.build(trial, bench, to: "fresh", memory: false)
        let (found, expected) = (bench.tree("out"), bench.tree("fresh"))
        let differing = Set(found.keys).union(expected.keys).filter { found[$0] != expected[$0] }.sorted()
        #expect(differing == [], "\(Self.edits[number].name)")
        let isAsBefore = found == before
        #expect(isAsBefore == Self.without.contains(Self.edits[number].name), "\(Self.edits[number].name)")
    }

    @Test(arguments: ["crates.html", "components/crate.html", "index.json", "stories/tile--others-1.html"])
    func touchedFileIsRenderedAgain(file: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await Self.build(Trial(), bench, to: "out", memory: true)
        let before = bench.tree("out")
        try bench.write("mine", to: "out/\(file)")
        try await Self.build(Trial(), bench, to: "out", memory: true)
        #expect(bench.tree("out") == before)
        try bench.remove("out/\(file)")
        try await Self.build(Trial(), bench, to: "out", memory: true)
        #expect(bench.tree("out") == before)
    }

    @Test(arguments: ["", "vitrine pages 1\n0\t1\t2\tcrates.html", "vitrine pages 0\n"])
    func damagedMemoryIsIgnored(text: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await Self.build(Trial(), bench, to: "out", memory: true)
        let before = bench.tree("out")
        try bench.write(text, to: "memory")
        try await Self.build(Trial(), bench, to: "out", memory: true)
        #expect(bench.tree("out") == before)
    }

    @Test func partialBuildsKeepIndexComplete() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(), locales: ["de"])
        for only in ["tiles.html", "Tile", "index.html", "components/*", "de/stories/*"] {
            try await bench.build(Samples.sections(second: "Zwei"), only: only, locales: ["de"])
        }
        try await bench.build(Samples.sections(second: "Zwei"), only: "**", locales: ["de"])
        try await bench.build(Samples.sections(second: "Zwei"), to: "fresh", locales: ["de"])
        #expect(try bench.read("out/index.json") == bench.read("fresh/index.json"))
    }

    @Test func componentIsSelectedByName() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections())
        let report = try await bench.build(Samples.sections(second: "Zwei"), only: "Tile")
        #expect(
            report.changed == [
                "bare/tile--tiles-2.html", "components/tile.html", "index.json", "mirrored/tile--tiles-2.html",
                "stories/tile--tiles-2.html",
            ])
        #expect(report.pages + report.stories == 7)
    }
}
