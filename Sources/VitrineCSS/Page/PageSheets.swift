import VitrineMarkup
import VitrineSupport

/// The stylesheets of a page, in document order: `style` and `link` elements.
package struct PageSheets: Sendable {
    /// One stylesheet of a page.
    package enum Source: Hashable, Sendable {
        /// A `style` element: its text, and the number of lines of the page before that text.
        case element(text: [UInt8], firstLine: Int)
        /// A `link` element: its address as written.
        case link(String)
    }

    /// One stylesheet of a page and its media.
    package struct Entry: Hashable, Sendable {
        /// The stylesheet.
        package var source: Source
        /// The value of `media`.
        package var media: String

        /// Creates an entry for a stylesheet.
        package init(source: Source, media: String) { (self.source, self.media) = (source, media) }
    }

    /// The stylesheets, in document order.
    package private(set) var entries: [Entry] = []

    /// Creates the list of stylesheets from entries.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// Finds the stylesheets of a page.
    package init(_ document: MarkupDocument) {
        Self.find(in: document) { node, isStyle in
            if isStyle { add(style: node, document) } else { add(link: node, document) }
        }
    }

    /// Bytes that are equal only for pages whose ``entries`` are equal, apart from the lines of `style` elements; empty
    /// for a page without `style` elements and without `link` elements whose `rel` contains `stylesheet`. Computing
    /// them takes less time than finding the entries.
    package static func signature(_ document: MarkupDocument) -> [UInt8] {
        var result: [UInt8] = []
        find(in: document) { number, isStyle in
            let node = document.nodes[number]
            let range = Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
            if !isStyle {
                let isSheet = range.contains { index in
                    document.names[Int(document.attributes[index].name)] == "rel"
                        && namesSheet(document.value(of: index))
                }
                if !isSheet { return }
            }
            result.append(isStyle ? 1 : 2)
            for index in range where document.attributes[index].namespace == 0 {
                result += document.names[Int(document.attributes[index].name)].utf8
                result.append(3)
                result += document.value(of: index)
                result.append(4)
            }
            guard isStyle else { return }
            for inner in number + 1..<Int(node.end) where document.nodes[inner].kind == .text {
                result += document.bytes(of: inner)
            }
        }
        return result
    }

    /// Whether a value contains `stylesheet`, ignoring case.
    private static func namesSheet(_ value: ArraySlice<UInt8>) -> Bool {
        guard value.count >= 10 else { return false }
        return (value.startIndex...value.endIndex - 10).contains { start in
            value[start..<start + 10].elementsEqual("stylesheet".utf8) { $0.asciiLowercased == $1 }
        }
    }

    /// Calls a closure with each `style` and `link` element, in document order.
    private static func find(in document: MarkupDocument, found: (_ node: Int, _ isStyle: Bool) -> Void) {
        /// The kind of the elements with a certain name. It is kept, so that each name is compared only once.
        enum Kind: UInt8 { case unknown, style, link, other }
        var kinds = [Kind](repeating: .unknown, count: document.names.count)
        for (number, node) in document.nodes.enumerated() where node.kind == .element {
            let name = Int(node.name)
            if kinds[name] == .unknown {
                switch document.names[name] {
                case "style": kinds[name] = .style
                case "link": kinds[name] = .link
                default: kinds[name] = .other
                }
            }
            if kinds[name] == .style || kinds[name] == .link { found(number, kinds[name] == .style) }
        }
    }

    private static func attributes(_ node: Int, _ document: MarkupDocument) -> [String: String] {
        let node = document.nodes[node]
        var result: [String: String] = [:]
        for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
        where document.attributes[index].namespace == 0 {
            let name = document.names[Int(document.attributes[index].name)]
            result[name] = String(decoding: document.value(of: index), as: UTF8.self)
        }
        return result
    }

    private mutating func add(style number: Int, _ document: MarkupDocument) {
        let attributes = Self.attributes(number, document)
        let type = attributes["type", default: ""].asciiLowercased
        guard type.isEmpty || type == "text/css" else { return }
        var text: [UInt8] = []
        var firstLine: Int?
        for inner in number + 1..<Int(document.nodes[number].end) where document.nodes[inner].kind == .text {
            let start = Int(document.nodes[inner].start)
            if firstLine == nil, start < document.sourceCount {
                firstLine = TextPlace(start, in: document.text).line - 1
            }
            text += document.bytes(of: inner)
        }
        entries.append(
            Entry(source: .element(text: text, firstLine: firstLine ?? 0), media: attributes["media", default: ""]))
    }

    private mutating func add(link number: Int, _ document: MarkupDocument) {
        let attributes = Self.attributes(number, document)
        let types = attributes["rel", default: ""].asciiLowercased.split(whereSeparator: \.isWhitespace)
        guard types.contains("stylesheet"), !types.contains("alternate"), attributes["disabled"] == nil,
            let address = attributes["href"], !address.isEmpty
        else { return }
        entries.append(Entry(source: .link(address), media: attributes["media", default: ""]))
    }

    /// Returns the rules of the sheets under certain conditions.
    /// - Parameters:
    ///   - page: the name of the page in source locations, and the base of its links.
    ///   - loader: returns linked and imported sheets.
    ///   - properties: the only properties whose values are needed; nil if all are needed.
    ///   - atoms: the atoms of another rule set, so that both can use the same ``ElementTree``.
    ///   - parsed: a cache of parsed sheets, which several rule sets can share.
    package func rules(
        page: String, conditions: StyleConditions, properties: PropertySet? = nil, atoms: AtomTable = AtomTable(),
        parsed: ParsedSheets = ParsedSheets(), loader: @escaping RuleSetBuilder.Loader
    ) -> RuleSet {
        var builder = RuleSetBuilder(conditions: conditions, properties: properties, atoms: atoms)
        for entry in entries {
            switch entry.source {
            case .element(let text, let firstLine):
                let sheet = parsed.sheet(text)
                builder.add(sheet, name: page, media: entry.media, firstLine: firstLine, loader: loader)
            case .link(let address):
                guard let (name, bytes) = loader(address, page) else { continue }
                builder.add(parsed.sheet(bytes), name: name, media: entry.media, loader: loader)
            }
        }
        return builder.finish()
    }
}
