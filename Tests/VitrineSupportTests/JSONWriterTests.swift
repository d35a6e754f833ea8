import Testing

@testable import VitrineSupport

@Suite("JSON that is written piece by piece")
struct JSONWriterTests {
    private func write(_ json: inout JSONWriter) {
        json.object { json in
            json.field("format", 1)
            json.array("pages", 0..<10_000) { number, json in json.field("path", "page-\(number).html") }
            json.array("none", [Int]()) { _, _ in }
        }
        json.newline()
        json.finish()
    }

    @Test func piecesEqualWholeText() {
        var whole = JSONWriter()
        write(&whole)
        var pieces: [[UInt8]] = []
        var json = JSONWriter { pieces.append(Array($0)) }
        write(&json)
        #expect(pieces.count > 1)
        #expect(Array(pieces.joined()) == whole.bytes)
        #expect(whole.bytes.starts(with: #"{"format":1,"pages":["#.utf8))
        #expect(String(decoding: whole.bytes, as: UTF8.self).hasSuffix("{\"path\":\"page-9999.html\"}],\"none\":[]}\n"))
    }
}
