import Vitrine
import VitrineKit

extension LabelPages {
    private static let long = """
        By signing in you accept the Terms of Service, which say what you may do here and what you may not, and the Privacy \
        Policy, which says what is known about you, for how long it is kept, and whom to ask to have it forgotten again.
        """

    /// The page about alignment, wrapping and the number of lines.
    static var layout: Section {
        Section(
            id: "labels-layout", title: "Lines of labels",
            header: ListHeader(title: "Lines of labels")
        ) {
            Story("Natural", label(.natural), notes: "Where the text begins.", tags: ["alignment"])
            Story("Left", label(.left), tags: ["alignment"])
            Story("Center", label(.center), tags: ["alignment"])
            Story("Right", label(.right), tags: ["alignment"])
            Story("Justified", label(.justified), tags: ["alignment"])
            Story(
                "One line", label(lines: 1), notes: "The rest is cut off, and a link there cannot be clicked.",
                tags: ["lines"])
            Story("Two lines", label(lines: 2), tags: ["lines"])
            Story(
                "Fewer lines than allowed", Label(text: "Short.", numberOfLines: 3),
                notes: "It is only as high as its text.",
                tags: ["lines"])
            Story(
                "A word longer than a line",
                Label(text: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft"),
                notes: "It breaks where it must.", tags: ["wrapping"])
            Story(
                "Line ends and spaces", Label(text: "first\n\n    third, with   room\n\tfourth"),
                notes: "They are shown as they are in the text.", tags: ["wrapping"])
            Story(
                "Right to left",
                TappableLabel(
                    displayableContentText: String(repeating: "أوافق على شروط الخدمة وسياسة الخصوصية. ", count: 3),
                    detectableText: [.userDefined("شروط الخدمة"), .userDefined("سياسة الخصوصية")]),
                notes: "Here, natural alignment means right.", tags: ["alignment", "rtl"])
            Story(
                "Right to left, two lines",
                TappableLabel(
                    displayableContentText: String(repeating: "أوافق على شروط الخدمة وسياسة الخصوصية. ", count: 9),
                    detectableText: [.userDefined("شروط الخدمة"), .userDefined("سياسة الخصوصية")], numberOfLines: 2),
                tags: ["lines", "rtl"])
            Story(
                "Both directions",
                TappableLabel(
                    displayableContentText:
                        "The Terms of Service are called תנאי השירות in Hebrew, and 555-0123 is a number.",
                    detectableText: agreement + [.userDefined("תנאי השירות in"), .userDefined("555-0123")]),
                notes: "A link over a change of direction is still one link.", tags: ["rtl", "link"])
            Story(
                "Both directions, from the right",
                TappableLabel(
                    displayableContentText: "קוראים לזה iPhone 15 Pro Max, ותנאי השירות עולים 5,499 ש״ח.",
                    detectableText: [.userDefined("iPhone 15 Pro Max"), .userDefined("תנאי השירות")]),
                tags: ["rtl", "link"])
        }
        .group("Labels")
        .summary("A link over several lines is one link, whatever its alignment.")
    }

    private static func label(_ alignment: LabelAlignment = .natural, lines: Int = 0) -> TappableLabel {
        TappableLabel(
            displayableContentText: long, detectableText: agreement, textAlignment: alignment, numberOfLines: lines)
    }
}
