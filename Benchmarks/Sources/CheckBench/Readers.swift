import Foundation
import VitrineMarkup

/// How fast pages are read, for a program that measures other parsers in the same run: Benchmarks/readers.py.
enum Readers {
    /// Answers each line of standard input, the name of a reader, with the seconds of the processor that one pass over all
    /// pages takes: `html`, `xml`, or `new` for HTML into a new document each time.
    /// - Parameter list: a file with the path of a page on each line.
    static func serve(_ list: String) throws {
        let pages = try String(contentsOfFile: list, encoding: .utf8).split(separator: "\n").map {
            Array(try Data(contentsOf: URL(fileURLWithPath: String($0))))
        }
        let html = HTMLReader(names: Name.spellings)
        let other = try PageReader(names: Name.spellings)
        var document = MarkupDocument()
        while let name = readLine() {
            let start = processorSeconds()
            for page in pages {
                switch name {
                case "html": page.withUnsafeBufferPointer { html.read($0, HTMLReader.Options(), into: &document) }
                case "xml": _ = other.read(page, .polyglot)
                default: _ = html.read(page)
                }
            }
            print(processorSeconds() - start)
            fflush(nil)
        }
    }
}
