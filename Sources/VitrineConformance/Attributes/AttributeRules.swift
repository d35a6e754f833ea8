import VitrineMarkup
import VitrineSupport

/// The rules for attributes: where they are allowed or required, and which values they may have. The rule for obsolete
/// elements is also here.
enum AttributeRules: RuleGroup {
    static var rules: [Rule] {
        [
            .attributeUnknown, .attributeNotHere, .attributeCondition, .attributeMissing, .attributeValue,
            .obsoleteElement, .obsoleteAttribute, .obsoleteConforming, .foreignObsolete,
        ]
    }

    static func check(_ page: PageTree, _ report: Report) {
        let table = AttributeTable.html
        let count = UInt32(AttributeTable.width)
        let document = page.document
        let vocabularies = page.vocabularies
        let names = page.names
        var foreign = ForeignAttributeCheck(page, report)
        for node in vocabularies.indices {
            let line: Int
            switch vocabularies[node] {
            case .none, .foreign: continue
            case .html: line = table.line(names[node])
            case .svg, .math: line = AttributeTable.foreign
            }
            if line == AttributeTable.open, let advice = table.obsoleteElements[Int(names[node].rawValue)] {
                report.add(.obsoleteElement, at: node, "\(tag(page, node)) is obsolete; \(advice)")
            }
            let attributes = page.attributes(node)
            if !attributes.isEmpty {
                var place = AttributePlace(page, node)
                for attribute in attributes {
                    let found = document.attributes[attribute]
                    let isListed = found.namespace == 0 && found.name < count && found.name != 0
                    if line == AttributeTable.foreign, !isListed || table.rows(line, Int(found.name)).isEmpty {
                        foreign.judge(node, attribute)
                    }
                    guard isListed else {
                        judgeOther(&place, table, line, attribute, report)
                        continue
                    }
                    let number = Int(found.name)
                    let cell = table.cell(line, number)
                    if table.isFree(cell) { continue }
                    if let value = table.plainValue(cell) {
                        judge(value, place, attribute, number, document.value(of: attribute), report)
                    } else {
                        judge(&place, table, line, attribute, number, report)
                    }
                }
            }
            if table.hasDuties(line) { judgeDuties(page, node, table, line, report) }
        }
    }

    /// Checks the value of an attribute, and reports it if it is invalid.
    @inline(__always)
    private static func judge(
        _ value: AttributeValue, _ place: AttributePlace, _ attribute: Int, _ number: Int, _ bytes: Bytes,
        _ report: Report
    ) {
        guard let (rule, error) = value.error(bytes, of: Name(number: UInt32(number))) else { return }
        report.add(
            rule, at: place.node, attribute: attribute,
            AttributeMessages.value(place, attribute, bytes, error))
    }

    /// Checks an attribute against the rows for its name and its element.
    /// - Parameter number: the number of the attribute's name.
    private static func judge(
        _ place: inout AttributePlace, _ table: AttributeTable, _ line: Int, _ attribute: Int, _ number: Int,
        _ report: Report
    ) {
        let rows = table.rows(line, number)
        if rows.isEmpty {
            refuse(place, table, line, attribute, report)
            return
        }
        guard let number = rows.first(where: { holds(table.rows[$0], &place, attribute) }) else {
            AttributeMessages.conditions(place, table, rows, attribute, report)
            return
        }
        let row = table.rows[number]
        if row.isForbidden {
            report.add(.obsoleteAttribute, at: place.node, attribute: attribute, AttributeMessages.obsolete(place, row))
            return
        }
        // If the type is unknown, it is also unknown which values are valid.
        if row.conditions.contains(where: \.isState), place.state == nil { return }
        let value = place.page.value(of: attribute)
        guard row.advice != nil else {
            judge(row.value, place, attribute, Int(row.attribute.rawValue), value, report)
            return
        }
        let conforms = row.value.error(value, of: row.attribute) == nil
        report.add(
            conforms ? .obsoleteConforming : .obsoleteAttribute, at: place.node, attribute: attribute,
            AttributeMessages.obsolete(place, row))
    }

    @inline(__always)
    private static func holds(_ row: AttributeTable.Row, _ place: inout AttributePlace, _ attribute: Int) -> Bool {
        for condition in row.conditions where !place.holds(condition, attribute, ifMissing: true) { return false }
        return true
    }

    /// Checks an attribute that is in a namespace, or whose name as it is written is not one of ``Name``, such as
    /// `data-id` or, in XML, `HREF`.
    private static func judgeOther(
        _ place: inout AttributePlace, _ table: AttributeTable, _ line: Int, _ attribute: Int, _ report: Report
    ) {
        let page = place.page
        guard line != AttributeTable.foreign else {
            if page.isReadAsHTML { ForeignAttributes.checkDeclaration(page, place.node, attribute, report) }
            return
        }
        if page.document.attributes[attribute].namespace != 0 {
            ForeignAttributes.check(page, place.node, attribute, report)
            return
        }
        // Most attributes that get here are `data-*` attributes, so these are recognized first.
        let spelling = page.document.names[Int(page.document.attributes[attribute].name)]
        if spelling.utf8.starts(with: "data-".utf8) {
            ForeignAttributes.checkData(page, place.node, attribute, spelling, report)
            return
        }
        let name = page.attributeName(attribute)
        if name != .other {
            judge(&place, table, line, attribute, Int(name.rawValue), report)
        } else if page.syntax == .xhtml || !spelling.lowercased().hasPrefix("data-") {
            refuse(place, table, line, attribute, report)
        }
    }

    /// Reports an attribute that is not allowed on its element, unless the element may have any attribute, or the
    /// attribute is checked elsewhere.
    private static func refuse(
        _ place: AttributePlace, _ table: AttributeTable, _ line: Int, _ attribute: Int, _ report: Report
    ) {
        if ForeignAttributes.checkPrefixed(place.page, place.node, attribute, report) { return }
        switch line {
        case AttributeTable.foreign: return
        case AttributeTable.open:
            // Custom, obsolete and unknown elements may have any attribute, except that `is` is not allowed on custom
            // elements.
            guard place.page.attributeName(attribute) == .is, place.page.elementName(place.node).contains("-") else {
                return
            }
        default:
            if place.page.names[place.node] == .embed { return }
            if ImageTexts.isGeneratorMark(attribute, of: place.node, place.page) { return }
        }
        AttributeMessages.refuse(place, table, line, attribute, report)
    }

    /// Reports the required attributes that an element does not have.
    private static func judgeDuties(
        _ page: PageTree, _ node: Int, _ table: AttributeTable, _ line: Int, _ report: Report
    ) {
        var place = AttributePlace(page, node)
        var missing: Name?
        for duty in table.duties(line) {
            if page.attributes(node).contains(where: { duty.names.contains(page.attributeName($0)) }) { continue }
            // An attribute that is reported as missing is not reported a second time.
            if missing != nil, missing == duty.names.first { continue }
            var isDue = true
            for condition in duty.conditions where !place.holds(condition, nil, ifMissing: false) { isDue = false }
            guard isDue else { continue }
            missing = duty.names.first
            report.add(.attributeMissing, at: node, AttributeMessages.missing(page, node, duty))
        }
    }
}

extension AttributeCondition {
    /// Whether the condition depends on the element's state.
    var isState: Bool {
        if case .state = self { return true }
        return false
    }
}
