import VitrineMarkup
import VitrineSupport

/// The table of roles in ARIA in HTML, row by row.
package enum AriaElementTable {
    /// All rows; the first applies to elements that are not in the table.
    package static let rows: [ElementRow] = table.rows
    /// For each element, by the number of its name, the number of its row without a condition; 0 if there is none.
    package static let plain: [UInt8] = table.plain
    /// The rows of the table that cannot be parsed, and the element names that are unknown; a test expects none.
    package static let unreadable: [String] = table.unreadable

    /// Returns the number of the row with a key, such as `a` or `a+href`; 0 if there is none.
    package static func number(_ key: String) -> Int { table.numbers[key] ?? 0 }

    private struct Table {
        var rows = [ElementRow(isUnknown: true)]
        var plain = [UInt8](repeating: 0, count: Name.allCases.count)
        var numbers: [String: Int] = [:]
        var unreadable: [String] = []
    }

    private static let table: Table = {
        var table = Table()
        for line in text.lines where !line.hasPrefix("#") {
            let cells = line.cells.map {
                $0.words.filter { $0 != "-" }
            }
            guard cells.count == 4, !cells[0].isEmpty, let row = row(cells) else {
                table.unreadable.append(String(line))
                continue
            }
            for key in cells[0] {
                var row = row
                let parts = key.split(separator: "+")
                let hasType = parts[0] == "input" && parts.count > 1 && parts[1] != "list"
                row.title = hasType ? "<input type=\"\(parts[1])\">" : "<\(parts[0])>\(titles[String(key)] ?? "")"
                table.numbers[String(key)] = table.rows.count
                if parts.count == 1 {
                    let name = Name(String(key))
                    if name == .other { table.unreadable.append(String(key)) }
                    table.plain[Int(name.rawValue)] = UInt8(table.rows.count)
                }
                table.rows.append(row)
            }
        }
        return table
    }()

    private static func row(_ cells: [[Substring]]) -> ElementRow? {
        var row = ElementRow()
        if let implicit = cells[1].first {
            guard let role = Role(implicit) else { return nil }
            row.implicit = role
        }
        if cells[2].first != "any" {
            let roles = cells[2].compactMap { Role($0) }
            guard roles.count == cells[2].count else { return nil }
            row.roles = .only(RoleSet(roles))
        }
        for word in cells[3] {
            switch word {
            case "none": row.attributes = .none
            case "hidden-only": row.attributes = .hiddenOnly
            case "unnamed": row.isUnnamed = true
            case "unknown": row.isUnknown = true
            case "roles-discouraged": row.discouragesRoles = true
            default:
                let isDiscouraged = word.hasPrefix("~")
                let attribute = Name("aria-" + word.drop { $0 == "~" })
                if isDiscouraged, AttributeSet.number(attribute) != nil {
                    row.discouraged.insert(attribute)
                } else if AttributeSet.number(attribute) != nil {
                    row.extra.insert(attribute)
                } else if let role = Role(word) {
                    row.extra.formUnion(RoleTable.definition(role).specific)
                } else {
                    return nil
                }
            }
        }
        return row
    }
}
