import Testing
import VitrineMarkup

/// Tests `isPlain`: whether the characters of a document need no further check.
@Suite("Plain text")
struct PlainTextTests {
    /// Returns the expected value of `isPlain`, found by checking each character.
    private func isPlain(_ bytes: [UInt8]) -> Bool {
        guard let text = String(validating: bytes, as: UTF8.self) else { return false }
        return text.unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
            default: scalar.value & 0xFFFE != 0xFFFE
            }
        }
    }

    private func look(_ bytes: [UInt8]) throws -> Bool { try MarkupReader(names: []).read(bytes).isPlain }

    @Test("One odd character anywhere in a block is noticed", arguments: [0, 1, 7, 8, 62, 63, 64, 65, 127, 128, 200])
    func oneCharacter(place: Int) throws {
        let reader = try MarkupReader(names: [])
        let odd: [[UInt8]] = [
            [0x7F], [0x00], [0x0B], [0x1F], [0xC2, 0x80], [0xC2, 0x9F], [0xC2, 0xA0], [0xC3, 0xA9], [0xC0, 0x80],
            [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xE0, 0xA0, 0x80], [0xED, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
            [0xEF, 0xB7, 0x8F], [0xEF, 0xB7, 0x90], [0xEF, 0xB7, 0xAF], [0xEF, 0xB7, 0xB0], [0xEF, 0xBF, 0xBD],
            [0xEF, 0xBF, 0xBE], [0xEF, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF0, 0x9F, 0xBF, 0xBE],
            [0xF0, 0x9F, 0x98, 0x80], [0xF4, 0x8F, 0xBF, 0xBD], [0xF4, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
            [0xF5, 0x80, 0x80, 0x80], [0x80], [0xFF], [0xC3], [0xE2, 0x82], [0x09], [0x0A], [0x0D], [0x20], [0x7E],
        ]
        for character in odd {
            let bytes = Array(repeating: UInt8(ascii: "a"), count: place) + character + Array("bc".utf8)
            #expect(reader.read(bytes).isPlain == isPlain(bytes), "\(character) at \(place)")
        }
    }

    @Test func everyByteInLongText() throws {
        let reader = try MarkupReader(names: [])
        for byte in UInt8.min...UInt8.max {
            let bytes = Array(repeating: UInt8(ascii: "\n"), count: 70) + [byte]
            #expect(reader.read(bytes).isPlain == isPlain(bytes), "\(byte)")
        }
    }

    @Test func characterReferences() throws {
        #expect(try look(Array("<p title='&amp;'>&#233;</p>".utf8)))
        for reference in ["&#13;", "&#x7F;", "&#x85;", "&#xFDD0;", "&#x1FFFF;"] {
            #expect(try !look(Array("<p>\(reference)</p>".utf8)), "\(reference)")
            #expect(try !look(Array("<p title='\(reference)'/>".utf8)), "\(reference)")
        }
        // The carriage return of a Windows line break is allowed, unlike one that is written as a reference.
        #expect(try look(Array("<p>a\r\nb</p>".utf8)))
    }
}

@Suite("Unknown names and declared encodings")
struct DocumentTextTests {
    @Test func caseOfUnknownNames() throws {
        let reader = try MarkupReader(names: ["p", "title"])
        for _ in 0..<2 {
            let document = reader.read(Array("<P TITLE='a' Other='b' other='c'><p/></P>".utf8))
            let names = document.attributes.map { document.names[Int($0.name)] }
            #expect(names == ["TITLE", "Other", "other"])
            #expect(document.attributes.map { document.plainNames[Int($0.name)] }[0] == 1)
            // Names that were not passed to the reader map to themselves.
            #expect(document.attributes.dropFirst().allSatisfy { document.plainNames[Int($0.name)] == $0.name })
            #expect(document.nodes.map { document.plainNames[Int($0.name)] } == [0, 0])
            #expect(document.plainNames.count == document.names.count)
        }
    }

    @Test func declaredEncodingIsIgnored() throws {
        let text =
            "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n<p title=\"é\">ö" + String(repeating: " ü", count: 5_000)
            + "</p>"
        let document = try MarkupReader(names: []).read(Array(text.utf8))
        #expect(document.problems == [])
        #expect(document.value(of: 0).elementsEqual("é".utf8))
        #expect(document.bytes(of: 1).elementsEqual(text.utf8.dropFirst(44 + 14).dropLast(4)))
    }

    @Test func tooManyAttributesAreRefused() throws {
        func tag(_ count: Int) -> [UInt8] {
            Array(("\n <a " + (0..<count).map { "a\($0)='='" }.joined(separator: " ") + "/>").utf8)
        }
        let reader = try MarkupReader(names: [])
        #expect(reader.read(tag(10_000)).problems == [])
        let problem = try #require(reader.read(tag(10_001)).problems.first)
        #expect(problem.line == 2 && problem.column == 2)
        #expect(problem.message == "a tag has more than 10,000 attributes")
        #expect(try WellFormednessChecker().check(tag(10_001)) == [problem])
    }
}
