import Testing

@Suite("Help and usage")
struct HelpTests {
    @Test func helpHasExamplesAndExitStatuses() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let help = try await gallery.run(["--help"])
        #expect(help.status == 0)
        #expect(help.errors == "")
        #expect(help.output.contains("Examples:"))
        #expect(help.output.contains("gallery build --theme paper"))
        #expect(help.output.contains("Exit status: 0 no errors, 1 errors or differences found,"))
        #expect(help.output.contains("SUBCOMMANDS:"))
    }

    @Test(arguments: ["build", "list"]) func everyCommandHasHelp(command: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let help = try await gallery.run([command, "--help"])
        #expect(help.status == 0)
        #expect(help.output.contains("USAGE: gallery \(command)"))
        #expect(help.output.contains("--site <dir>"))
    }

    @Test(
        "Every command has examples and says what its exit statuses mean",
        arguments: [
            "build", "merge", "dev", "check", "list", "strings", "snapshot", "snapshot check", "snapshot record",
            "snapshot accept", "snapshot prune", "snapshot review",
        ])
    func everyCommandHasExamples(command: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let help = try await gallery.run(command.split(separator: " ").map(String.init) + ["--help"])
        #expect(help.output.contains("Examples:\n  gallery "), "\(help.output)")
        #expect(help.output.contains("Exit status") || ["snapshot", "dev"].contains(command), "\(help.output)")
    }

    @Test func version() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let version = try await gallery.run(["--version"])
        #expect(version.status == 0)
        #expect(version.output == "0.1.0\n")
    }

    private static let wrong: [([String], String)] = [
        (["snapshot", "check", "--jobs", "0"], "--jobs must be 1 or more"),
        (["snapshot", "check", "--only", "no/such"], "no snapshot matches “no/such”"),
        (["build", "--nonsense"], "Unknown option '--nonsense'"),
        (["nonsense"], "nonsense"),
        (["build", "extra"], "extra"),
        (["build", "--jobs", "0"], "--jobs must be 1 or more"),
        (["build", "--jobs", "many"], "many"),
        (["build", "--format", "xml"], "xml"),
        (["list", "--format", "xml"], "xml"),
        (["build", "--shard", "1/2", "--format", "json"], Self.partHasNoReport),
        (["build", "--shard", "1/2", "--require-coverage", "80"], Self.partHasNoReport),
        (["build", "--shard", "1/2", "--only", "components/*"], "--shard and --only cannot be used together"),
    ]

    private static let partHasNoReport =
        "--shard writes a part and no report; --format and --require-coverage are for merge"

    @Test(arguments: wrong) func wrongUsageExits64(arguments: [String], word: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(arguments)
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors.contains(word))
        #expect(gallery.names == ["site"])
    }

    @Test(arguments: ["build", "list"]) func missingSiteExits64(command: String) async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run([command, "--site", "nowhere"])
        #expect(result.status == 64)
        #expect(result.errors.hasPrefix("nowhere: error: there is no such folder\n"))
    }

    @Test func missingSiteOfDevExits64() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.run(["dev", "--site", "nowhere", "--port", "0"])
        #expect(result.status == 64)
        #expect(result.output == "")
        #expect(result.errors == "nowhere: error: there is no such folder\n1 error.\n")
    }

    @Test("A part accepts --since")
    func partAcceptsSince() async throws {
        let gallery = try GalleryProgram()
        defer { gallery.remove() }
        let result = try await gallery.build("--shard", "1/2", "--since", "nowhere")
        #expect(result.status == 1)
        #expect(
            result.errors == """
                nowhere/manifest.sha256: error: cannot be read: there is no such file
                1 error; nothing was written.

                """)
        #expect(gallery.names == ["site"])
    }
}
