/// The values that a field accepts: checked here, and written into the page so that the browser checks the same.
///
/// ```swift
/// let rules = FieldRules(.required, .length(4...))
/// rules.validate("ann")   // .invalid("At least 4 characters.")
/// ```
///
/// Values are taken as they are, nothing is trimmed. If a rule cannot be expressed in HTML, the build has a remark that names
/// it with the line on which the rules are.
public struct FieldRules: Hashable, Sendable {
    /// The rules, in the order in which broken ones are named.
    public var all: [FieldRule]
    /// Where they were written.
    public var place: SourcePlace

    /// No rules unless given.
    public init(_ rules: FieldRule..., file: String = #fileID, line: Int = #line) {
        all = rules
        place = SourcePlace(file: file, line: line)
    }

    /// Whether something must be there.
    public var isRequired: Bool { all.contains { $0.kind == .required } }

    /// Whether a value passes all rules; nil, an untouched field, passes when nothing is required.
    public func accepts(_ value: String?, among others: [String: String] = [:]) -> Bool {
        guard let value else { return !isRequired }
        return broken(by: value, among: others).isEmpty
    }

    /// What is to be reported about a value; nil is untouched.
    /// - Parameters:
    ///   - value: what is in the field.
    ///   - others: what is in the other fields of the form, by name.
    public func validate(_ value: String?, among others: [String: String] = [:]) -> FieldState {
        guard let value else { return .untouched }
        return broken(by: value, among: others).first.map { .invalid($0.message) } ?? .valid
    }

    /// The rules that a value breaks.
    public func broken(by value: String, among others: [String: String] = [:]) -> [FieldRule] {
        all.filter { !$0.isKept(by: value, among: others) }
    }

    /// The message for a value that the browser refused, when the rule is not known.
    var summary: LocalizedText? { (all.first { $0.kind != .required } ?? all.first)?.message }

    /// Equal in their rules; where they were written does not matter.
    public static func == (one: FieldRules, other: FieldRules) -> Bool { one.all == other.all }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(all) }
}
