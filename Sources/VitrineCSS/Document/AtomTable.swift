/// Numbers for the names, ids and classes that selectors mention, from 1 on; 0 is every other text.
///
/// A document is indexed against the table of its style sheets, so matching compares numbers only.
package struct AtomTable: Sendable {
    private var numbers: [[UInt8]: Int32] = [:]
    /// A bit for each combination of length and first byte that occurs, so that most other texts are not hashed.
    private var seen = [UInt64](repeating: 0, count: 256)

    /// Creates a table with the ``KnownAtom``s.
    package init() { for atom in KnownAtom.allCases { _ = add(String(describing: atom)) } }

    /// How many numbers there are, 0 included.
    package var count: Int { numbers.count + 1 }

    /// The number of a text, a new one when it has none.
    package mutating func add(_ text: String) -> Int32 {
        let bytes = Array(text.utf8)
        if let number = numbers[bytes] { return number }
        let number = Int32(numbers.count + 1)
        numbers[bytes] = number
        if let first = bytes.first { seen[Int(first)] |= 1 << UInt64(min(bytes.count, 63)) }
        return number
    }

    /// The number of a text; 0 when it has none.
    package func number(_ text: ArraySlice<UInt8>) -> Int32 {
        guard let first = text.first, seen[Int(first)] & (1 << UInt64(min(text.count, 63))) != 0 else { return 0 }
        return numbers[Array(text)] ?? 0
    }

    /// The number of a text; 0 when it has none.
    package func number(_ text: String) -> Int32 { numbers[Array(text.utf8)] ?? 0 }
}
