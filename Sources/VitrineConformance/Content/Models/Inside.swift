import VitrineMarkup

/// The ancestors of an element that affect which rules apply, as a set of bits.
struct Inside: OptionSet {
    let rawValue: UInt32

    static let option = Inside(rawValue: 1)
    static let optgroup = Inside(rawValue: 2)
    static let select = Inside(rawValue: 4)
    static let datalist = Inside(rawValue: 8)
    static let map = Inside(rawValue: 16)
    static let template = Inside(rawValue: 32)
    static let head = Inside(rawValue: 64)
    /// A `button` that is a child of a `select`.
    static let selectButton = Inside(rawValue: 128)
    /// An element that must not contain `main`.
    static let refusesMain = Inside(rawValue: 256)
    static let ruby = Inside(rawValue: 512)
    /// A `ruby` inside another `ruby`.
    static let innerRuby = Inside(rawValue: 1024)

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates the bit for the name of an ancestor; empty if the name has no bit of its own.
    init(_ name: Name) {
        switch name {
        case .option: self = .option
        case .optgroup: self = .optgroup
        case .select: self = .select
        case .datalist: self = .datalist
        case .map: self = .map
        case .template: self = .template
        case .head: self = .head
        case .ruby: self = .ruby
        default: self = []
        }
    }
}
