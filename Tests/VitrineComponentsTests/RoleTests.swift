import Testing
import VitrineComponents
import VitrineHTML

/// A component that shows its role and whether it was prepared.
private struct Placed: Component {
    var hasPart = false
    var isPrepared = false

    mutating func prepare() { isPrepared = true }
}

private func show(_ placed: Placed, _ html: HTML) {
    html.p {
        html.text("\(html.role)\(placed.isPrepared ? "" : " raw")")
        if placed.hasPart { html.render(Placed()) }
    }
}

private struct PlacedView: ComponentView {
    let placed: Placed
    init(viewModel: Placed) { placed = viewModel }
    func body(_ html: HTML) { show(placed, html) }
}

private final class PlacedObject: ReusableComponentView {
    private var placed: Placed?
    func prepareForReuse() { placed = nil }
    func configure(with viewModel: Placed) { placed = viewModel }
    func body(_ html: HTML) { if let placed { show(placed, html) } }
}

@Suite("Roles by position")
struct RoleTests {
    private func renderer(_ register: (inout Registry) -> Void) -> Renderer {
        let renderer = Renderer(templates: NoteTemplate())
        register(&renderer.registry)
        return renderer
    }

    private func expectEveryRole(_ renderer: Renderer, sourceLocation: SourceLocation = #_sourceLocation) throws {
        // The row is rendered first, because the same view must be able to render the other roles later.
        try renderer.updateSections([Section(id: "a", rows: [Placed(hasPart: true)])])
        try renderer.updateSections([
            Section(id: "a", header: Placed(), footer: Placed(), rows: [Placed(hasPart: true)]),
            Section(id: "b", footer: Placed()),
        ])
        let marks = #"data-component="Placed" data-instance="#
        #expect(
            try markup(renderer) == #"<p id="a--header" \#(marks)"a/header">header</p>"#
                + #"<p id="a--placed-1" \#(marks)"a/placed-1">row<p data-component="Placed">part</p></p>"#
                + #"<p id="a--footer" \#(marks)"a/footer">footer</p>"#,
            sourceLocation: sourceLocation)
        #expect(
            try markup(renderer, 1) == #"<p id="b--footer" \#(marks)"b/footer">footer</p>"#,
            sourceLocation: sourceLocation)
    }

    @Test("A declarative view is used for headers, rows, footers and parts, and each component is prepared")
    func declarative() throws {
        try expectEveryRole(renderer { $0.register(viewModelType: Placed.self, viewType: PlacedView.self) })
    }

    @Test("One object of a reusable view is used for all roles in any order")
    func reusable() throws {
        try expectEveryRole(renderer { $0.register(viewModelType: Placed.self, classType: PlacedObject.self) })
    }

    @Test("One template is used for headers, rows and footers")
    func template() throws {
        let renderer = renderer { $0.register(viewModelType: Placed.self, templateName: "t") }
        try renderer.updateSections([Section(id: "a", header: Placed(), footer: Placed(), rows: [Placed()])])
        let marks = #"data-component="Placed" data-instance="#
        #expect(
            try markup(renderer) == #"<em id="a--header" \#(marks)"a/header">t</em>"#
                + #"<em id="a--placed-1" \#(marks)"a/placed-1">t</em>"#
                + #"<em id="a--footer" \#(marks)"a/footer">t</em>"#)
    }

    @Test("A section without header and footer has no markup for them")
    func none() throws {
        let renderer = renderer { $0.register(viewModelType: Placed.self, viewType: PlacedView.self) }
        try renderer.updateSections([Section(id: "a"), Section(id: "b", rows: nil)])
        #expect(try markup(renderer) == "")
        #expect(try markup(renderer, 1) == "")
    }
}
