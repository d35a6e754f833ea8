import Foundation
import TestSupport
import Testing
import VitrineSupport

@Suite("SHA-256")
struct SHA256Tests {
    /// Published digests of short texts, among them the examples of FIPS 180-2.
    private static let examples: [(String, String)] = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
        (
            "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu",
            "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
        ),
    ]

    private static let sha256sum = Program(named: "sha256sum")

    @Test(arguments: examples) func exampleOfStandard(text: String, digest: String) {
        #expect(SHA256.hex(Array(text.utf8)) == digest)
    }

    @Test func millionTimesA() {
        let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000_000)
        #expect(SHA256.hex(bytes) == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test func piecesHaveHashOfWholeText() {
        let bytes = (0..<1000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
        for sizes in [[1], [63, 1], [64], [65, 3], [0, 128, 5], [1000]] {
            var hash = SHA256()
            var start = 0
            var number = 0
            while start < bytes.count {
                let end = min(start + sizes[number % sizes.count], bytes.count)
                bytes[start..<end].withUnsafeBufferPointer { hash.add($0) }
                (start, number) = (end, number + 1)
            }
            #expect(hash.hex == SHA256.hex(bytes), "\(sizes)")
            // Reading the digest does not change the state.
            #expect(hash.hex == SHA256.hex(bytes), "\(sizes)")
        }
    }

    @Test(.enabled(if: sha256sum != nil, "sha256sum is not installed"))
    func lengthsAroundBlocksAgreeWithSha256sum() throws {
        let tool = try #require(Self.sha256sum)
        let scratch = try Scratch()
        defer { scratch.remove() }
        var random = SplitMix64(state: 256)
        var ours: [String: String] = [:]
        for length in 0...130 {
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            try scratch.write(bytes, to: "\(length)")
            ours["\(length)"] = SHA256.hex(bytes)
        }
        let output = try tool.runAndWait((0...130).map(String.init), in: scratch.path).output
        var theirs: [String: String] = [:]
        for line in output.split(separator: "\n") {
            theirs[String(line.dropFirst(66))] = String(line.prefix(64))
        }
        #expect(ours.count == 131)
        #expect(ours == theirs)
    }

    @Test(.enabled(if: SHA256.hasInstructions, "this processor has no instructions for SHA-256"))
    func sameWithAndWithoutProcessorInstructions() {
        var random = SplitMix64(state: 257)
        let bytes = (0..<1000).map { _ in UInt8.random(in: 0...255, using: &random) }
        bytes.withUnsafeBufferPointer { bytes in
            for length in 0...bytes.count {
                // The end of the buffer, so that the bytes begin at every possible alignment.
                let part = UnsafeBufferPointer(rebasing: bytes[(bytes.count - length)...])
                #expect(SHA256.hex(part, hasInstructions: true) == SHA256.hex(part, hasInstructions: false))
            }
        }
    }
}
