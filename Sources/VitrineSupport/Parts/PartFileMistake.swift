/// A problem with a file that should be a part of a job, or with several such files together.
package enum PartFileMistake: Error, Hashable, Sendable {
    /// The file cannot be read.
    case file(FileProblem)
    /// The file is not a part. The payload is the kind that was expected.
    case noPart(PartFile.Kind)
    /// Another version of Vitrine wrote the file in another format.
    case otherFormat
    /// The file is a part that another command made. The payload is the kind of this part.
    case otherKind(PartFile.Kind)
    /// The file is truncated or was changed.
    case damaged
    /// The part does not fit the parts that were read before it.
    case count(PartCount.Mistake)
    /// The part was not made from the expected input, which is the payload.
    case foreign(PartInput)
    /// Parts are missing: their numbers, how many parts the job has, and their kind.
    case missing([Int], of: Int, PartFile.Kind)
}

extension PartFileMistake {
    /// The problem, as the rest of a sentence that begins with the name of the file; for missing parts, as a whole
    /// sentence.
    package var message: String {
        switch self {
        case .file(let problem): "cannot be read: \(problem.reason)"
        case .noPart(let kind): "is not a part; \(kind.command) --shard writes one"
        case .otherFormat: "was made by another version of Vitrine; make all parts and merge them with one version"
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
    /// The command that makes these parts, as it is written on the command line.
    package var command: String {
        switch self {
        case .compare: "compare"
        case .snapshots: "snapshot check"
        }
    }
}

/// The reasons why files are not exactly the parts of one job.
package struct PartFileProblems: Error, Hashable, Sendable {
    /// A mistake and its file: the path, or `part 2/4` if the mistake was found in the results of a part. The file is
    /// nil when the mistake concerns all files together.
    package struct Entry: Hashable, Sendable, CustomStringConvertible {
        package var file: String?
        package var mistake: PartFileMistake

        /// The message with the file: `parts/2: error: is part 2/4, like parts/1; list each part only once`.
        package var description: String { (file.map { "\($0): " } ?? "") + "error: \(mistake.message)" }
    }

    /// The mistakes, in the order of the files.
    package let all: [Entry]
}
