/// The reason why a review could not be written.
package enum ReviewProblem: Error, Hashable, Sendable {
    /// The folder contains other files, which must not be mixed with a review.
    case foreignFolder(String)
    /// A file or folder cannot be written.
    case unwritable(String, reason: String)
    /// The parser cannot be allocated.
    case outOfMemory
    /// A component of the review itself could not be rendered, which is a defect of the program.
    case rendering(String)

    /// Whether the cause is a defect of the program or a lack of memory, rather than the file or folder that the user
    /// chose for the review.
    package var isDefect: Bool {
        switch self {
        case .foreignFolder, .unwritable: false
        case .outOfMemory, .rendering: true
        }
    }
}
