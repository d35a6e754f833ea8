import Testing
import VitrineComponents
import VitrineHTML

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

/// A component whose `kind` determines whether its view throws, writes markup that is refused, or succeeds.
private struct Risky: Component, Identifiable {
    enum Kind: Hashable { case fine, throwing, script, twice }

    let id: Int
    var kind = Kind.fine
}

private struct Burnt: Error, CustomStringConvertible {
    var description: String { "the toast is burnt" }
}

private struct RiskyView: ComponentView {
    let risky: Risky

    init(viewModel: Risky) { risky = viewModel }

    func body(_ html: HTML) throws {
        switch risky.kind {
        case .fine: html.p("fine")
        case .throwing: throw Burnt()
        case .script: html.a("run", .href("javascript:alert(1)"))
        case .twice: html.p("twice", .title("a"), .title("b"))
        }
    }
}

@Suite("Errors of components")
struct BuildErrorTests {
    private var registry: Registry {
        var registry = Registry.samples
        registry.register(viewModelType: Risky.self, viewType: RiskyView.self)
        return registry
    }

    private func lines(_ sections: [VitrineComponents.Section], jobs: Int = 2) async throws -> [String] {
        let bench = try Workbench()
        defer { bench.remove() }
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(sections, registry: registry, jobs: jobs)
        }
        #expect(bench.names == ["site"])
        return failure?.lines ?? []
    }

    private static let file = "VitrineSiteTests/BuildErrorTests.swift"

    @Test func thrownByView() async throws {
        let line = #line + 1
        let section = Section(id: "food") { Risky(id: 7, kind: .throwing) }
        #expect(try await lines([section]) == ["\(Self.file):\(line): error: Risky (food/7): the toast is burnt"])
    }

    @Test func refusedAddress() async throws {
        let line = #line + 1
        let section = Section(id: "links") { Risky(id: 1, kind: .script) }
        #expect(
            try await lines([section]) == [
                "\(Self.file):\(line): error: Risky (links/1): "
                    + "the URL in “href” has the scheme “javascript:”, which is not allowed"
            ])
    }

    @Test func attributeGivenTwice() async throws {
        let line = #line + 1
        let section = Section(id: "links") { Risky(id: 1, kind: .twice) }
        #expect(
            try await lines([section]) == [
                "\(Self.file):\(line): error: Risky (links/1): duplicate attribute “title” on one element"
            ])
    }

    @Test func notRegistered() async throws {
        let line = #line + 1
        let section = Section(id: "odd") { Stranger(name: "who") }
        let found = try await lines([section])
        #expect(found.count == 1)
        #expect(found.first?.hasPrefix("\(Self.file):\(line): error: Stranger (odd") == true)
        #expect(found.first?.hasSuffix("): no view is registered for Stranger") == true)
    }

    @Test func notRegisteredHeaderAndFooter() async throws {
        let line = #line + 1
        let section = Section(id: "odd", header: Stranger(name: "top"), footer: Stranger(name: "end"), rows: [])
        let found = try await lines([section])
        #expect(found.allSatisfy { $0.hasPrefix("\(Self.file):\(line): error: Stranger (odd") })
        #expect(found.allSatisfy { $0.hasSuffix("): no view is registered for Stranger") })
        #expect((1...2).contains(found.count))
    }

    @Test func noTemplate() async throws {
        let line = #line + 1
        let section = Section(id: "notes") { Note(text: "hello") }
        #expect(
            try await lines([section]).map { $0.replacing(/\/[^ ]*\/site\//, with: "site/") } == [
                "\(Self.file):\(line): error: Note (notes/note-1): there is no template “note” in site/templates; "
                    + "the templates are empty-state"
            ])
    }

    @Test func deadLinks() async throws {
        let line = #line + 2
        let section = Section(id: "links") {
            Pointer(section: "nowhere")
            Pointer(section: "links", row: 5)
        }
        #expect(
            try await lines([section]) == [
                "\(Self.file):\(line): error: Pointer (links/pointer-1): "
                    + "a link leads to section “nowhere”, which does not exist",
                "\(Self.file):\(line + 1): error: Pointer (links/pointer-2): "
                    + "a link leads to row 5 of section “links”, which does not exist",
            ])
    }

    @Test(arguments: [1, 4]) func allErrorsAreReportedAtOnce(jobs: Int) async throws {
        let line = #line + 1
        let one = Section(id: "one") {
            Risky(id: 1, kind: .throwing)
            Risky(id: 2)
            Risky(id: 3, kind: .script)
            Risky(id: 3)
            Pointer(section: "nowhere")
        }
        let two = Section(id: "one") { Frame(id: "frame", tile: Tile(id: 1, title: "fine")) }
        let found = try await lines([one, two], jobs: jobs)
        let expected = [
            "\(line + 1): error: Risky (one/1): the toast is burnt",
            "\(line + 3): error: Risky (one/3): the URL in “href” has the scheme “javascript:”, which is not allowed",
            "\(line + 4): error: Risky: section “one” has two rows with id 3; "
                + "the first is at \(Self.file):\(line + 3)",
            "\(line + 5): error: Pointer (one/pointer-1): "
                + "a link leads to section “nowhere”, which does not exist",
            "\(line + 7): error: two sections have the id “one”; the first is at \(Self.file):\(line)",
        ]
        func place(_ text: String) -> String { "\(text.dropFirst(Self.file.count + 1))" }
        #expect(found.count == expected.count)
        for text in expected { #expect(found.map(place).contains { Self.sameProblem($0, text) }, "\(text)") }
    }

    /// Returns whether two problems are equal, ignoring the row in parentheses: two rows of the section “one” have the
    /// same id, and either may be reported.
    private static func sameProblem(_ one: String, _ other: String) -> Bool {
        func plain(_ text: String) -> String { text.replacing(/\(one[^)]*\)/, with: "(one)") }
        return plain(one) == plain(other)
    }
}
