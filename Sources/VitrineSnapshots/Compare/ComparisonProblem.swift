import VitrineSupport
import VitrineMarkup

/// Something that could not be compared.
package struct ComparisonProblem: Error, Hashable, Sendable {
    /// One of the two folders or files.
    package enum Side: String, Hashable, Sendable {
        /// The old version.
        case base
        /// The new version.
        case head
    }

    /// The kind of problem.
    package enum Kind: Hashable, Sendable {
        /// There is no such file or folder.
        case missing
        /// The path is a file, but the other one, which is the associated value, is a folder.
        case fileBesideFolder(String)
        /// A file cannot be read.
        case unreadable(FileProblem)
        /// A folder cannot be opened.
        case folder(FileProblem)
        /// An entry of a folder, or the folder or file that was given, could not be examined.
        case entry(FileProblem)
        /// A symbolic link leads nowhere.
        case linkToNowhere
        /// A symbolic link leads back to itself.
        case linkLoop
        /// A page cannot be parsed, usually because it is not well-formed.
        case malformed(XMLProblem)
        /// There is no memory for the parser.
        case outOfMemory
        /// A snapshot that cannot be used for a comparison.
        case snapshot(SnapshotDamage)
        /// A story or page that was not rendered or whose styles were not compared, with the reason, one sentence per
        /// line.
        case notRendered(String)
    }

    /// The kind of problem.
    package var kind: Kind
    /// The path relative to the folder, or the name of a snapshot; empty for a single file. If the folder or file
    /// itself is missing, cannot be examined or is of the wrong kind, the path that was given for the comparison.
    package var path: String
    /// The version with the problem; nil if ``path`` was given for the comparison, and for problems with snapshots or
    /// stories.
    package var side: Side?

    /// Creates a problem.
    package init(_ kind: Kind, path: String, side: Side? = nil) {
        self.kind = kind
        self.path = path
        self.side = side
    }

    /// The line, from 1; 0 if it is not known or the problem concerns the whole file.
    package var line: Int {
        if case .malformed(let problem) = kind { problem.line } else { 0 }
    }

    /// The column, from 1, as in ``XMLProblem/column``; 0 if it is not known or the problem concerns the whole file.
    package var column: Int {
        if case .malformed(let problem) = kind { problem.column } else { 0 }
    }
}
