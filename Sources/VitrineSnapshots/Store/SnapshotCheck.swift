/// What comparing a rendered story or page with its snapshot gave.
public struct SnapshotCheck: Sendable {
    /// Which snapshot.
    public let id: SnapshotID
    /// How it went.
    public let outcome: SnapshotOutcome
    /// What was rendered; nil when it was proven the same without being read.
    public let content: SnapshotContent?
    /// What stood in the store while it was compared: what is written later replaces this and nothing else.
    let seen: SnapshotState
}

/// How a comparison went.
public enum SnapshotOutcome: Sendable {
    /// The snapshot says the same.
    case same
    /// The snapshot says something else.
    case changed(SnapshotPair)
    /// There is no snapshot, or none of what assistive technology tells.
    case missing
    /// There is a snapshot that cannot be compared with.
    case unreadable(SnapshotDamage)
}

/// A snapshot as it is kept and as it was rendered now, with what differs.
public struct SnapshotPair: Sendable {
    /// Which snapshot.
    public let id: SnapshotID
    /// What is kept.
    public let old: SnapshotContent
    /// What was rendered.
    public let new: SnapshotContent
    /// What differs, in the order of the new markup.
    public let changes: [Change]
    /// Whether a limit was reached while it was compared.
    public let isCoarse: Bool

    /// Compares two contents.
    public init(id: SnapshotID, old: SnapshotContent, new: SnapshotContent) {
        (self.id, self.old, self.new) = (id, old, new)
        let list = ChangeList(from: old.tree, to: new.tree)
        isCoarse = list.isCoarse
        changes = list.changes.isEmpty ? Self.lines(old.accessibility, new.accessibility) : list.changes
    }

    /// What assistive technology tells may differ where the markup does not, after its rules have changed: the first line.
    private static func lines(_ old: String?, _ new: String?) -> [Change] {
        guard let old, let new, !old.utf8.elementsEqual(new.utf8) else { return [] }
        let before = old.split(separator: "\n", omittingEmptySubsequences: false)
        let after = new.split(separator: "\n", omittingEmptySubsequences: false)
        let place = zip(before, after).enumerated().first { $0.element.0 != $0.element.1 }?.offset
        let line = place ?? min(before.count, after.count)
        func text(_ lines: [Substring]) -> String {
            lines.indices.contains(line) ? String(lines[line].drop { $0 == " " }) : ""
        }
        return [
            Change(
                kind: .text, layer: .accessibility, element: "/", part: "accessibility", before: text(before),
                after: text(after))
        ]
    }
}

/// What stands in the store under a name, by which a later write knows whether it is still that.
enum SnapshotState: Hashable, Sendable {
    case absent
    case intact(String)
    /// Bytes that are no snapshot, by their hash.
    case damaged(String)

    /// `-`, the hash, or the hash behind an exclamation mark.
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

/// What the files of a snapshot hold.
enum StoredSnapshot: Sendable {
    case absent
    case damaged(SnapshotDamage, hash: String)
    case intact(markup: String, accessibility: String?, SnapshotHashes)

    var state: SnapshotState {
        switch self {
        case .absent: .absent
        case .damaged(_, let hash): .damaged(hash)
        case .intact(_, _, let hashes): .intact(hashes.hex)
        }
    }

    /// Reads the bytes of the two files; nil stands for a file that is not there.
    init(markup: [UInt8]?, accessibility: [UInt8]?) {
        guard let markup else {
            self = .absent
            return
        }
        do throws(SnapshotDamage) {
            let text = try SnapshotFile.text(markup, .markup)
            var told: String?
            if let accessibility { told = try SnapshotFile.text(accessibility, .accessibility) }
            self = .intact(
                markup: text, accessibility: told,
                SnapshotHashes(markup: Digest(of: text), accessibility: told.map { Digest(of: $0) }))
        } catch {
            self = .damaged(error, hash: Self.hash(markup, accessibility))
        }
    }

    static func hash(_ markup: [UInt8], _ accessibility: [UInt8]?) -> String {
        SnapshotHashes(markup: Digest(of: markup), accessibility: accessibility.map { Digest(of: $0) }).hex
    }
}
