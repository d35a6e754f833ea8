import TestSupport
import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Numbers for paths")
struct PathTableTests {
    @Test func agreesWithDictionary() {
        var random = SplitMix64(state: 11)
        var table = PathTable()
        var reference: [[UInt8]: Int] = [:]
        for _ in 0..<20_000 {
            let path = (0..<Int.random(in: 0...4, using: &random)).map { _ in UInt8.random(in: 97...104, using: &random)
            }
            if Bool.random(using: &random) {
                let number = reference[path] ?? reference.count
                reference[path] = number
                #expect(table.add(path) == number)
            } else {
                #expect(table.number(path) == reference[path])
            }
        }
        #expect(table.count == reference.count)
        for (path, number) in reference { #expect(Array(table[number]) == path) }
    }

    @Test func differentUnicodeFormsAreDifferentPaths() {
        var table = PathTable()
        #expect(table.add("\u{FC}".utf8) == 0)
        #expect(table.add("u\u{308}".utf8) == 1)
    }
}
