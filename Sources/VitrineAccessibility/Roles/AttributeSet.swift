import VitrineMarkup

/// A set of `aria-*` attributes: one bit each.
package struct AttributeSet: Hashable, Sendable {
    package private(set) var bits: UInt64

    package init() { bits = 0 }

    package init(_ names: Name...) {
        bits = 0
        for name in names { insert(name) }
    }

    private init(bits: UInt64) { self.bits = bits }

    private static let first = Name.ariaActivedescendant.rawValue
    /// The total number of `aria-*` attributes.
    package static let count = Int(Name.ariaVirtualcontent.rawValue - first) + 1
    /// All attributes, in the order of their numbers.
    package static let names: [Name] = (0..<count).compactMap { Name(rawValue: first + UInt16($0)) }

    /// The number of an attribute, from 0; nil for names that are not `aria-*` attributes.
    package static func number(_ name: Name) -> Int? {
        let number = Int(name.rawValue) - Int(first)
        return number >= 0 && number < count ? number : nil
    }

    package var isEmpty: Bool { bits == 0 }

    package func contains(_ name: Name) -> Bool { Self.number(name).map { bits & (1 << UInt64($0)) != 0 } ?? false }

    package mutating func insert(_ name: Name) { if let number = Self.number(name) { bits |= 1 << UInt64(number) } }

    package mutating func formUnion(_ other: Self) { bits |= other.bits }

    package mutating func subtract(_ other: Self) { bits &= ~other.bits }

    package func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

    package func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

    /// The attributes in the set, in the order of their numbers.
    package var attributes: [Name] { Self.names.filter(contains) }
}
