extension ReviewProblem: CustomStringConvertible {
    /// The problem; for a folder with other files, also what to do about it.
    package var description: String {
        switch self {
        case .foreignFolder(let path):
            "\(path): is not empty and does not contain a review; choose another folder, or empty this one"
        case .unwritable(let path, let reason): "\(path): cannot be written: \(reason)"
        case .outOfMemory: "out of memory"
        case .rendering(let message): "the review could not be made: \(message)"
        }
    }
}
