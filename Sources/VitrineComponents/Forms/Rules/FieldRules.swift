/// The rules for the value of a field. They are checked here and written into the page, so that the browser checks the
/// same.
///
/// ```swift
/// let rules = FieldRules(.required, .length(4...))
/// rules.validate("ann")   // .invalid("At least 4 characters.")
/// ```
///
/// Values are not trimmed. If a rule cannot be expressed in HTML, the build has a remark that names it with the line of
/// the rules.
public struct FieldRules: Hashable, Sendable {
    /// The rules, in the order in which violations are reported.
    public var all: [FieldRule]
    /// The place where the rules are declared.
    public var place: SourcePlace

    /// Creates rules; without arguments, every value is accepted.
    public init(_ rules: FieldRule..., file: String = #fileID, line: Int = #line) {
        all = rules
        place = SourcePlace(file: file, line: line)
    }

    /// Whether the value must not be empty.
    public var isRequired: Bool { all.contains { $0.kind == .required } }

    /// Returns whether a value satisfies all rules. Nil, an untouched field, is accepted if nothing is required.
    public func accepts(_ value: String?, among others: [String: String] = [:]) -> Bool {
        guard let value else { return !isRequired }
        return broken(by: value, among: others).isEmpty
    }

    /// Returns the state of a value; nil is untouched.
    /// - Parameters:
    ///   - value: the value of the field.
    ///   - others: the values of the other fields of the form, by name.
    public func validate(_ value: String?, among others: [String: String] = [:]) -> FieldState {
        guard let value else { return .untouched }
        return broken(by: value, among: others).first.map { .invalid($0.message) } ?? .valid
    }

    /// Returns the rules that a value violates.
    public func broken(by value: String, among others: [String: String] = [:]) -> [FieldRule] {
        all.filter { !$0.isKept(by: value, among: others) }
    }

    /// The message for a value that the browser refused for an unknown reason.
    var summary: LocalizedText? { (all.first { $0.kind != .required } ?? all.first)?.message }

    /// Whether the rules are equal; the place of the declaration is ignored.
    public static func == (one: FieldRules, other: FieldRules) -> Bool { one.all == other.all }

    /// Hashes the rules.
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
