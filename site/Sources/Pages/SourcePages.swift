import Vitrine
import VitrineKit

/// The pages about other features of the five original libraries: a label over time, formatters, colors, links to rows.
enum SourcePages {
    static func label(publishing publisher: [Story]) -> Section {
        Section(id: "lifecycle-label", title: "A label over time", header: ListHeader(title: "A label over time")) {
            for story in Story.lifecycle(of: GreetingViewModel(), tags: ["lifecycle", "state"], showing: \.labelModel) {
                story
            }
            publisher
        }
        .group("Over time")
        .summary("A label has text as soon as its screen appears; without text it takes up no space.")
        .storyPages(.named)
    }

    static var formats: Section {
        Section(id: "formats", title: "Formatters", header: ListHeader(title: "Formatters")) {
            Story("Minutes", FormatSample(kind: .minutes), tags: ["date"])
            Story("Moments", FormatSample(kind: .moments), tags: ["date"])
            Story("Numbers", FormatSample(kind: .numbers))
            Story("Names", FormatSample(kind: .names))
        }
        .group("Lists")
        .summary("What formatters make of values, in the language of the page.")
    }

    static var colors: Section {
        Section(id: "colors", title: "Colors by their digits", header: ListHeader(title: "Colors by their digits")) {
            Story("Strict", ColorSample(text: "#5AABEC"))
            Story("No color", ColorSample(text: "#5AAB"))
            Story("Lenient", id: "As the source reads it", ColorSample(text: " 5aabec ", isLenient: true))
        }
        .group("Forms")
        .summary("Six hexadecimal digits, with the contrast to white.")
    }

    static var links: Section {
        let stops = (1...30).map { number in
            DefaultRow(id: .integer(number), title: .string("\(number)"))
        }
        let list = ListView(id: "stops", sections: [ListViewSection(id: "all", title: "All stops", contents: stops)])
        let end = list.lastItem(of: "all").map { Destination.section("links-to-rows", row: $0) }
        let ways = ListView(
            id: "ways",
            sections: [
                ListViewSection(
                    id: "ways",
                    contents: [
                        DefaultRow(
                            id: "middle", title: .localized("To row 15"),
                            onSelectAction: .section("links-to-rows", row: 15)),
                        DefaultRow(id: "end", title: .localized("To the last row"), onSelectAction: end),
                    ])
            ])
        return Section(id: "links-to-rows", title: "Links to rows", header: ListHeader(title: "Links to rows")) {
            Story("Ways", ways, tags: ["list", "link"])
            Story("Rows", list, notes: "A row that a link leads to lights up.", tags: ["list"])
        }
        .group("Lists")
        .summary("A link leads to a row of a list, which lights up; the last row is found by its section.")
    }
}
