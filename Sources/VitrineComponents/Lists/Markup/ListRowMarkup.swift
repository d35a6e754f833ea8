import VitrineHTML

/// Writes a row of texts. In a link, the row contains only phrasing elements such as `span`.
struct ListRowMarkup {
    let row: ListRowConfiguration
    let headingLevel: Int
    let hasDetailLink: Bool

    /// Writes the row. It is a link if there is a destination and the row is not a header.
    /// - Throws: ``RenderError/nestedLink(element:)`` when both the row and a part of its text are links.
    func write(_ html: HTML, destination: Destination?) throws(RenderError) {
        if row.appearance == .header { return header(html) }
        guard let destination else {
            return html.div(.class("list-row \(row.appearance.rawValue)")) { contents(html) }
        }
        guard row.text?.hasLinks != true, row.shownSecondaryText?.hasLinks != true else {
            throw .nestedLink(element: "a")
        }
        html.a(.class("list-row \(row.appearance.rawValue)"), .href(html.address(of: destination))) {
            contents(html)
        }
    }

    private func header(_ html: HTML) {
        html.div(.class("list-row header")) {
            image(html)
            html.div(.class("list-text")) {
                if let text = row.text, !text.plain(html).isEmpty {
                    html.heading(
                        level: headingLevel, .class(row.textConfig.classes(after: "list-primary")), .dir("auto")
                    ) {
                        text.write(html, isHighlighted: row.textConfig.isHighlighted)
                    }
                }
                secondary(html)
            }
            accessory(html)
        }
    }

    private func contents(_ html: HTML) {
        image(html)
        html.span(.class("list-text")) {
            label(row.text, look: row.textConfig, classes: "list-primary", to: html)
            secondary(html)
        }
        accessory(html)
    }

    private func secondary(_ html: HTML) {
        label(row.shownSecondaryText, look: row.secondaryTextConfig, classes: "list-secondary", to: html)
    }

    /// Writes a text and, after it, a space that separates it from the next text. Writes nothing for an empty text.
    private func label(_ text: LabelText?, look config: LabelConfiguration, classes own: String, to html: HTML) {
        guard let text, !text.plain(html).isEmpty else { return }
        html.span(.class(config.classes(after: own)), .dir("auto")) {
            text.write(html, isHighlighted: config.isHighlighted)
        }
        html.text(" ")
    }

    private func image(_ html: HTML) {
        guard let image = row.image else { return }
        let tint = row.imageConfig.tintColor
        html.span(.class("list-image"), .class("color-\(tint?.name ?? "")", when: tint != nil)) {
            image.write(html, size: row.imageConfig.maximumSize)
        }
    }

    private func accessory(_ html: HTML) {
        switch row.accessoryType {
        case .none: return
        case .disclosureIndicator: html.span(.class("list-chevron"), .aria("hidden", "true")) {}
        case .checkmark: accessory(.checkmark, words: html.localized(.own("Selected")), to: html)
        case .detailButton: if !hasDetailLink { accessory(.info, words: html.localized(.own("More")), to: html) }
        }
    }

    private func accessory(_ symbol: Symbol, words: String, to html: HTML) {
        html.span(.class("list-accessory")) {
            symbol.write(html)
            html.span(words, .class("list-aside"))
        }
    }
}

extension ListRowConfiguration {
    /// The secondary text; nil if the appearance does not show it.
    var shownSecondaryText: LabelText? { appearance == .default ? nil : secondaryText }
}

extension LabelText {
    /// Whether a part of the text is a link. Runs without characters do not count, because they are not written.
    var hasLinks: Bool {
        guard case .attributed(let text) = self else { return false }
        return text.runs.contains { $0.link != nil && !$0.text.isEmpty }
    }

    func write(_ html: HTML, isHighlighted: Bool = false) {
        if isHighlighted { return html.mark(.class("list-changed")) { write(html) } }
        switch self {
        case .string(let text): html.text(text)
        case .localized(let text): html.text(text)
        case .attributed(let text): for run in text.runs where !run.text.isEmpty { run.write(html) }
        }
    }
}

extension AttributedText.Run {
    /// Writes the run in nested elements, from the outside in: link or color, strong, emphasis, strikethrough, code.
    func write(_ html: HTML) {
        let color = color.map { "color-\($0.name)" }
        if let link {
            html.a(.href(html.address(of: link)), .class(color ?? "", when: color != nil)) { styled(style, html) }
        } else if let color {
            html.span(.class(color)) { styled(style, html) }
        } else {
            styled(style, html)
        }
    }

    private func styled(_ style: AttributedText.Style, _ html: HTML) {
        if style.contains(.strong) { return html.strong { styled(style.subtracting(.strong), html) } }
        if style.contains(.emphasized) { return html.em { styled(style.subtracting(.emphasized), html) } }
        if style.contains(.struckThrough) { return html.s { styled(style.subtracting(.struckThrough), html) } }
        style.contains(.code) ? html.code(text) : html.text(text)
    }
}
