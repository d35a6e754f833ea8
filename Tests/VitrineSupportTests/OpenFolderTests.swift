import Foundation
import Testing

@testable import VitrineSupport

@Suite("Open folders")
struct OpenFolderTests {
    @Test func namesWithSeveralPartsAreBelowFolder() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let folder = try OpenFolder(scratch.path)
        try folder.makeAll("a/b")
        try folder.makeAll("a/b/c")
        try folder.create("a/b/one", Array("1".utf8))
        try folder.replace("a/b/one", Array("2".utf8))
        #expect(try folder.bytes(of: "a/b/one") == Array("2".utf8))
        #expect(try folder.folder("a/b").entries().map(\.name) == ["c", "one"])
        #expect(throws: FileProblem.exists) { try folder.create("a/b/one", []) }
        #expect(throws: FileProblem.exists) { try folder.make("a") }
        #expect(throws: FileProblem.missing) { try folder.make("none/x") }
        #expect(throws: FileProblem.notAFolder) { try folder.folder("a/b/one") }
        try folder.remove("a/b/one")
        try folder.removeEmpty("a/b/c")
        try folder.write(Array("3".utf8), to: "d/e/three")
        try folder.write(Array("4".utf8), to: "four")
        #expect(try scratch.read("d/e/three") == "3")
        #expect(try scratch.read("four") == "4")
        #expect(try scratch.names("a/b") == [])
    }

    @Test(arguments: ["..", "a/../../x", "/etc", "a//b", "", ".", "a/.", "a\0b"])
    func namesOutsideFolderAreRefused(_ name: String) throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let folder = try OpenFolder(scratch.path)
        try folder.make("a")
        #expect(throws: FileProblem.nameNotAllowed) { try folder.create(name, []) }
        #expect(throws: FileProblem.nameNotAllowed) { try folder.folder(name) }
        #expect(throws: FileProblem.nameNotAllowed) { try folder.remove(name) }
        #expect(throws: FileProblem.nameNotAllowed) { try folder.move("a", to: folder, as: name) }
    }

    @Test func noLinkIsFollowed() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("precious", to: "outside/file")
        try scratch.makeFolder("site")
        try scratch.link("site/link", to: "../outside")
        try scratch.link("site/file", to: "../outside/file")
        let folder = try OpenFolder(scratch.at("site"))
        #expect(throws: FileProblem.special(.link)) { try folder.folder("link") }
        #expect(throws: FileProblem.special(.link)) { try folder.create("link/new", []) }
        #expect(throws: FileProblem.special(.link)) { try folder.replace("link/file", []) }
        #expect(throws: FileProblem.special(.link)) { try folder.remove("link/file") }
        #expect(throws: FileProblem.special(.link)) { try folder.bytes(of: "link/file") }
        #expect(throws: FileProblem.special(.link)) { try folder.makeAll("link/new") }
        #expect(throws: FileProblem.special(.link)) { try folder.link("link/file", to: folder, as: "new") }
        #expect(throws: FileProblem.linkLoop) { try folder.bytes(of: "file") }
        try folder.replace("file", Array("mine".utf8))
        #expect(try scratch.read("outside/file") == "precious")
        #expect(try scratch.names("outside") == ["file"])
    }

    @Test func movedFolderIsTheSameFolder() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.makeFolder("one")
        try scratch.makeFolder("other")
        let folder = try OpenFolder(scratch.at("one"))
        try FileManager.default.moveItem(atPath: scratch.at("one"), toPath: scratch.at("moved"))
        try scratch.link("one", to: "other")
        try folder.create("file", [])
        #expect(try scratch.names("moved") == ["file"])
        #expect(try scratch.names("other") == [])
    }

    @Test func folderWithPermissionsOfAnother() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let folder = try OpenFolder(scratch.path)
        try folder.make("model")
        chmod(scratch.at("model"), 0o750)
        try folder.make("new", like: try folder.status(of: "model"))
        let mode = try FileManager.default.attributesOfItem(atPath: scratch.at("new"))[.posixPermissions] as? Int
        #expect(mode == 0o750)
    }

    @Test func writePermissionsAreChecked() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let folder = try OpenFolder(scratch.path)
        for (name, mode) in [("own", 0o755), ("group", 0o775), ("all", 0o777)] {
            try folder.make(name)
            chmod(scratch.at(name), mode_t(mode))
        }
        func isOwn(_ name: String, _ model: String? = nil) throws -> Bool {
            try folder.status(of: name).isOwn(like: try model.map { try folder.status(of: $0) })
        }
        #expect(try isOwn("own") && !isOwn("group") && !isOwn("all"))
        #expect(try isOwn("group", "group") && isOwn("group", "all") && !isOwn("all", "group"))
    }

    @Test func hardLinksAndSymbolicLinks() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let folder = try OpenFolder(scratch.path)
        try folder.create("a", Array("x".utf8))
        try folder.link("a", to: folder, as: "b")
        #expect(try folder.status(of: "a").identity == folder.status(of: "b").identity)
        try scratch.link("link", to: "../somewhere else")
        try folder.copyLink("link", to: folder, as: "copy")
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: scratch.at("copy")) == "../somewhere else")
        // A hard link to a symbolic link is that link, not its target.
        try folder.link("link", to: folder, as: "second")
        #expect(folder.kind(of: "second") == .link)
        #expect(throws: FileProblem.exists) { try folder.link("a", to: folder, as: "b") }
    }

    @Test func foldersAreExchanged() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("1", to: "one/x")
        try scratch.write("2", to: "two/x")
        let folder = try OpenFolder(scratch.path)
        try folder.exchange("one", "two", spare: "spare")
        #expect(try scratch.read("one/x") == "2" && scratch.read("two/x") == "1")
        #expect(try scratch.names() == ["one", "two"])
        #expect(throws: FileProblem.missing) { try folder.exchange("one", "none", spare: "spare") }
    }
}
