import Foundation
import TappableText
import TestSupport
import Testing
import Vitrine
import VitrineConformance
import VitrineHTML
import VitrineTesting

private struct Errand: Component, Identifiable {
    let id: String
    var title: String
}

private struct ErrandView: ComponentView {
    let errand: Errand
    init(viewModel: Errand) { errand = viewModel }

    func body(_ html: HTML) {
        html.article(.class("errand")) { html.h2(errand.title) }
    }
}

private struct Saying: Component, Identifiable {
    let id: String
    var text: String
}

/// Tests products as a package that depends on Vitrine uses them: this target cannot use anything that is `package` or
/// `internal`.
@Suite("Products from outside")
struct ProductTests {
    @Test func templatesInTests() throws {
        let folder = try Folder()
        defer { folder.remove() }
        try folder.write("<p class=\"saying\">{{text}}</p>\n", to: "site/templates/saying.mustache")
        var registry = Registry()
        registry.register(template: "saying", for: Saying.self)
        let templates = try SiteFolder("\(folder.path)/site").templates()
        #expect(
            try registry.html(for: Saying(id: "a", text: "Well begun"), templates: templates).contains("Well begun</p>")
        )
        #expect(expectConformant(Saying(id: "a", text: "Well begun"), in: registry, templates: templates).isEmpty)
    }

    private struct Folder: TestFolder {
        let path: String
        init() throws { path = try Self.makeFolder("products") }
    }

    private var registry: Registry {
        var registry = Registry()
        registry.register(ErrandView.self)
        return registry
    }

    private func page(_ body: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en"><head><meta charset="utf-8"/><title>Errands</title></head>
        <body><main><h1>Errands</h1>\(body)</main></body></html>

        """
    }

    @Test("VitrineHTML writes markup and escapes text for its context")
    func html() {
        let html = HTML()
        html.p(.class("note"), .title("a \"b\"")) { html.text("1 < 2") }
        #expect(
            String(decoding: html.bytes(), as: UTF8.self) == "<p class=\"note\" title=\"a &quot;b&quot;\">1 &lt; 2</p>")
        #expect(html.problems.isEmpty)
    }

    @Test("VitrineConformance reports what is wrong with a page, and where")
    func conformance() throws {
        let checker = try ConformanceChecker()
        #expect(checker.check(Array(page("<p>Bread</p>").utf8), path: "a.html").isEmpty)
        let found = checker.check(Array(page("<ul><p>Bread</p></ul>").utf8), path: "a.html")
        #expect(found.map(\.rule) == ["child-not-allowed"])
        #expect(found.map(\.line) == [3])
        #expect(found.first?.severity == .error)
    }

    @Test("Vitrine renders the markup of one component")
    func markup() throws {
        let markup = try registry.html(for: Errand(id: "bread", title: "Bread"))
        #expect(
            markup
                == "<article class=\"errand\" data-component=\"Errand\" data-instance=\"bread\"><h2>Bread</h2></article>"
        )
    }

    @Test("VitrineTesting checks a component and compares it with its snapshot")
    func testing() throws {
        #expect(expectConformant(Errand(id: "bread", title: "Bread"), in: registry).isEmpty)
        withKnownIssue {
            expectConformant(page: page("<ul><p>Bread</p></ul>"))
        } matching: {
            $0.description.contains("[child-not-allowed]")
        }
    }

    @Test(
        "VitrineTesting records a snapshot once and compares with it", .snapshots(record: .missing, in: Self.folder),
        .enabled(if: ProcessInfo.processInfo.environment["CI"] == nil))
    func recording() throws {
        defer { try? FileManager.default.removeItem(atPath: Self.folder) }
        withKnownIssue {
            expectSnapshot(of: Errand(id: "bread", title: "Bread"), named: "one", in: registry)
        } matching: {
            $0.description.contains("Recorded")
        }
        #expect(expectSnapshot(of: Errand(id: "bread", title: "Bread"), named: "one", in: registry))
    }

    private static let folder = NSTemporaryDirectory() + "vitrine-public-\(UUID().uuidString)"

    @Test("TappableText finds the parts of a text that can be tapped")
    func tappableText() {
        let runs = TapDetector(patterns: ["terms", "privacy"]).runs(in: "Our terms and privacy")
        #expect(runs.map(\.patternIndex) == [0, 1])
        #expect(runs.map(\.utf16Range) == [4..<9, 14..<21])
    }
}
