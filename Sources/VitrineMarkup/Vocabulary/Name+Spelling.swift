import VitrineSupport

extension Name {
    /// The spelling in HTML.
    package var spelling: String { Self.spellings[Int(rawValue)] }

    /// The spellings by number. A capital in the name of a case becomes a hyphen and a lowercase letter.
    package static let spellings: [String] = allCases.map { name in
        hyphenated("\(name)")
    }

    private static let bySpelling = Dictionary(uniqueKeysWithValues: zip(spellings, allCases))

    /// Creates the name with a spelling; ``other`` if no name has it.
    package init(_ spelling: String) { self = Self.bySpelling[spelling] ?? .other }

    /// Creates the name for a number that a reader assigned; ``other`` if no name has this number.
    package init(number: UInt32) { self = Int(number) < Self.count ? Name(rawValue: UInt16(number)) ?? .other : .other }

    /// The number of names.
    package static let count = allCases.count

    static let numbered: [Name] = allCases
}
