/// The rules for the value of a field. They are checked in Swift, and written into the page so that the browser checks
/// them, too.
///
/// ```swift
/// let rules = FieldRules(.required, .length(4...))
/// rules.validate("ann")   // .invalid("At least 4 characters.")
/// ```
///
/// If one of the rules requires an e-mail or web address, all of them apply to the value without the ASCII whitespace
/// around it, as in browsers. Other values are not trimmed. If a rule cannot be fully expressed in HTML, the build
/// prints a warning with the rule and the line on which the rules are declared.
public struct FieldRules: Hashable, Sendable {
    /// The rules, in the order in which violations are reported.
    public var all: [FieldRule]
    /// The place where the rules were declared.
    public var place: SourcePlace

    /// Creates rules for a field.
    public init(_ rules: FieldRule..., file: String = #fileID, line: Int = #line) {
        all = rules
        place = SourcePlace(file: file, line: line)
    }

    /// Whether a value is required.
    public var isRequired: Bool { all.contains { $0.kind == .required } }

    /// Returns whether a value satisfies all rules. Nil, the value of an untouched field, is accepted unless a value is
    /// required.
    public func accepts(_ value: String?, among others: [String: String] = [:]) -> Bool {
        guard let value else { return !isRequired }
        return broken(by: value, among: others).isEmpty
    }

    /// Returns the state of a value, with the message of the first rule that it breaks. The state of nil is
    /// ``FieldState/untouched``.
    /// - Parameters:
    ///   - value: the value of the field.
    ///   - others: the values of the other fields of the form, by name.
    public func validate(_ value: String?, among others: [String: String] = [:]) -> FieldState {
        guard let value else { return .untouched }
        return broken(by: value, among: others).first.map { .invalid($0.message) } ?? .valid
    }

    /// Whether ASCII whitespace around values is ignored: true if a rule requires an e-mail or web address.
    var areTrimmed: Bool { all.contains(where: \.isAddress) }

    /// Returns the rules that a value breaks.
    public func broken(by value: String, among others: [String: String] = [:]) -> [FieldRule] {
        let areTrimmed = areTrimmed
        let value = areTrimmed ? FieldRule.trimmed(value) : value
        return all.filter { !$0.isKept(by: value, among: others, trimsOthers: areTrimmed) }
    }

    /// The message that the page shows for a value that the browser considers invalid, unless the initial value is
    /// already invalid or the field has a message of its own. The page cannot know which rule the value breaks, so this
    /// is the message of the first rule other than ``FieldRule/required`` or, without one, of `required`. Nil if there
    /// are no rules.
    var summary: LocalizedText? { (all.first { $0.kind != .required } ?? all.first)?.message }

    /// Compares the rules; the place of declaration does not matter.
    public static func == (one: FieldRules, other: FieldRules) -> Bool { one.all == other.all }

    /// Hashes the rules.
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
