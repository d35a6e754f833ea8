extension [UInt8] {
    /// Returns whether the bytes contain a word, which may be part of a longer word. Returns false for an empty word.
    package func mentions(_ word: String) -> Bool { mentions(Array(word.utf8)) }

    /// Returns whether the bytes contain a word, which may be part of a longer word. Returns false for an empty word.
    package func mentions(_ word: [UInt8]) -> Bool {
        withUnsafeBufferPointer { bytes in bytes.mentions(word) { $0 } }
    }

    /// Returns whether the bytes contain a word, ignoring ASCII case. The word may be part of a longer word. Returns
    /// false for an empty word.
    /// - Parameter word: the word, in lowercase.
    package func mentions(ignoringCase word: String) -> Bool { self[...].mentions(ignoringCase: word) }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes contain a word, ignoring ASCII case. The word may be part of a longer word. Returns
    /// false for an empty word.
    /// - Parameter word: the word, in lowercase.
    package func mentions(ignoringCase word: String) -> Bool {
        withUnsafeBufferPointer { bytes in bytes.mentions(Array(word.utf8)) { $0.asciiLowercased } }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns whether the bytes, after `transform` is applied to each of them, contain a word. Returns false for an
    /// empty word.
    @inline(__always)
    fileprivate func mentions(_ word: [UInt8], transform: (UInt8) -> UInt8) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return word.withUnsafeBufferPointer { word in
            let end = count - word.count
            var at = 0
            while at <= end {
                if transform(self[at]) == first {
                    var length = 1
                    while length < word.count, transform(self[at + length]) == word[length] { length += 1 }
                    if length == word.count { return true }
                }
                at += 1
            }
            return false
        }
    }
}
