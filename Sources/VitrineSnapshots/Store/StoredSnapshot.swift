/// The contents of the files of a snapshot.
enum StoredSnapshot: Sendable {
    /// There is no snapshot.
    case absent
    /// The files cannot be used for a comparison; `hash` is the hash of their bytes, or `unreadable` if they cannot be
    /// read.
    case damaged(SnapshotDamage, hash: String)
    /// Both files are complete.
    case intact(SnapshotTexts, hash: String)

    var state: SnapshotState {
        switch self {
        case .absent: .absent
        case .damaged(_, let hash): .damaged(hash)
        case .intact(_, let hash): .intact(hash)
        }
    }

    /// Creates a value from the bytes of the two files; nil means that a file is missing.
    init(markup: [UInt8]?, accessibility: [UInt8]?) {
        guard let markup else {
            self = .absent
            return
        }
        do throws(SnapshotDamage) {
            let text = try SnapshotFile.text(markup, .markup)
            guard let accessibility else { throw .noAccessibility }
            let texts = SnapshotTexts(markup: text, accessibility: try SnapshotFile.text(accessibility, .accessibility))
            self = .intact(texts, hash: SnapshotDigest.of(texts))
        } catch {
            self = .damaged(error, hash: SnapshotDigest.ofFiles(markup: markup, accessibility: accessibility))
        }
    }
}
