/// One thing that differs between two versions of a page.
package struct Change: Hashable, Sendable {
    /// What happened.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text reads differently.
        case text
        /// An attribute was added, removed or changed.
        case attribute
        /// Classes were added or removed.
        case `class`
        /// A declaration of a style attribute was added, removed or changed.
        case style
        /// An element or text is new.
        case inserted
        /// An element or text is gone.
        case removed
        /// An element is elsewhere.
        case moved
        /// Most of a list is in another order.
        case reordered
        /// An element has another name, or an instance is one of another component.
        case renamed
        /// One element became several.
        case split
        /// Several elements became one.
        case joined
    }

    /// What a change touches. The first matters to readers of the data, the last to designers.
    package enum Layer: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Names, roles, states and headings: what assistive technology announces.
        case accessibility
        /// Texts, addresses, values, dates.
        case data
        /// Elements and other attributes.
        case markup
        /// Classes and styles.
        case style

        /// Accessibility first, style last.
        package static func < (one: Self, other: Self) -> Bool {
            Self.allCases.firstIndex(of: one) ?? 0 < Self.allCases.firstIndex(of: other) ?? 0
        }
    }

    /// What a change is about.
    package enum Subject: Hashable, Sendable {
        /// An element or a text.
        case node
        /// The document type.
        case documentType
        /// A column of a table, with so many cells; nil where several columns have different numbers of them.
        case column(cells: Int?)
    }

    /// Two addresses from the top of a site.
    package struct Addresses: Hashable, Sendable {
        package var before: String
        package var after: String
    }

    /// What happened.
    package var kind: Kind
    /// What it is about.
    package var subject = Subject.node
    /// What it touches.
    package var layer: Layer
    /// The component in which it happened, the innermost; nil in foreign HTML.
    package var component: String?
    /// Section and row of that component.
    package var instance: String?
    /// A readable path in the new page, in the old one for what is gone: `/html/body/main/ul[2]/li`.
    package var element: String
    /// The element within its component: `h3`, or the component's own root.
    package var part: String
    /// The attribute or property; the new name where an element has another one.
    package var name: String?
    /// What was there: the text, the value, the classes that went, the markup that is gone.
    package var before: String?
    /// What is there now.
    package var after: String?
    /// Whether only an element was added, removed or moved, and what is inside it stays.
    package var isAround = false
    /// The text of the element, where the change itself does not distinguish it from others of its kind.
    package var label: String?
    /// Whether it is the other end of a change of another page, with which it counts as one.
    package var isCounterpart = false
    /// How many references follow an id that has changed.
    package var references = 0
    /// How many links of the page still name the former id, which nothing has any more.
    package var brokenLinks = 0
    /// Files of the site that relative addresses lead to; nil for other values.
    package var resolved: Addresses?
    /// What assistive technology announces differently because of it; nil when that is nothing, or what the rest says.
    package var effect: AccessibleEffect?
    /// What stylesheets and files do to an element whose markup may be the same; nil for what the markup says.
    package var sheet: SheetEffect?

    /// What two changes share when they are the same change in two places.
    package var signature: ChangeSignature {
        if let sheet { return sheet.signature(of: self) }
        // Each says from where and to where; what is moved is one decision.
        let hasValues = kind != .moved || isAround
        let words = substitution ?? substitutionOfName
        return ChangeSignature(
            kind: kind, layer: layer, component: component, part: part, name: name,
            before: losesName || !hasValues ? nil : words?.before ?? before,
            after: hasValues ? words?.after ?? after : nil, isAround: isAround,
            effect: effect?.signature ?? (brokenLinks > 0 ? "broken" : nil))
    }
}
