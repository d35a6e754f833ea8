import TappableText
import Testing

@Suite("Sharing a detector")
struct SharingTests {
    @Test("Many tasks that use one detector at the same time find the same runs")
    func tasks() async {
        let detector = TapDetector(patterns: ["ab", "b\u{E9}", "\u{E9}a", "\u{1F1E9}\u{1F1EA}"])
        let texts = (0..<32).map { String(repeating: "ab\u{E9}a\u{1F1E9}\u{1F1EA} ", count: $0 + 1) }
        let expected = texts.map { detector.runs(in: $0) }
        await withTaskGroup(of: Bool.self) { group in
            for task in 0..<64 {
                group.addTask {
                    texts.indices.allSatisfy {
                        detector.runs(in: texts[($0 + task) % 32]) == expected[($0 + task) % 32]
                    }
                }
            }
            for await isSame in group {
                #expect(isSame)
            }
        }
    }

    @Test("A search does not affect later searches")
    func order() {
        let detector = TapDetector(patterns: ["aa", "a"])
        let first = detector.runs(in: "xaax")
        _ = detector.runs(in: "a\u{301}\u{1F600}")
        #expect(detector.runs(in: "xaax") == first)
    }
}
