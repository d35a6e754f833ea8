import VitrineSupport

/// Numbers for paths, which are compared byte for byte: paths that differ in case or Unicode normalization are
/// different.
///
/// All paths share one array of bytes, because a site has many of them.
struct PathTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int32] = []
    private var table = EntryTable()

    var count: Int { ends.count }

    /// The bytes of a path.
    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
    }

    /// The number of a path; nil when it is not in the table.
    func number(_ path: some Collection<UInt8>) -> Int? { number(path, StableHash.of(path)) }

    /// The number of a path, which is added when it is new.
    mutating func add(_ path: some Collection<UInt8>) -> Int {
        let hash = StableHash.of(path)
        if let number = number(path, hash) { return number }
        table.add(hash) { [bytes, ends] in
            StableHash.of(bytes[($0 == 0 ? 0 : Int(ends[$0 - 1]))..<Int(ends[$0])])
        }
        bytes += path
        ends.append(Int32(clamping: bytes.count))
        return count - 1
    }

    private func number(_ path: some Collection<UInt8>, _ hash: UInt64) -> Int? {
        table.number(hash) { self[$0].elementsEqual(path) }
    }
}
