import Testing

@testable import VitrineMarkup

@Suite("Encodings of HTML")
struct HTMLEncodingTests {
    private func text(_ bytes: [UInt8], _ options: HTMLReader.Options = .init()) -> String {
        let document = HTMLReader(names: []).read(bytes, options)
        return document.nodes.indices.filter { document.nodes[$0].kind == .text }
            .map { String(decoding: document.bytes(of: $0), as: UTF8.self) }.joined()
    }

    @Test(arguments: [
        ("windows-1252", [0x80, 0xE9] as [UInt8], "€é"), ("iso-8859-2", [0xB3], "ł"), ("koi8-r", [0xC1], "а"),
        ("windows-1251", [0xE0], "а"), ("iso-8859-8-i", [0xE0], "א"), ("gbk", [0xC4, 0xE3, 0x80], "你€"),
        ("gb18030", [0x81, 0x30, 0x81, 0x30], "\u{80}"), ("big5", [0xA7, 0x41], "你"),
        // The Encoding Standard differs from most converters: A145 is U+2027, and A3E1 the euro sign.
        ("big5", [0xA1, 0x45, 0xA3, 0xE1, 0x8E, 0x69], "‧€箸"), ("big5", [0x88, 0x62], "Ê\u{304}"),
        ("gb18030", [0xA3, 0xA0, 0xFE, 0x51, 0xA6, 0xD9, 0xFE, 0x59], "\u{3000}\u{E816}\u{FE10}\u{9FB4}"),
        ("gb18030", [0x82, 0x35, 0x90, 0x37, 0x84, 0x31, 0x82, 0x36], "\u{9FB4}\u{FE10}"),
        ("gb18030", [0x81, 0x35, 0xF4, 0x37, 0x94, 0x39, 0xDA, 0x33], "\u{E7C7}\u{1F4A9}"),
        ("euc-jp", [0xA4, 0xA2, 0x8E, 0xB1], "あｱ"),
        ("shift_jis", [0x82, 0xA0, 0xB1], "あｱ"),
        ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x24, 0x22, 0x1B, 0x28, 0x42, 0x61], "あa"),
        ("euc-kr", [0xB0, 0xA1], "가"), ("x-user-defined", [0x80], "\u{F780}"),
    ]) func encodingsOfLabels(label: String, bytes: [UInt8], expected: String) {
        var options = HTMLReader.Options()
        options.transportEncoding = HTMLEncoding(label: label)
        #expect(options.transportEncoding != nil)
        #expect(text(Array("<p>".utf8) + bytes, options) == expected)
    }

    @Test(
        "An invalid sequence is one U+FFFD, and bytes that are not part of it are read again",
        arguments: [
            ("utf-16le", [0x00, 0xD8, 0x41] as [UInt8], "\u{FFFD}"), ("utf-16be", [0xD8, 0x00, 0x41], "\u{FFFD}"),
            ("utf-16le", [0x00, 0xD8, 0x41, 0x00], "\u{FFFD}A"), ("utf-16le", [0x41, 0x00, 0x42], "A\u{FFFD}"),
            ("utf-16le", [0x00, 0xDC, 0x41], "\u{FFFD}\u{FFFD}"), ("utf-16le", [0x3D, 0xD8, 0x00, 0xDE], "😀"),
            ("gb18030", [0x81], "\u{FFFD}"), ("gb18030", [0x81, 0x30], "\u{FFFD}"),
            ("gb18030", [0x81, 0x30, 0x81], "\u{FFFD}"), ("gbk", [0x81, 0x30, 0x81], "\u{FFFD}"),
            ("gb18030", [0x81, 0x30, 0x41], "\u{FFFD}0A"), ("gb18030", [0x81, 0x30, 0x81, 0x41], "\u{FFFD}0丄"),
            ("gb18030", [0x84, 0x31, 0xA5, 0x30, 0x41], "\u{FFFD}A"),
            ("euc-jp", [0x8F, 0xA1, 0x80, 0x41], "\u{FFFD}A"), ("euc-jp", [0x8F, 0xA1, 0x41], "\u{FFFD}A"),
            ("euc-jp", [0x8F, 0xA1], "\u{FFFD}"), ("euc-jp", [0x8F, 0x80, 0x41], "\u{FFFD}A"),
            ("iso-2022-jp", [0x1B, 0x28, 0x4A, 0x1B, 0x28, 0x42], "\u{FFFD}"),
            ("iso-2022-jp", [0x1B, 0x28, 0x42, 0x1B, 0x28, 0x4A, 0x1B, 0x28, 0x4A, 0x5C], "\u{FFFD}\u{FFFD}¥"),
            ("iso-2022-jp", [0x1B, 0x28, 0x4A, 0x5C, 0x1B, 0x28, 0x42, 0x5C], "¥\\"),
            ("iso-2022-jp", [0x1B, 0x28, 0x4A, 0x1B, 0x1B, 0x28, 0x42], "\u{FFFD}"),
            ("iso-2022-jp", [0x1B, 0x24, 0x42, 0x24, 0x1B, 0x28, 0x42, 0x61], "\u{FFFD}a"),
        ])
    func invalidSequences(label: String, bytes: [UInt8], expected: String) {
        var options = HTMLReader.Options()
        options.transportEncoding = HTMLEncoding(label: label)
        #expect(text(bytes, options) == expected)
    }

    @Test(arguments: [
        ("<meta charset=' Latin1 '>", HTMLEncoding.windows1252, HTMLEncoding.Source.meta),
        ("<meta http-equiv=Content-Type content='text/html; charset=Shift_JIS'>", .shiftJIS, .meta),
        ("<meta content='text/html; charset=big5'>", .utf8, .standard),
        // U+000B is not ASCII whitespace.
        ("<meta http-equiv=content-type content='charset\u{C}=\tkoi8-r\u{C}x'>", .koi8r, .meta),
        ("<meta http-equiv=content-type content='text/html; charset=koi8-r\u{B}x'>", .utf8, .standard),
        ("<meta http-equiv=content-type content='text/html; charset=utf-8\u{B}x'>", .utf8, .standard),
        ("<meta http-equiv=content-type content='charset=\u{B}koi8-r'>", .utf8, .standard),
        ("<meta http-equiv=content-type content='charset\u{B}=koi8-r'>", .utf8, .standard),
        ("<meta charset='\u{212A}oi8-r'>", .utf8, .standard), ("<meta charset=KOI8-R>", .koi8r, .meta),
        ("<!-- <meta charset=big5> -->", .utf8, .standard),
        ("<meta charset=utf-16>", .utf8, .meta), ("<meta charset=no-such>", .utf8, .standard),
        ("<p title='<meta charset=big5>'>", .utf8, .standard), ("\u{FEFF}<meta charset=big5>", .utf8, .byteOrderMark),
    ]) func declarationsAreFound(markup: String, encoding: HTMLEncoding, source: HTMLEncoding.Source) {
        let found = HTMLReader(names: []).read(Array(markup.utf8)).html
        #expect(found?.encoding == encoding && found?.encodingSource == source)
    }

    @Test func contradictionsAndUnknownLabelsAreFindings() {
        func names(_ markup: String) -> [HTMLParseError] {
            let problems = HTMLReader(names: []).read(Array(markup.utf8)).html?.problems ?? []
            return problems.map(\.error).filter { $0 == .contradictingEncoding || $0 == .unknownEncoding }
        }
        #expect(names("\u{FEFF}<meta charset=big5>") == [.contradictingEncoding])
        #expect(names("<meta charset=no-such>") == [.unknownEncoding])
        #expect(names("<meta charset=utf8>") == [])
    }

    @Test func labelsIgnoreSpacesAndCase() {
        #expect(HTMLEncoding(label: " UTF-8\n") == .utf8 && HTMLEncoding(label: "") == nil)
        #expect(HTMLEncoding(label: "ascii") == .windows1252 && HTMLEncoding(label: "utf 8") == nil)
        // The lowercase form of the Kelvin sign is “k” in Unicode, but labels ignore case only for ASCII letters.
        #expect(HTMLEncoding(label: "KOI8-R") == .koi8r && HTMLEncoding(label: "\u{212A}oi8-r") == nil)
    }
}
