import VitrineHTML

/// Keeps the markup of sections up to date while they change, like the `TableViewRenderer` of Blocks.
///
/// ```swift
/// let renderer = Renderer()
/// renderer.registry.register(TodoView.self)
/// try renderer.updateSections([Section(id: "todos", rows: todos)])
/// let update = try renderer.appendRow(Todo(id: 9, title: "Water the plants"))
/// // With eight to-dos, update.inserted is [RowPath(section: 0, row: 8)]; their rows were not configured again.
/// ```
///
/// Every update either succeeds completely, or changes nothing and throws ``RenderProblems``. Rows whose content has
/// not changed keep their bytes, even if they move.
public final class Renderer {
    /// The current sections.
    public private(set) var sections: [Section] = []

    private let session: RenderSession
    private var rendered: [RenderedSection] = []

    private struct RenderedSection {
        var header: Fragment?
        var footer: Fragment?
        var rows: [Fragment]
    }

    /// Creates a renderer without sections.
    public init(
        registry: Registry = Registry(), templates: (any TemplateSource)? = nil,
        context: RenderContext = RenderContext()
    ) {
        session = RenderSession(registry: registry, templates: templates, context: context)
    }

    /// The views of components. A registration takes effect the next time a row, header or footer is rendered.
    public var registry: Registry {
        get { session.registry }
        set { session.registry = newValue }
    }

    /// Replaces all sections.
    /// - Returns: the changes.
    /// - Throws: ``RenderProblems`` with all duplicate identities and all components without a view or, if there are
    ///   none, with all errors found while rendering. If it throws, nothing changes.
    @discardableResult
    public func updateSections(_ new: [Section]) throws(RenderProblems) -> SectionUpdate {
        let found = SectionChecks.problems(in: new, registry: registry)
        guard found.isEmpty else { throw RenderProblems(found) }
        let diff = SectionDiff(from: sections, to: new)
        let oldIndex = Dictionary(sections.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let reloaded = Set(diff.update.reloaded)
        var next: [RenderedSection] = []
        for (number, section) in new.enumerated() {
            let known = oldIndex[section.id]
            var rows: [Fragment] = []
            for (row, item) in section.items.enumerated() {
                let path = RowPath(section: number, row: row)
                if let origin = diff.origins[number][row], !reloaded.contains(path) {
                    rows.append(rendered[origin.section].rows[origin.row])
                } else if let fragment = fragment(of: item.component, role: .row, in: section, at: item.place) {
                    rows.append(fragment)
                }
            }
            next.append(
                RenderedSection(
                    header: edge(
                        section.header, role: .header, in: section,
                        before: known.map { (sections[$0].header, rendered[$0].header) }),
                    footer: edge(
                        section.footer, role: .footer, in: section,
                        before: known.map { (sections[$0].footer, rendered[$0].footer) }),
                    rows: rows))
        }
        let problems = session.takeProblems().filter(\.isError)
        guard problems.isEmpty else { throw RenderProblems(problems) }
        sections = new
        rendered = next
        return diff.update
    }

    private func edge(
        _ component: (any Component)?, role: RenderRole, in section: Section, before: ((any Component)?, Fragment?)?
    ) -> Fragment? {
        guard let component else { return nil }
        if let before, let fragment = before.1, SectionDiff.isSame(before.0, component) { return fragment }
        return fragment(of: component, role: role, in: section, at: section.place)
    }

    private func fragment(
        of component: any Component, role: RenderRole, in section: Section, at place: SourcePlace
    ) -> Fragment? {
        session.fragment(of: component, role: role, instance: section.id.text, place: place)
    }

    /// Writes a section in its current state: header, rows and footer in order, each with its `id`.
    /// - Throws: ``RenderProblems`` if the index is out of range.
    public func write(section index: Int, to html: HTML) throws(RenderProblems) {
        guard rendered.indices.contains(index) else { throw outOfRange(index, count: rendered.count, of: "section") }
        let name = SectionNames(sections).names[index]
        let names = RowNames(sections[index].items).names
        func write(_ fragment: Fragment?, _ part: String) {
            let part = PartName(part, of: name)
            fragment?.write(to: html, id: part.id, instance: part.instance)
        }
        write(rendered[index].header, PartName.header)
        for (fragment, row) in zip(rendered[index].rows, names) { write(fragment, row) }
        write(rendered[index].footer, PartName.footer)
    }

    func outOfRange(_ index: Int, count: Int, of what: String) -> RenderProblems {
        RenderProblems([RenderProblem(error: .indexOutOfRange(index: index, count: count, of: what))])
    }
}
