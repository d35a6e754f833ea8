import VitrineMarkup
import VitrineSupport

/// The style sheets of a page, in the order of the document: `style` and `link` elements.
package struct PageSheets: Sendable {
    /// One style sheet of a page.
    package enum Source: Hashable, Sendable {
        /// A `style` element: its text, and the lines of the page before it.
        case element(text: [UInt8], firstLine: Int)
        /// A `link` element: its address as written.
        case link(String)
    }

    /// One style sheet of a page and its media.
    package struct Entry: Hashable, Sendable {
        /// Where it is.
        package var source: Source
        /// The value of `media`.
        package var media: String

        /// Creates an entry.
        package init(source: Source, media: String) { (self.source, self.media) = (source, media) }
    }

    /// The sheets.
    package private(set) var entries: [Entry] = []

    /// Puts style sheets together.
    package init(_ entries: [Entry]) { self.entries = entries }

    /// Finds the style sheets of a page.
    package init(_ document: MarkupDocument) {
        for (number, node) in document.nodes.enumerated() where node.kind == .element {
            switch document.names[Int(node.name)] {
            case "style": add(style: number, document)
            case "link": add(link: number, document)
            default: break
            }
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

    /// The rules of the sheets under conditions.
    /// - Parameters:
    ///   - page: the name of the page in places, and the base of its links.
    ///   - loader: gives linked and imported sheets.
    ///   - properties: the properties that styles have; nil for all.
    ///   - atoms: those of another set of rules.
    package func rules(
        page: String, conditions: StyleConditions, properties: PropertySet? = nil, atoms: AtomTable = AtomTable(),
        loader: @escaping RuleSetBuilder.Loader
    ) -> RuleSet {
        var builder = RuleSetBuilder(conditions: conditions, properties: properties, atoms: atoms)
        for entry in entries {
            switch entry.source {
            case .element(let text, let firstLine):
                builder.add(StyleSheet(text), name: page, media: entry.media, firstLine: firstLine, loader: loader)
            case .link(let address):
                guard let (name, bytes) = loader(address, page) else { continue }
                builder.add(StyleSheet(bytes), name: name, media: entry.media, loader: loader)
            }
        }
        return builder.finish()
    }
}
