/// `unfinished.txt`: the snapshots that a run is writing. It exists while a run is writing snapshots, and after a run
/// that was killed while it was writing them.
struct UnfinishedWrites: Hashable, Sendable {
    static let path = "unfinished.txt"
    private static let start =
        "# A run is writing these snapshots, or was killed before it was done. vitrine unfinished 1"

    var ids: Set<SnapshotID> = []

    init() {}

    init(_ text: String) { ids = Set(text.split(whereSeparator: \.isNewline).compactMap { SnapshotID(String($0)) }) }

    var text: String { Self.start + "\n" + ids.sorted().map { "\($0)\n" }.joined() }
}
