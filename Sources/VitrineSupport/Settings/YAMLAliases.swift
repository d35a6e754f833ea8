internal import Yams

/// What the aliases (`*name`) of a text in YAML repeat. A few lines of them can mean more than any memory holds, and a key that is
/// made of them takes its time while it is read.
package struct YAMLAliases {
    /// The most bytes that aliases may add to a text.
    package static let most = 10_000_000

    /// A placeholder for an asterisk, so that an alias is read as a word; a letter that nobody uses.
    private static let mark = "\u{E02A}"
    /// More than any limit, and far from where numbers end.
    private static let endless = 1 << 40

    /// Whether aliases repeat so little of a text that it can be read.
    /// - Throws: `YamlError` where the text is not YAML.
    package static func areBounded(in text: String, most: Int = most) throws -> Bool {
        guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return true }
        do {
            let parser = try Parser(yaml: text.replacing("*", with: mark))
            // Nodes know their anchors for as long as the parser is there.
            return try withExtendedLifetime(parser) {
                var measure = YAMLAliases()
                guard let root = try parser.singleRoot() else { return true }
                return measure.weight(of: root) - measure.own <= most
            }
        } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
            throw YamlError.duplicatedKeysInMapping(
                duplicates: keys.map { $0.replacing(mark, with: "*") }, context: context)
        }
    }

    /// The value of each anchor.
    private var weights: [String: Int] = [:]
    /// What is there without aliases.
    private var own = 0

    /// The bytes of a node with all that it repeats, and one for each node.
    private mutating func weight(of node: Node) -> Int {
        var sum = 1
        own += 1
        switch node {
        case .scalar(let scalar):
            if scalar.style == .plain, scalar.string.hasPrefix(Self.mark),
                let alias = weights[String(scalar.string.dropFirst())]
            {
                sum += alias
            } else {
                sum += scalar.string.utf8.count
                own += scalar.string.utf8.count
            }
        case .sequence(let sequence): for entry in sequence { sum += weight(of: entry) }
        case .mapping(let mapping): for (key, value) in mapping { sum += weight(of: key) + weight(of: value) }
        case .alias: break
        }
        sum = min(sum, Self.endless)
        if let name = node.anchor?.rawValue { weights[name] = sum }
        return sum
    }
}
