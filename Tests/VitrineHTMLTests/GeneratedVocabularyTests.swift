import Foundation
import TestSupport
import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Vocabulary and its tables")
struct GeneratedVocabularyTests {
    @Test("Every element by name has an end tag unless it is void")
    func names() {
        #expect(ElementKinds.all.isStrictSuperset(of: ["br", "img"]))
        for name in ElementKinds.all.subtracting(Self.asText) {
            expectHTML(ElementKinds.void.contains(name) ? "<\(name)/>" : "<\(name)></\(name)>") { $0.element(name) {} }
        }
    }

    @Test("Elements whose content browsers read as text cannot be written by name", arguments: asText.sorted())
    func text(name: String) {
        expectHTML("", problems: [.elementName(name)]) { html in html.element(name) { html.text("a < b") } }
    }

    static let asText: Set<String> = ["script", "style", "textarea", "title", "iframe"]

    #if os(macOS) || os(Linux)
        private static let python = Program(named: "python3")

        @Test(
            "The generated files are up to date",
            .enabled(if: python != nil || TestRun.requiresOutside, "python3 is missing"))
        func generated() throws {
            let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let python = try #require(Self.python, "python3 is missing")
            let result = try python.runAndWait([
                repository.appending(path: "Tools/vocabulary/generate.py").path, "--check",
            ])
            #expect(result.status == 0, "\(result.output)")
        }
    #endif
}
