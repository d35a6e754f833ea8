/// What a role says about the elements that have it.
struct RoleDefinition: Sendable {
    /// What the role is a kind of.
    var superclasses: [Role] = []
    /// The attributes defined on the role itself.
    var own = AttributeSet()
    /// Its own and inherited attributes, without those that every role has.
    var specific = AttributeSet()
    /// The attributes that it supports: specific and global ones, without those it prohibits.
    var supported = AttributeSet()
    /// The attributes without which it makes no sense.
    var required = AttributeSet()
    /// The attributes that must not stand beside it.
    var prohibited = AttributeSet()
    /// The roles one of which its parent has; empty when it may stand anywhere.
    var parents = RoleSet()
    /// The roles that its children may have; empty when they may have any.
    var children = RoleSet()
    /// Whether an author may name it with `aria-label` or `aria-labelledby`.
    var isNamedByAuthor = false
    /// Whether it is named by its contents.
    var isNamedByContents = false
    /// Whether it must have a name.
    var needsName = false
    /// Whether what is inside is exposed as text only.
    var hidesChildren = false
    /// Whether people operate it.
    var isInteractive = false
    /// Whether nothing that people operate may be inside.
    var isSingleControl = false
    /// Whether the specification advises against it.
    var isDeprecated = false
}

/// The roles and what they say.
enum RoleTable {
    /// Definitions by number of role.
    static let definitions: [RoleDefinition] = inherit(read(roleRows).definitions)

    static func definition(_ role: Role) -> RoleDefinition { definitions[Int(role.rawValue)] }

    /// The rows of the table that cannot be read, for a test.
    static let unreadable: [String] = read(roleRows).unreadable

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
        case "author": definition.isNamedByAuthor = true
        case "contents": definition.isNamedByContents = true
        case "named": definition.needsName = true
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
            // What one role prohibits, a kind of it may allow; so prohibitions are not inherited.
            specific.subtract(definitions[number].prohibited)
            result[number].supported = specific
        }
        for role in Role.allCases { finish(role, depth: 0) }
        return result
    }

    /// The concrete roles that support an attribute which not all do, for messages.
    static func roles(supporting attribute: Name) -> [Role] {
        Role.allCases.filter {
            $0.rawValue < Role.docAbstract.rawValue && definition($0).specific.contains(attribute)
        }
    }
}
