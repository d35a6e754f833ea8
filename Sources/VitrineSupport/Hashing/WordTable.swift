/// A table from words to values. A word in the bytes of a page can be looked up without copying it, ignoring ASCII
/// case.
package struct WordTable<Value: Sendable>: Sendable {
    private var words: [[UInt8]] = []
    private var values: [Value] = []
    private var table: EntryTable

    /// Creates a table.
    /// - Parameter pairs: words in lowercase with their values; for a duplicate word, the first value is used.
    package init(_ pairs: some Collection<(String, Value)>) {
        table = EntryTable(room: pairs.count)
        for (word, value) in pairs {
            let word = Array(word.utf8)
            guard self[word[...]] == nil else { continue }
            table.add(Self.hash(word[...])) { [words] in Self.hash(words[$0][...]) }
            words.append(word)
            values.append(value)
        }
    }

    /// The number of words.
    package var count: Int { words.count }

    /// The value of a word, ignoring ASCII case; nil if the table does not contain the word.
    package subscript(word: Bytes) -> Value? {
        table.number(Self.hash(word)) { word.equals(ignoringCase: words[$0]) }.map { values[$0] }
    }

    private static func hash(_ word: Bytes) -> UInt64 {
        var hash = StableHash()
        for byte in word { hash.add(byte.asciiLowercased) }
        return hash.value
    }
}
