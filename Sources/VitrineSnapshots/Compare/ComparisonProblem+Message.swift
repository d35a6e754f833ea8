import VitrineSupport

extension ComparisonProblem {
    /// The problem in words, to be written after the name of the file.
    package var message: String {
        switch kind {
        case .missing: "there is no such file or folder"
        case .fileBesideFolder(let folder): "is a file, but \(folder) is a folder"
        case .unreadable(let reason): "\(reason)"
        case .folder(let problem): "cannot be opened: \(problem.reason)"
        case .entry(let problem): "cannot be examined: \(problem.reason)"
        case .linkToNowhere: "is a symbolic link that leads nowhere"
        case .linkLoop: "is a symbolic link that leads back to itself"
        case .malformed(let problem): String(problem.message.prefix { !$0.isNewline })
        case .outOfMemory: "out of memory"
        case .snapshot(let damage): "its snapshot \(damage)"
        case .notRendered(let message): message
        }
    }

    /// The message with its position: `head a.html:3:4: message`.
    package var sentence: String {
        guard path.isEmpty else {
            return (side.map { $0.rawValue + " " } ?? "") + path + (line > 0 ? ":\(line):\(column)" : "") + ": "
                + message
        }
        // When two files are compared, their names are in the command and need not be repeated.
        let file = side.map { "the \($0.rawValue) file" } ?? "the file"
        return file + (line > 0 ? ", line \(line), column \(column)" : "") + ": " + message
    }
}
