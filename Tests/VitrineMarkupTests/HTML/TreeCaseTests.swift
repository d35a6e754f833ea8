import Foundation
import Testing

@testable import VitrineMarkup

@Suite("Tree construction cases of html5lib-tests", .enabled(if: OutsideCases.isAvailable, OutsideCases.reason))
struct TreeCaseTests {
    @Test func everyCaseHasExpectedTree() throws {
        let reader = HTMLReader(names: [])
        var count = 0
        for file in try OutsideCases.files("tree-construction", "dat") {
            for test in try TreeCase.all(file) {
                for hasScripting in test.scripting {
                    count += 1
                    var options = HTMLReader.Options()
                    options.fragmentContext = test.fragmentContext
                    options.hasScripting = hasScripting
                    let changed = ChangedCases.trees[String(decoding: test.data, as: UTF8.self)]
                    let expected = changed.map { $0 + "| <html>\n|   <head>\n|   <body>\n" } ?? test.tree
                    let tree = TreeNotation(reader.read(test.data, options)).text
                    #expect(
                        tree == expected,
                        "\(test.name), scripting \(hasScripting): \(String(decoding: test.data, as: UTF8.self))")
                }
            }
        }
        #expect(count > 2500)
    }
}
