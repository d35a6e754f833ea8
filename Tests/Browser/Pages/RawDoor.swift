import Foundation
import VitrineHTML

/// Answers fragments of raw markup from standard input: what `RawMarkup` makes of them, for the browser to look at.
///
/// Input is texts, each with a NUL after it. For each there are two answers with a NUL after each: `A` and the bytes where it
/// was accepted, or `R`; then `S` and the bytes of what the sanitizer keeps, or `R`.
enum RawDoor {
    static func answer() throws {
        var answers = Data()
        for input in FileHandle.standardInput.readDataToEndOfFile().split(
            separator: 0, omittingEmptySubsequences: false
        ).dropLast() {
            let text = String(decoding: input, as: UTF8.self)
            add("A", try? RawMarkup(parsing: text), to: &answers)
            add("S", try? RawMarkup(sanitizing: text), to: &answers)
        }
        try FileHandle.standardOutput.write(contentsOf: answers)
    }

    private static func add(_ letter: String, _ markup: RawMarkup?, to answers: inout Data) {
        if let markup {
            let html = HTML()
            html.raw(markup)
            answers += Data(letter.utf8) + Data(html.bytes())
        } else {
            answers += Data("R".utf8)
        }
        answers.append(0)
    }
}
