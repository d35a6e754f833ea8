import Foundation
import Testing

/// Tests that the README links to the promises in SECURITY.md, and that every test that they list exists.
@Suite("Promises")
struct PromiseTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    private static func rows() throws -> [(promise: String, proof: String)] {
        try text("SECURITY.md").split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            return cells.count == 3 && Int(cells[0]) != nil ? (cells[1], cells[2]) : nil
        }
    }

    @Test func readmeLinksToPromises() throws {
        #expect(try Self.text("README.md").contains("[SECURITY.md](SECURITY.md) lists every promise"))
        #expect(try Self.rows().count == 10)
    }

    @Test func everyProofExists() throws {
        let files = try FileManager.default.subpathsOfDirectory(atPath: Self.root.appending(path: "Tests").path)
        let names = Set(files.map { URL(filePath: $0).deletingPathExtension().lastPathComponent })
        let make = try Self.text("Makefile")
        for (promise, proof) in try Self.rows() {
            let proofs = proof.matches(of: /`([^`]+)`/).map { String($0.1) }
            #expect(!proofs.isEmpty, "\(promise)")
            for proof in proofs {
                if proof.hasPrefix("make ") {
                    #expect(make.contains("\n\(proof.dropFirst(5)):"), "\(proof)")
                } else {
                    #expect(names.contains(URL(filePath: proof).deletingPathExtension().lastPathComponent), "\(proof)")
                }
            }
        }
    }
}
