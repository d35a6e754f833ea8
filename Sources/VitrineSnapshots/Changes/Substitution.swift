/// The words in which two texts differ, without their common beginning and end: `Acme` and `Apex` in two titles.
struct Substitution: Hashable, Sendable {
    var before: String
    var after: String
    /// The difference in whitespace; nil if the texts are equal or differ in more than that.
    let whitespace: WhitespaceChange?

    init(_ before: String, _ after: String) {
        whitespace = WhitespaceChange(before, after)
        let (one, other) = (Array(before.utf8), Array(after.utf8))
        let shorter = min(one.count, other.count)
        var front = 0
        while front < shorter, one[front] == other[front] { front += 1 }
        var back = 0
        while back < shorter - front, one[one.count - 1 - back] == other[other.count - 1 - back] { back += 1 }
        // Whole words are kept, not “cme” and “pex”. Bytes of non-ASCII characters are treated as parts of words, so no
        // character is cut.
        while front > 0, Self.isWord(one[front - 1]),
            Self.isWord(at: front, one) || Self.isWord(at: front, other)
        {
            front -= 1
        }
        while back > 0, Self.isWord(one[one.count - back]),
            Self.isWord(at: one.count - back - 1, one) || Self.isWord(at: other.count - back - 1, other)
        {
            back -= 1
        }
        self.before = Self.text(one, front, back)
        self.after = Self.text(other, front, back)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26
    }

    private static func isWord(at place: Int, _ bytes: [UInt8]) -> Bool {
        bytes.indices.contains(place) && isWord(bytes[place])
    }

    private static func text(_ bytes: [UInt8], _ front: Int, _ back: Int) -> String {
        let middle = bytes[front..<max(front, bytes.count - back)]
        return middle.split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
            .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    }

    /// The values that distinguish the difference from others.
    var key: (before: String, after: String) { whitespace?.key ?? (before, after) }

    /// The differing words with `#` for numbers, dates and words with digits (see ``masked(_:)``), if they are then the
    /// same in both texts; nil if they are not, if only whitespace differs, or if ``hasNumbers`` is false.
    var numbers: String? {
        guard hasNumbers, whitespace == nil else { return nil }
        let (one, other) = (Self.masked(before), Self.masked(after))
        return one == other ? one : nil
    }

    /// Whether the words in which the texts differ are the same except for their digits.
    var differsOnlyInDigits: Bool { Self.withoutDigits(before) == Self.withoutDigits(after) }

    /// Returns the bytes of a text with `0` for each run of digits.
    private static func withoutDigits(_ text: String) -> [UInt8] {
        let zero = UInt8(ascii: "0")
        var out: [UInt8] = []
        for byte in text.utf8 {
            if byte &- 0x30 >= 10 {
                out.append(byte)
            } else if out.last != zero {
                out.append(zero)
            }
        }
        return out
    }

    /// Whether the differing words of both texts contain digits.
    var hasNumbers: Bool { [before, after].allSatisfy { $0.utf8.contains { $0 &- 0x30 < 10 } } }

    /// Returns a text with `#` for numbers, such as `#-#-#` for a date. The names of months and weekdays are treated as
    /// numbers, and so are words of at least four bytes with a digit, such as hashes.
    private static func masked(_ text: String) -> String {
        var out: [UInt8] = []
        for (isWord, run) in runs(Array(text.utf8)) {
            guard isWord else {
                out += run
                continue
            }
            let digits = run.count { $0 &- 0x30 < 10 }
            if digits == run.count || digits > 0 && run.count >= 4 || isMonth(run) {
                out.append(UInt8(ascii: "#"))
            } else {
                // In a short word, only the digits at the end are a number: “h2” gives “h#”.
                let name = run.prefix((run.lastIndex { !($0 &- 0x30 < 10) } ?? run.startIndex) - run.startIndex + 1)
                out += name + (name.count < run.count ? [UInt8(ascii: "#")] : [])
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// Returns the words and the text between them.
    private static func runs(_ bytes: [UInt8]) -> [(isWord: Bool, run: ArraySlice<UInt8>)] {
        var found: [(isWord: Bool, run: ArraySlice<UInt8>)] = []
        var start = 0
        for place in bytes.indices where place + 1 == bytes.count || isWord(bytes[place]) != isWord(bytes[place + 1]) {
            found.append((isWord(bytes[place]), bytes[start...place]))
            start = place + 1
        }
        return found
    }

    /// Returns whether a word is the English name of a month or a weekday, or its first three letters, as in a written
    /// date.
    private static func isMonth(_ word: ArraySlice<UInt8>) -> Bool {
        guard (3...9).contains(word.count) else { return false }
        return dates.contains { $0.elementsEqual(word) || $0.prefix(3).elementsEqual(word) }
    }

    private static let dates = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ].map { Array($0.utf8) }
}
