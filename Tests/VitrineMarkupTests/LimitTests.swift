import Testing
import VitrineMarkup

@Suite("Limits")
struct LimitTests {
    func nested(_ depth: Int) -> String {
        String(repeating: "<a>", count: depth) + String(repeating: "</a>", count: depth)
    }

    @Test("Nesting depths that are allowed", arguments: [1, 256, 511, 512, 513])
    func depthThatPasses(depth: Int) throws {
        #expect(try problems(in: nested(depth)) == [])
    }

    @Test("Nesting depths that are too large", arguments: [514, 600, 100_000])
    func depthThatFails(depth: Int) throws {
        let found = try problems(in: nested(depth))
        #expect(found.first?.line == 1)
        #expect(found.first?.column == 1540)
        #expect(found.first?.message == "elements are nested more than 512 levels deep")
    }

    @Test("Lines above 65,535 are counted", arguments: [65_534, 65_535, 65_536, 200_000])
    func lines(count: Int) throws {
        let text = "<a>" + String(repeating: "\n", count: count) + "<b></a>"
        let first = try #require(problems(in: text).first)
        #expect(first.line == count + 1)
        #expect(first.message == "Opening and ending tag mismatch: b line \(count + 1) and a")
    }

    @Test("A value of more than 9,999,000 bytes is a problem", arguments: [9_999_001, 11_000_000])
    func longAttribute(count: Int) throws {
        for quote in ["\"", "'"] {
            let text = "<a>\n<b c='é' d=\(quote)" + String(repeating: "x", count: count) + "\(quote)/></a>"
            let found = try #require(problems(in: text).first)
            #expect(found.message == "the value of an attribute is longer than 10 MB")
            #expect([found.line, found.column] == [2, 13])
        }
    }

    @Test("A value of at most 9,999,000 bytes is not a problem", arguments: [9_000_000, 9_999_000])
    func attribute(count: Int) throws {
        let value = String(repeating: "x", count: count)
        #expect(try problems(in: "<a b=\"\(value)\"/>") == [])
    }

    @Test("A forbidden character in an overlong attribute is reported, not the length")
    func unclosedAttribute() throws {
        let text = "<a b=\"" + String(repeating: "x", count: 20_000) + "<" + String(repeating: "x", count: 11_000_000)
        #expect(try problems(in: text).first?.message == "Unescaped '<' not allowed in attributes values")
    }

    @Test("A document of more than 2 GB is refused", arguments: ["", "\u{FEFF}"])
    func hugeDocument(mark: String) throws {
        // Only the first bytes are ever touched, so the system does not provide the memory for the others.
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: Int(Int32.max) + 1)
        defer { bytes.deallocate() }
        _ = bytes.initialize(fromContentsOf: Array("\(mark)<a/>".utf8))
        let message = "the document is larger than 2 GB"
        #expect(try WellFormednessChecker().check(UnsafeBufferPointer(bytes)).map(\.message) == [message])
        #expect(try MarkupReader(names: []).read(UnsafeBufferPointer(bytes)).problems.map(\.message) == [message])
    }

    @Test("A text of 11 MB is not a problem")
    func longText() throws {
        #expect(try problems(in: "<a>" + String(repeating: "x", count: 11_000_000) + "</a>") == [])
    }
}
