import VitrineSupport

/// Reads pages, one after another, with the parser for their syntax.
///
/// A reader is not `Sendable`: every worker needs its own.
package final class PageReader {
    private let names: [String]
    private let xml: MarkupReader
    /// Created when HTML is read for the first time, because the checks of a gallery need only the XML parser.
    private lazy var html = HTMLReader(names: names)

    /// Creates a reader.
    /// - Parameter names: names that get the numbers from 0 on in every document.
    /// - Throws: ``XMLError/outOfMemory`` when the XML parser cannot be allocated.
    package init(names: [String]) throws(XMLError) {
        self.names = names
        xml = try MarkupReader(names: names)
    }

    /// Parses one page in memory that outlives the call. A page with the syntax `both` is read as HTML here.
    package func read(_ bytes: UnsafeBufferPointer<UInt8>, _ syntax: PageSyntax) -> MarkupDocument {
        switch syntax {
        case .html, .both: html.read(bytes)
        case .xhtml, .polyglot: xml.read(bytes, asXML: syntax == .xhtml)
        }
    }

    /// Parses one page.
    package func read(_ bytes: [UInt8], _ syntax: PageSyntax) -> MarkupDocument {
        bytes.withUnsafeBufferPointer { read($0, syntax) }
    }

    /// Parses a fragment of HTML without a document around it, in the same way as the contents of a `template`.
    package func readFragment(_ bytes: [UInt8]) -> MarkupDocument {
        html.read(bytes, HTMLReader.Options(fragmentContext: "template"))
    }
}
