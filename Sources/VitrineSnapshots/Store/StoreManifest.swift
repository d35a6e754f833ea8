/// `manifest.txt`: which snapshots there are, with the hash of each.
///
/// One sorted line a snapshot, with an empty one between: git merges two changes without a conflict when a line that
/// neither changed is between them.
struct StoreManifest: Hashable, Sendable {
    static let path = "manifest.txt"
    static let version = 1
    private static let start = "# vitrine snapshots "

    /// The hashes of every snapshot. Of a story that two sides of a merge changed there are two, until it is written again.
    private(set) var hashes: [SnapshotID: Set<String>] = [:]
    /// Whether a merge left its markers.
    private(set) var hasMergeMarkers = false
    /// Lines that are not those of a manifest.
    private(set) var strangeLines: [Int] = []
    /// The format, when it is a newer one.
    private(set) var newerVersion: Int?

    init() {}

    init(_ text: String) {
        // To Swift, a carriage return and a line feed are one character.
        let text = String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\r" }))
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.isEmpty { continue }
            if line.hasPrefix(Self.start) {
                if let version = Int(line.dropFirst(Self.start.count)), version > Self.version {
                    newerVersion = version
                }
            } else if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
                hasMergeMarkers = true
            } else if let space = line.lastIndex(of: " "), let id = SnapshotID(String(line[..<space])) {
                hashes[id, default: []].insert(String(line[line.index(after: space)...]))
            } else {
                strangeLines.append(number + 1)
            }
        }
    }

    /// Whether there is something in it that writing it anew puts right.
    var isDamaged: Bool { hasMergeMarkers || !strangeLines.isEmpty }

    /// Whether the manifest has a snapshot with a hash.
    func has(_ id: SnapshotID, _ hash: String) -> Bool { hashes[id]?.contains(hash) ?? false }

    /// Sets the hash of a snapshot, or takes it out.
    mutating func set(_ id: SnapshotID, _ hash: String?) { hashes[id] = hash.map { [$0] } }

    var text: String {
        let lines = hashes.sorted { $0.key < $1.key }.flatMap { id, hashes in hashes.sorted().map { "\(id) \($0)\n" } }
        return "\(Self.start)\(Self.version)\n\n" + lines.joined(separator: "\n")
    }
}
