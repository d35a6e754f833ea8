import VitrineMarkup
import VitrineSupport

/// Checks attributes that the tables do not cover: those with a namespace or a prefix, namespace declarations, and
/// `data-*`.
enum ForeignAttributes {
    /// Checks an attribute with a namespace on an HTML element.
    static func check(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) {
        let found = page.document.attributes[attribute]
        let name = page.document.names[Int(found.name)]
        switch (found.namespace, name) {
        case (Namespaces.xmlNumber, "lang"): checkLanguage(page, node, attribute, report)
        case (Namespaces.xmlNumber, "space"), (Namespaces.xmlNumber, "base"), (Namespaces.xmlNumber, "id"):
            if page.syntax == .html { refuse("in XML files", page, node, attribute, report) }
        case (Namespaces.xlinkNumber, _): refuse("on SVG and MathML elements", page, node, attribute, report)
        default:
            if page.syntax == .html { refuse("in XML files", page, node, attribute, report) }
        }
    }

    /// Checks `xmlns` and `xml:lang`, which are plain attributes for an HTML parser. `xmlns` must be the namespace that
    /// the element has anyway (HTML Standard, 3.2.6), and `xml:lang` must have the same value as `lang`, ignoring ASCII
    /// case (3.2.6.2).
    /// - Returns: whether the page was read by the HTML parser and the attribute is one of these.
    static func checkPrefixed(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) -> Bool {
        guard page.isReadAsHTML else { return false }
        switch page.document.names[Int(page.document.attributes[attribute].name)] {
        case "xml:lang": checkLanguage(page, node, attribute, report)
        case "xmlns": checkNamespace(Namespaces.html, page, node, attribute, report)
        default: return false
        }
        return true
    }

    /// Checks a namespace declaration on an SVG or MathML element. It must declare the namespace that the HTML parser
    /// assigns, because that parser ignores the declaration.
    static func checkDeclaration(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) {
        let found = page.document.attributes[attribute]
        guard Int(found.namespace) >= Namespaces.known.count else { return }
        switch page.document.names[Int(found.name)] {
        case "xmlns":
            let isSVG = page.vocabularies[node] == .svg
            checkNamespace(isSVG ? Namespaces.svg : Namespaces.mathML, page, node, attribute, report)
        case "xlink": checkNamespace(Namespaces.xlink, page, node, attribute, report)
        default: break
        }
    }

    private static func checkNamespace(
        _ expected: String, _ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report
    ) {
        let value = page.value(of: attribute)
        guard !value.elementsEqual(expected.utf8) else { return }
        let name = page.document.names[Int(page.document.attributes[attribute].name)]
        report.add(
            .attributeCondition, at: node, attribute: attribute,
            "“\(name == "xlink" ? "xmlns:xlink" : name)” of \(tag(page, node)) must be \(quoted(expected)), "
                + "found \(quoted(value))")
    }

    /// Checks a `data-*` attribute. HTML parsers convert capitals in its name to lowercase; XML parsers keep them, and
    /// then scripts cannot find the attribute in `dataset`.
    static func checkData(_ page: PageTree, _ node: Int, _ attribute: Int, _ spelling: String, _ report: Report) {
        let rest = spelling.utf8.dropFirst(5)
        if rest.isEmpty {
            report.add(
                .attributeUnknown, at: node, attribute: attribute,
                "“data-” of \(tag(page, node)) has no name after the hyphen; add one")
        } else if page.syntax == .xhtml, let capital = rest.first(where: \.isASCIIUppercase) {
            report.add(
                .attributeUnknown, at: node, attribute: attribute,
                "“\(spelling)” of \(tag(page, node)) has the capital “\(Character(UnicodeScalar(capital)))”; "
                    + "write lowercase letters")
        }
    }

    private static func checkLanguage(_ page: PageTree, _ node: Int, _ attribute: Int, _ report: Report) {
        let value = page.value(of: attribute)
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
            "“\(page.attributeSpelling(attribute))” is not allowed on \(tag(page, node)); "
                + "it is only allowed \(`where`)")
    }
}
