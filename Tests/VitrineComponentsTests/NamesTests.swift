import Testing
import VitrineComponents
import VitrineSupport

@Suite("Names")
struct NamesTests {
    static func request(_ id: ItemID) -> Names<ItemID>.Request {
        if case .string = id {
            .init(key: id, preferred: id.text, full: id.description, isExact: true)
        } else {
            .init(key: id, preferred: id.text, full: id.description, isExact: false)
        }
    }

    func names(_ ids: [ItemID], reserved: Set<String> = []) -> [String?] {
        let names = Names(ids.map(Self.request), fallback: "row", reserved: reserved)
        return ids.map { names[$0] }
    }

    @Test("Different slugs are kept")
    func different() {
        #expect(names(["a", "B", 1, "Ångström"]) == ["a", "b", "1", "angstrom"])
    }

    @Test("Of several names with the same slug, the one that is equal to the slug keeps it")
    func collisions() {
        #expect(names(["a", "A"]) == ["a", "a-\(Slug.digest("\"A\""))"])
        #expect(names([1, "1"]) == ["1-\(Slug.digest("1"))", "1"])
        #expect(names(["A", "Á"]) == ["a-\(Slug.digest("\"A\""))", "a-\(Slug.digest("\"Á\""))"])
        #expect(names(["a b", "a-b", "aB"]).map { $0 == "a-b" } == [false, true, false])
    }

    @Test("A name with an empty slug gets a digest")
    func nothing() {
        #expect(names(["👍", "日本", ""]) == ["👍", "日本", ""].map { "row-\(Slug.digest("\"\($0)\""))" })
    }

    @Test(
        "Reserved names and names of devices get a digest", arguments: ["con", "CON", "nul", "com1", "lpt9", "index"])
    func reserved(name: String) {
        let id = ItemID.string(name)
        #expect(names([id], reserved: ["index"]) == ["\(name.lowercased())-\(Slug.digest(id.description))"])
    }

    @Test("A name that is equal to its slug is not changed by other names")
    func stability() {
        let others: [ItemID] = ["A", "á", 1, "👍", "con", "B", "a b"]
        for other in others {
            #expect(names(["a", other])[0] == "a")
            #expect(names([other, "a"])[1] == "a")
            #expect(names(["1", other])[0] == "1")
        }
    }

    @Test("The order of the identities does not matter", arguments: 1...20 as ClosedRange<UInt64>)
    func order(seed: UInt64) {
        let ids: [ItemID] = [
            "a", "A", "á", "Á", 1, "1", "01", "👍", "👎", "", "con", "CON", "index", "a-b", "a b", "aB", "..", "row",
            .string(String(repeating: "x", count: 80)), .string(String(repeating: "x", count: 90)),
        ]
        let expected = Names(ids.map(Self.request), fallback: "row", reserved: ["index"])
        var generator = Shuffle(state: seed)
        let names = Names(ids.shuffled(using: &generator).map(Self.request), fallback: "row", reserved: ["index"])
        for id in ids { #expect(names[id] == expected[id]) }
        #expect(Set(ids.map { names[$0] }).count == ids.count)
    }

    @Test("No two names are the same, even when one looks like the digest of another")
    func lookalike() {
        let found = names(["a", "A", .string("a-\(Slug.digest("\"A\""))")])
        #expect(Set(found).count == 3)
    }

    @Test("A shortened text always has a digest")
    func cut() {
        let text = String(repeating: "x", count: 54) + " " + String(repeating: "y", count: 20)
        #expect(names([.string(text)]) != [String(repeating: "x", count: 54)])
    }

    @Test("Names are not longer than the limit")
    func limit() {
        let longest = names([.string(String(repeating: "X", count: 64))]).compactMap { $0?.utf8.count }.max()
        #expect(longest ?? 0 <= Slug.limit)
    }

    struct Shuffle: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }
}
