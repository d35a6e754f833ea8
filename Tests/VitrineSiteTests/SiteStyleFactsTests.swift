import Testing
@testable import VitrineCSS
@testable import VitrineConformance
@testable import VitrineSupport

@testable import VitrineSite

@Suite struct SiteStyleFactsTests {
    private static let gray = TextPair(
        light: .init(text: "#333333", background: "#ffffff", hundredths: 1263), dark: nil, isLarge: false)
    private static let pale = TextPair(
        light: .init(text: "#bbbbbb", background: "#ffffff", hundredths: 191), dark: nil, isLarge: true)

    private static var pages: [(path: String, facts: PageStyleFacts)] {
        var one = PageStyleFacts()
        one.pairs = PagePairs(uses: [
            gray: .init(count: 300, anchor: "page_content"), pale: .init(count: 1, anchor: "page_content"),
        ])
        var two = PageStyleFacts()
        two.pairs = PagePairs(uses: [pale: .init(count: 2, anchor: nil)])
        two.rules = ["Card": [12, 3], "Ärmel": [400]]
        two.mentions = ["--space", "--ink"]
        return [("a.html", one), ("b.html", two), ("c.html", PageStyleFacts())]
    }

    private static func facts(_ pages: [(path: String, facts: PageStyleFacts)]) -> SiteStyleFacts {
        var facts = SiteStyleFacts()
        for (path, page) in pages { facts.set(page, of: path, since: nil) }
        return facts
    }

    private static func lines(_ facts: SiteStyleFacts) -> StyleLines {
        facts.lines(since: (SiteStyleFacts(), StyleLines()))
    }

    private static func packed(_ facts: SiteStyleFacts) -> [UInt8] {
        var packed = PackedWriter()
        facts.write(to: &packed)
        return packed.bytes
    }

    @Test func linesDoNotDependOnOrder() {
        var merged = Self.facts(Array(Self.pages[1...]))
        merged.merge(Self.facts(Array(Self.pages[..<1])))
        let whole = Self.facts(Self.pages)
        #expect(Self.lines(merged) == Self.lines(whole))
        #expect(Self.packed(merged) == Self.packed(whole))
        let texts = Self.lines(whole).all.dropFirst().map { String(decoding: $0, as: UTF8.self) }
        #expect(
            texts == [
                "pair #333333 #ffffff 1263 - - 0 small", "pair #bbbbbb #ffffff 191 - - 0 large",
                "page a.html\t0:300:page_content 1:1:page_content\t\t",
                "page b.html\t1:2:\tCard=3,12;Ärmel=400\t--ink --space", "page c.html\t-\t\t",
            ])
    }

    @Test func linesAndPartsAreReadAsFacts() throws {
        let whole = Self.facts(Self.pages)
        var reader = PackedReader(Self.packed(whole))
        for copy in [SiteStyleFacts(lines: Self.lines(whole)), try SiteStyleFacts(from: &reader)] {
            for (path, facts) in Self.pages { #expect(copy[path]?.facts(copy.pairs) == facts) }
            #expect(copy.count == 3)
        }
        #expect(reader.isAtEnd)
    }

    @Test func unchangedPagesKeepLines() {
        let last = SiteStyleFacts(lines: Self.lines(Self.facts(Self.pages)))
        var next = SiteStyleFacts()
        // Now another pair of colors comes first, so the pairs have different numbers.
        next.set(Self.pages[1].facts, of: "b.html", since: last)
        for path in ["a.html", "c.html"] { next.keep(path, of: last) }
        var old = StyleLines()
        old.add("as they were".utf8)
        #expect(next.lines(since: (last, old)) == old)
        next.set(Self.pages[0].facts, of: "b.html", since: last)
        #expect(next.lines(since: (last, old)) != old)
        #expect(next["a.html"]?.facts(next.pairs) == Self.pages[0].facts)
    }

    @Test func changedLinesAreRefused() {
        var changed = StyleLines()
        for line in Self.lines(Self.facts(Self.pages)).all where !line.starts(with: "page c".utf8) { changed.add(line) }
        #expect(SiteStyleFacts(lines: changed).count == 0)
    }

    @Test func truncatedOrChangedPartsAreRefused() {
        let bytes = Self.packed(Self.facts(Self.pages))
        for count in bytes.indices {
            var reader = PackedReader(Array(bytes[..<count]))
            #expect(throws: PackedReader.Damage.self) { try SiteStyleFacts(from: &reader) }
        }
        // Reading must end, no matter what value a byte has.
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 0xFF
            var reader = PackedReader(changed)
            guard let facts = try? SiteStyleFacts(from: &reader) else { continue }
            for path in facts.paths { _ = facts[path]?.facts(facts.pairs) }
        }
    }
}
