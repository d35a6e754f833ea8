import Vitrine
import VitrineKit

/// The page about the range and the value that a link in a text reports.
enum DetectionPages {
    private static let id: ItemID = "labels-ranges"

    static var sections: [Section] {
        [
            Section(
                id: id, title: "What links report",
                header: ListHeader(title: "What links report"), rows: examples.map(story)
            )
            .group("Labels")
            .summary(
                "After each link: its position and length, in UTF-16 units. Below: the patterns."
            )
        ]
    }

    /// Resolves the links of the examples to their own rows. Other texts are left to another resolver.
    struct Places<Others: TapResolver>: TapResolver {
        let others: Others

        func destination(of value: TappableLabelValue, in text: String) throws -> Destination? {
            guard let example = examples.first(where: { $0.text == text && $0.patterns.contains(value) }) else {
                return try others.destination(of: value, in: text)
            }
            return .section(id, row: .string(example.name))
        }
    }

    private struct Example {
        var name: String
        var title: LocalizedText
        var text: String
        var patterns: [TappableLabelValue]
        var change: (@Sendable (inout TappableLabel) -> Void)?

        init(
            _ name: String, _ title: LocalizedText, _ text: String, _ patterns: TappableLabelValue...,
            change: (@Sendable (inout TappableLabel) -> Void)? = nil
        ) {
            self.name = name
            self.title = title
            self.text = text
            self.patterns = patterns
            self.change = change
        }
    }

    private static func story(_ example: Example) -> Story {
        var label = TappableLabel(displayableContentText: example.text, detectableText: example.patterns)
        example.change?(&label)
        return Story(
            example.name, DetectionExample(title: example.title, label: label), tags: ["link", "detection"])
    }

    private static var examples: [Example] {
        [
            Example(
                "Gate", "Without attributes for links, none are made; the text is still shown.",
                "I agree to the Terms.", .userDefined("Terms")
            ) { $0.tappableTextAttributes = [] },
            Example(
                "UTF-16", "An emoji is two units, so the link begins at 3.", "😀 tap here", .userDefined("tap here")),
            Example(
                "Length in the text", "The same word in both Unicode forms: one has five units, the other four.",
                "cafe\u{301} caf\u{E9}", .userDefined("caf\u{E9}")),
            Example(
                "Later wins", "Three patterns, each inside the one before: the later one wins every place it covers.",
                "abcdefg", .userDefined("abcdefg"), .userDefined("bcdef"), .userDefined("cde")),
            Example(
                "Equal patterns", "If patterns are equal, the last one is reported: this one comes from data.", "ab ab",
                .userDefined("ab"), .interactive("ab")),
            Example(
                "Conjuncts", "A letter that is part of a Character is not found by itself.", "नमस्ते स", .userDefined("स")),
            Example(
                "Attributes", "The attributes of the links are added to those of the text.", "I agree to the Terms.",
                .userDefined("Terms and nothing else"), .userDefined("agree")
            ) { $0.tappableTextAttributes = ["tappable", "badge"] },
            Example(
                "Cleared and filled again", "A label that was cleared and filled again still knows its patterns.",
                "Terms again", .userDefined("Terms")
            ) { label in
                label.clear()
                label.displayableContentText = "Terms again"
                label.mainTextAttributes = .main
                label.tappableTextAttributes = .tappable
            },
        ]
    }
}
