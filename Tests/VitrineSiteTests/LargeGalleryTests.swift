import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Tests galleries with few and with many components. There is a component for each combination of three types from `A`
/// to `H`, so a gallery can have up to 512 of them.
@Suite("Galleries with many components")
struct LargeGalleryTests {
    protocol Digit: Sendable {}
    enum A: Digit {}
    enum B: Digit {}
    enum C: Digit {}
    enum D: Digit {}
    enum E: Digit {}
    enum F: Digit {}
    enum G: Digit {}
    enum H: Digit {}
    static let digits: [any Digit.Type] = [A.self, B.self, C.self, D.self, E.self, F.self, G.self, H.self]

    enum Tone: String, CaseIterable, Hashable { case plain, strong }

    struct Part<First: Digit, Second: Digit, Third: Digit>: Component {
        var text: String
        var tone = Tone.plain
    }

    struct PartView<First: Digit, Second: Digit, Third: Digit>: ComponentView {
        let part: Part<First, Second, Third>
        init(viewModel: Part<First, Second, Third>) { part = viewModel }
        func body(_ html: HTML) {
            html.article(.class(part.tone.rawValue)) {
                html.h3(part.text)
                html.p("A part with a few words, \(part.tone) in tone.")
                html.button("Choose \(part.text)", .type("button"))
            }
        }
    }

    private struct Lonely: Component { var text = "" }

    private struct LonelyView: ComponentView {
        let lonely: Lonely
        init(viewModel: Lonely) { lonely = viewModel }
        func body(_ html: HTML) { html.p(lonely.text) }
    }

    private func add<First: Digit, Second: Digit, Third: Digit>(
        _ first: First.Type, _ second: Second.Type, _ third: Third.Type, _ registry: inout Registry
    ) -> any Component {
        registry.register(PartView<First, Second, Third>.self)
        return Story("Usual", Part<First, Second, Third>(text: "\(First.self)\(Second.self)\(Third.self)"))
    }

    /// Builds a gallery with this number of components, each with a story.
    /// - Parameter extra: whether the gallery also has a component that has no story.
    @discardableResult
    private func build(
        _ count: Int, in bench: Workbench, to output: String? = nil, locales: [String] = [], extra: Bool = false
    ) async throws -> BuildReport {
        var registry = Registry()
        if extra { registry.register(LonelyView.self) }
        var stories: [any Component] = []
        for first in Self.digits {
            for second in Self.digits {
                for third in Self.digits where stories.count < count {
                    stories.append(add(first, second, third, &registry))
                }
            }
        }
        let sections = stories.enumerated().map { number, story in
            Section(id: .string("page-\(number)"), title: "Page \(number)", rows: [story])
        }
        return try await bench.build(sections, to: output, registry: registry, locales: locales)
    }

    private func page(_ bench: Workbench, _ path: String) throws -> XMLTree.Element {
        try XMLTree(parsing: try bench.read("out/\(path)")).root
    }

    @Test("The index of 48 components is at most 60 kB, and every page lists all of them")
    func many() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try await build(48, in: bench).findings == [])
        #expect(try bench.read("out/index.html").utf8.count < 60_000)
        let component = try page(bench, "components/part-a-a-b.html")
        #expect(!component.all("iframe").contains { $0["class"] == "shelf" })
        let list = component.all("nav").first { $0["id"] == "page_navigation" }
        #expect(list?.all("a").filter { $0["href"]?.contains("components/") == true }.count == 48)
    }

    @Test("With more than 100 components, all pages share one list, in a frame that begins at the current one")
    func frame() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try await build(101, in: bench).findings == [])
        let list = try page(bench, "components.html")
        #expect(list.all("a").count == 101)
        #expect(list.all("a").allSatisfy { $0["target"] == "_parent" })
        let component = try page(bench, "components/part-a-a-b.html")
        let frame = try #require(component.all("iframe").first { $0["class"] == "shelf" })
        #expect(frame["src"] == "../components.html#component_part-a-a-b")
        // The fragment refers to the list item, because a link as its target would get the focus.
        #expect(list.all("li").contains { $0["id"] == "component_part-a-a-b" })
        let policy = component.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
        #expect(policy?.contains("frame-src 'self'") == true)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("With more than 100 components, the index has only names, and everything.html has the previews")
    func names() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(try await build(101, in: bench, extra: true).findings == [])
        let index = try page(bench, "index.html")
        let main = try #require(index.first("main"))
        #expect(main.all("iframe").isEmpty)
        let letters = try #require(main.all("nav").first { $0["class"] == "letters" })
        #expect(letters.all("a").map(\.text) == ["L", "P"])
        let parts = letters.all("a").map { letter in main.everything.first { "#\($0["id"] ?? "")" == letter["href"] } }
        #expect(parts.map { $0?.first("h3")?.text } == ["L", "P"])
        // The search field searches the text of an item: the component's name, and the number of its stories or
        // “no story”.
        #expect(parts[0]?.all("li").map(\.text) == ["Lonely no story"])
        #expect(parts[1]?.all("li").count == 101)
        #expect(parts[1]?.all("li").first?.text == "Part<A, A, A> 1")
        #expect(parts[1]?.all("a").first?["href"] == "components/part-a-a-a.html")
        #expect(main.all("a").contains { $0["href"] == "everything.html" && $0.text == "Everything" })
        #expect(try page(bench, "everything.html").first("main")?.all("iframe").count == 101)
        // In a gallery of many components, the pages without a group are collapsed like those of a large group.
        let pages = main.all("section").first { $0["id"] == "page_pages" }
        #expect(pages?.first("details")?.all("li").count == 101)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("The first 40 rows of a table of coverage are shown, and the others collapsed")
    func coverage() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await build(48, in: bench)
        let values = try page(bench, "coverage.html").all("section").first { $0["id"] == "page_values" }
        #expect(values?.all("table").map { $0.first("tbody")?.all("tr").count } == [40, 8])
        #expect(values?.first("summary")?.text == "8 more properties")
    }

    @Test("Names that end with punctuation are isolated in right-to-left text")
    func signs() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await build(3, in: bench, locales: ["ar"])
        let component = try page(bench, "ar/components/part-a-a-b.html")
        #expect(component.first("h1")?.first("bdi")?.text == "Part<A, A, B>")
        let list = component.all("nav").first { $0["id"] == "page_navigation" }
        #expect(list?.all("bdi").map(\.text) == ["Part<A, A, A>", "Part<A, A, B>", "Part<A, A, C>"])
        #expect(component.all("nav").first { $0["class"] == "pager" }?.all("bdi").count == 2)
        #expect(component.all("nav").first { $0["class"] == "breadcrumb" }?.all("bdi").count == 1)
    }

    private static let pictures = ProcessInfo.processInfo.environment["GALLERY_PICTURES"]

    @Test(
        "Writes galleries of three sizes into the folder GALLERY_PICTURES", .enabled(if: pictures != nil),
        arguments: [3, 48, 500])
    func written(count: Int) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await build(count, in: bench, to: "\(Self.pictures ?? bench.output)/\(count)", locales: ["ar"])
    }
}
