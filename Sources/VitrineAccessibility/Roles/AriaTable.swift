import VitrineMarkup
import VitrineSupport

/// The value types of the `aria-*` attributes, and which of the attributes are global or deprecated.
package enum AriaTable {
    /// The value types of the attributes, by their numbers in ``AttributeSet``.
    static let values: [AriaValue] = table.values
    /// The global attributes: those that every role supports unless it prohibits them.
    package static let global = table.global
    /// The global attributes whose global use is deprecated: they are still allowed everywhere, but should only be used
    /// with the roles whose own definition supports them.
    package static let retiring = table.retiring
    /// The deprecated attributes.
    package static let deprecated = table.deprecated
    /// The attributes for which WAI-ARIA treats an empty value like a missing attribute.
    package static let emptyIsDefault = AttributeSet(.ariaCurrent, .ariaHaspopup, .ariaInvalid)
    /// The attributes that name an element.
    package static let naming = AttributeSet(.ariaLabel, .ariaLabelledby, .ariaBraillelabel)
    /// The rows of the table that cannot be parsed; a test expects none.
    static let unreadable = table.unreadable

    package static func value(_ name: Name) -> AriaValue? { AttributeSet.number(name).map { values[$0] } }

    private struct Table {
        var values = [AriaValue](repeating: .text, count: AttributeSet.count)
        var global = AttributeSet()
        var retiring = AttributeSet()
        var deprecated = AttributeSet()
        var unreadable: [String] = []
    }

    private static let table: Table = {
        var table = Table()
        for row in rows.lines where !row.hasPrefix("#") {
            let cells = row.cells.map { $0.words }
            guard cells.count == 3, let word = cells[0].first, let number = AttributeSet.number(Name("aria-" + word)),
                let value = value(cells[1])
            else {
                table.unreadable.append(String(row))
                continue
            }
            table.values[number] = value
            for note in cells[2] {
                switch note {
                case "global": table.global.insert(AttributeSet.names[number])
                case "retiring": table.retiring.insert(AttributeSet.names[number])
                case "deprecated": table.deprecated.insert(AttributeSet.names[number])
                case "-": break
                default: table.unreadable.append(String(row))
                }
            }
        }
        return table
    }()

    private static func value(_ cell: [Substring]) -> AriaValue? {
        let rest = cell.dropFirst()
        switch cell.first {
        case "keyword": return .keyword(rest.map { Bytes($0.utf8) })
        case "keywords": return .keywords(rest.map { Bytes($0.utf8) })
        case "id": return .id
        case "ids": return .ids
        case "integer":
            guard let first = rest.first, let least = Int(first) else { return nil }
            return .integer(least: least, orUnknown: rest.count == 2)
        case "number": return .number
        case "shortcuts": return .shortcuts
        case "text": return .text
        default: return nil
        }
    }

    /// The attributes of WAI-ARIA 1.2 and the 1.3 draft. `integer 1 -1` means at least 1, or -1.
    static let rows = """
        # attribute | value | notes
        activedescendant | id | -
        actions | ids | global
        atomic | keyword true false | global
        autocomplete | keyword inline list both none | -
        braillelabel | text | global
        brailleroledescription | text | global
        busy | keyword true false | global
        checked | keyword true false mixed undefined | -
        colcount | integer 0 -1 | -
        colindex | integer 1 | -
        colindextext | text | -
        colspan | integer 1 | -
        controls | ids | global
        current | keyword page step location date time true false | global
        describedby | ids | global
        description | text | global
        details | ids | global
        disabled | keyword true false | global retiring
        dropeffect | keywords copy execute link move none popup | global deprecated
        errormessage | ids | global retiring
        expanded | keyword true false undefined | -
        flowto | ids | global
        grabbed | keyword true false undefined | global deprecated
        haspopup | keyword true false menu listbox tree grid dialog | global retiring
        hidden | keyword true false undefined | global
        invalid | keyword true false grammar spelling | global retiring
        keyshortcuts | shortcuts | global
        label | text | global
        labelledby | ids | global
        level | integer 1 | -
        live | keyword assertive off polite | global
        modal | keyword true false | -
        multiline | keyword true false | -
        multiselectable | keyword true false | -
        orientation | keyword horizontal vertical undefined | -
        owns | ids | global
        placeholder | text | -
        posinset | integer 1 | -
        pressed | keyword true false mixed undefined | -
        readonly | keyword true false | -
        relevant | keywords additions removals text all | global
        required | keyword true false | -
        roledescription | text | global
        rowcount | integer 0 -1 | -
        rowindex | integer 1 | -
        rowindextext | text | -
        rowspan | integer 0 | -
        selected | keyword true false undefined | -
        setsize | integer 1 -1 | -
        sort | keyword ascending descending none other | -
        valuemax | number | -
        valuemin | number | -
        valuenow | number | -
        valuetext | text | -
        virtualcontent | text | global
        """
}
