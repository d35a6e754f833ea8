import Foundation
import VitrineHTML

/// Reads fragments of raw markup from standard input and prints what `RawMarkup` makes of them, to test in a browser.
///
/// Each text of the input ends with a NUL. For each there are two answers, ended by a NUL: `A` and the bytes if it
/// was accepted, else `R`; then `S` and the bytes that the sanitizer keeps, or `R`.
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
