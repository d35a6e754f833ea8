/// The state of the store under a name, by which a later write checks that nothing has changed.
enum SnapshotState: Hashable, Sendable {
    case absent
    case intact(String)
    /// Bytes that are no snapshot, by their hash.
    case damaged(String)

    /// `-`, the hash, or the hash after an exclamation mark.
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
