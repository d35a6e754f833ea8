import Foundation
import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

/// Tests input that is not a valid page. It must be reported with its position, and the checker must still work for
/// the next page.
@Suite("Bad input")
struct BadInputTests {
    private static let page =
        "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><title>T</title></head>"
    private static let good = page + "\n<body><main><h1>One</h1></main></body></html>"

    /// Returns the findings about a page as `line:column rule`. Also expects that the same checker then reports nothing
    /// for a valid page.
    private func look(_ bytes: [UInt8]) throws -> [String] {
        let checker = try ConformanceChecker()
        let found = checker.check(bytes, path: "a.html", syntax: .polyglot).map { "\($0.line):\($0.column) \($0.rule)" }
        #expect(checker.check(Array(Self.good.utf8), path: "b.html", syntax: .polyglot) == [])
        return found
    }

    private func look(_ body: String) throws -> [String] {
        try look(Array((Self.page + "\n<body><main><h1>One</h1>\n" + body + "\n</main></body></html>").utf8))
    }

    @Test func notWellFormed() throws {
        #expect(try look("<p><b>one</p>") == ["4:14 well-formed"])
        #expect(try look("<p title=one>one</p>") == ["4:10 well-formed"])
        #expect(try look(Array("".utf8)) == ["1:1 well-formed"])
        #expect(try look(Array("nothing but text".utf8)) == ["1:1 well-formed"])
    }

    @Test func levels() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "<div>", count: count) + "x" + String(repeating: "</div>", count: count)
        }
        #expect(try look(deep(240)) == [])
        // Three elements are around these. Versions of libxml2 before 2.12 allow 512 levels, later ones allow 256.
        for count in [600, 100_000] {
            let found = try look(deep(count))
            #expect(found == ["4:2551 well-formed"] || found == ["4:1271 well-formed"])
        }
    }

    @Test func longAttributes() throws {
        let long = String(repeating: "x", count: 11_000_000)
        #expect(try look("<p title=\"\(long)\">one</p>") == ["4:11 well-formed"])
        let page = Self.page + "<body><p title=\"\(long)\">one</p></body></html>"
        let found = try ConformanceChecker().check(Array(page.utf8), path: "a.html", syntax: .polyglot)
        #expect(found.map(\.message) == ["the value of an attribute is longer than 10 MB"])
        // Values below the parser's limit are checked, and have few findings.
        let value = String(repeating: "x ", count: 500_000)
        for attribute in ["title", "class", "id", "href", "style", "aria-labelledby", "data-x"] {
            let found = try look("<p><a \(attribute)=\"\(value)\">one</a></p>")
            #expect(found.count <= 2, "\(attribute): \(found)")
        }
    }

    @Test func manyAttributes() throws {
        func tag(_ count: Int) -> String {
            "<p " + (0..<count).map { "data-a\($0)=\"\"" }.joined(separator: " ") + ">one</p>"
        }
        #expect(try look(tag(10_000)) == [])
        let start = ProcessorTime.now
        #expect(try look(tag(10_001)) == ["4:1 well-formed"])
        #expect(try look(tag(300_000)) == ["4:1 well-formed"])
        #expect(ProcessorTime.now - start < .seconds(20))
        // The limit does not apply to text that only looks like attributes.
        let signs = String(repeating: "a=b ", count: 20_000)
        #expect(try look("<p>\(signs)</p><!-- \(signs) --><p title=\"\(signs)\">x</p>") == [])
    }

    @Test func entities() throws {
        let laughs = (1...9).map { "<!ENTITY a\($0) \"\(String(repeating: "&a\($0 - 1);", count: 10))\">" }.joined()
        for type in [
            "<!ENTITY a0 \"lol\">" + laughs, "<!ENTITY a9 '&a9;'>", "<!ENTITY a9 SYSTEM 'file:///etc/passwd'>",
            "<!ENTITY a9 SYSTEM 'http://127.0.0.1:9/'>", "<!ENTITY % p SYSTEM 'file:///etc/passwd'>%p;",
        ] {
            let start = ProcessorTime.now
            let found = try look(
                Array("<!DOCTYPE html [\(type)]>\n<html lang=\"en\"><body><p>&a9;</p></body></html>".utf8))
            #expect(found.filter { $0.hasSuffix("well-formed") }.count == 1, "\(type): \(found)")
            #expect(ProcessorTime.now - start < .seconds(2))
        }
    }

    @Test func encodings() throws {
        #expect(try look(Array("\u{FEFF}\(Self.good)".utf8)) == ["1:1 byte-order-mark"])
        var broken = Array(Self.good.utf8)
        let place = try #require(broken.lastIndex(of: UInt8(ascii: "O")))
        broken[place] = 0xFC
        #expect(try look(broken) == ["3:17 utf-8"])
        let units = Array(Self.good.utf16)
        #expect(try look([0xFF, 0xFE] + units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }) == ["1:1 utf-8"])
        #expect(try look(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) == ["1:1 utf-8"])
        #expect(try look(Array(Self.good.replacing("One", with: "O\u{0}e").utf8)) == ["3:18 forbidden-character"])
    }

    /// A root element has no parent to which a message could refer. This test uses every known name, and some others,
    /// as the name of the root.
    @Test func differentRootElements() throws {
        let checker = try ConformanceChecker()
        let inside = "<main/><area/><selectedcontent/><rect xmlns=\"http://www.w3.org/2000/svg\"/><a><a/></a><li/>x"
        for name in Name.spellings + ["x-own", "rect", "foreignObject", "mi", "annotation-xml", "x:y"] {
            for namespace in ["", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML", "urn:x"] {
                for content in ["", inside, "text"] {
                    let start = "<\(name)\(namespace.isEmpty ? "" : " xmlns=\"\(namespace)\"")"
                    let found = checker.check(Array("\(start)>\(content)</\(name)>".utf8), path: "a.html")
                    #expect(!found.isEmpty, "\(start)")
                }
            }
        }
    }

    @Test func noMissingContentAfterReadError() throws {
        for tag in ["h1", "a href=\"#\"", "button"] {
            let page = Self.page + "\n<body><main><p>One</p><\(tag)>"
            #expect(
                try look(Array(page.utf8) + [0xFF]).filter { $0.hasSuffix("-empty") || $0.hasSuffix("-name") } == [])
        }
    }

    /// In a gallery, the bytes of a page are always read as UTF-8, whatever encoding the page declares.
    @Test func declaredEncodingHasNoEffect() throws {
        let declared = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>\n" + Self.good.replacing("One", with: "Ö")
        #expect(try look(Array(declared.utf8)) == ["1:1 xml-only"])
        let wrong = declared.replacing("<h1>", with: "<h1 clas=\"ö\">")
        #expect(try look(Array(wrong.utf8)) == ["1:1 xml-only", "4:17 attribute-unknown"])
    }

    /// Pages in `srcdoc` attributes must be fast to check, so they do not each get a new parser.
    @Test func manySrcdocPages() throws {
        let start = ProcessorTime.now
        let frame = "<iframe title=\"x\" srcdoc=\"&lt;p&gt;one&lt;/p&gt;\"></iframe>"
        #expect(try look(String(repeating: frame, count: 500)) == [])
        #expect(ProcessorTime.now - start < .seconds(10))
    }

    @Test func eightThreadsAtOnce() async throws {
        let pages = Rules.all.flatMap { $0.wrong + $0.right }.map { Array($0.document.utf8) }
        let checker = try ConformanceChecker()
        let expected = pages.map { checker.check($0, path: "a.html", syntax: .both) }
        try await withThrowingTaskGroup(of: [[Finding]].self) { group in
            for worker in 0..<8 {
                group.addTask {
                    let checker = try ConformanceChecker()
                    // Half of the tasks begin with the same page, the others with different pages.
                    let start = worker % 2 == 0 ? 0 : worker * pages.count / 8
                    let order = pages.indices.map { ($0 + start) % pages.count }
                    var found = [[Finding]](repeating: [], count: pages.count)
                    for page in order { found[page] = checker.check(pages[page], path: "a.html", syntax: .both) }
                    return found
                }
            }
            for try await found in group { #expect(found == expected) }
        }
    }
}
