/// What happened to a file that pages refer to, such as a picture.
package enum FileChange: Int, Hashable, Sendable {
    case replaced, added, removed

    /// Creates a value for a file that existed on at least one side.
    /// - Parameters:
    ///   - existed: whether the file existed before.
    ///   - exists: whether the file exists now.
    init(existed: Bool, exists: Bool) {
        self = !existed ? .added : exists ? .replaced : .removed
    }

    /// The predicate of a sentence about the file.
    var words: String {
        switch self {
        case .replaced: "was replaced"
        case .added: "is new"
        case .removed: "is gone"
        }
    }
}
