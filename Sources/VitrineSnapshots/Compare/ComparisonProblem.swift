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
        /// This path is a file, and the other one, which is the payload, is a folder.
        case fileBesideFolder(String)
        /// A file cannot be read.
        case unreadable(FileProblem)
        /// A folder cannot be opened.
        case folder(FileProblem)
        /// An entry of a folder could not be examined.
        case entry(FileProblem)
        /// A symbolic link leads nowhere.
        case linkToNowhere
        /// A symbolic link leads back to itself.
        case linkLoop
        /// A page is not well-formed.
        case malformed(XMLProblem)
        /// There is no memory for the parser.
        case outOfMemory
        /// A snapshot that cannot be used for a comparison.
        case snapshot(SnapshotDamage)
        /// A story that was not rendered, with the messages of its renderer, one sentence per line.
        case notRendered(String)
    }

    /// The kind of problem.
    package var kind: Kind
    /// The file, relative to the folder; empty for a single file.
    package var path: String
    /// The version with the problem; nil if it concerns both.
    package var side: Side?

    /// Creates a problem.
    package init(_ kind: Kind, path: String, side: Side? = nil) {
        self.kind = kind
        self.path = path
        self.side = side
    }

    /// The line, from 1; 0 if the problem concerns the whole file.
    package var line: Int {
        if case .malformed(let problem) = kind { problem.line } else { 0 }
    }

    /// The column in bytes, from 1; 0 if the problem concerns the whole line.
    package var column: Int {
        if case .malformed(let problem) = kind { problem.column } else { 0 }
    }
}
