import Foundation
import VitrineMarkup

/// Measures how fast pages are parsed, for Benchmarks/readers.py, which measures other parsers in the same run.
enum Readers {
    /// Reads the name of a reader from each line of standard input, and prints the CPU seconds that it takes for one
    /// pass over all pages. The names are `html`, `xml`, and `new` for HTML with a new document for each page.
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
