import Foundation
import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Galleries with few and with many components: one type for each pair of digits.
@Suite("Galleries of many components")
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

    private func add<First: Digit, Second: Digit, Third: Digit>(
        _ first: First.Type, _ second: Second.Type, _ third: Third.Type, _ registry: inout Registry
    ) -> any Component {
        registry.register(PartView<First, Second, Third>.self)
        return Story("Usual", Part<First, Second, Third>(text: "\(First.self)\(Second.self)\(Third.self)"))
    }

    /// Builds a gallery with this number of components, each with a story.
    @discardableResult
    private func build(
        _ count: Int, in bench: Workbench, to output: String? = nil, locales: [String] = []
    ) async throws -> BuildReport {
        var registry = Registry()
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

    @Test("Above 100 components all pages share one list of them, in a frame that begins at the current one")
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
        // A link would get the focus if it were the target of the frame's address.
        #expect(list.all("li").contains { $0["id"] == "component_part-a-a-b" })
        let policy = component.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
        #expect(policy?.contains("frame-src 'self'") == true)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }

    @Test("A name that ends with a sign is kept together where text runs from right to left")
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
        "Galleries of all sizes, written into the folder GALLERY_PICTURES to look at", .enabled(if: pictures != nil),
        arguments: [3, 48, 500])
    func written(count: Int) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await build(count, in: bench, to: "\(Self.pictures ?? bench.output)/\(count)", locales: ["ar"])
    }
}
