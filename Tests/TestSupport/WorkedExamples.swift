/// A text with patterns, and the results of the original TappableLabel for them.
public struct WorkedExample: Sendable {
    /// The number of the example, from 1.
    public let number: Int
    /// The text to search.
    public let text: String
    /// The number of Characters in the text.
    public let characterCount: Int
    /// The number of UTF-16 code units in the text.
    public let utf16Count: Int
    /// The patterns to find; where they overlap, later ones win.
    public let patterns: [String]
    /// For each pattern, the occurrences: start and length in UTF-16 code units.
    public let matches: [[[Int]]]
    /// For each run: start and length in UTF-16 code units, and the index of the winning pattern.
    public let runs: [[Int]]

    init(
        _ number: Int, _ text: String, _ characterCount: Int, _ utf16Count: Int, _ patterns: [String],
        _ matches: [[[Int]]], _ runs: [[Int]]
    ) {
        self.number = number
        self.text = text
        self.characterCount = characterCount
        self.utf16Count = utf16Count
        self.patterns = patterns
        self.matches = matches
        self.runs = runs
    }
}

extension WorkedExample {
    /// All examples, in the order of their numbers.
    public static let all = orderAndOverlap + charactersAndEquivalence

    /// Examples of the order of patterns and of overlaps. Each has its number, the text, the numbers of Characters and
    /// of UTF-16 code units in it, the patterns, their occurrences, and the runs.
    static let orderAndOverlap: [WorkedExample] = [
        .init(
            1, "I agree to the Terms of Service and Privacy Policy.", 51, 51,
            ["Terms of Service", "Privacy Policy"],
            [[[15, 16]], [[36, 14]]], [[15, 16, 0], [36, 14, 1]]),
        .init(2, "Terms terms TERMS", 17, 17, ["terms"], [[[6, 5]]], [[6, 5, 0]]),
        .init(3, "scatter cat", 11, 11, ["cat"], [[[1, 3], [8, 3]]], [[1, 3, 0], [8, 3, 0]]),
        .init(4, "go, go, go", 10, 10, ["go"], [[[0, 2], [4, 2], [8, 2]]], [[0, 2, 0], [4, 2, 0], [8, 2, 0]]),
        .init(5, "aaa", 3, 3, ["aa"], [[[0, 2], [1, 2]]], [[0, 3, 0]]),
        .init(6, "ababab", 6, 6, ["abab"], [[[0, 4], [2, 4]]], [[0, 6, 0]]),
        .init(7, "aaaa", 4, 4, ["aa"], [[[0, 2], [1, 2], [2, 2]]], [[0, 4, 0]]),
        .init(8, "abab", 4, 4, ["ab"], [[[0, 2], [2, 2]]], [[0, 4, 0]]),
        .init(9, "abcd", 4, 4, ["abc", "bcd"], [[[0, 3]], [[1, 3]]], [[0, 1, 0], [1, 3, 1]]),
        .init(10, "abcd", 4, 4, ["bcd", "abc"], [[[1, 3]], [[0, 3]]], [[0, 3, 1], [3, 1, 0]]),
        .init(
            11, "New York City", 13, 13,
            ["New York City", "York"],
            [[[0, 13]], [[4, 4]]], [[0, 4, 0], [4, 4, 1], [8, 5, 0]]),
        .init(12, "New York City", 13, 13, ["York", "New York City"], [[[4, 4]], [[0, 13]]], [[0, 13, 1]]),
        .init(13, "foobar", 6, 6, ["foobar", "foo"], [[[0, 6]], [[0, 3]]], [[0, 3, 1], [3, 3, 0]]),
        .init(
            14, "abcdefg", 7, 7,
            ["abcdefg", "bcdef", "cde"],
            [[[0, 7]], [[1, 5]], [[2, 3]]], [[0, 1, 0], [1, 1, 1], [2, 3, 2], [5, 1, 1], [6, 1, 0]]),
        .init(
            15, "abcabc", 6, 6,
            ["abca", "ca", "bc"],
            [[[0, 4]], [[2, 2]], [[1, 2], [4, 2]]], [[0, 1, 0], [1, 2, 2], [3, 1, 1], [4, 2, 2]]),
        .init(16, "onetwo", 6, 6, ["one", "two"], [[[0, 3]], [[3, 3]]], [[0, 3, 0], [3, 3, 1]]),
        .init(
            17, "abab", 4, 4,
            ["a", "b"],
            [[[0, 1], [2, 1]], [[1, 1], [3, 1]]], [[0, 1, 0], [1, 1, 1], [2, 1, 0], [3, 1, 1]]),
        .init(18, "ab ab", 5, 5, ["ab", "ab"], [[[0, 2], [3, 2]], [[0, 2], [3, 2]]], [[0, 2, 1], [3, 2, 1]]),
        .init(19, "abc", 3, 3, [""], [[[0, 0], [1, 0], [2, 0], [3, 0]]], []),
        .init(20, "abc", 3, 3, ["b", ""], [[[1, 1]], [[0, 0], [1, 0], [2, 0], [3, 0]]], [[1, 1, 0]]),
        .init(21, "abc", 3, 3, ["abcd"], [[]], []),
    ]

    /// Examples of Characters that have several code units, and of canonically equivalent texts.
    static let charactersAndEquivalence: [WorkedExample] = [
        .init(22, "caf\u{E9} ok", 7, 7, ["cafe\u{301}"], [[[0, 4]]], [[0, 4, 0]]),
        .init(23, "cafe\u{301} ok", 7, 8, ["caf\u{E9}"], [[[0, 5]]], [[0, 5, 0]]),
        .init(24, "cafe\u{301}", 4, 5, ["cafe"], [[]], []),
        .init(25, "e\u{301}e", 2, 3, ["e"], [[[2, 1]]], [[2, 1, 0]]),
        .init(26, "e\u{301}", 1, 2, ["\u{301}"], [[]], []),
        .init(27, "\u{301}a", 2, 2, ["\u{301}"], [[[0, 1]]], [[0, 1, 0]]),
        .init(28, "a\u{323}\u{307}", 1, 3, ["a\u{307}\u{323}"], [[[0, 3]]], [[0, 3, 0]]),
        .init(
            29, "x \u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467} y", 5, 12,
            ["\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"],
            [[[2, 8]]], [[2, 8, 0]]),
        .init(30, "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", 1, 8, ["\u{1F468}"], [[]], []),
        .init(31, "\u{1F44D}\u{1F3FD}\u{1F44D}", 2, 6, ["\u{1F44D}"], [[[4, 2]]], [[4, 2, 0]]),
        .init(32, "\u{2764}\u{FE0F} \u{2764}", 3, 4, ["\u{2764}"], [[[3, 1]]], [[3, 1, 0]]),
        .init(33, "\u{1F600} tap here", 10, 11, ["tap here"], [[[3, 8]]], [[3, 8, 0]]),
        .init(34, "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 2, 8, ["\u{1F1EB}\u{1F1F7}"], [[[4, 4]]], [[4, 4, 0]]),
        .init(35, "\u{1F1E9}\u{1F1EA}\u{1F1EB}\u{1F1F7}", 2, 8, ["\u{1F1EA}\u{1F1EB}"], [[]], []),
        .init(36, "\u{1F1E9}\u{1F1EB}\u{1F1F7}", 2, 6, ["\u{1F1EB}\u{1F1F7}"], [[]], []),
        .init(37, "1\u{FE0F}\u{20E3} 1", 3, 5, ["1"], [[[4, 1]]], [[4, 1, 0]]),
        .init(38, "a\r\nb\nc", 5, 6, ["\n"], [[[4, 1]]], [[4, 1, 0]]),
        .init(39, "a\r\nb", 3, 4, ["\r"], [[]], []),
        .init(40, "one\r\ntwo", 7, 8, ["e\r\nt"], [[[2, 4]]], [[2, 4, 0]]),
        .init(41, "one\r\ntwo", 7, 8, ["e\nt"], [[]], []),
        .init(42, "\u{D55C}\u{AE00}", 2, 2, ["\u{1112}\u{1161}\u{11AB}"], [[[0, 1]]], [[0, 1, 0]]),
        .init(43, "\u{1112}\u{1161}\u{11AB}\u{AE00}", 2, 4, ["\u{D55C}"], [[[0, 3]]], [[0, 3, 0]]),
        .init(44, "\u{D55C}", 1, 1, ["\u{D558}"], [[]], []),
        .init(45, "10 \u{212B}", 4, 4, ["\u{C5}"], [[[3, 1]]], [[3, 1, 0]]),
        .init(46, "\u{FB01}ne", 3, 3, ["fi"], [[]], []),
        .init(47, "\u{928}\u{92E}\u{938}\u{94D}\u{924}\u{947}", 3, 6, ["\u{938}"], [[]], []),
        .init(48, "a\u{200C}b", 2, 3, ["a"], [[]], []),
        .init(49, "a < b & c > d", 13, 13, ["< b &"], [[[2, 5]]], [[2, 5, 0]]),
    ]
}
