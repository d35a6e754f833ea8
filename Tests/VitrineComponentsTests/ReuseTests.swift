import Synchronization
import Testing
import VitrineComponents
import VitrineHTML

/// A component whose view shows which methods were called.
private struct Step: Component {
    var name: String
    var fails = false
    var isPrepared = false
    var inner: [String] = []

    mutating func prepare() { isPrepared = true }
}

/// A view that shows a log of the calls since `prepareForReuse`, which is the only method that clears the log.
private final class StepView: ReusableComponentView {
    private var log: [String] = []
    private var step: Step?

    init() {}

    func prepareForReuse() {
        log = ["reuse"]
        step = nil
    }

    func configure(with viewModel: Step) throws {
        log.append("configure \(viewModel.name) \(viewModel.isPrepared ? "prepared" : "raw")")
        step = viewModel
        if viewModel.fails, viewModel.name == "early" { throw Broken() }
    }

    func body(_ html: HTML) throws {
        log.append("body")
        try html.p {
            html.text(log.joined(separator: ", "))
            for name in step?.inner ?? [] { html.render(Step(name: name)) }
            if step?.fails == true { throw Broken() }
            html.text(" of \(step?.name ?? "nothing")")
        }
    }
}

@Suite("Reusable views")
struct ReuseTests {
    private let registry = {
        var registry = Registry()
        registry.register(viewModelType: Step.self, classType: StepView.self)
        return registry
    }()

    @Test("prepare, prepareForReuse, configure and body are called in this order")
    func order() {
        expectHTML("<p>reuse, configure a prepared, body of a</p>", registry: registry) { session in
            session.render(Step(name: "a"), role: .row, marked: false)
        }
    }

    @Test("The component itself is not prepared, only the copy that the view gets")
    func copy() {
        let step = Step(name: "a")
        let session = RenderSession(registry: registry)
        _ = session.bare(step)
        #expect(!step.isPrepared)
        #expect(session.bare(step) == session.bare(step))
    }

    @Test("A reused view shows the same as a new one", arguments: ["a", "early", "late"])
    func reuse(first: String) {
        let new = RenderSession(registry: registry).bare(Step(name: "b"))
        let session = RenderSession(registry: registry)
        _ = session.bare(Step(name: first, fails: first != "a"))
        #expect(session.bare(Step(name: "b")) == new)
        #expect(session.problems.count == (first == "a" ? 0 : 1))
        _ = session.bare(Step(name: "c", inner: ["d", "e"]))
        #expect(session.bare(Step(name: "b")) == new)
    }

    @Test("A view inside a view of the same type is a different object")
    func nested() {
        expectHTML(
            "<p>reuse, configure a prepared, body"
                + "<p data-component=\"Step\">reuse, configure b prepared, body of b</p>"
                + "<p data-component=\"Step\">reuse, configure c prepared, body of c</p> of a</p>",
            registry: registry
        ) { session in
            session.render(Step(name: "a", inner: ["b", "c"]), role: .row, marked: false)
        }
    }

    @Test("The component of a declarative view is prepared, too")
    func declarative() {
        struct View: ComponentView {
            let step: Step
            init(viewModel: Step) { step = viewModel }
            func body(_ html: HTML) { html.p(step.isPrepared ? "prepared" : "raw") }
        }
        var registry = Registry()
        registry.register(viewModelType: Step.self, viewType: View.self)
        expectHTML("<p>prepared</p>", registry: registry) { $0.render(Step(name: "a"), role: .row, marked: false) }
    }

    @Test("One object shows all rows")
    func sharing() {
        Counted.made.store(0, ordering: .relaxed)
        var registry = Registry()
        registry.register(viewModelType: Note.self, classType: Counted.self)
        let session = RenderSession(registry: registry)
        for number in 0..<100 { #expect(session.bare(Note("\(number)")) == "<p>\(number)</p>") }
        #expect(Counted.made.load(ordering: .relaxed) == 1)
    }

    private final class Counted: ReusableComponentView {
        static let made = Atomic(0)
        private var text = ""
        init() { Self.made.add(1, ordering: .relaxed) }
        func configure(with viewModel: Note) { text = viewModel.text }
        func body(_ html: HTML) { html.p(text) }
    }
}
