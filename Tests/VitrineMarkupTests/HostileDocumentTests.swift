import Foundation
import TestSupport
import Testing
import VitrineMarkup

@Suite("Malicious documents")
struct HostileDocumentTests {
    static let laughs =
        "<!DOCTYPE l [<!ENTITY a0 \"lol\">"
        + (1...9).map { level in
            "<!ENTITY a\(level) \"\(String(repeating: "&a\(level - 1);", count: 10))\">"
        }.joined() + "]>"

    static let secret = "file:///etc/hostname"

    static let documents = [
        Document("billion laughs in text", laughs + "<l>&a9;</l>"),
        Document("billion laughs in an attribute", laughs + "<l x='&a9;'/>"),
        Document("an entity that contains itself", "<!DOCTYPE l [<!ENTITY a '&a;'>]><l>&a;</l>"),
        Document("an external entity", "<!DOCTYPE l [<!ENTITY e SYSTEM '\(secret)'>]><l>&e;</l>"),
        Document("an external entity in an attribute", "<!DOCTYPE l [<!ENTITY e SYSTEM '\(secret)'>]><l a='&e;'/>"),
        Document("a network entity", "<!DOCTYPE l [<!ENTITY e SYSTEM 'http://127.0.0.1:9/'>]><l>&e;</l>"),
        Document("a parameter entity", "<!DOCTYPE l [<!ENTITY % e SYSTEM '\(secret)'>%e;]><l/>"),
        Document("an attribute that every element has by default", "<!DOCTYPE l [<!ATTLIST l a CDATA 'x'>]><l/>"),
        Document("an attribute of a list", "<!DOCTYPE l [<!ATTLIST l a (b|c) 'b'>]><l/>"),
        Document("a declaration of an element", "<!DOCTYPE l [<!ELEMENT l ANY>]><l/>"),
        Document("a notation", "<!DOCTYPE l [<!NOTATION n SYSTEM 'x'>]><l/>"),
        Document("an external subset that would declare it", "<!DOCTYPE l SYSTEM '\(secret)'><l>&x;</l>"),
    ]

    @Test("A declared entity is a problem, so none is expanded thousands of times")
    func blowup() throws {
        let entity = String(repeating: "x", count: 5_000)
        let uses = String(repeating: "&a;", count: 5_000)
        let found = try problems(in: "<!DOCTYPE l [<!ENTITY a '\(entity)'>]><l>\(uses)</l>")
        #expect(!found.isEmpty)
    }

    /// Nine hundred default attributes on each of three thousand elements would cause millions of findings.
    @Test func defaultAttributesEndDocument() throws {
        let attributes = (0..<900).map { "a\($0) CDATA 'x'" }.joined(separator: " ")
        let page =
            "<!DOCTYPE html [\n<!ATTLIST p \(attributes)>]><html>" + String(repeating: "<p/>", count: 3000) + "</html>"
        let document = try MarkupReader(names: []).read(Array(page.utf8))
        #expect(document.attributes.isEmpty)
        #expect(document.problems.map(\.kind) == [.declaration])
        #expect(document.problems.first?.line == 2)
    }

    @Test("Malicious documents are reported quickly", arguments: documents)
    func reported(document: Document) throws {
        let checker = try WellFormednessChecker()
        let start = ProcessorTime.now
        #expect(!checker.check(document.bytes).isEmpty)
        #expect(ProcessorTime.now - start < .seconds(2))
        #expect(checker.check(Array("<a/>".utf8)) == [])
    }

    @Test("Malicious documents produce no tree or a small one", arguments: documents)
    func trees(document: Document) {
        let start = ProcessorTime.now
        if let tree = try? XMLTree(parsing: document.text) {
            var size = 0
            for case .text(let text) in tree.root.children { size += text.utf8.count }
            for attribute in tree.root.attributes { size += attribute.value.utf8.count }
            #expect(size < 10_000_000)
            #expect(!String(describing: tree.root).contains(ProcessInfo.processInfo.hostName))
        }
        #expect(ProcessorTime.now - start < .seconds(5))
    }

    @Test("An external subset is not loaded")
    func externalSubset() throws {
        #expect(try problems(in: "<!DOCTYPE l SYSTEM '\(Self.secret)'><l/>") == [])
        #expect(try problems(in: "<!DOCTYPE l SYSTEM 'file:///nowhere/at/all'><l/>") == [])
    }

    @Test("Declarations of notations and unparsed entities end the document, too")
    func unparsedEntity() throws {
        let notation = try problems(in: "<!DOCTYPE l [<!NOTATION n SYSTEM 'n'><!ENTITY u SYSTEM 'u' NDATA n>]><l/>")
        #expect(notation.map(\.kind) == [.declaration])
        let entity = try problems(in: "<!DOCTYPE l [<!ENTITY u SYSTEM 'u' NDATA n>]><l/>")
        #expect(entity.map(\.kind) == [.entityDeclaration])
    }

    #if os(macOS) || os(Linux)
        @Test("Nothing is printed")
        func silence() async throws {
            let result = try await #require(
                processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
            ) {
                let checker = try WellFormednessChecker()
                for document in HostileDocumentTests.documents { _ = checker.check(document.bytes) }
                for text in ["", "x", "<a>", "<a>&x;</a>", "<x:a/>", "<a>\u{1}</a>", "<a/>\0"] {
                    _ = checker.check(Array(text.utf8))
                    _ = try? XMLTree(parsing: text)
                }
            }
            let printed = String(decoding: result.standardErrorContent + result.standardOutputContent, as: UTF8.self)
            for word in ["Entity", "error", "parser", "tag", "namespace"] {
                #expect(!printed.contains(word), "\(printed)")
            }
        }
    #endif
}
