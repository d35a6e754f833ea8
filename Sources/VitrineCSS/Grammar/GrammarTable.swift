/// The properties, types, at-rules and descriptors of CSS, read once from ``GrammarData``.
package struct GrammarTable: Sendable {
    /// How far a property or an at-rule is standardized, in MDN's terms.
    package enum Status: Character, Sendable {
        case standard = "s", experimental = "e", obsolete = "o", nonstandard = "n"
    }

    /// One property.
    package struct Property: Sendable {
        /// The name of the property.
        package var name: String
        /// The status in the standards.
        package var status: Status
        /// Whether the property is inherited.
        package var isInherited: Bool
        /// The initial value; empty for `all` and other shorthands.
        package var initial: String
        /// The properties that a shorthand sets, which may be shorthands, too; empty for a longhand and for `all`.
        package var longhands: [PropertyID]
        /// The value definition syntax.
        package var syntax: String
        /// Whether values of the property can contain a color.
        package var hasColor: Bool
        /// Whether the property is a shorthand other than `all`.
        package var isShorthand: Bool { !longhands.isEmpty }
    }

    /// The shared table.
    package static let shared = GrammarTable(GrammarData.text)

    /// Properties, sorted by name.
    package private(set) var properties: [Property] = []
    /// The statuses of at-rules, by name without `@`.
    package private(set) var atRules: [String: Status] = [:]
    /// Syntaxes of descriptors by at-rule and name.
    package private(set) var descriptors: [String: [String: String]] = [:]
    var numbers: [String: UInt16] = [:]
    var types: [String: String] = [:]

    private init(_ text: String) {
        let lines = text.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
        for line in lines where line.count > 2 {
            switch line[0] {
            case "p": numbers[line[1]] = 0
            case "t": types[line[1]] = line[2]
            case "a": atRules[line[1]] = line[2].first.flatMap(Status.init) ?? .standard
            case "d" where line.count > 3: descriptors[line[1], default: [:]][line[2]] = line[3]
            default: break
            }
        }
        for (number, name) in numbers.keys.sorted().enumerated() { numbers[name] = UInt16(number) }
        for line in lines where line.count > 4 && line[0] == "p" {
            let isShorthand = line[2].contains("h")
            let names = isShorthand ? line[3].split(separator: ",").map(String.init) : []
            properties.append(
                Property(
                    name: line[1], status: line[2].first.flatMap(Status.init) ?? .standard,
                    isInherited: line[2].contains("i"), initial: isShorthand ? "" : line[3],
                    longhands: names.compactMap { numbers[$0].map { PropertyID(number: $0) } }, syntax: line[4],
                    hasColor: false))
        }
        properties.sort { (numbers[$0.name] ?? 0) < (numbers[$1.name] ?? 0) }
        markColors()
    }

    /// Marks the properties whose syntax refers to `<color>`, directly or through types and other properties.
    private mutating func markColors() {
        var users: [String: [String]] = [:]
        func note(_ name: String, _ syntax: String) {
            for part in syntax.split(separator: "<", omittingEmptySubsequences: false).dropFirst() {
                let used = part.prefix { $0 != ">" && $0 != " " }
                users[String(used), default: []].append(name)
            }
        }
        for (name, syntax) in types { note(name, syntax) }
        for property in properties { note("'\(property.name)'", property.syntax) }
        var open = ["color"]
        var seen: Set<String> = ["color"]
        while let name = open.popLast() {
            for user in users[name] ?? [] where seen.insert(user).inserted { open.append(user) }
        }
        for index in properties.indices where seen.contains("'\(properties[index].name)'") {
            properties[index].hasColor = true
        }
    }
}
