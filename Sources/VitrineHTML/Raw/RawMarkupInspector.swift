import VitrineMarkup

/// Searches a parsed HTML fragment for markup that is not accepted in ``RawMarkup``, apart from parse errors, which the
/// parser reports.
struct RawMarkupInspector {
    /// The maximum depth of nested elements. libxml2 reads 256 levels, and the page around the markup needs some of
    /// them.
    static let depthLimit = 200

    private let document: MarkupDocument
    private let places: MarkupDocument.HTMLReading
    private let allowsScripts: Bool
    private var found: [(kind: RawMarkupProblem.Kind, offset: Int)] = []
    /// The depth of each node, from 1.
    private var depths: [Int]

    /// Returns everything that is not accepted, in source order. Of the elements that are nested too deeply, only the
    /// first is included.
    static func problems(in document: MarkupDocument, allowingScripts: Bool) -> [RawMarkupProblem] {
        guard let places = document.html else { return [] }
        var inspector = RawMarkupInspector(document, places, allowingScripts)
        inspector.inspect()
        return RawMarkupProblem.placed(inspector.found, in: document)
    }

    private init(_ document: MarkupDocument, _ places: MarkupDocument.HTMLReading, _ allowsScripts: Bool) {
        self.document = document
        self.places = places
        self.allowsScripts = allowsScripts
        depths = Array(repeating: 1, count: document.nodes.count)
    }

    private mutating func inspect() {
        var isTooDeep = false
        for node in document.nodes.indices {
            let parent = Int(document.nodes[node].parent)
            if parent >= 0 { depths[node] = depths[parent] + 1 }
            switch document.nodes[node].kind {
            case .text: break
            case .instruction: add(.instruction, at: node)
            case .comment: inspectComment(node)
            case .element:
                if depths[node] > Self.depthLimit, !isTooDeep {
                    isTooDeep = true
                    add(.tooDeep(limit: Self.depthLimit), at: node)
                }
                inspectElement(node)
                for attribute in document.attributeRange(of: node) { inspectAttribute(attribute, of: node) }
            }
        }
    }

    private mutating func add(_ kind: RawMarkupProblem.Kind, at node: Int) {
        found.append((kind, Int(places.places[node].start)))
    }

    // MARK: - Nodes

    private mutating func inspectComment(_ node: Int) {
        if ancestors(of: node).contains(where: { document.nodes[$0].namespace > 1 }) {
            return add(.foreignComment, at: node)
        }
        // In some elements browsers read a comment as text, for example in `noscript` with scripts enabled. So it must
        // not contain anything that would be a tag there.
        let bytes = document.bytes(of: node)
        let isPlain = !bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }
        guard isPlain, HTML.isComment(String(decoding: bytes, as: UTF8.self)) else { return add(.comment, at: node) }
    }

    private func ancestors(of node: Int) -> some Sequence<Int> {
        sequence(first: Int(document.nodes[node].parent)) { Int(document.nodes[$0].parent) }.prefix { $0 >= 0 }
    }

    private mutating func inspectElement(_ node: Int) {
        let name = elementName(node)
        let isHTML = document.nodes[node].namespace == 1
        if name == "script" {
            if !allowsScripts { add(.activeElement(name), at: node) }
            if isHTML { inspectRawText(node, name) }
            return
        }
        guard AttributeName.isElement(name) else { return add(.elementName(name), at: node) }
        guard isHTML else { return }
        guard name == name.lowercased() else { return add(.elementName(name), at: node) }
        switch name {
        case _ where HTML.obsoleteTextElements.contains(name): add(.textElement(name), at: node)
        case "style": inspectRawText(node, name)
        case "iframe": if hasContent(node) { add(.content(element: name), at: node) }
        case "noscript":
            let isNested = ancestors(of: node).contains { elementName($0) == name && document.nodes[$0].namespace == 1 }
            if isNested { add(.content(element: name), at: node) }
        case "textarea":
            if hasContent(node), document.bytes(of: node + 1).first == 0x0A {
                add(.leadingLineBreak(element: name), at: node)
            }
        case "base": if !allowsScripts { add(.activeElement(name), at: node) }
        case "meta":
            let refreshes = document.attributeRange(of: node).contains {
                attributeName($0) == "http-equiv" && value($0).lowercased() == "refresh"
            }
            if refreshes, !allowsScripts { add(.activeElement(name), at: node) }
        default: break
        }
    }

    private mutating func inspectRawText(_ node: Int, _ name: String) {
        guard hasContent(node) else { return }
        let text = String(decoding: document.bytes(of: node + 1), as: UTF8.self)
        if !HTML.isRawText(text) { add(.rawText(element: name), at: node) }
    }

    private func hasContent(_ node: Int) -> Bool { Int(document.nodes[node].end) > node + 1 }

    private func elementName(_ node: Int) -> String { document.names[Int(document.nodes[node].name)] }

    // MARK: - Attributes

    private func attributeName(_ attribute: Int) -> String { document.names[Int(document.attributes[attribute].name)] }

    private func value(_ attribute: Int) -> String {
        String(decoding: document.value(of: attribute), as: UTF8.self)
    }

    private mutating func inspectAttribute(_ attribute: Int, of node: Int) {
        guard let name = RawAttributeName.written(attribute, of: node, in: document)?.text else { return }
        func add(_ kind: RawMarkupProblem.Kind) {
            found.append((kind, Int(places.attributePlaces[attribute].name)))
        }
        if name == "srcdoc" {
            if !allowsScripts { add(.frameDocument) }
            return
        }
        guard AttributeName.isOpen(name) || name == "xml:space" else { return add(.attributeName(name)) }
        if AttributeName.isEventHandler(name) {
            if !allowsScripts { add(.eventHandler(attribute: name, element: elementName(node))) }
            return
        }
        let value = value(attribute)
        if name == "attributeName" || name == "attributename" {
            let target = value.split(separator: ":").last.map(String.init) ?? ""
            if AttributeName.isEventHandler(target.filter { !$0.isWhitespace }) { add(.animatedHandler(value)) }
        }
        let isDocument =
            document.nodes[node].namespace == 1 && name == "src" && HTML.documentNames.contains(elementName(node))
        for address in AttributeAddresses.all(in: value, of: name) {
            guard let scheme = URLPolicy.refusedScheme(of: address, in: isDocument ? "href" : name) else { continue }
            if scheme == "javascript", allowsScripts { continue }
            add(.refusedURL(attribute: name, scheme: scheme))
        }
    }
}
