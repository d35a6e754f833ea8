import Testing
import VitrineComponents
import VitrineHTML
import VitrineMarkup
import VitrineSite

/// Galleries with few and with many components: a type for each pair of digits.
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

    struct Part<First: Digit, Second: Digit, Third: Digit>: Component {
        var text: String
    }

    struct PartView<First: Digit, Second: Digit, Third: Digit>: ComponentView {
        let part: Part<First, Second, Third>
        init(viewModel: Part<First, Second, Third>) { part = viewModel }
        func body(_ html: HTML) { html.h3(part.text) }
    }

    private func add<First: Digit, Second: Digit, Third: Digit>(
        _ first: First.Type, _ second: Second.Type, _ third: Third.Type, _ registry: inout Registry
    ) -> any Component {
        registry.register(PartView<First, Second, Third>.self)
        return Story("Usual", Part<First, Second, Third>(text: "\(First.self)\(Second.self)\(Third.self)"))
    }

    /// A gallery with so many components, each with a story.
    private func build(_ count: Int, in bench: Workbench, locales: [String] = []) async throws -> BuildReport {
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
        return try await bench.build(sections, registry: registry, locales: locales)
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
        #expect(list.all("a").contains { $0["id"] == "component_part-a-a-b" })
        let policy = component.all("meta").first { $0["http-equiv"] == "Content-Security-Policy" }?["content"]
        #expect(policy?.contains("frame-src 'self'") == true)
        #expect(try LinkChecker("\(bench.path)/out").problems == [])
    }
}
