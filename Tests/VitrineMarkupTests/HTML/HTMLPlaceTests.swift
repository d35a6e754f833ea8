import Testing

@testable import VitrineMarkup

@Suite("Positions of HTML nodes in the file")
struct HTMLPlaceTests {
    private func read(_ bytes: [UInt8]) -> MarkupDocument { HTMLReader(names: []).read(bytes) }

    /// Describes each node in one line: its name or text, the byte offset of its start, `implied` if it has no start
    /// tag, and the byte range of its end tag if it has one.
    private func places(_ bytes: [UInt8]) -> [String] {
        let document = read(bytes)
        guard let html = document.html else { return [] }
        return document.nodes.indices.map { index in
            let node = document.nodes[index]
            let place = html.places[index]
            let isElement = node.kind == .element || node.kind == .instruction
            let name =
                isElement ? document.names[Int(node.name)] : String(decoding: document.bytes(of: index), as: UTF8.self)
            let end = place.endTag < 0 ? "" : " \(place.endTag)..<\(place.end)"
            return "\(name) \(place.start)\(place.isImplied ? " implied" : "")\(end)"
        }
    }

    @Test func elementsTextsAndEndTagsHavePlaces() {
        #expect(
            places(Array("<!DOCTYPE html><p id=a>one<b>two</b></p>".utf8)) == [
                "html 15 implied", "head 15 implied", "body 15 implied", "p 15 36..<40", "one 23", "b 26 32..<36",
                "two 29",
            ])
    }

    @Test func impliedTagsPointAtTheirCause() {
        #expect(
            places(Array("<table>x<td>y</table></p>".utf8)) == [
                "html 0 implied", "head 0 implied", "body 0 implied", "x 7", "table 0 13..<21", "tbody 8 implied",
                "tr 8 implied", "td 8", "y 12", "p 21 implied 21..<25",
            ])
    }

    @Test func reopenedFormattingPointsAtItsTag() {
        #expect(
            places(Array("<p><b>a<p>c".utf8)).suffix(5) == ["b 3", "a 6", "p 7", "b 3 implied", "c 10"])
    }

    @Test func attributesHavePlaces() {
        let text = "<html lang=en><body class = 'a&amp;b' hidden id=\"x\">"
        let document = read(Array(text.utf8))
        let found = document.html?.attributePlaces.map { place in
            "\(place.name) \(Array(text.utf8)[Int(place.value)..<Int(place.valueEnd)].map { Character(Unicode.Scalar($0)) })"
        }
        #expect(found?.count == 4)
        #expect(document.html?.attributePlaces.map(\.name) == [6, 20, 38, 45])
        #expect(document.html?.attributePlaces.map(\.value) == [11, 29, 45, 49])
        #expect(document.html?.attributePlaces.map(\.valueEnd) == [13, 36, 45, 50])
        #expect(
            document.attributes.indices.map { String(decoding: document.value(of: $0), as: UTF8.self) } == [
                "en", "a&b", "", "x",
            ])
    }

    @Test func placesBeforeDecoding() {
        // “é<p>ü” in windows-1252, the encoding that the label “latin1” stands for in HTML. In UTF-8, é and ü would
        // take two bytes each.
        let head = Array("<meta charset=latin1>".utf8)
        #expect(places(head + [0xE9, 0x3C, 0x70, 0x3E, 0xFC]).suffix(3) == ["é 21", "p 22", "ü 25"])
        let units = "\u{FEFF}<p>é<b>".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        #expect(places(units).suffix(3) == ["p 2", "é 8", "b 10"])
    }

    @Test func byteOrderMarkKeepsPlaces() {
        #expect(places(Array("\u{FEFF}<p>a".utf8)).suffix(2) == ["p 3", "a 6"])
    }

    @Test func invalidUTF8IsReplacedInPlace() {
        let found = places([0x3C, 0x70, 0x3E, 0xFF, 0x61, 0x3C, 0x62, 0x3E])
        #expect(found.suffix(3) == ["p 0", "\u{FFFD}a 3", "b 5"])
    }

    @Test("A node after an invalid sequence of several bytes has the right place")
    func placesAfterInvalidSequences() {
        let escapes: [UInt8] = [0x1B, 0x28, 0x4A, 0x1B, 0x28, 0x42]
        #expect(
            places(Array("<meta charset=iso-2022-jp>".utf8) + escapes + Array("<b>".utf8)).suffix(2) == [
                "\u{FFFD} 29", "b 32",
            ])
        #expect(
            places(Array("<meta charset=euc-jp>".utf8) + [0x8F, 0xA1, 0x80] + Array("<b>".utf8)).suffix(2) == [
                "\u{FFFD} 21", "b 24",
            ])
        #expect(
            places(Array("<meta charset=gb18030>".utf8) + [0x84, 0x31, 0xA5, 0x30] + Array("<b>".utf8)).suffix(2) == [
                "\u{FFFD} 22", "b 26",
            ])
    }

    @Test("The tree and the problems count the same lines: a carriage return without a line feed ends one, too")
    func linesOfTree() {
        let document = read(Array("<p>\r<b>x\r\n<i>\n<u></s>".utf8))
        #expect(
            TreeNotation(document, hasPlaces: true).text == """
                | <html>  implied at 1:1
                |   <head>  implied at 1:1
                |   <body>  implied at 1:1
                |     <p>  1:1
                |       "
                "  1:4
                |       <b>  2:1
                |         "x
                "  2:4
                |         <i>  3:1
                |           "
                "  3:4
                |           <u>  4:1

                """)
        let problem = document.html?.problems.first { $0.error == .unexpectedEndTag }
        #expect(problem?.line == 4 && problem?.column == 4)
    }

    @Test func endOfLastStartTag() {
        let document = read(Array("<html><body><p a=1>".utf8))
        #expect(document.nodes.map(\.start) == [6, 6, 12, 19])
    }
}
