import VitrineSupport

extension Name {
    /// The spelling in HTML.
    package var spelling: String { Self.spellings[Int(rawValue)] }

    /// Spellings by number: the hyphen comes back instead of a capital.
    package static let spellings: [String] = allCases.map { name in
        hyphenated("\(name)")
    }

    private static let bySpelling = Dictionary(uniqueKeysWithValues: zip(spellings, allCases))

    /// The name with a spelling; ``other`` when the rules do not know it.
    package init(_ spelling: String) { self = Self.bySpelling[spelling] ?? .other }

    /// The name with a number of the reader.
    package init(number: UInt32) { self = Int(number) < Self.count ? Name(rawValue: UInt16(number)) ?? .other : .other }

    /// How many names there are.
    package static let count = allCases.count

    /// All names by number.
    static let numbered: [Name] = allCases
}
