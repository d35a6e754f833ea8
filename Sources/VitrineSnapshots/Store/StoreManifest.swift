/// `manifest.txt`: the list of the snapshots, with the ``SnapshotDigest`` of each.
///
/// One line per snapshot, sorted, with empty lines between them: git merges two changes without a conflict if there is
/// an unchanged line between them.
package struct StoreManifest: Hashable, Sendable {
    static let path = "manifest.txt"
    /// The version of the format that is written. Format 2 has no ``StoreStyles``; format 1 has a ``FormerDigest`` for
    /// every snapshot. Both can be read.
    static let version = 3
    private static let start = "# vitrine snapshots "

    /// The hashes of every snapshot. A story that both sides of a merge changed has two, until it is written again.
    package private(set) var hashes: [SnapshotID: Set<String>] = [:]
    /// Whether the manifest contains conflict markers.
    package private(set) var hasMergeMarkers = false
    /// The line numbers, from 1, of the lines that do not belong in a manifest.
    package private(set) var strangeLines: [Int] = []
    /// The format, if it is newer than this program supports.
    package private(set) var newerVersion: Int?
    /// Whether a heading names an earlier format. After a merge there may be several headings.
    package private(set) var isFormer = false

    package init() {}

    package init(_ text: String) {
        // In Swift, a carriage return followed by a line feed is one character.
        let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" }))
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty { continue }
            if line.hasPrefix(Self.start) {
                guard let version = Int(line.dropFirst(Self.start.count)) else { continue }
                if version > Self.version { newerVersion = version }
                if version < Self.version { isFormer = true }
            } else if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
                hasMergeMarkers = true
            } else if let space = line.lastIndex(of: " "), let id = SnapshotID(String(line[..<space])) {
                hashes[id, default: []].insert(String(line[line.index(after: space)...]))
            } else {
                strangeLines.append(number + 1)
            }
        }
    }

    /// Whether recording would correct the manifest.
    var needsWriting: Bool { hasMergeMarkers || !strangeLines.isEmpty || isFormer }

    /// Returns the hashes of a snapshot. If there are none for its current name, those for its name in format 1 are
    /// returned.
    func hashes(of id: SnapshotID) -> Set<String>? { hashes[id] ?? id.former.flatMap { hashes[$0] } }

    /// Returns whether one of the lines of a snapshot has the digest of its files.
    func has(_ id: SnapshotID, _ texts: SnapshotTexts, hash: String) -> Bool {
        hashes(of: id)?.contains { $0 == hash || Self.isFormer($0, of: texts) } ?? false
    }

    /// Returns whether a snapshot has only one line, with its current name and the digest of its files.
    func lists(_ id: SnapshotID, _ texts: SnapshotTexts, hash: String) -> Bool {
        guard let known = hashes[id], known.count == 1, let line = known.first, !hasFormerLine(id) else { return false }
        return line == hash || Self.isFormer(line, of: texts)
    }

    private func hasFormerLine(_ id: SnapshotID) -> Bool { id.former.map { hashes[$0] != nil } ?? false }

    private static func isFormer(_ hash: String, of texts: SnapshotTexts) -> Bool {
        hash.utf8.count == FormerDigest.length && hash == FormerDigest.of(texts)
    }

    /// Sets the hash of a snapshot, or removes it if `hash` is nil. A line with the name in format 1 is always removed.
    package mutating func set(_ id: SnapshotID, _ hash: String?) {
        hashes[id] = hash.map { [$0] }
        if let former = id.former { hashes[former] = nil }
    }

    /// Replaces correct digests of format 1 with digests of the current format.
    /// - Parameter stored: returns the content of the files of a snapshot.
    mutating func renewDigests(_ stored: (SnapshotID) -> StoredSnapshot) {
        for (id, known) in hashes where known.contains(where: { $0.utf8.count == FormerDigest.length }) {
            guard case .intact(let texts, let hash) = stored(id), lists(id, texts, hash: hash) else { continue }
            hashes[id] = [hash]
        }
    }

    package var text: String {
        let lines = hashes.sorted { $0.key < $1.key }.flatMap { id, hashes in hashes.sorted().map { "\(id) \($0)\n" } }
        return "\(Self.start)\(Self.version)\n\n" + lines.joined(separator: "\n")
    }
}
