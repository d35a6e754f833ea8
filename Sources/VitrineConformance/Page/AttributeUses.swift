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

    init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Which of them a page uses.
    init(_ page: PageTree) {
        self = []
        if page.hasAttribute(.role) { insert(.role) }
        if page.hasAttribute(.tabindex) { insert(.tabindex) }
        if page.hasAttribute(.autofocus) { insert(.autofocus) }
        if page.hasAttribute(.accesskey) { insert(.accesskey) }
        if page.hasAttribute(.popover) { insert(.popover) }
        if page.hasAttribute(.headingoffset) || page.hasAttribute(.headingreset) { insert(.headingOffset) }
        if page.hasAttribute(.itemprop) { insert(.itemprop) }
        if page.hasAttribute(.itemref) { insert(.itemref) }
        if page.hasAttribute(.title) { insert(.title) }
    }
}
