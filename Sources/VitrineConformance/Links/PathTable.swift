import VitrineSupport

/// A table that gives each path a number. Paths are compared byte for byte: paths that differ in case or Unicode
/// normalization are different.
///
/// All paths are in one array of bytes, because a site has many paths, and an array for each would need more memory.
struct PathTable: Sendable {
    private var bytes: [UInt8] = []
    private var ends: [Int32] = []
    private var table = EntryTable()

    var count: Int { ends.count }

    /// The bytes of the path with the given number.
    subscript(number: Int) -> ArraySlice<UInt8> {
        bytes[(number == 0 ? 0 : Int(ends[number - 1]))..<Int(ends[number])]
    }

    /// Returns the number of a path; nil if the path is not in the table.
    func number(_ path: some Collection<UInt8>) -> Int? { number(path, StableHash.of(path)) }

    /// Adds a path if it is new, and returns its number.
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
