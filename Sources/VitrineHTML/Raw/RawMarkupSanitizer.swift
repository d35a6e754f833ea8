import VitrineMarkup

/// Keeps the parts of a fragment that ``SanitizerList`` allows, and records what is left out.
struct RawMarkupSanitizer {
    private let document: MarkupDocument
    private let places: MarkupDocument.HTMLReading?
    private var leftOut: [(kind: RawMarkupProblem.Kind, offset: Int)] = []

    init(_ document: MarkupDocument) {
        self.document = document
        places = document.html
    }

    /// Everything that was left out, in source order. The order in the document may differ, because the parser moves
    /// content that is not allowed in a table out of it.
    var removed: [RawMarkupProblem] { RawMarkupProblem.placed(leftOut, in: document) }

    /// Returns the nodes that are kept.
    mutating func nodes() -> [RawNode] { nodes(0..<document.nodes.count, depth: 1) }

    // The reader nests at most 512 levels, so recursion is bounded.
    /// Returns the kept nodes of a range. If `onlyTexts` is true, elements that would otherwise be kept are replaced
    /// with their contents.
    private mutating func nodes(_ range: Range<Int>, depth: Int, onlyTexts: Bool = false) -> [RawNode] {
        var found: [RawNode] = []
        var index = range.lowerBound
        while index < range.upperBound {
            switch document.nodes[index].kind {
            case .text: found.append(.text(String(decoding: document.bytes(of: index), as: UTF8.self)))
            case .comment: remove(.unlistedComment, at: index)
            case .instruction: remove(.instruction, at: index)
            case .element: found += element(index, depth: depth, onlyTexts: onlyTexts)
            }
            index = Int(document.nodes[index].end)
        }
        return found
    }

    private mutating func remove(_ kind: RawMarkupProblem.Kind, at node: Int) {
        remove(kind, offset: places.map { Int($0.places[node].start) } ?? 0)
    }

    private mutating func remove(_ kind: RawMarkupProblem.Kind, offset: Int) {
        leftOut.append((kind, offset))
    }

    private mutating func element(_ node: Int, depth: Int, onlyTexts: Bool) -> [RawNode] {
        let name = document.names[Int(document.nodes[node].name)]
        let vocabulary = RawElement.Vocabulary(document.nodes[node].namespace)
        let inside = node + 1..<Int(document.nodes[node].end)
        guard depth <= RawMarkupInspector.depthLimit else {
            remove(.tooDeep(limit: RawMarkupInspector.depthLimit), at: node)
            return []
        }
        let isKept =
            switch vocabulary {
            case .html: SanitizerList.elements.contains(name)
            case .svg: SanitizerList.svgElements.contains(name)
            case .math: SanitizerList.mathElements.contains(name)
            }
        guard isKept, !onlyTexts else {
            remove(.unlistedElement(name), at: node)
            let isWhole = !isKept && (vocabulary != .html || SanitizerList.droppedWhole.contains(name))
            return isWhole ? [] : nodes(inside, depth: depth, onlyTexts: onlyTexts)
        }
        let attributes = attributes(of: node, name, vocabulary)
        let isText = vocabulary != .html && SanitizerList.textElements.contains(name)
        var children = nodes(inside, depth: depth + 1, onlyTexts: isText)
        if isText, !children.isEmpty { children = [.text(Self.text(of: children))] }
        return [.element(RawElement(name: name, vocabulary: vocabulary, attributes: attributes, children: children))]
    }

    static func text(of nodes: [RawNode]) -> String {
        nodes.map { node in
            switch node {
            case .text(let text): text
            case .comment: ""
            case .element(let element): Self.text(of: element.children)
            }
        }.joined()
    }

    private mutating func attributes(
        of node: Int, _ element: String, _ vocabulary: RawElement.Vocabulary
    ) -> [(name: String, value: String)] {
        var kept: [(name: String, value: String)] = []
        for attribute in document.attributeRange(of: node) {
            guard let written = RawAttributeName.written(attribute, of: node, in: document) else { continue }
            let name = written.text
            let offset = places.map { Int($0.attributePlaces[attribute].name) } ?? 0
            guard SanitizerList.keeps(name, of: element, in: vocabulary), !written.isReplacement || name == "lang",
                !document.ignores(attribute, writtenAs: written, of: node)
            else {
                remove(.unlistedAttribute(attribute: name, element: element), offset: offset)
                continue
            }
            let value = String(decoding: document.value(of: attribute), as: UTF8.self)
            if let scheme = Self.refusedScheme(value, name) {
                remove(.refusedURL(attribute: name, scheme: scheme), offset: offset)
            } else if vocabulary == .svg, value.contains("(") && name != "transform" && Self.mayLoad(value) {
                remove(.unlistedAttribute(attribute: name, element: element), offset: offset)
            } else {
                kept.append((name, value))
            }
        }
        return kept
    }

    private static func refusedScheme(_ value: String, _ name: String) -> String? {
        AttributeAddresses.all(in: value, of: name).lazy.compactMap { URLPolicy.refusedScheme(of: $0, in: name) }.first
    }

    /// Returns whether the value of a presentation attribute of SVG may refer to something that a browser loads. True
    /// for every value with escapes, because escapes can spell anything.
    private static func mayLoad(_ value: String) -> Bool {
        let lowered = value.lowercased()
        return ["url", "src", "image", "\\", "var", "attr"].contains { lowered.contains($0) }
    }
}
