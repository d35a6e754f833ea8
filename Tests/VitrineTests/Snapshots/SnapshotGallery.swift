import Foundation
import TestSupport

extension GalleryProgram {
    /// Runs a command of `snapshot` as a user does or, with `isCI`, as CI does.
    @discardableResult
    func snapshot(
        _ arguments: String..., isCI: Bool = false, environment: [String: String] = [:]
    ) async throws -> Program.Result {
        try await run(
            ["snapshot", arguments[0], "--site", "site"] + arguments.dropFirst(),
            environment: ["CI": isCI ? "true" : ""].merging(environment) { _, new in new })
    }

    /// Replaces the settings under `snapshots` in `vitrine.yml`, and everything after them, with these lines, such as
    /// `  include: ["quote/*"]`.
    func configure(_ snapshots: String) throws {
        let yaml = try read("site/vitrine.yml")
        let kept = yaml.range(of: "\nsnapshots:").map { String(yaml[..<$0.lowerBound]) + "\n" } ?? yaml
        try write(kept + "snapshots:\n" + snapshots + "\n", to: "site/vitrine.yml")
    }

    /// Sets the class of all quotes.
    func setQuoteClass(_ name: String) throws {
        let template = try read("site/templates/quote.mustache")
        try write(
            template.replacing(/<figure class="[^"]*">/, with: "<figure class=\"\(name)\">"),
            to: "site/templates/quote.mustache")
    }

    /// The snapshots that git would contain.
    var snapshots: [String: Data] { files("site/snapshots").filter { !$0.key.hasPrefix(".pending/") } }
}
