import Foundation
import Testing
import VitrineComponents
import VitrineHTML

@Suite("Ready-made rows")
struct ReadyRowTests {
    private let session = RenderSession(registry: Registry())

    private func row(_ item: any ListViewItem) -> String {
        session.bare(ListView(item)).replacing(/<svg.*?<\/svg>/, with: "SVG")
    }

    @Test("Rows with one or two texts have the given accessory, by default a chevron")
    func accessories() {
        #expect(row(DefaultRow(title: "A")).contains("list-chevron"))
        let rows: [any ListViewItem] = [
            DefaultRow(title: "A", accessoryType: .checkmark),
            DefaultRow(title: LabelText.string("A"), accessoryType: .checkmark),
            SubtitleRow(title: "A", subtitle: "B", accessoryType: .checkmark),
            SubtitleRow(title: LabelText.string("A"), subtitle: .string("B"), accessoryType: .checkmark),
            ValueRow(title: "A", subtitle: "B", accessoryType: .checkmark),
            ValueRow(title: LabelText.string("A"), subtitle: .string("B"), accessoryType: .checkmark),
        ]
        for item in rows {
            #expect(row(item).contains("Selected") && !row(item).contains("list-chevron"))
        }
    }

    @Test("A row is named after its identity, or after its type with a number")
    func identities() {
        let list = ListView(
            DefaultViewModel(title: "A"), SubtitleViewModel(id: "b", title: "B"), DefaultRow(title: "C"))
        let markup = session.page(list).markup
        let ids = markup.matches(of: /<li[^>]* id="([^"]*)"/).map { String($0.output.1) }
        #expect(ids == ["page--list--default-row-1", "page--list--b", "page--list--default-row-2"])
        #expect(DefaultRow(title: "A") == DefaultRow(title: "A"))
    }

    @Test("The markup of a heading, a note, a button and an error")
    func markup() {
        #expect(row(HeaderItem(title: "Near")).contains("<h2 class=\"list-primary\" dir=\"auto\">Near</h2>"))
        #expect(
            row(FootnoteRow(text: "a", subtitle: "")).contains(
                "<div class=\"list list-footnote\" data-component=\"FootnoteRow\"><p dir=\"auto\">a</p></div>"))
        #expect(
            row(MessageButtonRow(title: "More", destination: .address("m.html"))).contains(
                "<li class=\"list-item no-separator\""))
        #expect(
            row(MessageButtonRow(title: "More", destination: .address("m.html"))).contains(
                "<a class=\"list-button\" href=\"m.html\">More</a>"))
        let words = Broken().localizedDescription
        #expect(row(ErrorCaption(error: Broken())).contains("color-danger\" dir=\"auto\">\(words)</span>"))
        #expect(
            row(EmptyDataRow(title: "None")).contains("<div class=\"list-empty top\"><p class=\"list-empty-title\""))
        #expect(session.problems.isEmpty)
    }

    @Test("The selected segment of a control is marked")
    func segments() {
        func control(_ index: Int?) -> String {
            row(
                SegmentedControl(
                    label: "Show",
                    segments: [
                        .init(title: "A", destination: .address("a.html")),
                        .init(title: "B", destination: .address("b.html")),
                    ], selectedSegmentIndex: index))
        }
        #expect(
            control(1).contains(
                "<nav class=\"list segmented\" aria-label=\"Show\" data-component=\"SegmentedControl\"><ul role=\"list\">"
                    + "<li><a href=\"a.html\">A</a></li><li><a href=\"b.html\" aria-current=\"true\">B</a></li></ul></nav>"
            ))
        for index in [nil, -1, 2] { #expect(!control(index).contains("aria-current")) }
    }

    @Test("An item can be shown outside a list")
    func itemOutsideList() {
        #expect(
            session.bare(ValueRow(title: "A", subtitle: "B", accessoryType: .none))
                == "<div class=\"list\"><ul class=\"list-items\" role=\"list\"><li class=\"list-item\">"
                + "<div class=\"list-row value\"><span class=\"list-text\"><span class=\"list-primary\" dir=\"auto\">A</span> "
                + "<span class=\"list-secondary color-muted\" dir=\"auto\">B</span> </span></div></li></ul></div>")
        var registry = Registry()
        registry.register(viewModelType: Note.self, viewType: ListItemView.self)
        let wrong = RenderSession(registry: registry)
        #expect(wrong.bare(Note("")) == "")
        #expect(wrong.takeProblems().map(\.error.description) == ["the view is for ListViewItem but was given Note"])
    }
}
