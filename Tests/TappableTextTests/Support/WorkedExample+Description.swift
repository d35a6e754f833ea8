import TestSupport
import Testing

extension WorkedExample: CustomTestStringConvertible {
    /// The number, the patterns and the text.
    public var testDescription: String {
        "\(number): \(patterns) in \(text)"
    }
}
