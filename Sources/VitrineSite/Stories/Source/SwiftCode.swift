/// The code of a story, as its page shows it.
struct SwiftCode: Hashable, Sendable {
    /// The origin of the code.
    enum Kind: Hashable, Sendable {
        /// An excerpt from the file that declares the story.
        case excerpt
        /// A generated expression that creates the value of the story.
        case value
        /// There is no code, because no expression can create the value.
        case none
    }

    var kind: Kind
    var text: String
    /// What the code has to import, such as `Foundation` or `struct Foundation.URL`.
    var imports: [String] = []
    /// Names that the code uses without showing their declarations. For a generated value, the types whose initializers
    /// are unknown; if there is no code, what prevents it: closures by their labels, other values by their types.
    var missing: [String] = []
}
