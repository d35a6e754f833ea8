import Vitrine
import VitrineKit

/// The pages about kinds of views, drawings and formulas, spacers, and states.
enum KindPages {
    private static let group = "Kinds of view"

    static func sections(_ contacts: [Contact]) -> [Section] {
        [template, reusable(contacts), declarative, drawings, spacers, headerSpacer, states]
    }

    private static var template: Section {
        Section(
            id: "kind-template", title: "Template files",
            header: ListHeader(title: "Shown by a template")
        ) {
            Story(
                "Title alone", EmptyResults(title: "No messages."), notes: "The second paragraph is left out.",
                tags: ["template", "empty"])
            Story(
                "With a message", EmptyResults(title: "Nothing found.", message: "Try fewer words & no <tags>."),
                notes: "Variables are escaped.", tags: ["template", "empty"])
            Story(
                "The theme's own", EmptyState(title: "Nothing here yet", message: "The template comes with the theme."),
                notes: "A theme can include templates for components.", tags: ["template", "theme"])
            RowSpacer(type: .fixed(15))
            Story(
                "Several lines", Samples.hope, notes: "A section of the template runs once for each line.",
                tags: ["template", "list"])
            Story(
                "Translated", Samples.pond, notes: "A section over values with properties of their own.",
                tags: ["template", "list", "language"])
            Story("Right to left", Samples.passing, tags: ["template", "language", "rtl"])
        }
        .group(group)
        .summary("A Mustache file shows the component; its properties are the variables of the template.")
    }

    private static func reusable(_ contacts: [Contact]) -> Section {
        Section(
            id: "kind-class", title: "Reusable classes",
            header: ListHeader(title: "Shown by a class")
        ) {
            Story(
                "Information", Notice(variant: .info, title: "Opening hours", message: "Open until six on Fridays."),
                tags: ["class", "variant"])
            Story(
                "Warning",
                Notice(variant: .warning, title: "Almost full", message: "Three seats are left for “Night & Day”."),
                notes: "The variant changes the color and the icon, never the words.", tags: ["class", "variant"])
            Story(
                "Success", Notice(variant: .success, title: "Saved", message: "The list is up to date."),
                tags: ["class", "variant"])
            RowSpacer(type: .fixed(15))
            contacts.prefix(3).map { ContactCard($0) as any Component }
        }
        .group(group)
        .summary("One object is reused for all components, like a table cell.")
    }

    private static var declarative: Section {
        Section(
            id: "kind-declarative", title: "Declarative views",
            header: ListHeader(
                title: "Shown by a declarative view",
                link: PageLink(title: "More states", section: "states"))
        ) {
            Story(
                "Text field", NewTodoField(id: "field", placeholder: "Water the plants", added: "todos-added"),
                notes: "The label is part of the form.", tags: ["form"])
            RowSpacer(type: .fixed(15))
            for tone in Badge.Tone.allCases {
                Story("Badge, \(tone.rawValue)", Badge(text: "New", tone: tone), tags: ["variant"])
            }
            Story("Badge, another script", Badge(text: .verbatim("جديد"), tone: .accent), tags: ["language", "rtl"])
            RowSpacer(type: .fixed(15))
            Story("Gauge, empty", Meter(title: "Pages read", done: 0, total: 212), tags: ["state"])
            Story("Gauge, half", Meter(title: "Pages read", done: 106, total: 212), tags: ["state"])
            Story("Gauge, full", Meter(title: "Pages read", done: 212, total: 212), tags: ["state"])
        }
        .group(group)
        .summary("A new value for every component; one function describes how it looks.")
    }

    private static var drawings: Section {
        Section(
            id: "drawings", title: "Drawings and formulas",
            header: ListHeader(title: "SVG and MathML")
        ) {
            Story("Bars", Samples.chart, notes: "SVG, with the numbers in a table.", tags: ["svg"])
            Story("Quadratic equation", Samples.quadratic, tags: ["mathml"])
            Story("Sum of the first numbers", Samples.sum, tags: ["mathml"])
            Story("Distance between two points", id: "Distance of two points", Samples.distance, tags: ["mathml"])
        }
        .group(group)
        .summary("SVG and MathML have their own elements, which are written like any others.")
    }

    private static var spacers: Section {
        Section(
            id: "spacers", title: "Space between rows",
            header: ListHeader(title: "Spacers"),
            footer: ListFooter(text: "At the bottom of the window, or below the rows.")
        ) {
            Badge(text: "\(8) pixels below")
            RowSpacer(type: .fixed(8))
            Badge(text: "\(15) pixels below")
            RowSpacer(type: .fixed(15))
            Badge(text: "\(60) pixels below")
            RowSpacer(type: .fixed(60))
            Badge(text: "The rest of the height below", tone: .accent)
            RowSpacer(type: .flexible)
        }
        .group(group)
        .summary("Fixed spacers have a height; a flexible one takes the remaining space and pushes the end down.")
    }

    private static var headerSpacer: Section {
        Section(
            id: "spacers-header", title: "Space instead of a header",
            header: HeaderFooterSpacer(type: .fixed(30)), footer: HeaderFooterSpacer(type: .flexible)
        ) {
            Badge(text: "\(30) pixels above")
            RowSpacer(type: .flexible)
            Badge(text: "Half of the rest above, half below", tone: .accent)
        }
        .group(group)
        .summary("A section without a header can still have space above it.")
    }

    private static var states: Section {
        Section(
            id: "states", title: "States of a to-do",
            header: ListHeader(
                title: "States",
                link: PageLink(title: "Declarative views", section: "kind-declarative"))
        ) {
            Story("Open", TodoRow(id: 1, title: "Buy bread"), tags: ["state"])
            Story(
                "Completed", TodoRow(id: 2, title: "Buy bread", isDone: true),
                notes: "A check mark, and the title struck through.", tags: ["state", "done"])
            Story(
                "With a date", TodoRow(id: 3, title: "Buy bread", due: CalendarDay(iso: "2027-03-12")),
                tags: ["date"])
            Story(
                "With everything",
                TodoRow(
                    id: 4, title: "Buy bread", note: "Rye, sliced.", due: CalendarDay(iso: "2027-03-12"),
                    list: .errands),
                notes: "The list is a link.", tags: ["date", "link"])
            Story(
                "Long title",
                TodoRow(id: 5, title: Samples.longTitle, due: CalendarDay(iso: "2027-12-31"), list: .kitchen),
                notes: "The title wraps; date and list stay next to it.", tags: ["length"])
            Story(
                "Right to left", TodoRow(id: 6, title: "حجز القطار إلى أسوان (مقعد 12B)", isDone: true),
                notes: "The title decides its own direction.", tags: ["language", "rtl"])
            Story(
                "Markup in the title", TodoRow(id: 7, title: "Test the form with <b>bold</b> & \"quotes\""),
                notes: "Shown as typed.", tags: ["escaping"])
            RowSpacer(type: .fixed(15))
            Story("First of a list", TodoRow(id: 8, title: "Flour", position: .first), tags: ["position"])
            Story("In the middle", TodoRow(id: 9, title: "Butter", position: .middle), tags: ["position"])
            Story("Last of a list", TodoRow(id: 10, title: "Sugar", position: .last), tags: ["position"])
        }
        .group(group)
        .summary("Every state of one component, with its name, notes, and words to search for.")
    }
}
