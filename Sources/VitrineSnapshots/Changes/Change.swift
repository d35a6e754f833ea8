/// A difference between two versions of a page.
package struct Change: Hashable, Sendable {
    /// The kind of change.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text changed.
        case text
        /// An attribute was added, removed or changed.
        case attribute
        /// Classes were added or removed.
        case `class`
        /// A declaration of a style attribute was added, removed or changed, a stylesheet or a file affects an element
        /// differently, or whitespace changed that is visible only because of styles.
        case style
        /// An element or text is new.
        case inserted
        /// An element or text was removed.
        case removed
        /// An element or text moved.
        case moved
        /// At least three children of an element moved, and more than half of those that are in both versions, not
        /// counting unchanged ones at the beginning and at the end.
        case reordered
        /// An element or a story has another name, or an instance belongs to another component.
        case renamed
        /// One element became several.
        case split
        /// Several elements became one.
        case joined
    }

    /// The layer that a change affects.
    package enum Layer: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Names, roles, states and headings: what assistive technology announces.
        case accessibility
        /// Texts, addresses, values and dates.
        case data
        /// Elements and other attributes.
        case markup
        /// Classes and styles.
        case style

        /// Orders layers: accessibility first, style last.
        package static func < (one: Self, other: Self) -> Bool {
            Self.allCases.firstIndex(of: one) ?? 0 < Self.allCases.firstIndex(of: other) ?? 0
        }
    }

    /// The subject of a change.
    package enum Subject: Hashable, Sendable {
        /// An element or a text.
        case node
        /// The document type.
        case documentType
        /// A column of a table, with its number of cells. The number is nil for a column that moved, and for several
        /// columns with different numbers.
        case column(cells: Int?)
    }

    /// The old and the new address as paths from the root of the site, with a leading slash.
    package struct Addresses: Hashable, Sendable {
        package var before: String
        package var after: String
    }

    /// The kind of change.
    package var kind: Kind
    /// What the change is about.
    package var subject = Subject.node
    /// The layer that the change affects.
    package var layer: Layer
    /// The innermost component around the change, or the component that is the only content of an added, removed or
    /// moved element; nil if there is none.
    package var component: String?
    /// The identity of that component's instance, from `data-instance`.
    package var instance: String?
    /// A readable path in the new page, or in the old page for something that was removed: `/html/body/main/ul[2]/li`.
    package var element: String
    /// The path of the element within its component, such as `ul > li`, or empty for the root; without a component, the
    /// name of the element. For an effect of stylesheets or files, a word or tag for the element, such as `heading`.
    package var part: String
    /// What changed, such as an attribute, a property or a file; for a renamed element, its new name.
    package var name: String?
    /// The old text, value or position, or the removed classes or markup.
    package var before: String?
    /// The new text, value or position, or the added classes or markup.
    package var after: String?
    /// Whether only the element around some content was added, removed or moved, while the content itself stayed.
    package var isAround = false
    /// The text of the element, or an attribute value that identifies it, if it is needed to distinguish the change
    /// from others of its kind.
    package var label: String?
    /// Whether the change is the other end of a move between pages, so that the two are counted only once.
    package var isCounterpart = false
    /// The number of references that changed together with an id.
    package var references = 0
    /// The number of links on the page that still refer to the old id, which no longer exists.
    package var brokenLinks = 0
    /// The paths to which the old and the new address resolve; nil if one of them cannot lead to a file of the site,
    /// and for values that are not addresses.
    package var resolved: Addresses?
    /// The effect on what assistive technology announces; nil if there is none, or if the change already describes it.
    package var effect: AccessibleEffect?
    /// The effect of stylesheets and files on an element whose markup may be unchanged; nil for changes of the markup.
    package var sheet: SheetEffect?

    /// The signature that two changes share if they are the same change in two places.
    package var signature: ChangeSignature {
        if let sheet { return sheet.signature(of: self) }
        // The sentence about a move contains both positions, but the group does not depend on them.
        let hasValues = kind != .moved || isAround
        let words = (substitution ?? substitutionOfName)?.key
        return ChangeSignature(
            kind: kind, layer: layer, component: component, part: part, name: name,
            before: losesName || !hasValues ? nil : words?.before ?? before,
            after: hasValues ? words?.after ?? after : nil, isAround: isAround,
            effect: effect?.signature ?? (brokenLinks > 0 ? "broken" : nil))
    }
}
