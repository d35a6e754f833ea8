import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Packed facts about the links of pages")
struct LinkFactsTests {
    private let site = SiteFiles(["a.html", "b.html", "c.html"].map { .init($0, isPage: true) })

    private func facts(_ page: Int) -> PageFacts {
        var facts = PageFacts(page: page)
        facts.anchors = [3, 5, .max]
        facts.fragments = [.init(page: 1, written: 7, decoded: 7), .init(page: 2, written: 8, decoded: 9)]
        facts.linkedPages = [0, 2]
        facts.canonical = page == 1 ? nil : 1
        facts.alternates = [.init(language: 11, page: 2)]
        facts.isRedirect = page == 2
        facts.isComplete = page != 0
        return facts
    }

    @Test func packedFactsAreReadInPageOrder() throws {
        var first = LinkFacts()
        first.add(facts(2))
        var second = LinkFacts()
        for page in [1, 0] { second.add(facts(page)) }
        second.add(first)
        #expect(second.pages == [1, 0, 2])
        for position in 0..<3 { #expect(second[position] == facts(second.pages[position])) }
        var packed = PackedWriter()
        second.write(to: &packed)
        var reader = PackedReader(packed.bytes)
        let read = try LinkFacts(from: &reader, in: site)
        #expect(reader.isAtEnd)
        #expect(read.pages == [0, 1, 2])
        #expect(read.isEquivalent(to: second) && second.isEquivalent(to: read))
        #expect(!read.isEquivalent(to: first))
        var changed = LinkFacts()
        for page in [0, 1, 2] {
            var facts = facts(page)
            if page == 1 { facts.linkedPages = [] }
            changed.add(facts)
        }
        #expect(!read.isEquivalent(to: changed))
    }

    @Test func truncatedOrForeignFactsAreRefused() throws {
        var all = LinkFacts()
        for page in 0..<3 { all.add(facts(page)) }
        var packed = PackedWriter()
        all.write(to: &packed)
        for count in 0..<packed.bytes.count {
            var reader = PackedReader(Array(packed.bytes.prefix(count)))
            #expect(throws: PackedReader.Damage.self) { try LinkFacts(from: &reader, in: site) }
        }
        var reader = PackedReader(packed.bytes)
        let smaller = SiteFiles([.init("a.html", isPage: true)])
        #expect(throws: PackedReader.Damage.self) { try LinkFacts(from: &reader, in: smaller) }
        // The facts of the same page are written twice.
        var twice = PackedWriter()
        twice.add([0, 0]) { _, packed in facts(0).write(to: &packed) }
        reader = PackedReader(twice.bytes)
        #expect(throws: PackedReader.Damage.self) { try LinkFacts(from: &reader, in: site) }
    }
}
