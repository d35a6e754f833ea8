import VitrineCSS
import VitrineHTML

/// The table of the pairs of text color and background color on the site. If there are more than the table can
/// show, the others are only counted.
struct PairTable {
    let chrome: Chrome
    /// The pairs; nil if contrast is not checked.
    let pairs: PairRows?
    let hasDark: Bool

    private var words: FrameWords { chrome.words }

    func write(_ html: HTML) {
        html.section(.class("block"), .id("page_pairs")) {
            html.h2(words(.textAndBackground))
            guard let pairs else { return say(.contrastIsOff, .contrastSetting, html) }
            guard !pairs.rows.isEmpty else { return say(.noPairs, .pairsAppear, html) }
            html.p(words(.pairsSummary), .class("notes"))
            html.table(.class("tokens pairs")) {
                html.thead {
                    html.tr {
                        html.th(words(.pair), .scope("col"))
                        html.th(words(hasDark ? .light : .contrast), .scope("col"))
                        if hasDark { html.th(words(.dark), .scope("col")) }
                        html.th(words(.occurrences), .scope("col"))
                    }
                }
                html.tbody { for row in pairs.rows { write(row, html) } }
            }
            if pairs.hidden > 0 { html.p(words.morePairs(pairs.hidden), .class("notes")) }
        }
    }

    /// Writes why there is no table, and how to get one.
    private func say(_ reason: FrameWords.Word, _ next: FrameWords.Word, _ html: HTML) {
        html.p("\(words(reason)) \(words(next))", .class("notes"))
    }

    private func write(_ row: PairRows.Row, _ html: HTML) {
        html.tr {
            html.th(.scope("row")) {
                name(row.text, row.pair.light?.text ?? row.pair.dark?.text, html)
                html.text(" ")
                html.span(words(.on), .class("on"))
                html.text(" ")
                name(row.background, row.pair.light?.background ?? row.pair.dark?.background, html)
                if row.pair.isLarge {
                    html.text(" ")
                    html.span(words(.largeText), .class("on"))
                }
            }
            html.td { colors(row.pair.light, row.pair, scheme: hasDark ? words(.light) : nil, html) }
            if hasDark { html.td { colors(row.pair.dark, row.pair, scheme: words(.dark), html) } }
            html.td {
                html.p(.class("users")) {
                    html.text(words.elements(row.elements) + words(.comma) + words.pages(row.pages))
                }
                html.p(.class("users")) {
                    for (index, example) in row.examples.enumerated() {
                        if index > 0 { html.text(words(.comma)) }
                        html.a(
                            example.title.text, .href(chrome.root(of: example.path) + example.address),
                            chrome.hreflang(chrome.pathsOnlyAtTop.contains(example.path)),
                            chrome.lang(example.title.isUntranslated), .dir("auto"))
                    }
                }
            }
        }
    }

    private func name(_ token: String?, _ color: String?, _ html: HTML) {
        guard let token else { return html.code(color ?? "") }
        html.a(.href("#token_\(token.dropFirst(2))")) { html.code(token) }
    }

    private func colors(_ colors: TextPair.Colors?, _ pair: TextPair, scheme: String?, _ html: HTML) {
        html.div(.class("value")) {
            if let scheme { html.span(scheme, .class("scheme"), .aria("hidden", "true")) }
            guard let colors else { return html.span(words(.notCertain), .class("on")) }
            html.svg(.class("swatch"), .width(44), .height(28), .aria("hidden", "true")) { svg in
                svg.rect(.width(44), .height(28), .fill(colors.background))
                svg.text(
                    "Ag", .x("22"), .y("19"), .textAnchor("middle"), .fontSize("15"), .fill(colors.text))
            }
            html.span {
                html.span("\(Contrast.text(hundredths: colors.hundredths)):1", .class("ratio"), .dir("ltr"))
                if colors.hundredths < pair.needed {
                    html.text(" ")
                    html.strong(words.needed(pair.isLarge ? "3:1" : "4.5:1"), .class("mark"))
                }
                html.code("\(colors.text) / \(colors.background)", .class("written"))
            }
        }
    }
}
