import VitrineMarkup
import VitrineSupport

/// The rules for `<meta>`: the encoding, metadata that may occur only once, and values that the table of attributes
/// does not cover.
enum MetaRules: RuleGroup {
    static var rules: [Rule] {
        [
            .encodingOnce, .encodingEarly, .encodingMissing, .metaValue, .metaRepeated, .viewportZoom,
            .defaultStyle,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        var encodings: [Int] = []
        var once = OncePerPage()
        for meta in outsideTemplates(page, .meta) {
            if page.has(.charset, meta) || page.value(.httpEquiv, meta)?.equals(ignoringCase: "content-type") == true {
                encodings.append(meta)
            }
            if page.value(.httpEquiv, meta)?.equals(ignoringCase: "default-style") == true,
                let attribute = page.attribute(.content, meta)
            {
                checkDefaultStyle(page, meta, attribute, report)
            }
            checkValue(page, meta, report)
            once.check(page, meta, report)
        }
        checkEncoding(page, encodings, report)
    }

    /// Returns the elements with the given name that are not inside a template.
    static func outsideTemplates(_ page: PageTree, _ name: Name) -> some Sequence<Int> {
        var templates = page.elements(.template).makeIterator()
        var template = templates.next()
        return page.elements(name).lazy.filter { node in
            while let found = template, Int(page.document.nodes[found].end) <= node { template = templates.next() }
            return template.map { node < $0 } ?? true
        }
    }

    private static func checkEncoding(_ page: PageTree, _ declarations: [Int], _ report: Report) {
        guard page.syntax == .html else { return }
        guard let first = declarations.first else {
            if !page.document.text.starts(with: [0xEF, 0xBB, 0xBF]),
                page.document.html?.encodingSource != .byteOrderMark,
                let root = page.elements(.html).first(where: { _ in true })
            {
                report.add(
                    .encodingMissing, at: root,
                    "the page does not declare its encoding; add <meta charset=\"utf-8\"/>")
            }
            return
        }
        for more in declarations.dropFirst() {
            report.add(.encodingOnce, at: more, "the page already declares its encoding; remove this <meta>")
        }
        let end = page.endOfStartTag(first)
        if end > 1024 {
            report.add(
                .encodingEarly, at: first,
                "the declaration of the encoding ends at byte \(Count.grouped(end)), "
                    + "but browsers only look at the first 1,024; move it up")
        }
    }

    private static func checkDefaultStyle(_ page: PageTree, _ meta: Int, _ attribute: Int, _ report: Report) {
        let value = page.value(of: attribute)
        let isThere =
            outsideTemplates(page, .style).contains { page.value(.title, $0) == value }
            || outsideTemplates(page, .link).contains { link in
                page.value(.title, link) == value
                    && page.value(.rel, link)?.hasToken(ignoringCase: "stylesheet") == true
            }
        if !isThere || value.isEmpty {
            report.add(
                .defaultStyle, at: meta, attribute: attribute,
                "<meta http-equiv=\"default-style\"> refers to \(quoted(value)), but no stylesheet of the page has this title"
            )
        }
    }

    private static func checkValue(_ page: PageTree, _ meta: Int, _ report: Report) {
        guard let name = page.value(.name, meta), let attribute = page.attribute(.content, meta) else { return }
        let value = page.value(of: attribute)
        var error: ValueError?
        if name.equals(ignoringCase: "viewport") {
            guard let hindrance = ViewportSyntax.hindrance(value) else { return }
            report.add(.viewportZoom, at: meta, attribute: attribute, hindrance)
            return
        } else if name.equals(ignoringCase: "color-scheme") {
            error = ColorSchemeSyntax.error(value)
        } else if name.equals(ignoringCase: "referrer") {
            // The empty string is valid: it means that the policy is specified elsewhere.
            error = value.isEmpty ? nil : referrerPolicy(value)
        }
        guard let error else { return }
        report.add(
            .metaValue, at: meta, attribute: attribute,
            "“content” of <meta name=\"\(name.lowercasedText)\"> is \(value.isEmpty ? "empty" : quoted(value)): \(error.message)"
        )
    }

    private static let referrerPolicy = TokenSyntax.keyword(
        "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin",
        "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url")
}

/// Finds duplicate metadata that may occur only once on a page.
private struct OncePerPage {
    /// The first `<meta>` for each name, or for each language of an application name.
    private var first: [String: Int] = [:]

    mutating func check(_ page: PageTree, _ meta: Int, _ report: Report) {
        guard let name = page.value(.name, meta), name.count <= 16 else { return }
        let key: String
        if name.equals(ignoringCase: "description") || name.equals(ignoringCase: "color-scheme") {
            key = name.lowercasedText
        } else if name.equals(ignoringCase: "application-name") {
            // An application name is allowed once for each language; the default language is that of the page.
            let language =
                page.value(.lang, meta) ?? page.elements(.html).first { _ in true }
                .flatMap { page.value(.lang, $0) } ?? []
            key = "application-name " + language.lowercasedText
        } else {
            return
        }
        guard let earlier = first[key] else {
            first[key] = meta
            return
        }
        report.add(
            .metaRepeated, at: meta,
            "duplicate <meta name=\"\(name.lowercasedText)\">: the first is on line \(page.place(page.start(earlier)).line)"
        )
    }
}
