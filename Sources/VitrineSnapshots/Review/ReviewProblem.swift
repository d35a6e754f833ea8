/// Why a review could not be written.
package enum ReviewProblem: Error, Hashable, Sendable {
    /// The folder has other files in it, which must not be mixed up with a review.
    case foreignFolder(String)
    /// A file or folder cannot be written.
    case unwritable(String, reason: String)
    /// The parser cannot be allocated.
    case outOfMemory
    /// A component of the review itself could not be shown: a defect.
    case rendering(String)

    /// Whether the program is at fault rather than what it was given.
    package var isDefect: Bool {
        switch self {
        case .foreignFolder, .unwritable: false
        case .outOfMemory, .rendering: true
        }
    }
}
