import TestSupport
import Testing
import VitrineSupport

@Suite("Hashes and tables")
struct HashingTests {
    @Test(
        "Published values of FNV-1a",
        arguments: [("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8)]
            as [(String, UInt64)])
    func examples(text: String, hash: UInt64) {
        #expect(StableHash.of(text.utf8) == hash)
        var parts = StableHash()
        for byte in text.utf8 { parts.add(byte) }
        #expect(parts.value == hash)
    }

    @Test func sixteenDigits() { #expect(StableHash().hexadecimal == "cbf29ce484222325") }

    @Test func entriesAreFoundAfterGrowth() {
        var keys: [Int] = []
        var table = EntryTable()
        // A hash function with collisions, and with values that differ only in their high bits.
        func hash(_ key: Int) -> UInt64 { key.isMultiple(of: 3) ? 7 : UInt64(key) << 40 }
        for key in 0..<2_000 {
            #expect(table.number(hash(key)) { keys[$0] == key } == nil)
            let number = table.add(hash(key)) { [keys] in hash(keys[$0]) }
            #expect(number == key)
            keys.append(key)
        }
        #expect(table.count == 2_000)
        for key in 0..<2_000 { #expect(table.number(hash(key)) { keys[$0] == key } == key) }
    }

    @Test func wordsAreFoundIgnoringCase() {
        let table = WordTable([("alpha", 1), ("beta", 2), ("alpha", 3)])
        func value(_ text: String) -> Int? { table[Array(text.utf8)[...]] }
        #expect(table.count == 2)
        #expect(value("alpha") == 1 && value("AlPHA") == 1 && value("BETA") == 2)
        #expect(value("alph") == nil && value("") == nil && value("gamma") == nil)
    }
}
