import VitrineMarkup
import VitrineSupport

/// The rules for dates, numbers, languages, names, keywords and other short texts.
///
/// ``AttributeRules`` checks most of them, because it knows the types of attributes. This group itself checks only the
/// text of `<time>`, unknown link types, duplicate classes, and outdated or redundant parts of language tags.
enum TextValueRules: RuleGroup {
    static var rules: [Rule] {
        [
            .valueDate, .valueNumber, .valueCoordinates, .valueLanguage, .languageReplaced, .valueID, .valueWords,
            .classRepeated, .valueExportedParts, .valueIconSizes, .valueMicrodata, .valueCustomElement, .valueCharset,
            .valueAutocomplete, .valueEmail, .valueAddress, .valueLinkType, .linkTypeUnknown,
            .valueViewport, .valueRefresh,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        checkTimes(page, report)
        checkLinkTypes(page, report)
        checkAdvice(page, report)
    }

    /// Checks the text of `<time>` elements without `datetime`.
    private static func checkTimes(_ page: PageTree, _ report: Report) {
        for time in page.elements(.time) where !page.has(.datetime, time) {
            // Another rule reports child elements.
            guard !page.childElements(time).contains(where: { _ in true }) else { continue }
            let texts = page.children(time).filter { page.text($0) != nil }
            let text = texts.count == 1 ? page.text(texts[0]) ?? [] : Bytes(page.textContent(time).utf8)
            guard let error = TimeElementValue.error(text) else { continue }
            report.add(
                .valueDate, at: time,
                "the text of <time> is \(quoted(text)) and there is no “datetime”: \(error.message)")
        }
    }

    private static func checkLinkTypes(_ page: PageTree, _ report: Report) {
        for name in [Name.link, .a, .area, .form] {
            for node in page.elements(name) {
                guard let attribute = page.attribute(.rel, node),
                    let word = LinkTypes.known.unknown(in: page.value(of: attribute))
                else { continue }
                report.add(
                    .linkTypeUnknown, at: node, attribute: attribute,
                    "“rel” of \(tag(page, node)) has \(quoted(word)), which is not a registered link type")
            }
        }
    }

    /// Reports duplicate classes, and gives advice about outdated or redundant parts of language tags.
    private static func checkAdvice(_ page: PageTree, _ report: Report) {
        for (node, attribute) in page.elements(with: .class) {
            guard let twice = TokenSyntax.repeatedClass(page.value(of: attribute)) else { continue }
            report.add(
                .classRepeated, at: node, attribute: attribute,
                "“class” of \(tag(page, node)) has \(quoted(twice)) more than once")
        }
        for name in [Name.lang, .hreflang, .srclang] {
            for (node, attribute) in page.elements(with: name) {
                let value = page.value(of: attribute)
                guard let advice = LanguageSyntax.advice(value) else { continue }
                report.add(
                    .languageReplaced, at: node, attribute: attribute,
                    "\(quoted(page.attributeSpelling(attribute))) of \(tag(page, node)) is \(quoted(value)): \(advice)"
                )
            }
        }
    }
}
