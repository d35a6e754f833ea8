import VitrineMarkup
import VitrineSupport

/// The kind of value that a row of the table requires.
enum AttributeValue: Sendable {
    /// Any value.
    case text
    /// The value of a boolean attribute: empty, or the attribute's name.
    case flag
    /// Any value that is not empty.
    case nonempty
    /// Any value without line breaks.
    case line
    case keywords(Keywords)
    case datatype(Datatype)
    /// An empty value, or a value of a datatype.
    case emptyOr(Datatype)

    /// Whether the value may be anything.
    var isText: Bool {
        if case .text = self { return true }
        return false
    }

    /// Returns the rule that a value breaks, and the problem with the value; nil if it is valid.
    func error(_ value: Bytes, of attribute: Name) -> (rule: Rule, error: ValueError)? {
        switch self {
        case .text:
            return nil
        case .flag:
            if value.isEmpty || value.equals(ignoringCase: attribute.spelling) { return nil }
            return (.attributeValue, .boolean(attribute.spelling))
        case .nonempty:
            return value.isEmpty ? (.attributeValue, .expected(.text)) : nil
        case .line:
            guard value.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return nil }
            return (.attributeValue, .lineBreak)
        case .keywords(let keywords):
            return keywords.has(value) ? nil : (.attributeValue, .choices(keywords.words))
        case .datatype(let datatype):
            return datatype.error(value).map { (datatype.rule, $0) }
        case .emptyOr(let datatype):
            return value.isEmpty ? nil : datatype.error(value).map { (datatype.rule, $0) }
        }
    }
}
