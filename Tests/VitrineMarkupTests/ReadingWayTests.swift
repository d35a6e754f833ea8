import TestSupport
import Testing

@testable import VitrineMarkup

/// If libxml2 cannot read the bytes in place, it reads a copy. Both ways must produce the same document.
@Suite("Reading in place and reading a copy")
struct ReadingWayTests {
    private func description(_ document: MarkupDocument) -> [String] {
        document.nodes.map { "\($0)" } + document.attributes.map { "\($0)" } + document.cdataSections.map { "\($0)" }
            + document.copyPlaces.map { "\($0)" } + document.names + document.namespaces
            + document.problems.map { "\($0)" }
            + ["\(document.text)", "\(document.isPlain)", "\(String(describing: document.documentType))"]
    }

    private func expectSame(_ page: [UInt8], _ one: MarkupReader, _ other: MarkupReader) {
        #expect(
            description(one.read(page)) == description(other.read(page)), "\(String(decoding: page, as: UTF8.self))")
    }

    private static let pages: [[UInt8]] = [
        "<p a='1' b=\"x &amp; y\">one &lt; two<br/><!--c--><?go on?></p>", "<p>\r\n<!-- x\r\ny --><!--z--></p>",
        "\u{FEFF}<!doctype html>\n<p>é</p>",
        "\u{FEFF}", "\u{FEFF}\u{FEFF}<p/>",
        "<svg xmlns='http://www.w3.org/2000/svg'><a x='&#10;é'/><![CDATA[ a\r\nb ]]></svg>", "<p>one<br></p>", "<p", "",
        "<?xml version='1.0' encoding='ISO-8859-1'?><p>é</p>", "<!DOCTYPE p [<!ENTITY a 'b'>]><p>&a;</p>",
        "<div>" + String(repeating: "<p class='some &amp; words'>text &gt; \n</p>", count: 3_000) + "</div>",
    ].map { Array($0.utf8) }

    @Test("Pages of all kinds are read the same")
    func pages() throws {
        let one = try MarkupReader(names: ["p"], readsInPlace: LibXML2.canReadInPlace)
        let other = try MarkupReader(names: ["p"], readsInPlace: false)
        for page in Self.pages { expectSame(page, one, other) }
    }

    @Test("Randomly damaged pages are read the same")
    func spoiled() throws {
        let one = try MarkupReader(names: ["p"], readsInPlace: LibXML2.canReadInPlace)
        let other = try MarkupReader(names: ["p"], readsInPlace: false)
        var mutator = PageMutator(Self.pages.filter { $0.count < 1_000 && !$0.isEmpty }, seed: 7)
        for _ in 0..<2_000 { expectSame(mutator.next(), one, other) }
    }

    @Test("Positions remain correct when the copy is moved in memory during reading")
    func large() throws {
        let text = "<div>" + (0..<20_000).map { "<p id='p\($0)'>\($0)</p>\n" }.joined() + "</div>"
        let page = try MarkupReader(names: ["p"], readsInPlace: false).read(Array(text.utf8))
        #expect(page.problems.isEmpty)
        // No value contains a reference to decode, so nothing was added to the text, and every value is in the source.
        #expect(page.text.count == page.sourceCount)
        #expect(String(decoding: page.value(of: 19_999), as: UTF8.self) == "p19999")
    }
}
