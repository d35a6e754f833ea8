import VitrineMarkup
import VitrineSupport

/// Checks the attributes of SVG and MathML elements on one page. Each name is looked up only once.
struct ForeignAttributeCheck {
    private let page: PageTree
    private let report: Report
    /// For each name in the document, the cached number of the element with this name. The first half is for the table
    /// of SVG, the second half for that of MathML.
    private var elements: [Int32] = []
    /// For each name in the document, the cached number of the attribute with this name. The first half is for the
    /// table of SVG, the second half for that of MathML.
    private var attributes: [Int32] = []

    /// Marks a name that has not been looked up.
    private static let unasked: Int32 = -2
    /// Marks a name that the table does not have.
    private static let unknown: Int32 = -1

    init(_ page: PageTree, _ report: Report) {
        self.page = page
        self.report = report
    }

    /// Checks an attribute. The caller leaves out those that HTML defines for all elements, such as `id` and `class`.
    mutating func judge(_ node: Int, _ attribute: Int) {
        let found = page.document.attributes[attribute]
        let isSVG = page.vocabularies[node] == .svg
        guard found.namespace == 0 else {
            if isSVG, found.namespace == Namespaces.xlinkNumber { judgeLink(node, attribute) }
            return
        }
        let table = isSVG ? ForeignAttributeTable.svg : ForeignAttributeTable.math
        guard let element = element(node, table, isSVG) else { return }
        let number = self.attribute(attribute, table, isSVG)
        if number == Self.unknown {
            judgeUnknown(node, attribute, table, element)
        } else if let row = table.row(element, Int(number)) {
            judge(row, node, attribute)
        } else {
            refuse(node, attribute, table, element, Int(number))
        }
    }

    // MARK: Looking up

    /// The number of an element in the table; nil if the table does not have it. Numbers for SVG and MathML are cached
    /// separately, because a name may be in both tables.
    private mutating func element(_ node: Int, _ table: ForeignAttributeTable, _ isSVG: Bool) -> Int? {
        let count = page.document.names.count
        if elements.isEmpty { elements = Array(repeating: Self.unasked, count: 2 * count) }
        let name = Int(page.document.nodes[node].name)
        let place = isSVG ? name : count + name
        if elements[place] == Self.unasked {
            let found = table.element(page.document.names[name], ignoringCase: page.syntax == .html)
            elements[place] = found.map { Int32(truncatingIfNeeded: $0) } ?? Self.unknown
        }
        return elements[place] == Self.unknown ? nil : Int(elements[place])
    }

    private mutating func attribute(_ attribute: Int, _ table: ForeignAttributeTable, _ isSVG: Bool) -> Int32 {
        let count = page.document.names.count
        if attributes.isEmpty { attributes = Array(repeating: Self.unasked, count: 2 * count) }
        let name = Int(page.document.attributes[attribute].name)
        let place = isSVG ? name : count + name
        if attributes[place] == Self.unasked {
            let found = table.attribute(page.document.names[name], ignoringCase: page.syntax == .html)
            attributes[place] = found.map { Int32(truncatingIfNeeded: $0) } ?? Self.unknown
        }
        return attributes[place]
    }

    // MARK: Judging

    private func judge(_ row: ForeignAttributeTable.Row, _ node: Int, _ attribute: Int) {
        if let advice = row.advice {
            report.add(
                .foreignObsolete, at: node, attribute: attribute,
                "\(subject(node, attribute)) is not part of \(standard(node)); \(advice)")
            return
        }
        let value = page.value(of: attribute)
        let trimmed = value.trimmed
        switch row.value {
        case .text: return
        case .keywords(let keywords):
            if keywords.has(trimmed) { return }
            refuse(.attributeValue, node, attribute, value, .choices(keywords.words))
        case .property(let keywords):
            if keywords.has(trimmed) || GraphicsSyntax.isAnyProperty(trimmed) { return }
            refuse(.attributeValue, node, attribute, value, .choices(keywords.words))
        case .datatype(let datatype):
            guard let error = datatype.error(trimmed) else { return }
            refuse(datatype.rule, node, attribute, value, error)
        }
    }

    private func refuse(_ rule: Rule, _ node: Int, _ attribute: Int, _ value: Bytes, _ error: ValueError) {
        report.add(
            rule, at: node, attribute: attribute,
            "\(subject(node, attribute)) is \(value.isEmpty ? "empty" : quoted(value)): \(error.message)")
    }

    /// Checks an attribute that no element of the language (SVG or MathML) has, or that is obsolete on all elements
    /// that have it.
    private func judgeUnknown(_ node: Int, _ attribute: Int, _ table: ForeignAttributeTable, _ element: Int) {
        let spelling = page.document.names[Int(page.document.attributes[attribute].name)]
        if spelling.utf8.starts(with: "data-".utf8) {
            ForeignAttributes.checkData(page, node, attribute, spelling, report)
            return
        }
        // Other rules check ARIA. Drawing programs store their data in attributes with prefixes, and event handlers are
        // allowed on all elements.
        let name = page.attributeName(attribute)
        if name == .role || spelling.lowercased().hasPrefix("aria-") || spelling.contains(":") { return }
        if name != .other, name.spelling.hasPrefix("on") { return }
        report.add(
            .attributeUnknown, at: node, attribute: attribute,
            "“\(spelling)” is not an attribute of \(tag(page, node)) of \(language(node))"
                + hint(spelling, table.attributes(of: element)))
    }

    private func hint(_ spelling: String, _ names: [String]) -> String {
        let small = spelling.lowercased()
        let meant =
            names.first { $0.lowercased() == small } ?? nearest(spelling, in: names)
            ?? names.first { $0.filter { $0 != "-" }.lowercased() == small.filter { $0 != "-" } }
        return meant.map { "; did you mean “\($0)”?" } ?? "; for an attribute of your own, write “data-…”"
    }

    private func refuse(
        _ node: Int, _ attribute: Int, _ table: ForeignAttributeTable, _ element: Int, _ number: Int
    ) {
        let places = table.elements(with: number)
        // If the attribute is obsolete on all elements that have it, it is reported as unknown here.
        guard !places.isEmpty else { return judgeUnknown(node, attribute, table, element) }
        let shown = places.prefix(8).map { "<\($0)>" }
        report.add(
            .attributeNotHere, at: node, attribute: attribute,
            "“\(page.attributeSpelling(attribute))” is not allowed on \(tag(page, node)) of \(language(node)); it is allowed on "
                + (places.count > 8
                    ? shown.joined(separator: ", ") + " and \(places.count - 8) more" : shown.joined(last: "and")))
    }

    /// Reports `xlink:href` and the other XLink attributes, which SVG 2 deprecates or no longer has.
    private func judgeLink(_ node: Int, _ attribute: Int) {
        let name = page.document.names[Int(page.document.attributes[attribute].name)]
        let advice: String
        switch name {
        case "href":
            advice = page.has(.href, node) ? "remove it: “href” overrides it" : "write “href”"
        case "title": advice = "write a <title> inside"
        case "show": advice = "write “target”"
        default: advice = "remove it"
        }
        report.add(
            .foreignObsolete, at: node, attribute: attribute,
            "“xlink:\(name)” of \(tag(page, node)) is deprecated in SVG 2; \(advice)")
    }

    private func subject(_ node: Int, _ attribute: Int) -> String {
        "“\(page.attributeSpelling(attribute))” of \(tag(page, node))"
    }

    private func language(_ node: Int) -> String { page.vocabularies[node] == .svg ? "SVG" : "MathML" }

    private func standard(_ node: Int) -> String { page.vocabularies[node] == .svg ? "SVG 2" : "MathML Core" }
}

extension Rule {
    static let foreignObsolete = Rule(
        "foreign-obsolete", .warning, "Attributes of SVG and MathML should be those of SVG 2 and MathML Core",
        because: "Browsers ignore older attributes, or may stop supporting them; their replacements work everywhere.",
        reference: Rule.Reference("SVG 2", "https://svgwg.org/svg2-draft/linking.html#XLinkRefAttrs"),
        wrong: [
            """
            <p><svg xmlns:xlink="http://www.w3.org/1999/xlink" width="9" height="9">\
            <path id="a" d="M0 0h9"/><use xlink:href="#a"/></svg></p>
            """,
            "<p><svg version=\"1.1\" width=\"9\" height=\"9\"><path d=\"M0 0h9\"/></svg></p>",
            "<p><math><mfrac bevelled=\"true\"><mi>a</mi><mi>b</mi></mfrac></math></p>",
        ],
        right: [
            "<p><svg width=\"9\" height=\"9\"><path id=\"a\" d=\"M0 0h9\"/><use href=\"#a\"/></svg></p>",
            "<p><math><mfrac linethickness=\"0\"><mi>a</mi><mi>b</mi></mfrac></math></p>",
        ])
}
