import Testing
import VitrineComponents
import VitrineHTML

@Suite("Lineage and source map")
struct LineageAndSourceMapTests {
    let place = SourcePlace(file: "a.swift", line: 3)
    let note = "VitrineComponentsTests.Note"
    let box = "VitrineComponentsTests.Box"

    @Test("The lineage records which component contains which")
    func lineage() {
        let session = RenderSession(registry: .standard)
        session.render(Todo(1, "a"), role: .row)
        #expect(session.lineage.edges == [])
        session.render(Box(parts: [Note("x"), Note("y")]), role: .row)
        session.reset()
        #expect(session.lineage.edges.count == 1)
        #expect(session.lineage.uses(of: box) == [note])
        #expect(session.lineage.users(of: note) == [box])
        #expect(session.lineage.uses(of: note) == [])
        #expect(session.lineage.users(of: box) == [])
    }

    @Test("The lineages of several workers are merged")
    func merging() {
        let session = RenderSession(registry: .standard)
        session.render(Box(parts: [Note("x")]), role: .row)
        var lineage = Lineage()
        lineage.merge(session.lineage)
        lineage.merge(session.lineage)
        #expect(lineage == session.lineage)
    }

    @Test("The source map records which bytes come from which component")
    func spans() {
        let session = RenderSession(registry: .standard)
        session.html.text("ab")
        session.render(
            Box(parts: [Note("x"), Note("yy")]), id: "i", instance: "s/1", role: .row, place: place, marked: true)
        session.render(Todo(1, "t"), role: .row)
        let spans = session.sourceMap.spans
        let text = session.html.bytes()
        let parts = spans.map { String(decoding: text[$0.range], as: UTF8.self) }
        #expect(
            parts == [
                "<div id=\"i\" data-component=\"Box\" data-instance=\"s/1\"><p data-component=\"Note\">x</p>"
                    + "<p data-component=\"Note\">yy</p></div>",
                "<p data-component=\"Note\">x</p>", "<p data-component=\"Note\">yy</p>",
                "<li data-component=\"Todo\">t</li>",
            ])
        #expect(spans.map(\.component) == ["Box", "Note", "Note", "Todo"])
        #expect(spans.map(\.instance) == ["s/1", "s/1", "s/1", nil])
        #expect(spans.map(\.place) == [place, place, place, nil])
        #expect(session.sourceMap.span(at: 0) == nil)
        #expect(session.sourceMap.span(at: 2)?.component == "Box")
        #expect(session.sourceMap.span(at: spans[2].range.lowerBound) == spans[2])
        #expect(session.sourceMap.span(at: spans[2].range.upperBound) == spans[0])
        #expect(session.sourceMap.span(at: text.count - 1) == spans[3])
        #expect(session.sourceMap.span(at: text.count) == nil)
        session.reset()
        #expect(session.sourceMap.spans == [])
    }

    @Test("A component that fails has an empty span, and its parts have none")
    func failure() {
        struct Late: Component {}
        struct LateView: ComponentView {
            init(viewModel: Late) {}
            func body(_ html: HTML) throws {
                try html.div {
                    html.render(Note("x"))
                    throw Broken()
                }
            }
        }
        var registry = Registry.standard
        registry.register(viewModelType: Late.self, viewType: LateView.self)
        let session = RenderSession(registry: registry)
        session.render(Note("a"), role: .row, marked: false)
        session.render(Late(), role: .row, marked: false)
        session.render(Note("b"), role: .row, marked: false)
        #expect(session.html.string == "<p>a</p><p>b</p>")
        #expect(session.sourceMap.spans.map(\.range) == [0..<8, 8..<8, 8..<16])
    }

    @Test("Spans inside <pre> are moved together with their bytes")
    func preformatted() {
        struct Listing: Component {}
        struct ListingView: ComponentView {
            init(viewModel: Listing) {}
            func body(_ html: HTML) {
                html.pre {
                    html.text("\n")
                    html.render(Note("x"))
                }
            }
        }
        var registry = Registry.standard
        registry.register(viewModelType: Listing.self, viewType: ListingView.self)
        let session = RenderSession(registry: registry)
        session.render(Listing(), role: .row)
        let range = session.sourceMap.spans[1].range
        #expect(session.html.bytes(in: range) == Array("<p data-component=\"Note\">x</p>".utf8))
    }

    @Test("The name of a private type is the same in every run")
    func privateTypes() {
        var registry = Registry()
        registry.register(viewModelType: Hidden.self, viewType: HiddenView.self)
        #expect(registry.entry(for: Hidden())?.fullName.contains("$") == false)
    }

    private struct Hidden: Component {}

    private struct HiddenView: ComponentView {
        init(viewModel: Hidden) {}
        func body(_ html: HTML) {}
    }
}
