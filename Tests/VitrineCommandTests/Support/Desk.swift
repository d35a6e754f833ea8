import Foundation
import TestSupport

/// A temporary folder in which a test runs the program `vitrine`.
struct Desk: TestFolder {
    let path: String

    init() throws { path = try Self.makeFolder("command-tests") }

    /// Returns a valid page with the title “Example”.
    /// - Parameters:
    ///   - body: markup after the heading in `main`.
    ///   - head: markup after the title in `head`.
    static func page(_ body: String, head: String = "") -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8"/>
        <title>Example</title>\(head)
        </head>
        <body>
        <main>
        <h1>Example</h1>
        \(body)
        </main>
        </body>
        </html>

        """
    }

    /// Runs `vitrine` in this folder and waits until it exits.
    @discardableResult
    func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:], watchesMemory: Bool = false
    ) async throws -> Program.Result {
        try await Program(built: "vitrine").run(
            arguments, in: path, input: input, environment: environment, watchesMemory: watchesMemory)
    }

    /// Runs `vitrine` in this folder without root's right to read and write every file.
    func runWithoutPrivileges(_ arguments: [String]) async throws -> Program.Result {
        try await Program(built: "vitrine").withoutPrivileges().run(arguments, in: path)
    }

    @discardableResult
    func check(_ arguments: String..., input: String = "", watchesMemory: Bool = false) async throws -> Program.Result {
        try await run(["check"] + arguments, input: input, watchesMemory: watchesMemory)
    }
}

extension Program.Result {
    /// Returns the JSON report in the output; empty if it is not an object. Throws if the output is not JSON.
    func object() throws -> [String: Any] {
        try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] ?? [:]
    }

    /// Returns a string such as `site/a.html:12 broken-link` for every finding of the JSON report in the output.
    func findings() throws -> [String] {
        let findings = try object()["findings"] as? [[String: Any]] ?? []
        return findings.map { "\($0["path"] ?? "?"):\($0["line"] ?? "?") \($0["rule"] ?? "?")" }
    }
}
