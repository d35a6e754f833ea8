import Testing
import VitrineComponents
import VitrineHTML

@Suite("Rows of a list")
struct ListRowTests {
    private let session = RenderSession(registry: .standard)

    private func row(_ row: ListRowConfiguration, select: Destination? = nil) -> String {
        session.row(Stop(row, select: select))
    }

    @Test("A list has sections with items, each with an id and the item's type")
    func list() {
        let (markup, problems) = session.page(ListView(Stop(7), Landing(id: 8)))
        #expect(
            markup
                == "<div class=\"list sticky\" id=\"page--list\" data-component=\"ListView\" data-instance=\"page/list\">"
                + "<section class=\"list-section inset-grouped\" id=\"page--list--section_stops\">"
                + "<ul class=\"list-items\" role=\"list\">"
                + "<li class=\"list-item\" id=\"page--list--7\" data-component=\"Stop\" data-instance=\"page/list/7\">"
                + "<div class=\"list-row default\"><span class=\"list-text\"><span class=\"list-primary\" dir=\"auto\">"
                + "Harbor</span> </span></div></li>"
                + "<li class=\"list-item\" id=\"page--list--8\" data-component=\"Landing\" "
                + "data-instance=\"page/list/8\"><div class=\"list-row default\"><span class=\"list-text\">"
                + "<span class=\"list-primary\" dir=\"auto\">Harbor</span> </span></div></li></ul></section></div>")
        #expect(problems == [])
    }

    @Test(
        "The second text in each appearance",
        arguments: [
            (.default, "<div class=\"list-row default\"><span class=\"list-text\">A </span></div>"),
            (.subtitle, "<div class=\"list-row subtitle\"><span class=\"list-text\">A B </span></div>"),
            (.value, "<div class=\"list-row value\"><span class=\"list-text\">A B </span></div>"),
        ] as [(ListRowConfiguration.Appearance, String)])
    func appearances(appearance: ListRowConfiguration.Appearance, expected: String) {
        let full =
            expected
            .replacing("A", with: "<span class=\"list-primary\" dir=\"auto\">Line &amp; 3</span>")
            .replacing("B", with: "<span class=\"list-secondary color-muted\" dir=\"auto\">Quay</span>")
        let markup = row(ListRowConfiguration(text: "Line & 3", secondaryText: "Quay", appearance: appearance))
        #expect(markup == full)
    }

    @Test("A header is a heading below that of its section, and has no link")
    func header() {
        let configuration = ListRowConfiguration(text: "Near", secondaryText: "10 min", appearance: .header)
        let expected = { (level: Int) in
            "<div class=\"list-row header\"><div class=\"list-text\"><h\(level) class=\"list-primary\" dir=\"auto\">Near"
                + "</h\(level)><span class=\"list-secondary color-muted\" dir=\"auto\">10 min</span> </div></div>"
        }
        #expect(row(configuration, select: .address("a.html")) == expected(2))
        let section = ListViewSection(id: "s", title: "Stops", contents: [Stop(configuration)])
        #expect(session.page(ListView(id: "l", sections: [section])).markup.contains(expected(3)))
        #expect(
            session.page(ListView(id: "l", sections: [section], headingLevel: 6)).markup.contains(expected(6)))
    }

    @Test("Empty texts are omitted", arguments: [nil, ""])
    func empty(text: String?) {
        let expected = "<div class=\"list-row subtitle\"><span class=\"list-text\"></span></div>"
        #expect(row(ListRowConfiguration(text: text, secondaryText: text, appearance: .subtitle)) == expected)
    }

    @Test(
        "Accessories with a meaning have a text",
        arguments: [
            (.none, ""),
            (.disclosureIndicator, "<span class=\"list-chevron\" aria-hidden=\"true\"></span>"),
            (
                .checkmark,
                "<span class=\"list-accessory\">SVG<span class=\"list-aside\">Selected</span></span>"
            ),
            (.detailButton, "<span class=\"list-accessory\">SVG<span class=\"list-aside\">More</span></span>"),
        ] as [(ListRowConfiguration.AccessoryType, String)])
    func accessories(accessory: ListRowConfiguration.AccessoryType, expected: String) {
        let markup = row(ListRowConfiguration(text: "A", accessoryType: accessory))
            .replacing(/<svg.*<\/svg>/, with: "SVG")
        #expect(
            markup
                == "<div class=\"list-row default\"><span class=\"list-text\"><span class=\"list-primary\" dir=\"auto\">A"
                + "</span> </span>\(expected)</div>")
    }

    @Test("The row is one link, and an info button with another destination is a second one")
    func links() {
        var stop = Stop(ListRowConfiguration(text: "A", accessoryType: .detailButton), select: .address("a.html"))
        stop.onDetailAction = .address("info.html")
        let (markup, problems) = session.page(ListView(stop))
        #expect(markup.contains("<li class=\"list-item buttons-1\""))
        let inside = session.row(stop).replacing(/<svg.*<\/svg>/, with: "SVG")
        #expect(
            inside
                == "<a class=\"list-row default\" href=\"a.html\"><span class=\"list-text\">"
                + "<span class=\"list-primary\" dir=\"auto\">A</span> </span></a>"
                + "<a class=\"list-button-end\" href=\"info.html\">SVG<span class=\"list-aside\">More: A</span></a>")
        #expect(problems == [])
    }

    @Test("Lines, colors, highlights and sizes are classes and attributes, never styles")
    func configurations() {
        let markup = row(
            ListRowConfiguration(
                image: .asset("a b.png", alt: "A ferry"), text: "A", secondaryText: "B", appearance: .value,
                textConfig: LabelConfiguration(textColor: "Night Bus", numberOfLines: 2, accessibilityNumberOfLines: 4),
                secondaryTextConfig: LabelConfiguration(numberOfLines: -1, isHighlighted: true),
                imageConfig: ImageConfiguration(tintColor: nil, maximumSize: .init(width: 72, height: 48))))
        #expect(
            markup
                == "<div class=\"list-row value\"><span class=\"list-image\"><img src=\"assets/a b.png\" alt=\"A ferry\" "
                + "width=\"72\" height=\"48\" loading=\"lazy\"/></span><span class=\"list-text\">"
                + "<span class=\"list-primary color-night-bus lines lines-2 large-lines-4\" dir=\"auto\">A</span> "
                + "<span class=\"list-secondary\" dir=\"auto\"><mark class=\"list-changed\">B</mark></span> </span></div>"
        )
    }

    @Test("A symbol has the size of the configuration, or that of a line of text")
    func symbols() {
        let small = row(
            ListRowConfiguration(
                image: .symbol(.person), imageConfig: ImageConfiguration(maximumSize: .init(width: 12, height: 10))))
        #expect(small.contains("<span class=\"list-image color-accent\"><svg xmlns="))
        #expect(small.contains(" width=\"12\" height=\"10\" aria-hidden=\"true\""))
        #expect(row(ListRowConfiguration(image: .symbol(.person))).contains(" width=\"24\" height=\"24\" "))
    }

    @Test("A maximum size may limit only the width or the height", arguments: [(40, 0), (0, 40)])
    func oneSide(width: Int, height: Int) {
        let limits = ImageConfiguration(maximumSize: .init(width: width, height: height))
        let picture = row(ListRowConfiguration(image: .asset("a.png"), imageConfig: limits))
        #expect(picture.contains(" width=\"40\"") == (width > 0))
        #expect(picture.contains(" height=\"40\"") == (height > 0))
        let symbol = row(ListRowConfiguration(image: .symbol(.person), imageConfig: limits))
        #expect(symbol.contains(" width=\"40\" height=\"40\" "))
    }

    @Test("Runs keep their attributes, which are nested in a fixed order")
    func attributed() {
        let text = AttributedText(runs: [
            .init("a < b ", style: [.code, .strong, .emphasized, .struckThrough], color: .danger),
            .init(""), .init("more", style: .strong, link: .address("m.html")),
        ])
        #expect(
            row(ListRowConfiguration(text: .attributed(text))).contains(
                "<span class=\"list-primary\" dir=\"auto\"><span class=\"color-danger\"><strong><em><s><code>a &lt; b "
                    + "</code></s></em></strong></span><a href=\"m.html\"><strong>more</strong></a></span>"))
        #expect(LabelText.string("x") != .attributed([.init("x")]))
    }

    @Test("A link in a row that is a link is an error, and the row is omitted")
    func nested() {
        let text = LabelText.attributed([.init("more", link: .address("m.html"))])
        let stop = Stop(ListRowConfiguration(text: text), select: .address("a.html"))
        let (markup, problems) = session.page(ListView(stop))
        #expect(markup.hasSuffix("<ul class=\"list-items\" role=\"list\"></ul></section></div>"))
        #expect(problems == ["the row is a link, and a link cannot contain <a>"])
        // A run without characters is not written, so its link causes no conflict.
        let empty = LabelText.attributed([.init("A"), .init("", link: .address("m.html"))])
        #expect(
            session.page(ListView(Stop(ListRowConfiguration(text: empty), select: .address("a.html")))).problems == [])
        // The standard appearance does not show the second text, so its links cause no conflict.
        let hidden = Stop(ListRowConfiguration(text: "A", secondaryText: text), select: .address("a.html"))
        #expect(session.page(ListView(hidden)).problems == [])
    }

    @Test("A refused address is reported for the item")
    func refused() {
        session.render(
            ListView(Stop(ListRowConfiguration(text: "A"), select: .address("javascript:0"))), id: "page--list",
            instance: "page/list", role: .row)
        #expect(
            session.takeProblems().map(\.description) == [
                "error: Stop (page/list/1): the URL in “href” has the scheme “javascript:”, which is not allowed"
            ])
    }

    @Test(
        "Lines between rows",
        arguments: [
            (.init(), ""), (.hidden(), " no-separator"), (.withInset(.init(leading: .large)), " line-start-3"),
            (.withInset(.init(leading: .small, trailing: .medium)), " line-start-1 line-end-2"),
            (.withInset(.init(trailing: .small)), " line-end-1"),
            (.init(edges: .top), " line-top"),
            (
                .init(insets: .init(leading: .small, trailing: .medium), edges: .all),
                " line-all line-start-1 line-end-2"
            ),
        ] as [(ListRowSeparatorConfiguration, String)])
    func separators(separator: ListRowSeparatorConfiguration, classes: String) {
        var stop = Stop(1)
        stop.separatorConfiguration = separator
        #expect(session.page(ListView(stop)).markup.contains("<li class=\"list-item\(classes)\" id="))
    }
}
