/// One thing that differs between two versions of a page.
public struct Change: Hashable, Sendable {
    /// What happened.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A text reads otherwise.
        case text
        /// An attribute came, went or has another value.
        case attribute
        /// Classes came or went.
        case `class`
        /// A declaration of a style attribute came, went or has another value.
        case style
        /// An element or text is new.
        case inserted
        /// An element or text is gone.
        case removed
        /// An element stands elsewhere.
        case moved
        /// Most of a list stands in another order.
        case reordered
        /// An element has another name.
        case renamed
    }

    /// What a change touches. The first is what readers of the data care for, the last what a designer does.
    public enum Layer: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Names, roles, states and headings: what assistive technology tells.
        case accessibility
        /// Texts, addresses, values, dates.
        case data
        /// Elements and other attributes.
        case markup
        /// Classes and styles.
        case style

        /// Accessibility first, style last.
        public static func < (one: Self, other: Self) -> Bool {
            Self.allCases.firstIndex(of: one) ?? 0 < Self.allCases.firstIndex(of: other) ?? 0
        }
    }

    /// What happened.
    public var kind: Kind
    /// What it touches.
    public var layer: Layer
    /// The component in which it happened, the innermost; nil in foreign HTML.
    public var component: String?
    /// Section and row of that component.
    public var instance: String?
    /// A readable path in the new page, in the old one for what is gone: `/html/body/main/ul[2]/li`.
    public var element: String
    /// The element within its component: `h3`, or the component's own root.
    public var part: String
    /// The attribute or property; the new name where an element has another one.
    public var name: String?
    /// What was there: the text, the value, the classes that went, the markup that is gone.
    public var before: String?
    /// What is there now.
    public var after: String?
    /// Whether an element came or went alone, and what is inside it stays.
    public var isAround = false
    /// What it says, where the change itself does not tell it from others of its kind.
    public var label: String?
    /// What assistive technology tells otherwise because of it; nil when that is nothing, or what the rest says.
    public var effect: AccessibleEffect?

    /// What two changes share when they are the same change in two places.
    public var signature: ChangeSignature {
        ChangeSignature(
            kind: kind, layer: layer, component: component, part: part, name: name, before: losesName ? nil : before,
            after: after, isAround: isAround, effect: effect?.signature)
    }
}

/// A change without its place.
public struct ChangeSignature: Hashable, Sendable {
    var kind: Change.Kind
    var layer: Change.Layer
    var component: String?
    var part: String
    var name: String?
    var before: String?
    var after: String?
    var isAround = false
    var effect: String?

    /// Twelve letters and digits that name the group, the same in every run.
    public var id: String {
        var digest = Digest.zero
        for part in [kind.rawValue, layer.rawValue, component ?? "", part, name ?? "", before ?? "", after ?? ""] {
            digest.mix(part)
        }
        if isAround { digest.mix("around") }
        if let effect { digest.mix(effect) }
        return String(digest.hex.prefix(12))
    }
}
