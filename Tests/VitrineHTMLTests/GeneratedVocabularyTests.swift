import Foundation
import Testing
import VitrineHTML
import VitrineMarkup

@Suite("Vocabulary and its tables")
struct GeneratedVocabularyTests {
    @Test("Every element by name has the end it needs")
    func names() {
        #expect(ElementKinds.all.isStrictSuperset(of: ["br", "img"]))
        for name in ElementKinds.all.subtracting(Self.asText) {
            expectHTML(ElementKinds.void.contains(name) ? "<\(name)/>" : "<\(name)></\(name)>") { $0.element(name) {} }
        }
    }

    @Test("Elements that browsers read as text have functions of their own", arguments: asText.sorted())
    func text(name: String) {
        expectHTML("", problems: [.elementName(name)]) { html in html.element(name) { html.text("a < b") } }
    }

    static let asText: Set<String> = ["script", "style", "textarea", "title", "iframe"]

    #if os(macOS) || os(Linux)
        @Test("The generated files are what the tables say")
        func generated() throws {
            let repository = URL(filePath: #filePath).resolvingSymlinksInPath()
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            let process = Process()
            process.executableURL = URL(filePath: "/usr/bin/env")
            process.arguments = ["python3", repository.appending(path: "Tools/vocabulary/generate.py").path, "--check"]
            let output = Pipe()
            process.standardOutput = output
            process.standardError = FileHandle.nullDevice
            try process.run()
            let said = try output.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            guard process.terminationStatus != 127 else { return }
            #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
        }
    #endif
}
