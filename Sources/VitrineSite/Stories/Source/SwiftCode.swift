/// The code of a story, as its page shows it.
struct SwiftCode: Hashable, Sendable {
    /// What the code is.
    enum Kind: Hashable, Sendable {
        /// What the file of the story says.
        case excerpt
        /// What makes the value of the story.
        case value
        /// Nothing: no code makes the value.
        case none
    }

    var kind: Kind
    var text: String
    /// The modules that the code needs.
    var imports: [String] = []
    /// The names that the code has from its file and does not show; of a value the types whose initializers are not known,
    /// or that cannot be written.
    var missing: [String] = []
}
