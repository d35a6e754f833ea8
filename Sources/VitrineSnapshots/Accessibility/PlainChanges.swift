/// Recognizes changes whose effect on the accessibility trees is known without computing the trees, such as changes to
/// texts in paragraphs and list items, and to the targets of links. Most changes to templates are of this kind, and
/// computing the trees takes longer than the rest of the comparison.
struct PlainChanges {
    private let matching: TreeMatching
    /// The words in the ARIA attributes of either tree, among them all ids that names and descriptions refer to.
    private lazy var references = matching.new.namingReferences.union(matching.old.namingReferences)
    /// Whether texts are announced differently.
    private var changesText = false

    init(_ matching: TreeMatching) { self.matching = matching }

    /// Returns true if assistive technology announces both versions in the same way, false if only texts are announced
    /// differently, and nil if the trees must be compared.
    mutating func tellTheSame(_ placed: [ChangeWriter.Placed]) -> Bool? {
        for entry in placed where entry.change.layer != .style {
            guard !entry.isOld else { return nil }
            switch entry.change.kind {
            case .text:
                guard isPlainText(entry) else { return nil }
                changesText = true
            case .attribute:
                guard let name = entry.change.name, Self.silent.contains(name) || name.hasPrefix("data-"),
                    entry.change.before?.isEmpty == false, entry.change.after?.isEmpty == false
                else { return nil }
            default: return nil
            }
        }
        return !changesText
    }

    /// Attributes whose values are not announced; only whether they are present matters.
    private static let silent: Set<String> = [
        "href", "src", "srcset", "datetime", "content", "rel", "target", "action", "integrity", "d", "points",
        "viewBox", "cite",
        "width", "height", "loading", "fetchpriority", "nonce",
    ]

    /// Elements that take no accessible name from the text in them.
    private static let plain: Set<String> = [
        "html", "body", "main", "header", "footer", "nav", "section", "article", "aside", "div", "p", "ul", "ol", "li",
        "dl", "dd",
        "blockquote", "pre", "span", "b", "i", "u", "s", "small", "strong", "em", "code", "time", "address",
    ]

    /// Elements that are named by the text in them, and `head`, which contains the title. A change of the text already
    /// reports the change of the name.
    private static let named: Set<String> = ["head", "title", "h1", "h2", "h3", "h4", "h5", "h6", "a"]
    private static let ofLinks: Set<String> = ["href", "rel", "target", "hreflang", "download"]

    private mutating func isPlainText(_ entry: ChangeWriter.Placed) -> Bool {
        func isSeen(_ text: String?) -> Bool { text?.contains { !$0.isWhitespace } == true }
        func isSaid(_ text: String?) -> Bool { text?.contains { $0.isLetter || $0.isNumber } == true }
        guard matching.new.nodes[entry.node].name == nil, isSeen(entry.change.before), isSeen(entry.change.after) else {
            return false
        }
        let isName = isSaid(entry.change.before) && isSaid(entry.change.after)
        var node = matching.new.nodes[entry.node].parent
        while node >= 0 {
            guard let name = matching.new.nodes[node].name,
                Self.plain.contains(name) || isName && Self.named.contains(name)
            else { return false }
            for attribute in matching.new.nodes[node].attributes
            where !isPlain(attribute) && !(name == "a" && Self.ofLinks.contains(attribute.name)) { return false }
            node = matching.new.nodes[node].parent
        }
        return true
    }

    private mutating func isPlain(_ attribute: SnapshotTree.Attribute) -> Bool {
        switch attribute.name {
        case "class", "lang", "dir": true
        case "id": !references.contains(attribute.value)
        default: attribute.name.hasPrefix("data-")
        }
    }
}

extension SnapshotTree {
    /// The words in all ARIA attributes. They include every id that is referred to for a name or description.
    fileprivate var namingReferences: Set<String> {
        var ids: Set<String> = []
        for node in nodes {
            for attribute in node.attributes where attribute.name.hasPrefix("aria-") {
                ids.formUnion(CanonicalAttributes.tokens(attribute.value))
            }
        }
        return ids
    }
}
