import VitrineSupport
import TappableText
import VitrineHTML

/// Renders components into one writer and records problems, lineage and the source map.
///
/// A session belongs to one worker. It reuses views from row to row and memory from page to page.
package final class RenderSession {
    /// The writer for all components of the session.
    package let html: HTML
    /// The registered views of components.
    package internal(set) var registry: Registry
    /// The render context of the views.
    package var context: RenderContext
    /// The problems found since the last ``takeProblems()`` or ``takeLocatedProblems()``.
    package var problems: [RenderProblem] { located.map(\.problem) }
    /// The components that each component rendered since the session began.
    package var lineage: Lineage {
        var all = earlier
        all.merge(pageLineage)
        return all
    }
    /// The components that each component rendered since the last ``reset()``.
    package private(set) var pageLineage = Lineage()
    /// The bytes that each component wrote since the last ``reset()``.
    package private(set) var sourceMap = SourceMap()

    /// The components that each component rendered before the last ``reset()``.
    private var earlier = Lineage()
    private var located: [Located] = []
    private let templates: (any TemplateSource)?
    private var idleViews: [ObjectIdentifier: [AnyReusableView]] = [:]
    private var stack: [Frame] = []
    private var detectors: [[String]: TapDetector] = [:]
    private var claimedAnchors: Set<String> = []
    /// For each prefix of ids of elements, the number of components on the page that would share it if equal prefixes
    /// were not numbered.
    private var idPrefixes: [String: Int] = [:]

    /// A problem, together with the number of bytes in the writer when it was reported.
    package struct Located: Sendable {
        /// The problem.
        package var problem: RenderProblem
        /// The offset in the bytes of the writer.
        package var offset: Int
    }

    /// The maximum nesting depth of components.
    package static let depthLimit = 32

    /// A component, or a piece of one, that is being rendered.
    struct Frame {
        var name: String
        var fullName: String
        var instance: String?
        var place: SourcePlace?
        var role: RenderRole
        /// The errors that are reported only once for each component and have already been reported for this one.
        var said: Set<RenderError> = []
        /// The prefix of the ids of the component's pieces, such as the items of a list; nil if it is derived from that
        /// of the component around it.
        var anchor: String?
        /// The instance as it is written in the markup. For a part, it is also the name of the part among the parts of
        /// the component around it.
        var written: String?
        /// The `id` of the component's first element, if it has one.
        var id: String?
        /// The component's own identity, if it has one.
        var identity: ItemID?
        /// The prefix of ids of elements inside the component; nil until the first one is requested.
        var idPrefix: String?
    }

    /// Creates a session.
    package init(registry: Registry, templates: (any TemplateSource)? = nil, context: RenderContext = RenderContext()) {
        html = HTML()
        self.registry = registry
        self.templates = templates
        self.context = context
        html.attachment = self
        html.onInsertion = { [weak self] offset, length in self?.sourceMap.insert(length, at: offset) }
    }

    /// Discards the bytes and source map of the previous page; lineage and problems are kept.
    package func reset() {
        html.reset()
        earlier.merge(pageLineage)
        pageLineage = Lineage()
        sourceMap.spans.removeAll(keepingCapacity: true)
        idPrefixes.removeAll(keepingCapacity: true)
    }

    /// Returns the problems and removes them from the session.
    package func takeProblems() -> [RenderProblem] { takeLocatedProblems().map(\.problem) }

    /// Returns the problems with their offsets and removes them from the session.
    package func takeLocatedProblems() -> [Located] {
        defer { located.removeAll() }
        return located
    }

    /// Adds a problem of the component that is being rendered.
    package func report(_ error: RenderError) {
        let frame = stack.last
        add(
            RenderProblem(
                error: error, component: frame?.name, instance: frame?.instance, place: frame?.place))
    }

    /// Adds a problem of the component that is being rendered, unless that component already has the same one.
    func report(onceForComponent error: RenderError) {
        guard !stack.isEmpty else { return report(error) }
        if stack[stack.count - 1].said.insert(error).inserted { report(error) }
    }

    /// Adds a remark about something that was declared at `place`. The remark does not name the instance that is being
    /// rendered.
    func report(_ error: RenderError, at place: SourcePlace) {
        add(RenderProblem(error: error, component: stack.last?.name, place: place))
    }

    /// The prefix of the ids of elements inside the component that is being rendered.
    var idOfCurrentComponent: String { idPrefix(at: stack.count - 1) }

    /// Returns the prefix of the ids of elements inside a component. If the component has an `id` on the page, it is
    /// this `id`. Otherwise it is the prefix of the component around it, if there is one, followed by the component's
    /// own identity or type. Equal prefixes are numbered.
    private func idPrefix(at index: Int) -> String {
        guard stack.indices.contains(index) else { return "part" }
        if let known = stack[index].idPrefix { return known }
        let frame = stack[index]
        let own = frame.id ?? Slug.name(of: frame.identity?.text ?? frame.name, fallback: "part")
        let wanted = index > 0 && frame.id == nil ? "\(idPrefix(at: index - 1))_\(own)" : own
        // When one component contains the same part twice, only the order distinguishes the two.
        let count = idPrefixes[wanted, default: 0] + 1
        idPrefixes[wanted] = count
        let prefix = count == 1 ? wanted : "\(wanted)-\(count)"
        stack[index].idPrefix = prefix
        return prefix
    }

    var role: RenderRole { stack.last?.role ?? .part }

    /// Renders one component with the attributes that identify its origin.
    ///
    /// A component that cannot be shown writes no bytes and adds to ``problems``; other components are not affected.
    /// - Parameters:
    ///   - component: the component to show.
    ///   - id: the `id` of the component's first element. The ids of elements inside the component begin with it.
    ///   - instance: section and row, such as `todos/42`, or the name of a part. If it is nil, messages use that of the
    ///     component around it.
    ///   - role: the role of the component in its section.
    ///   - place: the place where it was declared; nil uses the place of the component around it.
    ///   - marked: whether the first element gets the attributes now; if not, ``Fragment`` can add them later.
    package func render(
        _ component: any Component, id: String? = nil, instance: String? = nil, role: RenderRole,
        place: SourcePlace? = nil, marked: Bool = true
    ) {
        if stack.isEmpty { claimedAnchors.removeAll(keepingCapacity: true) }
        let component = component.unwrapped
        guard let entry = registry.entry(for: component) else {
            return fail(
                .notRegistered(component: TypeName.short(type(of: component))), showing: component, instance: instance,
                place: place)
        }
        guard stack.count < Self.depthLimit else {
            return fail(.tooDeep(limit: Self.depthLimit), showing: component, instance: instance, place: place)
        }
        if let parent = stack.last { pageLineage.record(parent: parent.fullName, child: entry.fullName) }
        stack.append(
            Frame(
                name: entry.name, fullName: entry.fullName, instance: instance ?? stack.last?.instance,
                place: place ?? stack.last?.place, role: role, anchor: id,
                written: id == FragmentMark.anchor ? FragmentMark.instance : instance, id: id,
                identity: component.componentID))
        noteForCrash()
        let start = html.count
        let known = html.problems.count
        let spanIndex = sourceMap.spans.count
        sourceMap.spans.append(
            SourceMap.Span(
                range: start..<start, component: entry.name, instance: stack.last?.instance, place: stack.last?.place))
        // If the first element of a component comes from a part, both share that element, and its attributes are those
        // of the outer component.
        let outer = html.fragmentState
        if !outer.isPending {
            html.beginFragment(marked ? FragmentRoot(id: id, component: entry.name, instance: instance) : nil)
        }
        var prepared = component
        prepared.prepare()
        do {
            try show(prepared, entry)
        } catch {
            html.truncate(to: start)
            html.fragmentState = outer
            sourceMap.spans.removeSubrange((spanIndex + 1)...)
            report(Self.error(error))
        }
        if !outer.isPending {
            html.endFragment()
            if role == .part { html.fragmentState = outer }
        }
        sourceMap.spans[spanIndex].range = start..<html.count
        // A mistake that a component makes many times, such as a text full of control characters, is reported once.
        var reported: Set<HTMLProblem.Kind> = []
        for problem in html.takeProblems(after: known) where reported.insert(problem.kind).inserted {
            report(.markup(problem.kind))
        }
        stack.removeLast()
        noteForCrash()
    }

    /// Records which component is being rendered, for the message that is printed if the code of its view traps.
    private func noteForCrash() {
        let frame = stack.last
        CrashNote.component(
            frame?.name, instance: frame?.instance, file: frame?.place?.file, line: frame?.place?.line ?? 0)
    }

    /// Writes a piece of the component that is being rendered, such as an item of a list. Problems are reported with
    /// the name of the piece, and a piece that throws writes no bytes.
    /// - Parameters:
    ///   - component: the type name of the piece.
    ///   - name: the name of the piece among the pieces of the component.
    ///   - anchor: the `id` of the piece.
    func piece(of component: String, named name: String, anchor: String?, _ body: () throws -> Void) {
        guard let outer = stack.last else { return }
        var frame = outer
        frame.name = component
        frame.instance = outer.instance.map { "\($0)/\(name)" } ?? name
        frame.role = .part
        frame.anchor = anchor
        frame.written = nil
        // Without an identity of its own, the ids inside the piece would be numbered by the order of the pieces.
        (frame.id, frame.identity, frame.idPrefix) = (anchor, .string(name), nil)
        stack.append(frame)
        let start = html.count
        let known = html.problems.count
        let spanIndex = sourceMap.spans.count
        sourceMap.spans.append(
            SourceMap.Span(
                range: start..<start, component: component, instance: frame.instance, place: frame.place))
        do {
            try body()
        } catch {
            html.truncate(to: start)
            sourceMap.spans.removeSubrange((spanIndex + 1)...)
            report(Self.error(error))
        }
        sourceMap.spans[spanIndex].range = start..<html.count
        for problem in html.takeProblems(after: known) { report(.markup(problem.kind)) }
        stack.removeLast()
    }

    /// Writes text from a file, so that findings and problems refer to the place in the file.
    /// - Parameters:
    ///   - component: the type name of the component that the text is about; nil if it is about none.
    ///   - place: the place of the text in the file.
    package func passage(about component: String?, at place: SourcePlace, _ body: () -> Void) {
        let start = html.count
        let known = html.problems.count
        let index = sourceMap.spans.count
        sourceMap.spans.append(SourceMap.Span(range: start..<start, component: component ?? "", place: place))
        body()
        sourceMap.spans[index].range = start..<html.count
        for problem in html.takeProblems(after: known) {
            add(RenderProblem(error: .markup(problem.kind), component: component, place: place))
        }
    }

    /// Returns the prefix of the ids of the pieces of the component that is being rendered, such as the items of a
    /// list. Nil if neither the component nor any component around it has an `id` on the page. Also nil if another
    /// component has already claimed the same prefix, because otherwise an `id` would be written twice.
    func claimAnchor() -> String? {
        guard let known = stack.lastIndex(where: { $0.anchor != nil }), var anchor = stack[known].anchor else {
            return nil
        }
        for frame in stack[(known + 1)...] { anchor += frame.written.map { "--\($0)" } ?? "" }
        return claimedAnchors.insert(anchor).inserted ? anchor : nil
    }

    /// The instance of the component that is being rendered, as it is written in the markup; nil if it has none.
    var writtenInstance: String? { stack.last?.written }

    /// Returns the detector that is kept for these patterns or, if there is none, a new one.
    func detector(for patterns: [String]) -> TapDetector {
        if let known = detectors[patterns] { return known }
        let detector = TapDetector(patterns: patterns)
        if detectors.count >= 64 { detectors.removeAll() }
        detectors[patterns] = detector
        return detector
    }

    private func fail(_ error: RenderError, showing component: any Component, instance: String?, place: SourcePlace?) {
        add(
            RenderProblem(
                error: error, component: TypeName.short(type(of: component)),
                instance: instance ?? stack.last?.instance,
                place: place ?? stack.last?.place))
    }

    private func add(_ problem: RenderProblem) { located.append(Located(problem: problem, offset: html.count)) }

    private static func error(_ error: any Error) -> RenderError {
        switch error {
        case let error as RenderError: error
        case let problem as TemplateProblem: .template(problem)
        default: .thrown(words(of: error))
        }
    }

    /// Returns the values that a component gives its template in addition to its properties, with the markup of its
    /// parts.
    private func templateContent(of component: any Component) throws -> TemplateContent {
        var content = TemplateContent()
        guard let component = component as? any TemplateConfigurable else { return content }
        try component.configure(&content, html)
        for (name, part) in content.parts.sorted(by: { $0.key < $1.key }) {
            let (start, spans, outer) = (html.count, sourceMap.spans.count, html.fragmentState)
            // Without this, the first element of the part would get the attributes of this component, although the
            // template decides where the markup of the part goes.
            html.beginFragment(nil)
            html.endFragment()
            html.render(part)
            content.markup[name] = String(decoding: html.bytes(in: start..<html.count), as: UTF8.self)
            html.truncate(to: start)
            html.fragmentState = outer
            sourceMap.spans.removeSubrange(spans...)
        }
        return content
    }

    private func show(_ component: any Component, _ entry: Registry.Entry) throws {
        if let template = entry.template {
            guard let templates, templates.contains(template) else {
                throw RenderError.noTemplate(
                    name: template, folder: templates?.folderName ?? "templates", known: templates?.names ?? [])
            }
            let content = try templateContent(of: component)
            html.raw(try templates.render(template, component, content: content) { html.localized($0) })
        } else if let kind = entry.reusable {
            let view = idleViews[kind.key]?.popLast() ?? kind.make()
            defer { idleViews[kind.key, default: []].append(view) }
            try view.show(component, html)
        } else if let kind = entry.declarative {
            try kind.show(component, html)
        } else {
            throw RenderError.notRegistered(component: entry.name)
        }
    }
}
