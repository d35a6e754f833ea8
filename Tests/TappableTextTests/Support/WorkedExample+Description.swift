import TestSupport
import Testing

extension WorkedExample: CustomTestStringConvertible {
    /// Number, patterns and text.
    public var testDescription: String {
        "\(number): \(patterns) in \(text)"
    }
}
