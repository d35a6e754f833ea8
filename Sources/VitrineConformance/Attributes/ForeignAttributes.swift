import VitrineMarkup
import VitrineSupport

/// Attributes that no table lists: those in namespaces, and data of the page's own.
enum ForeignAttributes {
    /// Judges an attribute in a namespace on an element of HTML.
    static func check(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) {
        let found = page.document.attributes[attribute]
        let name = page.document.names[Int(found.name)]
        switch (found.namespace, name) {
        case (5, "lang"): checkLanguage(page, node, attribute, report)
        case (5, "space"), (5, "base"), (5, "id"):
            if page.syntax == .html { refuse("XML files only", page, node, attribute, report) }
        case (4, _): refuse("elements of SVG and MathML only", page, node, attribute, report)
        default:
            if page.syntax == .html { refuse("XML files only", page, node, attribute, report) }
        }
    }

    /// Judges `data-*`. Capitals are small letters in HTML; in XML they would never be found.
    static func checkData(_ page: PageTree, _ node: Int, _ attribute: Int, _ spelling: String, _ report: Report) {
        let rest = spelling.utf8.dropFirst(5)
        if rest.isEmpty {
            report.add(
                .attributeUnknown, at: node, attribute: attribute,
                "“data-” of \(tag(page, node)) has no name after the hyphen")
        } else if page.syntax == .xhtml, let capital = rest.first(where: \.isASCIIUppercase) {
            report.add(
                .attributeUnknown, at: node, attribute: attribute,
                "“\(spelling)” of \(tag(page, node)) has the capital “\(Character(UnicodeScalar(capital)))”; "
                    + "write lowercase letters")
        }
    }

    private static func checkLanguage(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) {
        let value = page.document.value(of: attribute)
        guard let language = page.value(.lang, node) else {
            if page.syntax == .html {
                report.add(
                    .attributeCondition, at: node, attribute: attribute,
                    "“xml:lang” is not allowed on \(tag(page, node)) without “lang”; add “lang” with the same value"
                )
            }
            return
        }
        let isSame =
            value.count == language.count
            && zip(value, language).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
        guard !isSame else { return }
        report.add(
            .attributeCondition, at: node, attribute: attribute,
            "“xml:lang” of \(tag(page, node)) is \(quoted(value)), but “lang” is \(quoted(language)); "
                + "they must be the same")
    }

    private static func refuse(
        _ where: String, _ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report
    ) {
        report.add(
            .attributeNotHere, at: node, attribute: attribute,
            "“\(page.attributeSpelling(attribute))” is not allowed on \(tag(page, node)); it is allowed in \(`where`)")
    }
}
