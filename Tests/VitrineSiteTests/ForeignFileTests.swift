import Foundation
import Testing
import VitrineComponents

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineSite

@Suite("Files in the output that are not Vitrine's")
struct ForeignFileTests {
    private func changing(_ number: Int) -> [VitrineComponents.Section] { Samples.sections(second: "Two \(number)") }

    @Test func surviveSeveralRebuilds() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.write("gallery.example.com\n", to: "out/CNAME")
        try bench.write("kept", to: "out/downloads/deep/list.txt")
        try bench.write("beside pages", to: "out/stories/notes.txt")
        try bench.write("", to: "out/.nojekyll")
        try bench.link("out/latest.html", to: "index.html")
        try bench.link("out/stories/dangling", to: "nowhere/at/all")
        let inode = Tree.inode("\(bench.output)/CNAME")
        for number in 1...3 {
            let report = try await bench.build(changing(number))
            #expect(report.changed.contains("tiles.html"))
            #expect(report.added + report.removed == [])
            let tree = bench.tree("out")
            #expect(tree["CNAME"] == .file(Array("gallery.example.com\n".utf8)))
            #expect(tree["downloads/deep/list.txt"] == .file(Array("kept".utf8)))
            #expect(tree["stories/notes.txt"] == .file(Array("beside pages".utf8)))
            #expect(tree[".nojekyll"] == .file([]))
            #expect(tree["latest.html"] == .link("index.html"))
            #expect(tree["stories/dangling"] == .link("nowhere/at/all"))
        }
        #expect(Tree.inode("\(bench.output)/CNAME") == inode)
        #expect(try !bench.read("out/manifest.sha256").contains("CNAME"))
        #expect(bench.names == ["out", "site"])
    }

    @Test func foreignFilesStayInFolderOfRemovedPages() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.write("mine", to: "out/stories/notes.txt")
        try await bench.build([])
        #expect(bench.tree("out").filter { $0.key.hasPrefix("stories") }.count == 2)
        #expect(try bench.read("out/stories/notes.txt") == "mine")
    }

    @Test func emptyFoldersStay() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.makeFolder("out/uploads")
        try bench.makeFolder("out/.git/refs/heads")
        try await bench.build(changing(1))
        #expect(bench.tree("out")["uploads"] == .folder)
        #expect(bench.tree("out")[".git/refs/heads"] == .folder)
    }

    @Test(arguments: ["we\\ird.txt", "two\nlines.txt", "tab\there"])
    func unusualNamesDoNotStopBuild(name: String) async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.write("mine", to: "out/\(name)")
        try await bench.build(changing(1))
        #expect(try bench.read("out/\(name)") == "mine")
    }

    #if os(Linux)
        @Test func nameInOtherUnicodeFormIsAnotherFile() async throws {
            let bench = try Workbench()
            defer { bench.remove() }
            try bench.write("ours", to: "site/assets/e\u{301}.txt")
            try await bench.build(changing(0))
            try bench.write("mine", to: "out/assets/\u{E9}.txt")
            try await bench.build(changing(1))
            #expect(try bench.read("out/assets/\u{E9}.txt") == "mine")
            #expect(try bench.read("out/assets/e\u{301}.txt") == "ours")
        }
    #endif

    @Test func fileAtPathOfNewPageStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.write("mine", to: "out/news.html")
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) {
            try await bench.build(changing(1) + [Section(id: "news", rows: [])])
        }
        #expect(
            failure?.lines == [
                "\(bench.output)/news.html: error: has the path of a file or folder of the new site, but was not "
                    + "written by Vitrine; move it elsewhere"
            ])
        #expect(failure?.site.first?.kind == .output)
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func fileAtPathOfNewFolderStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build([])
        try bench.write("mine", to: "out/stories")
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(changing(1)) }
        #expect(
            failure?.lines == [
                "\(bench.output)/stories: error: has the path of a file or folder of the new site, but was not "
                    + "written by Vitrine; move it elsewhere"
            ])
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func folderAtPathOfPageStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        try bench.remove("out/tiles.html")
        try bench.write("mine", to: "out/tiles.html/mine.txt")
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(changing(1)) }
        #expect(
            failure?.lines == [
                "\(bench.output)/tiles.html: error: has the path of a file or folder of the new site, but was not "
                    + "written by Vitrine; move it elsewhere"
            ])
        #expect(Tree.stamps(of: bench.output) == before)
        #expect(bench.names == ["out", "site"])
    }

    @Test func pipeStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        #expect(mkfifo("\(bench.output)/pipe", 0o600) == 0)
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(changing(1)) }
        #expect(
            failure?.lines == ["\(bench.output)/pipe: error: is neither a file nor a folder; move it elsewhere"])
        #expect(Tree.stamps(of: bench.output) == before)
    }

    @Test func invalidUTF8NameStopsBuild() async throws {
        let bench = try Workbench()
        defer { bench.remove() }
        try await bench.build(changing(0))
        let name = Array("\(bench.output)/gr".utf8) + [0xFC] + Array("n.txt".utf8) + [0]
        let file = name.map { CChar(bitPattern: $0) }.withUnsafeBufferPointer {
            open($0.baseAddress!, O_WRONLY | O_CREAT, 0o600)
        }
        // Apple's file systems reject names that are not UTF-8, so nothing can be tested there.
        guard file >= 0 else { return }
        close(file)
        let before = Tree.stamps(of: bench.output)
        let failure = await #expect(throws: BuildFailure.self) { try await bench.build(changing(1)) }
        #expect(
            failure?.lines == [
                "\(bench.output)/gr\u{FFFD}n.txt: error: has a name that is not UTF-8; move it elsewhere"
            ])
        #expect(Tree.stamps(of: bench.output) == before)
    }
}
