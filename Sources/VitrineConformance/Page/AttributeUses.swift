import VitrineXML

/// Which of a few attributes a page uses at all: most pages use few of them, and then there is nothing to look for.
struct AttributeUses: OptionSet {
    let rawValue: UInt16

    static let role = Self(rawValue: 1)
    static let tabindex = Self(rawValue: 2)
    static let autofocus = Self(rawValue: 4)
    static let accesskey = Self(rawValue: 8)
    static let popover = Self(rawValue: 16)
    static let headingOffset = Self(rawValue: 32)
    static let itemprop = Self(rawValue: 64)
    static let itemref = Self(rawValue: 128)
    static let title = Self(rawValue: 256)

    private static let bits: [UInt16] = {
        var bits = Array(repeating: UInt16(0), count: Name.count)
        let rows: [(Name, Self)] = [
            (.role, .role), (.tabindex, .tabindex), (.autofocus, .autofocus), (.accesskey, .accesskey),
            (.popover, .popover), (.headingoffset, .headingOffset), (.headingreset, .headingOffset),
            (.itemprop, .itemprop), (.itemref, .itemref), (.title, .title),
        ]
        for (name, use) in rows { bits[Int(name.rawValue)] = use.rawValue }
        return bits
    }()

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Looks at all attributes of a page.
    init(_ page: PageTree) {
        let bits = Self.bits
        var found: UInt16 = 0
        for attribute in page.document.attributes where Int(attribute.name) < bits.count {
            found |= bits[Int(attribute.name)]
        }
        rawValue = found
    }
}

extension PageTree {
    /// Whether there is an element of HTML with a name.
    func hasElement(_ name: Name) -> Bool {
        for _ in elements(name) { return true }
        return false
    }

    /// The elements that have an attribute, in the order of the page.
    func elements(with name: Name) -> some Sequence<(node: Int, attribute: Int)> {
        nodes.lazy.filter { self.document.nodes[$0].attributeCount > 0 }
            .compactMap { node in self.attribute(name, node).map { (node, $0) } }
    }
}
