import VitrineCSS
import VitrineConformance

/// What a page reports about styles, with numbers for the pairs of colors.
struct StyleRecord: Sendable {
    /// A pair of colors on the page.
    struct Use: Sendable {
        /// The number of the pair.
        var pair: Int
        /// The number of elements that have the pair.
        var count: Int
        /// The `id` of the first of these elements, or of an element around it, as UTF-8; nil if there is none.
        var anchor: ArraySlice<UInt8>?
    }

    /// Whether the pairs on the page are known. They are not if contrast is not checked or a stylesheet is not
    /// available.
    private(set) var hasPairs = false
    /// The pairs in the order of their numbers.
    private(set) var uses: [Use] = []
    /// For each component, the rules that its elements match, given by number. Sorted by component name.
    var rules: [(name: String, numbers: [Int])] = []
    /// The design tokens that the page's own styles mention, sorted.
    var mentions: [String] = []

    /// Creates the facts of a page.
    /// - Parameter uses: the pairs on the page; nil if they are not known.
    init(uses: [Use]?) {
        hasPairs = uses != nil
        self.uses = uses ?? []
    }

    /// Creates the facts of a page, and numbers its pairs.
    init(_ facts: PageStyleFacts, _ pairs: inout PairNumbers) {
        hasPairs = facts.pairs != nil
        for (pair, use) in facts.pairs?.uses ?? [:] {
            // Whitespace would end an anchor in ``StyleLines``. HTML does not allow it in an id.
            let anchor = use.anchor.map { Array($0.utf8)[...] }.flatMap { $0.contains { $0 <= 0x20 } ? nil : $0 }
            uses.append(Use(pair: pairs.number(of: pair), count: use.count, anchor: anchor))
        }
        uses.sort { $0.pair < $1.pair }
        rules = facts.rules.sorted { $0.key < $1.key }.map { ($0.key, $0.value.sorted()) }
        mentions = facts.mentions.sorted()
    }

    /// The same facts with other pair numbers.
    func numbered(_ number: (Int) -> Int) -> StyleRecord {
        var other = self
        for index in uses.indices { other.uses[index].pair = number(uses[index].pair) }
        other.uses.sort { $0.pair < $1.pair }
        return other
    }

    /// The facts with the pairs instead of their numbers.
    func facts(_ pairs: PairNumbers) -> PageStyleFacts {
        var facts = PageStyleFacts()
        if hasPairs {
            var found: [TextPair: PagePairs.Use] = [:]
            for use in uses {
                let anchor = use.anchor.map { String(decoding: $0, as: UTF8.self) }
                found[pairs[use.pair]] = PagePairs.Use(count: use.count, anchor: anchor)
            }
            facts.pairs = PagePairs(uses: found)
        }
        for (name, numbers) in rules { facts.rules[name] = Set(numbers) }
        facts.mentions = Set(mentions)
        return facts
    }

    // MARK: - Bytes

    /// Writes the facts. An anchor that has already been written is replaced by its index, because successive pairs
    /// often have the same anchor.
    func write(to bytes: inout [UInt8]) {
        func add(_ number: Int, _ bytes: inout [UInt8]) {
            var rest = UInt(bitPattern: number)
            while rest >= 0x80 {
                bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
                rest >>= 7
            }
            bytes.append(UInt8(rest))
        }
        func add(_ text: String, _ bytes: inout [UInt8]) {
            add(text.utf8.count, &bytes)
            bytes += text.utf8
        }
        add(hasPairs ? uses.count + 1 : 0, &bytes)
        var anchors: [ArraySlice<UInt8>] = []
        for use in uses {
            add(use.pair, &bytes)
            add(use.count, &bytes)
            guard let anchor = use.anchor else {
                bytes.append(0)
                continue
            }
            if let known = anchors.firstIndex(of: anchor) {
                add(known + 2, &bytes)
            } else {
                bytes.append(1)
                add(anchor.count, &bytes)
                bytes += anchor
                anchors.append(anchor)
            }
        }
        add(rules.count, &bytes)
        for (name, numbers) in rules {
            add(name, &bytes)
            add(numbers.count, &bytes)
            for number in numbers { add(number, &bytes) }
        }
        add(mentions.count, &bytes)
        for mention in mentions { add(mention, &bytes) }
    }

    /// Reads facts written by ``write(to:)``.
    init(_ bytes: [UInt8], at start: Int) {
        var cursor = Cursor(bytes: bytes, at: start)
        self.init(&cursor)
    }

    /// The offset at which facts end; nil if the bytes are not valid facts, or contain the number of a pair that does
    /// not exist.
    static func end(of bytes: [UInt8], at start: Int, pairs: Int) -> Int? {
        var cursor = Cursor(bytes: bytes, at: start)
        let record = StyleRecord(&cursor)
        guard !cursor.isDamaged, record.uses.allSatisfy({ $0.pair < pairs }) else { return nil }
        return cursor.at
    }

    private init(_ cursor: inout Cursor) {
        let count = cursor.count()
        hasPairs = count > 0
        uses.reserveCapacity(max(0, count - 1))
        var anchors: [ArraySlice<UInt8>] = []
        for _ in 0..<max(0, count - 1) {
            var use = Use(pair: cursor.number(), count: cursor.number())
            switch cursor.number() {
            case 0: break
            case 1:
                let anchor = cursor.text()
                anchors.append(anchor)
                use.anchor = anchor
            case let known:
                if known - 2 < anchors.count { use.anchor = anchors[known - 2] } else { cursor.isDamaged = true }
            }
            uses.append(use)
        }
        for _ in 0..<cursor.count() {
            let name = String(decoding: cursor.text(), as: UTF8.self)
            var numbers: [Int] = []
            for _ in 0..<cursor.count() { numbers.append(cursor.number()) }
            rules.append((name, numbers))
        }
        for _ in 0..<cursor.count() { mentions.append(String(decoding: cursor.text(), as: UTF8.self)) }
    }

    /// Reads from bytes that may be damaged.
    private struct Cursor {
        let bytes: [UInt8]
        var at: Int
        var isDamaged = false

        /// Reads a number that is not negative.
        mutating func number() -> Int {
            var value = 0
            for shift in stride(from: 0, to: 49, by: 7) {
                guard at < bytes.count else { break }
                let byte = bytes[at]
                at += 1
                value |= Int(byte & 0x7F) << shift
                if byte < 0x80 { return value }
            }
            isDamaged = true
            return 0
        }

        /// Reads the number of the elements that follow, each of which takes at least one byte.
        mutating func count() -> Int {
            let count = number()
            if count <= bytes.count - at + 1 { return count }
            isDamaged = true
            return 0
        }

        mutating func text() -> ArraySlice<UInt8> {
            let count = number()
            guard count <= bytes.count - at else {
                isDamaged = true
                return []
            }
            defer { at += count }
            return bytes[at..<(at + count)]
        }
    }
}
