/// The words in which two texts differ, without what they share before and after: `Acme` and `Apex` in two titles.
struct Substitution: Hashable, Sendable {
    var before: String
    var after: String

    init(_ before: String, _ after: String) {
        let (one, other) = (Array(before.unicodeScalars), Array(after.unicodeScalars))
        let shorter = min(one.count, other.count)
        var front = 0
        while front < shorter, one[front] == other[front] { front += 1 }
        var back = 0
        while back < shorter - front, one[one.count - 1 - back] == other[other.count - 1 - back] { back += 1 }
        // Whole words: not “cme” and “pex”.
        while front > 0, Self.isWord(one[front - 1]),
            Self.isWord(at: front, one, back) || Self.isWord(at: front, other, back)
        {
            front -= 1
        }
        while back > 0, Self.isWord(one[one.count - back]),
            Self.endsInWord(one, front, back) || Self.endsInWord(other, front, back)
        {
            back -= 1
        }
        self.before = Self.text(one, front, back)
        self.after = Self.text(other, front, back)
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }

    /// Whether what differs begins in the middle of a word.
    private static func isWord(at place: Int, _ scalars: [Unicode.Scalar], _ back: Int) -> Bool {
        place < scalars.count && (place < scalars.count - back || back > 0) && isWord(scalars[place])
    }

    private static func endsInWord(_ scalars: [Unicode.Scalar], _ front: Int, _ back: Int) -> Bool {
        let last = scalars.count - back - 1
        return last >= 0 && isWord(scalars[last])
    }

    private static func text(_ scalars: [Unicode.Scalar], _ front: Int, _ back: Int) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars[front..<max(front, scalars.count - back)])
        return String(text).split { $0 == " " || $0.isNewline }.joined(separator: " ")
    }

    /// The same with `#` for numbers and for words of letters and digits; nil where no number is in it, or where more than
    /// numbers differ.
    var numbers: String? {
        let (one, other) = (Self.masked(before), Self.masked(after))
        return one == other && one.contains("#") ? one : nil
    }

    /// `#-#-#` for a date.
    private static func masked(_ text: String) -> String {
        var out = ""
        var word: [Character] = []
        func end() {
            let digits = word.count { $0.isNumber }
            if digits == word.count || digits > 0 && word.count >= 4 {
                out += word.isEmpty ? "" : "#"
            } else if isMonth(String(word)) {
                out += "#"
            } else {
                // Digits at the end of a name count it.
                let name = word.reversed().drop(while: \.isNumber).reversed()
                out += String(name) + (name.count < word.count ? "#" : "")
            }
            word = []
        }
        for letter in text {
            if letter.isLetter || letter.isNumber {
                word.append(letter)
            } else {
                end()
                out.append(letter)
            }
        }
        end()
        return out
    }

    /// Months and days of the week in English: a date that was written out.
    private static func isMonth(_ word: String) -> Bool {
        guard word.count >= 3, word.count <= 9 else { return false }
        return dates.contains { word == $0 || word == $0.prefix(3) }
    }

    private static let dates = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
}
