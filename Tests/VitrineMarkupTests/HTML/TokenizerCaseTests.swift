import Foundation
import Testing

@testable import VitrineMarkup

@Suite("Tokenizer cases of html5lib-tests", .enabled(if: OutsideCases.isAvailable, OutsideCases.reason))
struct TokenizerCaseTests {
    @Test func everyCaseHasExpectedTokensAndErrors() throws {
        var count = 0
        for file in try OutsideCases.files("tokenizer", "test") where file.lastPathComponent != "xmlViolation.test" {
            for test in try TokenizerCase.all(file) {
                count += 1
                let found = TokenRecorder(test.input, state: test.state, lastStartTag: test.lastStartTag)
                let changed = ChangedCases.tokens[String(decoding: test.input, as: UTF8.self)]
                #expect(found.tokens == changed ?? test.tokens, "\(test.name)")
                guard let errors = test.errors.map({ ChangedCases.errors($0, of: test.input) }) else { continue }
                let listed = found.errors.map { place($0.offset, in: test.input) + " " + $0.error.name }
                #expect(listed == errors, "\(test.name)")
            }
        }
        #expect(count > 6000)
    }

    /// Returns the line and the column of a byte offset, both from 1. Columns are in UTF-16 code units. A lone carriage
    /// return also ends a line.
    private func place(_ offset: Int, in input: [UInt8]) -> String {
        var (line, column, at) = (1, 1, 0)
        while at < offset {
            let byte = input[at]
            at += 1
            if byte == 0x0A || byte == 0x0D && (at == input.count || input[at] != 0x0A) {
                (line, column) = (line + 1, 1)
            } else {
                column += byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
            }
        }
        return "\(line) \(column)"
    }
}
