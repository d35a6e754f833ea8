import Testing
import VitrineSnapshots

/// Tests the hashes by which comparisons find equal parts of pages.
@Suite("Hashes of parts of pages")
struct TreeHasherTests {
    /// Three of the published test values of SipHash-2-4 with a result of 128 bits, for the key 000102…0f.
    @Test(
        arguments: [
            ([], 0xE6A8_25BA_047F_81A3, 0x9302_55C7_1472_F66D),
            ([0x0706_0504_0302_0100], 0x61F5_5862_BAA9_623B, 0xB497_14F3_64E2_830F),
            ([0x0706_0504_0302_0100, 0x0F0E_0D0C_0B0A_0908], 0xBB54_B067_CAA4_E26E, 0x7705_2385_BF15_33FD),
        ] as [([UInt64], UInt64, UInt64)])
    func sipHash(words: [UInt64], low: UInt64, high: UInt64) {
        var hasher = TreeHasher(.init(first: 0x0706_0504_0302_0100, second: 0x0F0E_0D0C_0B0A_0908))
        for word in words { hasher.mix(word) }
        #expect(hasher.hash.low == low)
        #expect(hasher.hash.high == high)
    }

    /// Each run has a random key, so the author of a page cannot make two different parts with the same hash.
    @Test func anotherKeyGivesAnotherHash() {
        func hash(_ key: TreeHasher.Key?) -> TreeHash {
            var hasher = key.map { TreeHasher($0) } ?? TreeHasher()
            hasher.mix(1)
            return hasher.hash
        }
        #expect(hash(nil) == hash(nil))
        #expect(hash(nil) != hash(.init(first: 1, second: 2)))
        #expect(hash(.init(first: 1, second: 3)) != hash(.init(first: 1, second: 2)))
    }

    /// The lengths of texts and values, and which node contains which, are part of the hash.
    @Test(arguments: [
        ("<p title='ab' lang='c'></p>", "<p title='a' lang='bc'></p>"), ("<p><b></b>a</p>", "<p><b>a</b></p>"),
        ("<p>12345678</p>", "<p>1234567</p>"), ("<p></p><p></p>", "<p><p></p></p>"), ("<i></i>b", "<b></b>i"),
    ])
    func differentTrees(one: String, other: String) throws {
        let reader = try SnapshotReader()
        #expect(try reader.tree(Array(one.utf8)).hash != reader.tree(Array(other.utf8)).hash)
    }
}
