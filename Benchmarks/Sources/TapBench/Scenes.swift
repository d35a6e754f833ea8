/// A kind of text, and the patterns to find in it.
struct Scene {
    let name: String
    let counts: [Int]
    let patterns: (_ count: Int) -> [String]
    /// Returns a text of about this many UTF-8 bytes.
    let text: (_ byteCount: Int) -> String
}

/// A text of words of three to eight letters: some are patterns, most are not.
func ordinaryScene() -> Scene {
    Scene(
        name: "ordinary: random words in ASCII, one in five is a pattern", counts: [10, 100, 1_000, 10_000],
        patterns: { count in (0..<count).map { word($0, "abcdefghijklmnop") } },
        text: { size in words(size) { $0 % 5 == 0 ? word($0 % 10_000, "abcdefghijklmnop") : word($0, "qrstuvwxyz") } })
}

/// A text like that of ``ordinaryScene()`` with letters of two and three bytes, so that every Character must be looked
/// up.
func foreignScene() -> Scene {
    Scene(
        name: "foreign: the same in Cyrillic, kana and e with a combining accent", counts: [10, 100, 1_000, 10_000],
        patterns: { count in (0..<count).map { word($0, "\u{430}\u{431}\u{432}\u{433}\u{304B}\u{304C}\u{E9}") } },
        text: { size in
            words(size) { word($0 % 10_000, "\u{430}\u{431}\u{432}\u{433}\u{304B}\u{304C}e\u{301}") }
        })
}

/// A text that consists almost only of patterns, if there are at least 1,000 of them.
func denseScene() -> Scene {
    Scene(
        name: "dense: every word is a pattern, and blanks are too", counts: [10, 100, 1_000, 10_000],
        patterns: { count in (1..<count).map { word($0, "abcd") } + [" "] },
        text: { size in words(size) { word($0 % 1_000, "abcd") } })
}

/// A text in which as many occurrences end at each Character as there are patterns.
func nestedScene() -> Scene {
    Scene(
        name: "nested: a, aa, aaa, ... in a text of a", counts: [10, 100, 1_000],
        patterns: { count in (1...count).map { String(repeating: "a", count: $0) } },
        text: { String(repeating: "a", count: $0) })
}

/// A text like that of ``nestedScene()``, but with the patterns in reverse order: each longer occurrence loses to
/// shorter ones.
func nestedDownScene() -> Scene {
    Scene(
        name: "nested down: ..., aaa, aa, a in a text of a with a break now and then", counts: [10, 100, 1_000],
        patterns: { count in (1...count).reversed().map { String(repeating: "a", count: $0) } },
        text: { size in
            String(repeating: String(repeating: "a", count: 1_023) + ".", count: size / 1_024)
        })
}

/// A text that repeats one word. The patterns are substrings of the word, in the order of their starts: with 9,870
/// patterns, all of them. Since the later pattern wins, nearly every occurrence loses to others.
func allSubstringsScene() -> Scene {
    Scene(
        name: "all substrings of a word of 140 letters, the text repeats it", counts: [100, 1_000, 9_870],
        patterns: { count in
            let letters = Array(alphabet())
            return Array(
                letters.indices.flatMap { start in
                    (start..<letters.count).map { String(letters[start...$0]) }
                }.suffix(count))
        },
        text: { size in
            let word = alphabet()
            return String(repeating: word, count: size / word.utf8.count)
        })
}

/// Returns 140 different letters.
func alphabet() -> String {
    String((0..<140).compactMap { Unicode.Scalar(0x4E00 + $0 as UInt32).map(Character.init) })
}

/// Returns a word that depends only on a number.
func word(_ number: Int, _ letters: String) -> String {
    let letters = Array(letters)
    var state = UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15 ^ 0x5DEE_CE66_D153_1C2B
    var result = ""
    for _ in 0..<3 + number % 6 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        result.append(letters[Int(state >> 33) % letters.count])
    }
    return result
}

/// Returns words, each followed by a space, which have at least this many bytes in total.
func words(_ byteCount: Int, _ word: (Int) -> String) -> String {
    var text = ""
    var number = 0
    while text.utf8.count < byteCount {
        number = (number &* 1_103_515_245 &+ 12_345) & 0x7FFF_FFFF
        text += word(number >> 7)
        text += " "
    }
    return text
}
