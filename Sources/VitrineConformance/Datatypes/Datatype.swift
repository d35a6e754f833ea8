import VitrineSupport

/// What the value of an attribute must look like.
///
/// ```swift
/// static let integer = Datatype(.valueNumber) { value in isInteger(value) ? nil : .expected(.integer) }
/// ```
///
/// A class, because the table of attributes hands one on for every attribute of a page: a copy is one count.
final class Datatype: Sendable {
    /// The rule that a wrong value breaks.
    let rule: Rule
    /// Returns the problem with a value; nil when it is right.
    let error: @Sendable (Bytes) -> ValueError?

    /// Creates a type.
    /// - Parameters:
    ///   - rule: the rule that a wrong value breaks.
    ///   - error: returns the problem with a value; nil when it is right.
    init(_ rule: Rule, error: @escaping @Sendable (Bytes) -> ValueError?) {
        self.rule = rule
        self.error = error
    }

    /// Creates a type whose values are read from the front to the end. What follows is an error.
    /// - Parameters:
    ///   - rule: the rule that a wrong value breaks.
    ///   - kind: what a value is.
    ///   - read: reads one value.
    convenience init(
        _ rule: Rule, _ kind: ValueKind, read: @escaping @Sendable (inout ByteCursor) throws(ValueError) -> Void
    ) {
        self.init(rule) { ValueError.reading($0, as: kind, read) }
    }
}
