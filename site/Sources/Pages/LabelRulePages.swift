import Vitrine
import VitrineKit

extension LabelPages {
    /// The patterns of this page whose links lead to the page itself. The links of the others lead to other pages.
    static let ruleValues: Set<String> = [
        "cat", "terms", "ab", "abc", "bcd", "foo", "bar", "one", "two", "fi", "🇫🇷", "👍", "e", "한", "line\r\nsecond",
        "< b &", "trois",
    ]

    /// The page about the parts of a text that patterns match, with one rule per story.
    static var rules: Section {
        Section(
            id: "labels-rules", title: "What is found",
            header: ListHeader(title: "What is found")
        ) {
            rule("Every occurrence", "go, go, go", ["go"])
            rule("Inside words", "scatter cat", ["cat"], "There are no word boundaries.")
            rule("Case matters", "Terms terms TERMS", ["terms"], "Only the same spelling is found.")
            rule(
                "Touching occurrences", "abab and ab", ["ab"],
                "Occurrences of one pattern that touch or overlap are one link.")
            rule("Neighbors", "onetwo", ["one", "two"], "Different patterns that touch are two links.")
            rule(
                "Overlap", "New York City", ["New York City", "York"],
                "The later pattern takes the middle, and the earlier one is left with both ends.")
            rule("Overlap at an end", "abcd", ["abc", "bcd"], "The earlier pattern keeps what the later leaves.")
            rule("The longer one last", "New York City", ["York", "New York City"], "It covers the shorter one.")
            rule(
                "Marks in another form", "Meet me at the cafe\u{301}.", ["caf\u{E9}"],
                "Written with a combining accent, found with the composed letter.")
            rule("Marks count", "e\u{301} is not e", ["e"], "A letter with an accent is another character.")
            rule("No half ligatures", "\u{FB01}ne and fine", ["fi"], "A ligature is not the letters it looks like.")
            rule("Flags", "🇩🇪🇫🇷🇮🇹", ["🇫🇷"], "A flag is found between flags, never across two of them.")
            rule("Skin tones", "👍🏽 👍", ["👍"], "An emoji with a skin tone is another character.")
            rule(
                "Syllables", "\u{1112}\u{1161}\u{11AB}글 한글", ["한"],
                "A syllable written in letters is the syllable.")
            rule("Over two lines", "one line\r\nsecond line", ["line\r\nsecond"], "A line end is a character, too.")
            rule("Signs of markup", "a < b & c > d", ["< b &"], "They are text and stay text.")
            rule("Empty patterns", "un, deux, trois", ["", "trois"], "They find nothing and disturb nothing.")
        }
        .group("Labels")
        .summary(
            """
            Finds whole characters in any form, every occurrence, also inside words; if two overlap, the later one \
            wins. Every second pattern has a double line.
            """)
    }

    private static func rule(
        _ name: String, _ text: String, _ patterns: [String], _ notes: String = "",
        line: Int = #line
    ) -> Story {
        // The kinds alternate, so that the gallery's stylesheet can show where one link ends and the next begins.
        let values = patterns.enumerated().map { index, pattern -> TappableLabelValue in
            index.isMultiple(of: 2) ? .userDefined(pattern) : .interactive(pattern)
        }
        return Story(
            name, TappableLabel(displayableContentText: text, detectableText: values), notes: notes,
            tags: ["link", "rule"], line: line)
    }
}
