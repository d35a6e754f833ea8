internal import Yams

/// Measures the size to which the aliases (`*name`) of a YAML text expand. A few lines of aliases can expand to more
/// than fits into memory, and reading a key made of them takes a long time.
package struct YAMLAliases {
    /// The maximum number of bytes that aliases may add to a text.
    package static let most = 10_000_000

    /// The private-use character that replaces each asterisk, so that the parser reads an alias as a plain scalar and
    /// does not expand it.
    private static let mark = "\u{E02A}"
    /// A number greater than any limit, but small enough that sums do not overflow.
    private static let endless = 1 << 40

    /// Returns whether the aliases of a text add at most `most` bytes. Each node that they add counts as one more byte.
    /// - Throws: `YamlError` when the text is not YAML. A text without `*` or without `&` is not parsed.
    package static func areBounded(in text: String, most: Int = most) throws -> Bool {
        guard text.utf8.contains(UInt8(ascii: "*")), text.utf8.contains(UInt8(ascii: "&")) else { return true }
        do {
            let parser = try Parser(yaml: text.replacing("*", with: mark))
            // The anchors of nodes are available only while the parser exists.
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

    /// The weights of the nodes that have anchors, by the names of the anchors.
    private var weights: [String: Int] = [:]
    /// The weight of the text without aliases.
    private var own = 0

    /// Returns the weight of a node: the size of its scalars in bytes after its aliases are expanded, plus one for each
    /// node. Adds the weight without aliases to `own`.
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
