/// The first line of a pending file, which binds it to the snapshot that it replaces and to its own contents.
struct PendingHeader: Hashable {
    /// The state of the snapshot that the result replaces.
    var replaces: SnapshotState
    /// The digest of the result.
    var brings: String
    /// The id that the replaced snapshot would have in format 1; nil if its id is the same in both formats.
    var former: SnapshotID?

    /// The snapshot under a former name that the result was compared with; nil if the story was not renamed.
    var from: SnapshotOrigin?

    private static let start = "<!-- vitrine pending 2 replaces "

    var line: String {
        "\(Self.start)\(replaces.text) brings \(brings)\(former.map { " formerly \($0)" } ?? "")\(from.map { " from \($0.id) \($0.state.text)" } ?? "") -->\n"
    }

    init(replaces: SnapshotState, brings: String, former: SnapshotID?, from: SnapshotOrigin? = nil) {
        self.replaces = replaces
        self.brings = brings
        self.former = former
        self.from = from
    }

    /// Reads the first line, and removes it from the bytes; nil if it is not a header.
    init?(takingFrom bytes: inout [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A), bytes.starts(with: Self.start.utf8) else { return nil }
        let words = String(decoding: bytes[Self.start.utf8.count..<end], as: UTF8.self).split(separator: " ")
        guard words.count >= 4, words[1] == "brings", words.last == "-->" else { return nil }
        var rest = words[3..<words.count - 1]
        func take(_ key: String, _ count: Int) -> [String]? {
            guard rest.first.map(String.init) == key, rest.count > count else { return nil }
            defer { rest = rest.dropFirst(count + 1) }
            return rest.dropFirst().prefix(count).map(String.init)
        }
        let former = take("formerly", 1).flatMap { SnapshotID($0[0]) }
        let from = take("from", 2).flatMap { words in
            SnapshotID(words[0]).map { SnapshotOrigin(id: $0, state: SnapshotState(words[1])) }
        }
        guard rest.isEmpty else { return nil }
        self.init(
            replaces: SnapshotState(String(words[0])), brings: String(words[2]), former: former, from: from)
        bytes = Array(bytes[(end + 1)...])
    }
}
