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
}
