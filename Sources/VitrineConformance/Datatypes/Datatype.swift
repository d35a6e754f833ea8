/// What the value of an attribute must look like.
///
/// ```swift
/// static let integer = Datatype(.valueInteger) { value in isInteger(value) ? nil : "expected digits" }
/// ```
///
/// A class, because the table of attributes hands one on for every attribute of a page: a copy is one count.
final class Datatype: Sendable {
    /// The rule that a wrong value breaks.
    let rule: Rule
    /// What is wrong with a value, in words that follow "Bad value: "; nil when it is right.
    let problem: @Sendable (Bytes) -> String?

    init(_ rule: Rule, problem: @escaping @Sendable (Bytes) -> String?) {
        self.rule = rule
        self.problem = problem
    }
}

extension Datatype {
    /// Datatypes by the names under which the tables of attributes know them.
    static let named: [String: Datatype] = webTypes.merging(plainTypes) { first, _ in first }
}
