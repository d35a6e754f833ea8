/// What is wrong with a file that should be a part of a job, or with several of them together.
package enum PartFileMistake: Error, Hashable, Sendable {
    /// The file cannot be read.
    case file(FileProblem)
    /// The file is something else.
    case noPart(PartFile.Kind)
    /// Another version of Vitrine wrote it in another format.
    case otherFormat
    /// It is a part of another job.
    case otherKind(PartFile.Kind)
    /// It is cut short or was changed.
    case damaged
    /// It does not go with the parts before it.
    case count(PartCount.Mistake)
    /// It was made from something else.
    case foreign(PartInput)
    /// Parts that no file has.
    case missing([Int], of: Int, PartFile.Kind)
}

extension PartFileMistake {
    /// What is wrong, as the rest of a sentence that begins with the file.
    package var message: String {
        switch self {
        case .file(let problem): "cannot be read: \(problem.reason)"
        case .noPart(let kind): "is not a part; \(kind.command) --shard writes one"
        case .otherFormat: "is a part of another version of Vitrine; make all parts and merge them with one version"
        case .otherKind(let kind): "is a part that \(kind.command) --shard wrote"
        case .damaged: "was changed after it was written; copy the part again, or make it again"
        case .count(let mistake): mistake.message
        case .foreign(let input): input.difference
        case .missing(let numbers, let count, let kind):
            PartCount.message(missing: numbers, of: count, command: kind.command, output: "FILE")
        }
    }
}

extension PartFile.Kind {
    /// The command whose parts they are.
    package var command: String {
        switch self {
        case .compare: "compare"
        case .snapshots: "snapshot check"
        }
    }
}

/// Everything that keeps files from being all parts of one job.
package struct PartFileProblems: Error, Hashable, Sendable {
    /// A mistake, with the file that it is about; nil where it is about all of them.
    package struct Entry: Hashable, Sendable, CustomStringConvertible {
        package var file: String?
        package var mistake: PartFileMistake

        /// `parts/2: error: is part 2/4, like parts/1; name each part once`
        package var description: String { (file.map { "\($0): " } ?? "") + "error: \(mistake.message)" }
    }

    /// What is wrong, in the order of the files.
    package let all: [Entry]
}
