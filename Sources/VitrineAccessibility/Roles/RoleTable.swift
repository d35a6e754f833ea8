import VitrineMarkup
import VitrineSupport

/// The roles and their definitions.
package enum RoleTable {
    /// Definitions by the raw value of the role.
    package static let definitions: [RoleDefinition] = inherit(read(roleRows).definitions)

    package static func definition(_ role: Role) -> RoleDefinition { definitions[Int(role.rawValue)] }

    /// The rows of the table that cannot be parsed; a test expects none.
    package static let unreadable: [String] = read(roleRows).unreadable

    private static func read(_ rows: String) -> (definitions: [RoleDefinition], unreadable: [String]) {
        var definitions = [RoleDefinition](repeating: RoleDefinition(), count: Role.allCases.count)
        var unreadable: [String] = []
        for row in rows.lines where !row.hasPrefix("#") {
            let cells = row.cells.map {
                $0.words.filter { $0 != "-" }
            }
            guard cells.count == 6, let name = cells[0].first, let role = Role(name) else {
                unreadable.append(String(row))
                continue
            }
            var definition = RoleDefinition()
            var isRight = true
            for name in cells[1] {
                if let role = Role(name) { definition.superclasses.append(role) } else { isRight = false }
            }
            for note in cells[2] { if !apply(String(note), to: &definition) { isRight = false } }
            for name in cells[3] {
                let attribute = Name("aria-" + name.filter { $0 != "*" })
                guard AttributeSet.number(attribute) != nil else {
                    isRight = false
                    continue
                }
                definition.own.insert(attribute)
                if name.hasSuffix("*") { definition.required.insert(attribute) }
            }
            let parents = cells[4].compactMap { Role($0) }
            let children = cells[5].compactMap { Role($0) }
            if parents.count != cells[4].count || children.count != cells[5].count { isRight = false }
            definition.parents = RoleSet(parents)
            definition.children = RoleSet(children)
            definitions[Int(role.rawValue)] = definition
            if !isRight { unreadable.append(String(row)) }
        }
        return (definitions, unreadable)
    }

    private static func apply(_ note: String, to definition: inout RoleDefinition) -> Bool {
        switch note {
        case "prohibited": definition.prohibited.formUnion(AriaTable.naming)
        case "undescribed":
            definition.prohibited.formUnion(AttributeSet(.ariaRoledescription, .ariaBrailleroledescription))
        case "leaf": definition.hidesChildren = true
        case "operated": definition.isInteractive = true
        case "single": definition.isSingleControl = true
        case "deprecated": definition.isDeprecated = true
        default: return false
        }
        return true
    }

    private static func inherit(_ definitions: [RoleDefinition]) -> [RoleDefinition] {
        var result = definitions
        var isDone = [Bool](repeating: false, count: definitions.count)
        func finish(_ role: Role, depth: Int) {
            let number = Int(role.rawValue)
            guard !isDone[number], depth < 16 else { return }
            isDone[number] = true
            var specific = definitions[number].own
            for parent in definitions[number].superclasses {
                finish(parent, depth: depth + 1)
                specific.formUnion(result[Int(parent.rawValue)].specific)
                result[number].required.formUnion(result[Int(parent.rawValue)].required)
            }
            result[number].specific = specific
            specific.formUnion(AriaTable.global)
            // A subclass may allow what its superclass prohibits, so prohibitions are not inherited.
            specific.subtract(definitions[number].prohibited)
            result[number].supported = specific
        }
        for role in Role.allCases { finish(role, depth: 0) }
        return result
    }

    /// The concrete roles of WAI-ARIA, without its modules, that support an attribute, not counting support that is due
    /// only to the attribute being global. Used in messages.
    package static func roles(supporting attribute: Name) -> [Role] {
        Role.allCases.filter {
            $0.rawValue < Role.docAbstract.rawValue && definition($0).specific.contains(attribute)
        }
    }
}
