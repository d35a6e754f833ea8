import TestSupport
import Testing

extension WorkedExample: CustomTestStringConvertible {
    /// The number, the patterns and the text of the example, as the name of its test case.
    public var testDescription: String {
        "\(number): \(patterns) in \(text)"
    }
}
