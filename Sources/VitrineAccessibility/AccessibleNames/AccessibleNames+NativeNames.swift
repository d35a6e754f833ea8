import VitrineMarkup
import VitrineSupport

/// The native naming mechanisms of HTML and SVG.
extension AccessibleNames {
    func appendNative(_ node: Int, _ attributes: NamingAttributes, _ walk: Walk, _ sink: inout NameSink) {
        guard page.vocabularies[node] == .html else {
            if page.vocabularies[node] == .svg { appendChild(of: node, .title, walk, &sink) }
            return
        }
        switch page.names[node] {
        case .img, .area: append(attributes.alt, to: &sink)
        case .input: appendInput(node, attributes, walk, &sink)
        case .button, .select, .textarea, .meter, .progress, .output: appendLabels(of: node, walk, &sink)
        case .fieldset: appendChild(of: node, .legend, walk, &sink)
        case .figure: appendChild(of: node, .figcaption, walk, &sink)
        case .table: appendChild(of: node, .caption, walk, &sink)
        case .option, .optgroup:
            if let label = page.value(.label, node) { sink.append(label) }
        case .other where page.elementName(node).utf8.contains(UInt8(ascii: "-")): appendLabels(of: node, walk, &sink)
        default: break
        }
    }

    /// Whether an `input` has the type `submit`, `reset` or `button`.
    func isButton(_ attributes: NamingAttributes) -> Bool {
        guard let type = attributes.type.map({ page.value(of: $0) }) else { return false }
        return type.equals(ignoringCase: "submit") || type.equals(ignoringCase: "reset")
            || type.equals(ignoringCase: "button")
    }

    private func appendInput(_ node: Int, _ attributes: NamingAttributes, _ walk: Walk, _ sink: inout NameSink) {
        let type = attributes.type.map { page.value(of: $0) } ?? []
        if type.equals(ignoringCase: "hidden") { return }
        appendLabels(of: node, walk, &sink)
        guard !sink.hasInk else { return }
        let isImage = type.equals(ignoringCase: "image")
        if isImage { append(attributes.alt, to: &sink) }
        guard !sink.hasInk, isImage || isButton(attributes) else { return }
        append(attributes.value, to: &sink)
        guard !sink.hasInk, isImage || attributes.value == nil else { return }
        // The default label that browsers show, in English as in the HTML Standard.
        if type.equals(ignoringCase: "submit") || isImage && attributes.title == nil {
            sink.append(Self.submit)
        } else if type.equals(ignoringCase: "reset") {
            sink.append(Self.reset)
        }
    }

    private static let submit = Bytes("Submit".utf8)
    private static let reset = Bytes("Reset".utf8)

    private func append(_ attribute: Int?, to sink: inout NameSink) {
        if let attribute { sink.append(page.value(of: attribute)) }
    }

    /// Adds the texts of the labels of a control. Skips labels that are already being read, so that no text is added
    /// twice.
    func appendLabels(of control: Int, _ walk: Walk, _ sink: inout NameSink) {
        guard !walk.isLabel else { return }
        for label in labels.labels(of: control) {
            if sink.isDone { return }
            if walk.origin != control, walk.root == label || page.descendants(walk.root).contains(label) { continue }
            let attributes = NamingAttributes(page, label)
            if attributes.isHidden { continue }
            sink.separate()
            if let ariaLabel = attributes.ariaLabel, !page.value(of: ariaLabel).isBlank {
                sink.append(page.value(of: ariaLabel))
            } else {
                var inner = walk
                inner.root = label
                inner.isLabel = true
                appendContents(of: label, inner, &sink)
            }
            sink.separate()
        }
    }

    /// Adds the text of the `desc` of an SVG drawing.
    func appendDescription(ofDrawing node: Int, _ sink: inout NameSink) {
        guard let description = page.childElements(node).first(where: { page.elementName($0) == "desc" }) else {
            return
        }
        appendContents(of: description, Walk(origin: node), &sink)
    }

    /// Adds the contents of the first child element with the given element name, such as a caption.
    private func appendChild(of node: Int, _ name: Name, _ walk: Walk, _ sink: inout NameSink) {
        let number = UInt32(name.rawValue)
        let vocabulary = page.vocabularies[node]
        let child = page.childElements(node).first {
            page.document.nodes[$0].name == number && page.vocabularies[$0] == vocabulary
        }
        guard let child, walk.includesHidden || !NamingAttributes(page, child).isHidden else { return }
        var inner = walk
        inner.root = child
        appendContents(of: child, inner, &sink)
    }
}
