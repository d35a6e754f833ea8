import VitrineConformance

extension CommandProblem: CustomStringConvertible {
    /// What is wrong, and where possible what to do; a line for each problem.
    var description: String {
        switch self {
        case .noSuchPath(let path): "error: \(path): there is no such file or folder"
        case .notAFile(let path, let problem): "error: \(path): \(problem)"
        case .noPages(let path):
            "error: \(path.isEmpty ? "." : path): there is no page in this folder; pages end in .html, .htm or .xhtml"
        case .noSuchRule(let name): "error: there is no rule “\(name)”; --list-rules names all"
        case .settings(let problems): problems.map(\.description).joined(separator: "\n")
        case .output(let path, let reason): "error: \(path): cannot be written: \(reason)"
        case .review(let message, _): "error: \(message)"
        case .outOfMemory: "error: out of memory"
        }
    }
}

extension FileProblem: CustomStringConvertible {
    /// What is wrong, in words that follow the name of the file.
    var description: String {
        switch self {
        case .missing: "there is no such file"
        case .permission: "cannot be read: permission denied"
        case .linkToNowhere: "is a symbolic link that leads nowhere"
        case .linkLoop: "is a symbolic link that leads back to itself"
        case .special(let kind): "is \(kind), not a file"
        case .tooLarge: "is larger than 2 GB"
        case .system(let reason): "cannot be read: \(reason)"
        }
    }
}
