#if canImport(Combine) || Combine
    import Foundation
    import Testing
    import VitrineCombine
    import VitrineComponents

    /// Tests that the gallery page `control-publishers` shows code from this target, and the values that this code
    /// sends.
    @Suite("The page about publishers of controls")
    struct PublisherPageTests {
        private struct Trace: Decodable {
            struct Step: Decodable {
                let does: String
                let sends: [String]
            }

            let id: String
            let code: [String]
            let initially: [String]
            let steps: [Step]
        }

        private static let root = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../..").standardizedFileURL

        private static func traces() throws -> [Trace] {
            try JSONDecoder().decode(
                [Trace].self, from: Data(contentsOf: root.appending(path: "site/data/publishers.json")))
        }

        @Test("The page shows the values that the code sends", arguments: Example.allCases)
        func values(_ example: Example) throws {
            let trace = try #require(try Self.traces().first { $0.id == example.rawValue })
            let sent = Sent()
            example.run(sent)
            #expect(sent.steps.first == trace.initially)
            #expect(Array(sent.steps.dropFirst()) == trace.steps.map(\.sends))
        }

        @Test("The page shows the code that this test runs")
        func code() throws {
            let traces = try Self.traces()
            #expect(Set(traces.map(\.id)) == Set(Example.allCases.map(\.rawValue)))
            let source = try String(contentsOf: Self.root.appending(path: Example.file), encoding: .utf8)
            for trace in traces {
                let example = try #require(
                    source.components(separatedBy: "// \(trace.id)\n").dropFirst().first?
                        .components(separatedBy: "// end\n").first)
                let lines = example.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
                    .filter { !$0.isEmpty }
                let shown = trace.code + trace.steps.map { "sent.step { \($0.does) }" }
                #expect(lines == shown.map { $0.trimmingCharacters(in: .whitespaces) }, "\(trace.id)")
            }
        }
    }
#endif
