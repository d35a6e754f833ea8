import TestSupport
import Testing

@Suite("Names of outputs")
struct OutputNameTests {
    private struct Bench: TestFolder {
        let path: String
        init() throws { path = try Self.makeFolder("output-names") }
    }

    /// A tilde that the shell has not expanded is an ordinary name, not the home folder.
    @Test func tildeIsFolderName() async throws {
        let bench = try Bench()
        defer { bench.remove() }
        try bench.write("title: Todo\n", to: "~/site/vitrine.yml")
        let program = try Program(built: "TodoGallery")
        let result = try await program.run(
            ["build", "--site", "~/site", "--output", "~/out"], in: bench.path,
            environment: ["HOME": bench.path + "/home"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(bench.names == ["~"])
        #expect(try bench.read("~/out/index.html").contains("Todo"))
    }
}
