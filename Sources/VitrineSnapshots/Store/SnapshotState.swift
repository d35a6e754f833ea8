/// The state of a snapshot in the store, by which a later write can check that nothing has changed.
enum SnapshotState: Hashable, Sendable {
    case absent
    case intact(String)
    /// Files that are not a valid snapshot. The payload is the hash of their bytes, or `unreadable` if they cannot be
    /// read.
    case damaged(String)

    /// The state as text: `-`, the hash, or an exclamation mark followed by the hash.
    var text: String {
        switch self {
        case .absent: "-"
        case .intact(let hash): hash
        case .damaged(let hash): "!\(hash)"
        }
    }

    init(_ text: String) {
        self = text == "-" ? .absent : text.hasPrefix("!") ? .damaged(String(text.dropFirst())) : .intact(text)
    }
}
