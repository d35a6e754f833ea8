import VitrineSupport

/// Results of earlier runs: which rendered bytes match which snapshot files. The cache is not in git, and results do
/// not depend on it.
struct SnapshotCache: Sendable {
    static let file = "cache.txt"

    /// A snapshot that was equal to what was rendered.
    struct Entry: Hashable, Sendable {
        /// The digest of the rendered bytes.
        var rendered: String
        /// The digest of the bytes of the files.
        var files: String
        /// The digest of the snapshot in the files.
        var hash: String
        /// The number of matches of each redaction.
        var hits: [Int]
    }

    /// A digest of everything that must be unchanged for the entries to be valid: the versions of Vitrine and of the
    /// file format, and the redactions.
    let settings: String
    private(set) var entries: [SnapshotID: Entry] = [:]

    init(redactions: [Redaction]) {
        let parts = [VitrineVersion.current, "\(SnapshotFile.version)"] + redactions.flatMap(\.identity)
        // The length of each part distinguishes "ab", "c" from "a", "bc".
        settings = SHA256.hex(Array(parts.map { "\($0.utf8.count) \($0)" }.joined(separator: "\n").utf8))
    }

    private var start: String { "# vitrine cache 2 \(settings)" }

    /// Adds the entries of a cache file, but only if it was written with the same settings.
    mutating func read(_ text: String) {
        let lines = text.split(separator: "\n")
        guard lines.first.map(String.init) == start else { return }
        for line in lines.dropFirst() {
            let parts = line.split(separator: " ")
            guard parts.count >= 4, let id = SnapshotID(String(parts[0])) else { continue }
            entries[id] = Entry(
                rendered: String(parts[1]), files: String(parts[2]), hash: String(parts[3]),
                hits: parts.dropFirst(4).compactMap { Int($0) })
        }
    }

    mutating func set(_ id: SnapshotID, _ entry: Entry?) { entries[id] = entry }

    var text: String {
        var text = start + "\n"
        for (id, entry) in entries.sorted(by: { $0.key < $1.key }) {
            text += "\(id) \(entry.rendered) \(entry.files) \(entry.hash)\(entry.hits.map { " \($0)" }.joined())\n"
        }
        return text
    }
}
