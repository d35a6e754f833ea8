import VitrineSupport

/// A set of space-separated tokens, as in `class` (HTML Standard, 2.3.7).
enum TokenSet {
    /// Returns whether a text can be written unchanged: it has single spaces between tokens, no other whitespace, and
    /// no duplicate tokens. Returns false for every text of more than 512 bytes.
    static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable { bytes in
            // Tokens are compared in pairs, which is fast only for the few classes that elements usually have.
            guard bytes.count <= 512 else { return false }
            var starts = 0
            for index in bytes.indices where bytes[index].isHTMLSpace {
                if bytes[index] != 0x20 || index == 0 || index == bytes.count - 1 || bytes[index + 1].isHTMLSpace {
                    return false
                }
                starts += 1
            }
            return starts == 0 || !hasRepetition(bytes)
        } ?? false
    }

    private static func hasRepetition(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var start = 0
        while start < bytes.count {
            let end = tokenEnd(bytes, start)
            var other = end + 1
            while other < bytes.count {
                let otherEnd = tokenEnd(bytes, other)
                if otherEnd - other == end - start, (start..<end).allSatisfy({ bytes[$0] == bytes[other + $0 - start] })
                {
                    return true
                }
                other = otherEnd + 1
            }
            start = end + 1
        }
        return false
    }

    @inline(__always)
    private static func tokenEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
        var end = start
        while end < bytes.count, bytes[end] != 0x20 { end += 1 }
        return end
    }

    /// Returns the tokens of all texts without duplicates, in the order in which they first appear. Tokens are compared
    /// byte by byte, as in browsers.
    static func union(_ texts: [String]) -> String {
        var tokens: [[UInt8]] = []
        var seen: Set<[UInt8]> = []
        for text in texts {
            for token in Array(text.utf8).split(whereSeparator: \.isHTMLSpace).map(Array.init)
            where seen.insert(token).inserted {
                tokens.append(token)
            }
        }
        return String(decoding: Array(tokens.joined(separator: [0x20])), as: UTF8.self)
    }
}
