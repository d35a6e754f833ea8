import Vitrine
import VitrineKit

/// The pages about labels: texts with parts that are links.
enum LabelPages {
    static var sections: [Section] { [tappable, rules, layout, labels] }

    static let agreement: [TappableLabelValue] = [
        .userDefined("Terms of Service"), .userDefined("Privacy Policy"),
    ]

    private static var tappable: Section {
        Section(
            id: "labels-tappable", title: "Tappable texts",
            header: ListHeader(title: "Tappable texts")
        ) {
            Story(
                "Agreement",
                TappableLabel(
                    displayableContentText: "I agree to the Terms of Service and Privacy Policy.",
                    detectableText: agreement),
                notes: "Two parts, each with its own destination.", tags: ["link"])
            Story(
                "In the language of the page",
                TappableLabel(
                    localizedText: "I agree to the Terms of Service and Privacy Policy.", detectableText: agreement),
                notes: "Text and patterns are translated; the destinations are the same.",
                tags: ["link", "language"])
            Story(
                "After emoji",
                TappableLabel(displayableContentText: "👨‍👩‍👧 tap here 😀", detectableText: [.interactive("tap here")]),
                notes: "A family is one character, however many code points it has.", tags: ["link", "emoji"])
            Story(
                "Right to left",
                TappableLabel(
                    displayableContentText: "أوافق على شروط الخدمة وسياسة الخصوصية.",
                    detectableText: [.userDefined("شروط الخدمة"), .userDefined("سياسة الخصوصية")]),
                tags: ["link", "rtl", "language"])
            Story(
                "Nothing to look for", TappableLabel(displayableContentText: "I agree to the Terms of Service."),
                notes: "Without patterns the text is shown as it is.", tags: ["plain"])
        }
        .group("Labels")
        .summary("Patterns in a text become links; if two overlap, the later one wins.")
    }

    private static var labels: Section {
        Section(
            id: "labels", title: "Labels",
            header: ListHeader(title: "Labels")
        ) {
            Story("Plain", Label(text: "The quick brown fox."), tags: ["plain"])
            Story(
                "With a link",
                Label(
                    text: "Read about templates first.",
                    links: [.init(utf16Range: 11..<20, destination: .section("kind-template"))]),
                notes: "The whole stretch is one link.", tags: ["link"])
            Story("White space", Label(text: " "), notes: "Whitespace is a text and has a box.", tags: ["plain"])
            Story("Nothing", Label(text: nil), notes: "No text, no box.", tags: ["empty"])
        }
        .group("Labels")
        .summary("A text, parts of which may be links.")
    }
}
