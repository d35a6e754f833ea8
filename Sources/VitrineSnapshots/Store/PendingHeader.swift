/// The first line of a pending file binds it to what it replaces and to what it brings.
struct PendingHeader: Hashable {
    var replaces: SnapshotState
    var brings: String
    /// The snapshot that it replaces where its files have the name of format 1.
    var former: SnapshotID?

    private static let start = "<!-- vitrine pending 2 replaces "

    var line: String {
        "\(Self.start)\(replaces.text) brings \(brings)\(former.map { " formerly \($0)" } ?? "") -->\n"
    }

    init(replaces: SnapshotState, brings: String, former: SnapshotID?) {
        self.replaces = replaces
        self.brings = brings
        self.former = former
    }

    /// Takes the first line off; nil when it is not one.
    init?(takingFrom bytes: inout [UInt8]) {
        guard let end = bytes.firstIndex(of: 0x0A), bytes.starts(with: Self.start.utf8) else { return nil }
        let words = String(decoding: bytes[Self.start.utf8.count..<end], as: UTF8.self).split(separator: " ")
        guard words.count == 4 || words.count == 6, words[1] == "brings", words.last == "-->",
            words.count == 4 || words[3] == "formerly"
        else { return nil }
        self.init(
            replaces: SnapshotState(String(words[0])), brings: String(words[2]),
            former: words.count == 6 ? SnapshotID(String(words[4])) : nil)
        bytes = Array(bytes[(end + 1)...])
    }
}
