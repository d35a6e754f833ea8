/// Corrupts pages at random, with changes to their bytes, tags and attributes. The same seed makes the same changes in
/// every run.
public struct PageMutator: Sendable {
    private let pages: [[UInt8]]
    /// The attributes of all pages as they are written: `name="value"`.
    private let attributes: [[UInt8]]
    /// The tags of all pages, from `<` to `>`.
    private let tags: [[UInt8]]
    private var random: SplitMix64

    /// Creates a mutator.
    /// - Parameter pages: the pages to corrupt. If there are none, the mutator returns empty pages.
    public init(_ pages: [[UInt8]], seed: UInt64) {
        self.pages = pages
        random = SplitMix64(state: seed)
        tags = Set(pages.flatMap { page in Self.tags(page).map { Array(page[$0]) } }).sorted {
            $0.lexicographicallyPrecedes($1)
        }
        attributes = Set(pages.flatMap { page in Self.attributes(page).map { Array(page[$0]) } })
            .sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// Returns a mutator of the same pages with another seed. It does not collect the tags and attributes again.
    public func seeded(_ seed: UInt64) -> PageMutator {
        var copy = self
        copy.random = SplitMix64(state: seed)
        return copy
    }

    /// Returns one of the pages, chosen at random, with one to eight changes.
    public mutating func next() -> [UInt8] {
        var page = pages.randomElement(using: &random) ?? []
        for _ in 0..<Int.random(in: 1...8, using: &random) {
            switch Int.random(in: 0..<3, using: &random) {
            case 0: changeBytes(&page)
            case 1: changeTags(&page)
            default: changeAttributes(&page)
            }
        }
        return page
    }

    private mutating func changeBytes(_ page: inout [UInt8]) {
        guard !page.isEmpty else { return }
        let at = Int.random(in: 0..<page.count, using: &random)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: page[at] = UInt8.random(in: 0...255, using: &random)
        case 1: page.remove(at: at)
        case 2: page.insert(Self.signs.randomElement(using: &random) ?? 0x3C, at: at)
        case 3: page.insert(contentsOf: Self.odd.randomElement(using: &random)?.utf8 ?? "".utf8, at: at)
        case 4: page.removeSubrange(at..<min(at + Int.random(in: 1...40, using: &random), page.count))
        default:
            let piece = page[at..<min(at + Int.random(in: 1...200, using: &random), page.count)]
            page.insert(contentsOf: piece, at: Int.random(in: 0...page.count, using: &random))
        }
    }

    private mutating func changeTags(_ page: inout [UInt8]) {
        guard let tag = Self.tags(page).randomElement(using: &random) else { return }
        switch Int.random(in: 0..<5, using: &random) {
        case 0: page.removeSubrange(tag)
        case 1: page.insert(contentsOf: page[tag], at: tag.upperBound)
        case 2: page.replaceSubrange(tag, with: tags.randomElement(using: &random) ?? [])
        case 3: wrap(tag, &page)
        default:
            let piece = Array(page[tag])
            page.removeSubrange(tag)
            page.insert(contentsOf: piece, at: Int.random(in: 0...page.count, using: &random))
        }
    }

    /// Wraps a tag in one element, or in up to 300 nested ones.
    private mutating func wrap(_ tag: Range<Int>, _ page: inout [UInt8]) {
        guard let name = Self.names.randomElement(using: &random) else { return }
        let count = Bool.random(using: &random) ? 1 : Int.random(in: 1...300, using: &random)
        page.insert(contentsOf: Array(String(repeating: "</\(name)>", count: count).utf8), at: tag.upperBound)
        page.insert(contentsOf: Array(String(repeating: "<\(name)>", count: count).utf8), at: tag.lowerBound)
    }

    private mutating func changeAttributes(_ page: inout [UInt8]) {
        guard let attribute = Self.attributes(page).randomElement(using: &random) else { return }
        let other = attributes.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<5, using: &random) {
        case 0: page.removeSubrange(attribute)
        case 1: page.replaceSubrange(attribute, with: other)
        case 2: page.insert(contentsOf: [0x20] + other, at: attribute.upperBound)
        case 3:
            // The attribute keeps its name but gets the value of another one.
            let name = page[attribute].prefix { $0 != 0x3D }
            page.replaceSubrange(attribute, with: Array(name) + other.drop { $0 != 0x3D })
        default:
            let value = Self.values.randomElement(using: &random) ?? ""
            let name = page[attribute].prefix { $0 != 0x3D }
            page.replaceSubrange(attribute, with: Array(name) + Array("=\"\(value)\"".utf8))
        }
    }

    /// Returns the approximate ranges of tags: from a `<` to the next `>`, with no other `<` between them.
    static func tags(_ page: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var start: Int?
        for (at, byte) in page.enumerated() {
            if byte == 0x3C { start = at }
            if byte == 0x3E, let begin = start {
                found.append(begin..<at + 1)
                start = nil
            }
        }
        return found
    }

    /// Returns the ranges of attributes: a name, `=`, and a value in double quotation marks.
    static func attributes(_ page: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        var at = 0
        while at + 1 < page.count {
            guard page[at] == 0x3D, page[at + 1] == 0x22, let end = page[(at + 2)...].firstIndex(of: 0x22) else {
                at += 1
                continue
            }
            var start = at
            while start > 0, page[start - 1] > 0x20, page[start - 1] != 0x3C, page[start - 1] != 0x22 { start -= 1 }
            found.append(start..<end + 1)
            at = end + 1
        }
        return found
    }

    private static let signs = Array("<>&\"'=/ !?-[]#;:%\u{0}\u{1F}\u{7F}".utf8)
    private static let odd = [
        "&#0;", "&#x110000;", "&amp;", "&nbsp;", "<![CDATA[", "]]>", "<!--", "-->", "<?xml version=\"1.0\"?>",
        "<!DOCTYPE ",
        "\u{FEFF}", "\u{85}", "\u{2028}", "&#xFDD0;", "👩‍👩‍👧", "é\u{301}", "xmlns:x=\"u\" ", "x:", "<svg>", "</svg>",
        "<math><mi>",
    ]
    private static let names = [
        "div", "span", "a", "p", "table", "tr", "td", "label", "button", "select", "option", "template", "svg", "math",
        "ruby", "details", "map", "form", "ul", "li", "dl", "x-own", "foreignObject", "article", "main",
    ]
    private static let values = [
        "", " ", "0", "-1", "1e999", "1e308", "1e-310", "99999999999999999999", "9223372036854775807",
        "-9223372036854775808", "a b c", "#", "%", "http://[", "//", "javascript:",
        "2026-02-30",
        "P1Y", "calc((((1px", "(a", "[", "\\", "x-", "en-", "true", "a,b,,c", "1x, 2x", "😀", "none button presentation",
    ]
}
