import Vitrine
import VitrineKit

/// The page with realistic texts that have tappable parts: a chat, a legal text, a release note and others.
enum LabelUsePages {
    private static let id: ItemID = "labels-in-use"

    static var sections: [Section] {
        [
            Section(id: id, title: "Tappable texts in use", header: ListHeader(title: "Tappable texts in use")) {
                Story(
                    "Chat", chat,
                    notes: "Mentions lead to cards, hashtags to lists; addresses and numbers to their programs.",
                    tags: ["link", "detection"])
                Story("Legal text", legal, notes: "A term leads to its page wherever it occurs.", tags: ["link"])
                Story(
                    "Release note", release, notes: "Each new feature links to the page that shows it.", tags: ["link"])
                Story("Overlapping", overlapping, tags: ["link", "detection"])
                Story("Repeated", repeated, tags: ["link", "detection"])
            }
            .group("Labels")
            .summary("A chat, a legal text and a release note whose parts lead to pages of this gallery.")
        ]
    }

    /// Resolves the links in the texts of this page. Other texts are left to another resolver.
    struct Places<Others: TapResolver>: OccurrenceTapResolver {
        let others: Others

        func destination(
            of value: TappableLabelValue, in text: String, at utf16Range: Range<Int>
        ) throws -> Destination? {
            guard LabelUsePages.texts.contains(text) else { return try others.destination(of: value, in: text) }
            if let destination = LabelUsePages.places[value.value] { return destination }
            if text == LabelUsePages.repeatedText {
                return .section("labels-rules", row: utf16Range.lowerBound < 10 ? "Every occurrence" : "Neighbors")
            }
            return try TapPattern.destination(of: value) ?? others.destination(of: value, in: text)
        }
    }

    private static let places: [String: Destination] = [
        "@Åsa_Lindqvist": .section("contacts-nordic-countries", row: 101),
        "#garden": .section("garden"), "#kitchen": .section("kitchen"),
        "the Service": .section("todos-active"), "personal data": .section("lists-contacts"),
        "Terms": .section("labels-tappable", row: "Agreement"),
        "grids": .section("lists-grid"), "symbols": .section("symbols-all"),
        "films of gestures": .section("lists-gestures"), "loading states": .section("lists-loading"),
        "New York": .section("states"), "York City": .section("updates"),
    ]

    private static let texts = Set(messages + paragraphs + [releaseText, overlappingText, repeatedText])

    private static let messages = [
        "@Åsa_Lindqvist, can you bring the peas? It is all on #garden.",
        "Yes! Recipe: https://example.com/peas?servings=4. Write to kitchen@example.org for more.",
        "Or call +47 21 00 00 00 before noon. Then we cook: #kitchen #garden",
    ]

    private static var chat: TextInUse {
        TextInUse(
            kind: .chat,
            labels: messages.map {
                TappableLabel(displayableContentText: $0, detectableText: TapPattern.values(in: $0))
            },
            authors: ["Björn", "Åsa", "Björn"],
            explanation: "TapPattern finds them; the period after the address belongs to the sentence.")
    }

    private static let paragraphs = [
        "1. By using the Service you agree to these Terms.",
        "2. We keep personal data only as long as the Service needs it.",
    ]

    private static var legal: TextInUse {
        let terms: [TappableLabelValue] = ["the Service", "personal data", "Terms"].map { .userDefined($0) }
        return TextInUse(
            kind: .legal, labels: paragraphs.map { TappableLabel(displayableContentText: $0, detectableText: terms) },
            explanation: "Each occurrence is a link of its own.")
    }

    private static let releaseText =
        "New in lists: grids, loading states and films of gestures. Rows take symbols by name."

    private static var release: TextInUse {
        let features: [TappableLabelValue] = ["grids", "symbols", "films of gestures", "loading states"].map {
            .userDefined($0)
        }
        return TextInUse(
            kind: .notes,
            labels: [TappableLabel(displayableContentText: releaseText, detectableText: features)],
            explanation: "The patterns are the names of features.")
    }

    private static let overlappingText = "New York City"

    private static var overlapping: TextInUse {
        TextInUse(
            kind: .notes,
            labels: [
                TappableLabel(
                    displayableContentText: overlappingText,
                    detectableText: [.userDefined("New York"), .userDefined("York City")])
            ], explanation: "“York” belongs to both patterns: the later one wins it, and “New ” is left to the first.")
    }

    private static let repeatedText = "tap, tap and tap"

    private static var repeated: TextInUse {
        TextInUse(
            kind: .notes,
            labels: [TappableLabel(displayableContentText: repeatedText, detectableText: [.userDefined("tap")])],
            explanation:
                "Three occurrences are three links; the last one leads elsewhere, because the resolver gets the range.")
    }
}
