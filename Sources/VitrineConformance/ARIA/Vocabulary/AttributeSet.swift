/// A set of `aria-*` attributes: one bit each.
struct AttributeSet: Hashable, Sendable {
    private(set) var bits: UInt64

    init() { bits = 0 }

    init(_ names: Name...) {
        bits = 0
        for name in names { insert(name) }
    }

    private init(bits: UInt64) { self.bits = bits }

    private static let first = Name.ariaActivedescendant.rawValue
    /// How many attributes there are.
    static let count = Int(Name.ariaVirtualcontent.rawValue - first) + 1
    /// All attributes, in the order of their numbers.
    static let names: [Name] = (0..<count).compactMap { Name(rawValue: first + UInt16($0)) }

    /// The number of an attribute, from 0; nil for names that are no `aria-*` attribute.
    static func number(_ name: Name) -> Int? {
        let number = Int(name.rawValue) - Int(first)
        return number >= 0 && number < count ? number : nil
    }

    var isEmpty: Bool { bits == 0 }

    func contains(_ name: Name) -> Bool { Self.number(name).map { bits & (1 << UInt64($0)) != 0 } ?? false }

    mutating func insert(_ name: Name) { if let number = Self.number(name) { bits |= 1 << UInt64(number) } }

    mutating func formUnion(_ other: Self) { bits |= other.bits }

    mutating func subtract(_ other: Self) { bits &= ~other.bits }

    func intersection(_ other: Self) -> Self { Self(bits: bits & other.bits) }

    func subtracting(_ other: Self) -> Self { Self(bits: bits & ~other.bits) }

    /// The attributes, in the order of their names.
    var attributes: [Name] { Self.names.filter(contains) }
}
