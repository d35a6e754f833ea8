import VitrineHTML

/// Writes the content of an empty list or of an ``EmptyDataRow``.
struct EmptyDataMarkup {
    let words: EmptyData.Standard
    /// The heading level of the title; nil for a row, whose title is not a heading.
    let headingLevel: Int?

    func write(_ html: HTML) {
        html.div(.class("list-empty"), .class("top", when: words.alignment == .top)) {
            if let image = words.image { html.div(.class("list-empty-image")) { image.write(html) } }
            if let title = words.title { self.title(title, html) }
            if let body = words.body { html.p(.dir("auto")) { html.text(body) } }
            if let button = words.buttonConfig { button.write(html) }
        }
    }

    private func title(_ title: LocalizedText, _ html: HTML) {
        guard let headingLevel else { return html.p(.class("list-empty-title"), .dir("auto")) { html.text(title) } }
        html.heading(level: headingLevel, .class("list-empty-title"), .dir("auto")) { html.text(title) }
    }
}

extension ListButtonConfiguration {
    func write(_ html: HTML) {
        html.a(.class("list-button"), .href(html.address(of: destination))) { html.text(title) }
    }
}
