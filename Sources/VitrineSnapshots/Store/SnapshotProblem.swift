import VitrineMarkup

/// The reason why something cannot become a snapshot, or why the store cannot be read or written.
package enum SnapshotProblem: Error, Hashable, Sendable {
    /// A name is empty or only whitespace. The payload is the kind of name: "component", "story" or "page".
    case emptyName(String)
    /// A name contains a control character. The payload is the kind of name, and the name.
    case controlCharacter(String, in: String)
    /// The markup is not well-formed.
    case malformed([XMLProblem])
    /// An operation on a file or folder of the store failed. The reason names the operation: `cannot be written: …`.
    case file(String, reason: String)
    /// The manifest has a newer format, so nothing is written.
    case newerManifest(String, version: Int)
    /// A redaction could not be applied.
    case redaction(String, reason: String)
    /// The parser could not be allocated.
    case outOfMemory
}
