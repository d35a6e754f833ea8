public import VitrineXML

/// Why something could not be made a snapshot, or the store not be read or written.
public enum SnapshotProblem: Error, Hashable, Sendable {
    /// A name has no letters; what it names: "component", "story", "page".
    case emptyName(String)
    /// A name has a control character.
    case controlCharacter(String, in: String)
    /// The markup is not well-formed.
    case malformed([XMLProblem])
    /// A file of the store could not be read or written; the reason in the system's words.
    case file(String, reason: String)
    /// The manifest is of a newer format; nothing is written then.
    case newerManifest(String, version: Int)
    /// A redaction could not be applied.
    case redaction(String, reason: String)
    /// The parser could not be allocated.
    case outOfMemory
}

extension SnapshotProblem: CustomStringConvertible {
    /// What is wrong, in a sentence without a full stop.
    public var description: String {
        switch self {
        case .emptyName(let role): "a \(role) without a name cannot have a snapshot"
        case .controlCharacter(let role, let name):
            "the \(role) “\(name.unicodeScalars.map { $0.value < 0x20 || $0.value == 0x7F ? "?" : String($0) }.joined())” has a control character in its name"
        case .malformed(let problems):
            problems.first.map { "\($0.line):\($0.column): \($0.message)" } ?? "is not well-formed"
        case .file(let path, let reason): "\(path): \(reason)"
        case .newerManifest(let path, let version):
            "\(path) is of format \(version), which a newer Vitrine wrote; this one writes nothing there"
        case .redaction(let name, let reason): "the redaction “\(name)” could not be applied: its XPath \(reason)"
        case .outOfMemory: "the XML parser cannot be started: out of memory"
        }
    }
}

/// Why a snapshot that is there cannot be compared with. It counts as missing and is never overwritten without a word.
public enum SnapshotDamage: Error, Hashable, Sendable {
    /// The lines that a merge leaves where two sides changed the same.
    case mergeMarkers(line: Int)
    /// The end is not there.
    case cut
    /// The first line is not that of a snapshot.
    case notASnapshot
    /// A newer Vitrine wrote it.
    case newerFormat(Int)
    /// The system does not give it; its reason.
    case unreadable(String)
    /// The markup is not well-formed any more.
    case malformed(line: Int, column: Int, String)
    /// A run was killed while it was writing this and others.
    case halfWritten
    /// The manifest has it, and the file is not there.
    case lost

    /// Whether there is something that recording would overwrite.
    public var isInTheWay: Bool { self != .lost }
}

extension SnapshotDamage: CustomStringConvertible {
    /// What is wrong with it, as the rest of a sentence that begins with its name.
    public var description: String {
        switch self {
        case .mergeMarkers(let line): "has merge markers in line \(line)"
        case .cut: "is cut short: its last line is missing"
        case .notASnapshot: "does not begin as a snapshot does"
        case .newerFormat(let version): "is of format \(version), which a newer Vitrine wrote"
        case .unreadable(let reason): "cannot be read: \(reason)"
        case .malformed(let line, let column, let message): "is not well-formed: \(line):\(column): \(message)"
        case .halfWritten: "was written by a run that was killed before it was done"
        case .lost: "is in the manifest, but its file is not there"
        }
    }
}
