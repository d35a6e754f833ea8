import VitrineMarkup

/// The accessible names of one page.
///
/// ```swift
/// let names = AccessibleNames(page)
/// for link in page.elements(.a) where !names.hasName(link) { … }
/// ```
///
/// It is a class because it caches labels and names. A search follows at most two references in a row, one by
/// `aria-labelledby` or `aria-describedby` and one to a `label`, so circular references cannot make it endless.
package final class AccessibleNames {
    package let page: PageTree
    private var fieldLabels: FieldLabels?
    private var known: [Int: AccessibleName?] = [:]
    private var knownDescriptions: [Int: String?] = [:]
    /// The number of nodes that searches may still visit. ``name(of:)`` and ``description(of:)`` have a separate limit
    /// for each call; all other calls share this one. Without a limit, a page with many references to the same large
    /// text would take quadratic time.
    var patience: Int
    /// The number of nodes that all calls of ``name(of:)`` and ``description(of:)`` have visited so far.
    private(set) var spent = 0
    /// Whether an element contains something to read, by node. Only elements that a long search has visited are here.
    var remembered: [Int: Bool] = [:]

    package init(_ page: PageTree) {
        self.page = page
        patience = Self.patience(page)
    }

    static func patience(_ page: PageTree) -> Int { 4096 + 32 * page.nodes.count }

    /// The labels of the page's controls.
    package var labels: FieldLabels {
        if let fieldLabels { return fieldLabels }
        let found = FieldLabels(page)
        fieldLabels = found
        return found
    }

    /// The name of an element; nil when it has none.
    package func name(of node: Int) -> AccessibleName? {
        if let name = known[node] { return name }
        let name = withOwnPatience { () -> AccessibleName? in
            var sink = NameSink(collects: true)
            guard let source = collect(node, &sink) else { return nil }
            return AccessibleName(text: sink.text, source: source)
        }
        known[node] = .some(name)
        return name
    }

    /// Runs a search that does not use up the limit of the others, and counts the nodes that it visits.
    private func withOwnPatience<Found>(_ search: () -> Found) -> Found {
        let left = patience
        patience = Self.patience(page)
        defer {
            spent += Self.patience(page) - patience
            patience = left
        }
        return search()
    }

    /// Returns whether an element has a name, without building its text. Returns true if the limit on visited nodes has
    /// been reached.
    package func hasName(_ node: Int) -> Bool { source(of: node) != nil }

    /// Returns the source of an element's name, without building the text; nil when it has none. Returns `.contents` if
    /// no name was found before the limit on visited nodes was reached.
    package func source(of node: Int) -> AccessibleName.Source? {
        var sink = NameSink(collects: false)
        return collect(node, &sink) ?? (patience <= 0 ? .contents : nil)
    }

    /// Returns whether there is anything to read inside an element: text, images with alternative text, or values of
    /// fields. Returns true if the limit on visited nodes has been reached.
    package func hasContents(_ node: Int) -> Bool {
        var sink = NameSink(collects: false)
        appendContents(of: node, Walk(origin: node), &sink)
        return sink.hasInk || patience <= 0
    }

    /// The description of an element for assistive technology; nil when there is none or it only repeats the name.
    func description(of node: Int) -> String? {
        if let description = knownDescriptions[node] { return description }
        let name = name(of: node)
        let description = withOwnPatience { findDescription(of: node, name) }
        knownDescriptions[node] = .some(description)
        return description
    }

    private func findDescription(of node: Int, _ name: AccessibleName?) -> String? {
        var sink = NameSink(collects: true)
        if let value = page.value(.ariaDescribedby, node) {
            appendReferences(value, Walk(origin: node, isReferenced: true), &sink)
        }
        if !sink.hasInk, let value = page.value(.ariaDescription, node) { sink.append(value) }
        if !sink.hasInk { appendNativeDescription(of: node, name?.source, &sink) }
        if !sink.hasInk, name?.source != .title, let value = page.value(.title, node) { sink.append(value) }
        return sink.hasInk && sink.text != name?.text ? sink.text : nil
    }

    /// Adds the native text that describes an element: a caption or an SVG `title` that is not its name, the `desc` of
    /// a drawing, or the value of a button.
    private func appendNativeDescription(of node: Int, _ source: AccessibleName.Source?, _ sink: inout NameSink) {
        let attributes = NamingAttributes(page, node)
        switch page.names[node] {
        case .table where source != .native: appendNative(node, attributes, Walk(origin: node), &sink)
        case .svg:
            appendDescription(ofDrawing: node, &sink)
            if !sink.hasInk, source != .native { appendNative(node, attributes, Walk(origin: node), &sink) }
        case .input where isButton(attributes):
            if let value = attributes.value { sink.append(page.value(of: value)) }
        default: break
        }
    }

    /// Adds the name to a sink. Returns the source of the name; nil when there is none.
    private func collect(_ node: Int, _ sink: inout NameSink) -> AccessibleName.Source? {
        guard page.isElement(node) else { return nil }
        let attributes = NamingAttributes(page, node)
        if let labelledBy = attributes.labelledBy {
            appendReferences(
                page.value(of: labelledBy), Walk(origin: node, isReferenced: true), &sink)
            if sink.hasInk { return .labelledBy }
            sink.clear()
        }
        if append(attributes.ariaLabel, &sink) { return .ariaLabel }
        let role = role(of: node, attributes)
        if role?.isPresentational == true { return nil }
        appendNative(node, attributes, Walk(origin: node), &sink)
        if sink.hasInk { return .native }
        sink.clear()
        // An empty `alt` marks an image as decorative, so it has no name.
        if page.names[node] == .img, attributes.alt != nil, role == nil { return nil }
        if takesContents(node, role) {
            var walk = Walk(origin: node)
            walk.skipsGroups = role?.role == "treeitem"
            appendContents(of: node, walk, &sink)
            if sink.hasInk { return .contents }
            sink.clear()
        }
        if role != nil || Self.takesTitle[Int(page.names[node].rawValue)] {
            if append(attributes.title, &sink) { return .title }
        }
        if append(placeholder(node, role), &sink) { return .placeholder }
        return nil
    }

    /// Returns the role given by an element's `role` attribute; nil if there is none, or if it is presentational but
    /// the element keeps its native role.
    func role(of node: Int, _ attributes: NamingAttributes) -> RoleNaming? {
        guard let role = attributes.role.flatMap({ RoleNaming.first(in: page.value(of: $0)) }) else { return nil }
        return role.isPresentational && page.keepsNativeRole(node) ? nil : role
    }

    private func append(_ attribute: Int?, _ sink: inout NameSink) -> Bool {
        guard let attribute else { return false }
        sink.append(page.value(of: attribute))
        if sink.hasInk { return true }
        sink.clear()
        return false
    }

    private func placeholder(_ node: Int, _ role: RoleNaming?) -> Int? {
        switch page.names[node] {
        case .input, .textarea:
            return page.attribute(.placeholder, node) ?? page.attribute(.ariaPlaceholder, node)
        default: return role?.value == .text ? page.attribute(.ariaPlaceholder, node) : nil
        }
    }

    /// Whether the contents of an element are its name if neither an ARIA attribute nor the native mechanism names it.
    private func takesContents(_ node: Int, _ role: RoleNaming?) -> Bool {
        if let role { return role.takesContents }
        switch page.names[node] {
        case .a: return page.has(.href, node)
        case .button, .h1, .h2, .h3, .h4, .h5, .h6, .option, .td, .th: return true
        case .summary: return page.isSummary(node)
        case .other: return page.vocabularies[node] == .svg && page.elementName(node) == "a"
        default: return false
        }
    }

    /// Whether `title` names an element without an explicit role, by the number of the element's name. On other
    /// elements without an explicit role, `title` is only a description.
    private static let takesTitle: [Bool] = {
        var takes = Array(repeating: false, count: Name.count)
        let names: [Name] = [
            .a, .address, .area, .article, .aside, .audio, .blockquote, .button, .canvas, .details, .dialog, .embed,
            .fieldset, .figure, .footer, .form, .h1, .h2, .h3, .h4, .h5, .h6, .header, .hgroup, .hr, .iframe, .img,
            .input,
            .li, .main, .math, .menu, .meter, .nav, .object, .ol, .optgroup, .option, .output, .progress, .search,
            .section, .select, .summary, .svg, .table, .tbody, .td, .textarea, .tfoot, .th, .thead, .tr, .ul, .video,
        ]
        for name in names { takes[Int(name.rawValue)] = true }
        return takes
    }()
}
