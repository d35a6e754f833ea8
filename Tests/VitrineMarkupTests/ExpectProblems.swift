import Testing
import VitrineMarkup

/// The expected position and message of a problem, for tables of tests.
struct Expected: Sendable, CustomTestStringConvertible {
    var line: Int
    var column: Int
    var message: String

    init(_ line: Int, _ column: Int, _ message: String) {
        self.line = line
        self.column = column
        self.message = message
    }

    var testDescription: String { "\(line):\(column) \(message)" }
}

/// Returns the problems that a new checker finds in a text.
func problems(in text: String) throws -> [XMLProblem] {
    try WellFormednessChecker().check(Array(text.utf8))
}

/// A text in a table of tests, with a short description for the output.
struct Document: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }

    var bytes: [UInt8] { Array(text.utf8) }
    var testDescription: String { name }
}
