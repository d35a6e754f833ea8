import VitrineSupport

/// Numbers for the names, ids and classes that selectors and the cascade look for, starting with 1; 0 means any other
/// text.
///
/// A document is indexed with the table of its stylesheets, so matching compares names, ids and classes as numbers.
package struct AtomTable: Sendable {
    private var bytes: [UInt8] = []
    /// The end of each text in ``bytes``.
    private var ends: [Int32] = [0]
    private var table = EntryTable()
    /// A bit for each combination of length and first byte that occurs, so that most other texts are not hashed.
    private var seen = [UInt64](repeating: 0, count: 256)

    /// Creates a table with the ``KnownAtom``s.
    package init() { for atom in KnownAtom.allCases { _ = add(String(describing: atom)) } }

    /// The number of atoms, including 0.
    package var count: Int { ends.count }

    /// Returns the number of a text, and adds the text if it is new.
    package mutating func add(_ text: String) -> Int32 {
        let new = Array(text.utf8)
        if let number = find(new[...]) { return number }
        bytes += new
        ends.append(Int32(bytes.count))
        let (bytes, ends) = (bytes, ends)
        table.add(StableHash.of(new)) { StableHash.of(bytes[Int(ends[$0])..<Int(ends[$0 + 1])]) }
        if let first = new.first { seen[Int(first)] |= 1 << UInt64(min(new.count, 63)) }
        return Int32(ends.count - 1)
    }

    /// The number of a part of a text; 0 if it is not in the table.
    func number(_ text: borrowing [UInt8], _ range: Range<Int>) -> Int32 {
        guard let first = range.first, seen[Int(text[first])] & (1 << UInt64(min(range.count, 63))) != 0 else {
            return 0
        }
        return find(text[range]) ?? 0
    }

    /// The number of a text; 0 if it is not in the table.
    package func number(_ text: String) -> Int32 { find(Array(text.utf8)[...]) ?? 0 }

    private func find(_ text: ArraySlice<UInt8>) -> Int32? {
        let found = table.number(StableHash.of(text)) { entry in
            let start = Int(ends[entry])
            guard Int(ends[entry + 1]) - start == text.count else { return false }
            return bytes[start..<start + text.count].hasSameBytes(as: text)
        }
        return found.map { Int32($0 + 1) }
    }
}
