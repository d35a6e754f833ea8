import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Outputs that are refused")
struct OutputRefusalTests {
    private func refusal(_ bench: Workbench, to output: String = "out") async -> SiteProblem? {
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(Samples.sections(), to: output) }
        #expect(failure?.count == 1)
        return failure?.site.first
    }

    @Test func file() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("mine", to: "out")
        let problem = "\(bench.output): error: is a file; the output must be a folder"
        #expect(await refusal(bench)?.description == problem)
        #expect(try bench.read("out") == "mine")
        #expect(await refusal(bench)?.kind == .usage)
        #expect(bench.names == ["out", "site"])
    }

    @Test(arguments: ["folder", "nothing"]) func symbolicLink(target: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.makeFolder("folder")
        try bench.link("out", to: target)
        let problem = "\(bench.output): error: is a symbolic link; the output must be a folder, not a link to one"
        #expect(await refusal(bench)?.description == problem)
        #expect(bench.tree("folder").isEmpty)
        #expect(bench.names == ["folder", "out", "site"])
    }

    @Test func folderWithOtherFiles() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("mine", to: "out/thesis.txt")
        let problem =
            "\(bench.output): error: is not empty and has no manifest.sha256, so it is not a site that Vitrine wrote; "
            + "choose another output"
        #expect(await refusal(bench)?.description == problem)
        #expect(bench.tree("out") == ["thesis.txt": .file(Array("mine".utf8))])
        #expect(bench.names == ["out", "site"])
    }

    /// Damaged manifests: cut off, empty or filled with zeros, as after a power failure, or with a path outside the
    /// site.
    @Test(arguments: [
        "# vitrine manifest 1, checks 2\n0123", "", "\0\0\0", "# vitrine manifest 1, checks 1\n/etc/passwd\n",
    ])
    func damagedManifestIsRewritten(text: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(Samples.sections(second: "Zwei"))
        try bench.write(text, to: "out/manifest.sha256")
        try bench.write("mine", to: "out/CNAME")
        let report = try await bench.build(Samples.sections())
        #expect(
            report.remarks.map(\.finding.description) == [
                "\(bench.output)/manifest.sha256: warning: was damaged and has been replaced; 1 file that this build "
                    + "did not write was kept: delete it if it is an old page [damaged-manifest]"
            ])
        #expect(try bench.read("out/CNAME") == "mine")
        try await bench.build(Samples.sections(), to: "fresh")
        try bench.write("mine", to: "fresh/CNAME")
        #expect(bench.tree("out") == bench.tree("fresh"))
        #expect(bench.names == ["fresh", "out", "site"])
    }

    @Test func listOfAnotherProgramIsRefused() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("0123  thesis.txt\n", to: "out/manifest.sha256")
        let problem =
            "\(bench.output)/manifest.sha256: error: was not written by Vitrine; move it elsewhere, or choose another "
            + "output"
        #expect(await refusal(bench)?.description == problem)
        #expect(bench.tree("out").keys.sorted() == ["manifest.sha256"])
    }

    @Test func linkAsManifestIsRefused() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("mine", to: "out/thesis.txt")
        try bench.link("out/manifest.sha256", to: "thesis.txt")
        #expect(await refusal(bench)?.kind == .usage)
        #expect(try bench.read("out/thesis.txt") == "mine")
    }

    @Test func outputInAssets() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("x", to: "site/assets/a.txt")
        #expect(await refusal(bench, to: "site/assets/out")?.kind == .usage)
        #expect(Tree.files(of: "\(bench.path)/site/assets") == ["a.txt"])
    }

    @Test func root() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        #expect(
            await refusal(bench, to: "/")?.description
                == "/: error: is the root of the file system; choose another output")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func outputThatCannotBeCreated() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let problem = await refusal(bench, to: "/proc/vitrine/out")
        #expect(problem?.description == "/proc/vitrine: error: cannot be created: there is no such folder")
        #expect(problem?.kind == .output)
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self")))
    func unwritableParentFolder() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        let problem = await refusal(bench, to: "/proc/out")
        #expect(problem?.kind == .output)
        #expect(problem?.message.hasPrefix("cannot be created: ") == true)
    }

    @Test func parentFolderIsFile() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try bench.write("mine", to: "file")
        let problem = await refusal(bench, to: "file/out")
        #expect(
            problem?.description
                == "\(bench.path)/file: error: cannot be created: a part of the path is not a folder")
        #expect(try bench.read("file") == "mine")
    }
}
