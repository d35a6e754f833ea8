import Foundation
import VitrineHTML

/// Reads fragments of raw markup from standard input and prints the results of `RawMarkup`, which are then tested in a
/// browser.
///
/// Each text of the input ends with a NUL. The output has two answers for each text, each also ending with a NUL. The
/// first is `A` and the bytes if the text was accepted as it is, the second `S` and the bytes that the sanitizer kept.
/// `R` means that the text was refused.
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
