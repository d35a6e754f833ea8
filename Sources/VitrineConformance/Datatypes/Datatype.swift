import VitrineSupport

/// The syntax of an attribute's value, and the rule that an invalid value breaks.
///
/// ```swift
/// static let integer = Datatype(.valueNumber) { value in isInteger(value) ? nil : .expected(.integer) }
/// ```
///
/// A class, because the table of attributes returns one for every attribute of a page, and copying a reference is
/// cheap.
final class Datatype: Sendable {
    /// The rule that an invalid value breaks.
    let rule: Rule
    /// Returns the problem with a value; nil if it is valid.
    let error: @Sendable (Bytes) -> ValueError?

    init(_ rule: Rule, error: @escaping @Sendable (Bytes) -> ValueError?) {
        self.rule = rule
        self.error = error
    }

    /// Creates a datatype whose values are read from start to end. Anything left over is an error.
    /// - Parameters:
    ///   - rule: the rule that an invalid value breaks.
    ///   - kind: the kind of value, for messages.
    ///   - read: reads one value, and throws the problem if it is invalid.
    convenience init(
        _ rule: Rule, _ kind: ValueKind, read: @escaping @Sendable (inout ByteCursor) throws(ValueError) -> Void
    ) {
        self.init(rule) { ValueError.reading($0, as: kind, read) }
    }
}
