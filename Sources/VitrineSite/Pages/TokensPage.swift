import VitrineCSS
import VitrineHTML
import VitrineSupport

/// The page of the design tokens: their values in light and dark mode, the components that use them, and the pairs of
/// text color and background color that occur.
struct TokensPage {
    let chrome: Chrome
    let tokens: DesignTokens
    let uses: TokenUsers
    /// The pairs of colors; nil if contrast is not checked.
    let pairs: PairRows?
    /// The relative path from the page to the top of the site, where stylesheets are.
    let top: String

    var words: FrameWords { chrome.words }

    /// The path of the stylesheet that only this page links. The package provides the stylesheet.
    static let styles = "assets/design-tokens.css"

    func write(_ html: HTML) {
        let kinds = TokenKind.allCases.map { kind in (kind, tokens.tokens.filter { $0.kind == kind }) }
            .filter { !$0.1.isEmpty }
        // Layouts of themes do not link this stylesheet, because only this page needs it.
        html.link(.rel("stylesheet"), .href(top + Self.styles))
        html.header(.class("intro")) {
            html.h1(words(.designTokens))
            html.p(words(.tokensSummary), .class("summary"))
            html.dl(.class("facts")) {
                for (kind, members) in kinds {
                    chrome.fact(words(kind.word), html) {
                        html.a(words.number(members.count), .href("#page_\(kind.rawValue)"))
                    }
                }
                let unused = tokens.tokens.count { uses.isUnused($0) }
                if unused > 0 { chrome.fact(words(.unused), html, unused) }
                if let pairs {
                    chrome.fact(words(.tooLittleContrast), html) {
                        html.a(words.number(pairs.failing), .href("#page_pairs"))
                    }
                }
            }
        }
        for (kind, members) in kinds { table(kind, members, html) }
        PairTable(chrome: chrome, pairs: pairs, hasDark: tokens.hasDark).write(html)
    }

    // MARK: - Tokens

    private func table(_ kind: TokenKind, _ members: [DesignToken], _ html: HTML) {
        let hasDark = members.contains(where: \.dependsOnScheme)
        html.section(.class("block"), .id("page_\(kind.rawValue)")) {
            html.h2(words(kind.word))
            html.table(.class("tokens")) {
                html.thead {
                    html.tr {
                        html.th(words(.token), .scope("col"))
                        if hasDark {
                            html.th(words(.light), .scope("col"))
                            html.th(words(.dark), .scope("col"))
                        } else {
                            html.th(words(.value), .scope("col"))
                        }
                        html.th(words(.usedBy), .scope("col"))
                    }
                }
                html.tbody { for token in members { row(token, hasDark: hasDark, html) } }
            }
        }
    }

    private func row(_ token: DesignToken, hasDark: Bool, _ html: HTML) {
        html.tr(.id("token_\(token.name.dropFirst(2))")) {
            html.th(.scope("row")) {
                html.code(token.name)
                if let first = token.declarations.first { place(first.sheet, first.line, html) }
            }
            if token.dependsOnScheme {
                html.td { value(token.light, token, isDark: false, scheme: words(.light), html) }
                html.td { value(token.dark, token, isDark: true, scheme: words(.dark), html) }
            } else if hasDark {
                html.td(.colspan(2)) {
                    value(token.light, token, isDark: false, scheme: nil, html)
                    overrides(token, html)
                }
            } else {
                html.td {
                    value(token.light, token, isDark: false, scheme: nil, html)
                    overrides(token, html)
                }
            }
            html.td {
                users(token, html)
                if token.dependsOnScheme { overrides(token, html) }
            }
        }
    }

    private func value(
        _ value: TokenValue?, _ token: DesignToken, isDark: Bool, scheme: String?, _ html: HTML
    ) {
        html.div(.class("value")) {
            if let scheme { html.span(scheme, .class("scheme"), .aria("hidden", "true")) }
            guard let value else { return html.text(words(.none)) }
            TokenSwatch(words: words, isRTL: chrome.locale.context.direction == .rightToLeft).write(
                value, token, isDark: isDark, html)
            html.span {
                html.code(value.text)
                // The declared value, such as `1.5rem`, shows what a length is relative to.
                if let declared = value.declared, declared != value.text {
                    html.code(declared, .class("written"))
                }
            }
        }
    }

    /// Writes the declarations of a token after the first, such as those under conditions and in themes.
    private func overrides(_ token: DesignToken, _ html: HTML) {
        let others = token.declarations.dropFirst()
        guard !others.isEmpty else { return }
        html.ul(.class("overrides"), .role("list")) {
            for declaration in others {
                html.li {
                    html.code(Self.rule(declaration.conditions, declaration.selector))
                    html.text(" ")
                    html.code(declaration.value)
                    place(declaration.sheet, declaration.line, html)
                }
            }
        }
    }

    private static func rule(_ conditions: [String], _ selector: String) -> String {
        let text = (conditions + [selector]).joined(separator: " ")
        return text.count > 120 ? text.prefix(119) + "…" : text
    }

    private func place(_ sheet: String, _ line: Int, _ html: HTML) {
        let name = sheet.split(separator: "/").last.map(String.init) ?? sheet
        html.text(" ")
        html.a("\(name):\(line)", .class("source-line"), .href(top + sheet), .dir("ltr"))
    }

    // MARK: - Users

    private static let shownComponents = 6

    private func links(_ components: ArraySlice<Int>, _ html: HTML) {
        html.p(.class("users")) {
            for (index, number) in components.enumerated() {
                if index > 0 { html.text(words(.comma)) }
                chrome.link(chrome.plan.components[number], html)
            }
        }
    }

    private func users(_ token: DesignToken, _ html: HTML) {
        let components = uses.components(using: token)
        if uses.isUnused(token) { return html.span(words(.unused), .class("mark")) }
        if !components.isEmpty {
            links(components.prefix(Self.shownComponents), html)
            let rest = components.dropFirst(Self.shownComponents)
            if !rest.isEmpty {
                html.details {
                    html.summary(words.moreComponents(rest.count))
                    links(rest, html)
                }
            }
        }
        guard !token.uses.isEmpty else {
            if components.isEmpty { html.text(words(.namedOnPages)) }
            return
        }
        html.details {
            html.summary(words.rules(token.uses.count))
            html.ul(.role("list")) {
                for number in token.uses {
                    let use = tokens.table.uses[number]
                    html.li {
                        html.code(Self.rule(use.conditions, use.selector))
                        place(use.sheet, use.line, html)
                        html.text(" · ")
                        html.code((use.properties[token.name] ?? []).joined(separator: ", "))
                    }
                }
            }
        }
    }
}

extension TokenKind {
    var word: FrameWords.Word {
        switch self {
        case .color: .colors
        case .type: .typography
        case .spacing: .spacing
        case .radius: .radii
        case .shadow: .shadows
        case .duration: .durations
        case .other: .others
        }
    }
}
