import Testing
import VitrineMarkup

/// A place and a message, as a table can hold them.
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

/// Checks a text with a fresh checker.
func problems(in text: String) throws -> [XMLProblem] {
    try WellFormednessChecker().check(Array(text.utf8))
}

/// A text as a table can hold it without filling the screen.
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
