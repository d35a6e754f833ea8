extension [UInt8] {
    /// Returns whether the bytes contain a word, which may be part of a longer word. Returns false for an empty word.
    package func mentions(_ word: String) -> Bool { mentions(Array(word.utf8)) }

    /// Returns whether the bytes contain a word, which may be part of a longer word. Returns false for an empty word.
    package func mentions(_ word: [UInt8]) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                let end = bytes.count - word.count
                var at = 0
                while at <= end {
                    if bytes[at] == first {
                        var length = 1
                        while length < word.count, bytes[at + length] == word[length] { length += 1 }
                        if length == word.count { return true }
                    }
                    at += 1
                }
                return false
            }
        }
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
        guard let first = word.utf8.first, count >= word.utf8.count else { return false }
        let word = Array(word.utf8)
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                let end = bytes.count - word.count
                var at = 0
                while at <= end {
                    if bytes[at].asciiLowercased == first {
                        var length = 1
                        while length < word.count, bytes[at + length].asciiLowercased == word[length] { length += 1 }
                        if length == word.count { return true }
                    }
                    at += 1
                }
                return false
            }
        }
    }
}
