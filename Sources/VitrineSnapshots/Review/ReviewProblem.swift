/// Why a review could not be written.
public enum ReviewProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// The folder has other files in it, which must not be mixed up with a review.
    case foreignFolder(String)
    /// A file or folder cannot be written.
    case unwritable(String, reason: String)
    /// The parser cannot be allocated.
    case outOfMemory
    /// A component of the review itself could not be shown: a defect.
    case rendering(String)

    /// Whether the program is at fault rather than what it was given.
    public var isDefect: Bool {
        switch self {
        case .foreignFolder, .unwritable: false
        case .outOfMemory, .rendering: true
        }
    }

    /// What is wrong, and what to do.
    public var description: String {
        switch self {
        case .foreignFolder(let path):
            "\(path): is not empty and holds no review; name another folder, or empty this one"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        case .outOfMemory: "out of memory"
        case .rendering(let message): "the review could not be made: \(message)"
        }
    }
}
