import Foundation
import Testing

@testable import VitrineSupport

@Suite("Walks through folders")
struct FolderWalkTests {
    private typealias Problem = FolderWalk.Problem

    @Test func filesOfAllFoldersSortedByBytes() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        for file in ["b.html", "a/z", "a/b/c", "a-b", ".well-known/x", ".git/config", ".hidden"] {
            try scratch.write("", to: file)
        }
        try FileManager.default.createDirectory(atPath: scratch.at("empty"), withIntermediateDirectories: true)
        let all = FolderWalk(scratch.path)
        #expect(all.files == [".git/config", ".hidden", ".well-known/x", "a-b", "a/b/c", "a/z", "b.html"])
        #expect(all.problems.isEmpty && all.aliases.isEmpty)
        let published = FolderWalk(scratch.path, entersHidden: false)
        #expect(published.files == [".hidden", ".well-known/x", "a-b", "a/b/c", "a/z", "b.html"])
    }

    @Test func linksAndSpecialFiles() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("", to: "file")
        try scratch.link("link", to: "file")
        try scratch.link("gone", to: "nowhere")
        try scratch.link("under", to: "file/x")
        try scratch.link("self", to: "self")
        try scratch.link("device", to: "/dev/null")
        #expect(mkfifo(scratch.at("pipe"), 0o600) == 0)
        let walk = FolderWalk(scratch.path)
        #expect(walk.files == ["file", "link"])
        #expect(
            walk.problems.map { "\($0.path) \($0.reason)" } == [
                "device is a device, not a file", "gone is a symbolic link that leads nowhere",
                "pipe is a pipe, not a file", "self is a symbolic link that leads back to itself",
                "under is a symbolic link that leads nowhere",
            ])
        let strict = FolderWalk(scratch.path, links: .none)
        #expect(strict.files == ["file"])
        #expect(strict.problems.count { $0.reason == .special(.link) } == 5)
    }

    @Test func folderIsEnteredOnceByRealPath() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("", to: "site/v2/a")
        try scratch.write("", to: "outside/b")
        try scratch.link("site/current", to: "v2")
        try scratch.link("site/v2/up", to: "..")
        try scratch.link("site/extra", to: "../outside")
        try scratch.link("site/more", to: "../outside")
        let walk = FolderWalk(scratch.at("site"))
        #expect(walk.files == ["extra/b", "v2/a"])
        #expect(walk.aliases.map(\.path) == ["current", "more", "v2/up"])
        #expect(walk.aliases.map(\.real) == ["v2", "extra", ""])
        #expect(walk.aliases.map(\.isLoop) == [false, false, true])
    }

    @Test func linkToParentFolder() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("", to: "site/a")
        try scratch.write("", to: "other/b")
        try scratch.link("site/loop", to: "..")
        let walk = FolderWalk(scratch.at("site"))
        #expect(walk.files == ["a", "loop/other/b"])
        #expect(walk.aliases.map(\.path) == ["loop/site"])
    }

    @Test func manyPathsToOneFolder() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        for level in 0..<20 {
            try scratch.write("", to: "d\(level)/x")
            try scratch.link("d\(level)/left", to: "../d\(level + 1)")
            try scratch.link("d\(level)/right", to: "../d\(level + 1)")
        }
        try scratch.write("", to: "d20/x")
        #expect(FolderWalk(scratch.path).files.count == 21)
        #expect(FolderWalk(scratch.at("d0")).files.count == 21)
    }

    @Test func invalidUTF8NameIsProblem() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("", to: "a/b")
        guard scratch.writeLatin("a") else { return }
        let walk = FolderWalk(scratch.path)
        #expect(walk.files == ["a/b"])
        #expect(walk.problems == [Problem(path: "a/gr\u{FFFD}n.html", reason: .nameNotUTF8, isFolder: false)])
    }

    @Test func missingFolder() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        #expect(
            FolderWalk(scratch.at("none")).problems == [Problem(path: ".", reason: .missing, isFolder: true)])
    }

    @Test(.enabled(if: !Scratch.isRoot, "root may enter every folder")) func folderWithoutPermission() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("", to: "a/b")
        try scratch.write("", to: "closed/c")
        chmod(scratch.at("closed"), 0)
        let walk = FolderWalk(scratch.path)
        #expect(walk.files == ["a/b"])
        #expect(walk.problems == [Problem(path: "closed", reason: .permission, isFolder: true)])
    }

    @Test(
        "Kinds of files by name",
        arguments: [
            ("index.html", true, false, true), ("a/B.HTM", true, false, true), ("a.xhtml", true, true, true),
            ("a.XHT", true, true, true), ("a.svg", false, false, true), ("html", false, false, false),
            ("a.html.gz", false, false, false), ("", false, false, false), ("ä.html", true, false, true),
        ])
    func pages(path: String, isPage: Bool, isXML: Bool, isMarkup: Bool) {
        #expect(PageName.isPage(path) == isPage)
        #expect(PageName.isXML(path) == isXML)
        #expect(PageName.isMarkup(path) == isMarkup)
    }
}
