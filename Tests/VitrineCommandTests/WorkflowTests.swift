import Foundation
import Testing
import Yams

/// People copy the workflows of the guide, so these must be valid YAML with commands that exist.
@Suite("Workflows in the guide")
struct WorkflowTests {
    private static var guide: String {
        get throws {
            let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
                .deletingLastPathComponent()
            return try String(contentsOf: root.appendingPathComponent("Documentation/comparing.md"), encoding: .utf8)
        }
    }

    private static func blocks() throws -> [String] {
        try guide.split(separator: "```yaml\n").dropFirst().compactMap { part in
            part.range(of: "```").map { String(part[..<$0.lowerBound]) }
        }
    }

    @Test func guideSamplesAreWorkflows() throws {
        let blocks = try Self.blocks()
        #expect(blocks.count == 3)
        for block in blocks.prefix(2) {
            let workflow = try #require(try Yams.load(yaml: block) as? [String: Any])
            let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
            for job in jobs.values {
                let steps = try #require(job["steps"] as? [[String: Any]])
                #expect(steps.allSatisfy { $0["run"] is String || $0["uses"] is String })
            }
        }
        let jobs = try #require(try Yams.load(yaml: blocks[2]) as? [String: [String: Any]])
        #expect(jobs.keys.sorted() == ["compare", "snapshots"])
        for job in jobs.values {
            let script = try #require(job["script"] as? [String])
            #expect(script.contains { $0.contains("--report review") })
        }
    }

    /// Tests the workflow files that build a site in parts on several machines. `make outside` validates them against
    /// the schemas of GitHub and GitLab.
    @Test func shardWorkflowFiles() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Documentation/workflows")
        let github = try String(contentsOf: folder.appendingPathComponent("github.yml"), encoding: .utf8)
        let workflow = try #require(try Yams.load(yaml: github) as? [String: Any])
        let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
        #expect(jobs.keys.sorted() == ["part", "program", "site"])
        for job in jobs.values {
            #expect((job["needs"] as? String).map { jobs.keys.contains($0) } ?? true)
            let steps = try #require(job["steps"] as? [[String: Any]])
            #expect(steps.allSatisfy { $0["run"] is String || $0["uses"] is String })
        }
        let gitlab = try String(contentsOf: folder.appendingPathComponent("gitlab.yml"), encoding: .utf8)
        let pipeline = try #require(try Yams.load(yaml: gitlab) as? [String: Any])
        let stages = try #require(pipeline["stages"] as? [String])
        for stage in stages {
            let job = try #require(pipeline[stage] as? [String: Any])
            #expect(job["stage"] as? String == stage && job["script"] is [String])
        }
        for text in [github, gitlab] {
            for command in [" build --shard ", " snapshot check --shard ", " merge ", " snapshot merge "] {
                #expect(text.contains("program/ShopGallery\(command)"), "\(command)")
            }
        }
    }

    @Test func optionsExist() async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let help = try await desk.run(["compare", "--help"]).output
        let commands = try Self.guide.replacing("\\\n", with: " ").split(separator: "\n").filter {
            $0.contains("vitrine compare")
        }
        #expect(commands.count > 8)
        for option in Set(commands.flatMap { $0.matches(of: #/ (--[a-z-]+)/#).map { String($0.output.1) } }) {
            // This is an option of `swift`, which is called on the same line.
            guard !["--package-path"].contains(option) else { continue }
            #expect(help.contains(option), "\(option)")
        }
    }
}
