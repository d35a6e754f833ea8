/// The attributes that a page uses, out of a small set. Most pages use few of them, so rules about the others can be
/// skipped.
package struct AttributeUses: OptionSet {
    package let rawValue: UInt16

    package static let role = Self(rawValue: 1)
    package static let tabindex = Self(rawValue: 2)
    package static let autofocus = Self(rawValue: 4)
    package static let accesskey = Self(rawValue: 8)
    package static let popover = Self(rawValue: 16)
    package static let headingOffset = Self(rawValue: 32)
    package static let itemprop = Self(rawValue: 64)
    package static let itemref = Self(rawValue: 128)
    package static let title = Self(rawValue: 256)

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates the set of those attributes that a page uses.
    package init(_ page: PageTree) {
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
