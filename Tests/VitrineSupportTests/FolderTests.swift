import Foundation
import Testing
import VitrineSupport

@Suite("Folders, links and moves")
struct FolderTests {
    @Test func entriesAreInTheOrderOfTheirBytes() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        for name in ["b", "a", "Z", "é", ".hidden", "a b"] { try scratch.write("", to: name) }
        try scratch.write("", to: "folder/x")
        try scratch.link("link", to: "a")
        #expect(mkfifo(scratch.at("pipe"), 0o600) == 0)
        let entries = try Folder.entries(of: scratch.path)
        #expect(entries.map(\.name) == [".hidden", "Z", "a", "a b", "b", "folder", "link", "pipe", "é"])
        #expect(entries.map(\.kind) == [.file, .file, .file, .file, .file, .folder, .link, .pipe, .file])
        #expect(entries.allSatisfy { $0.isUTF8 })
        #expect(throws: FileProblem.missing) { try Folder.entries(of: scratch.at("none")) }
        #expect(throws: FileProblem.notAFolder) { try Folder.entries(of: scratch.at("a")) }
    }

    @Test func aNameOfEveryLengthIsWhole() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let names = (1...255).map { String(repeating: "n", count: $0) }
        for name in names { try scratch.write("", to: name) }
        #expect(try Folder.entries(of: scratch.path).map(\.name) == names)
    }

    @Test func aNameThatIsNotUTF8() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        guard scratch.writeLatin() else { return }
        let entry = try #require(try Folder.entries(of: scratch.path).first)
        #expect(entry.name == "gr\u{FFFD}n.html" && !entry.isUTF8 && entry.kind == .file)
    }

    @Test func foldersAreMadeWithThoseAbove() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try Folder.makeAll(scratch.at("a/b/c"))
        try Folder.makeAll(scratch.at("a/b/c"))
        try scratch.link("link", to: "a")
        try Folder.makeAll(scratch.at("link/d"))
        try scratch.write("x", to: "file")
        #expect(FileStatus.isFolder(scratch.at("a/b/c")) && FileStatus.isFolder(scratch.at("a/d")))
        #expect(throws: FileProblem.notAFolder) { try Folder.makeAll(scratch.at("file")) }
        #expect(throws: FileProblem.notAFolder) { try Folder.makeAll(scratch.at("file/x")) }
        #expect(throws: FileProblem.exists) { try Folder.make(scratch.at("a")) }
        #expect(throws: FileProblem.missingFolder) { try Folder.make(scratch.at("none/x")) }
        try Folder.makeAll("/")
    }

    @Test func aFolderLikeAnother() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try Folder.make(scratch.at("model"))
        chmod(scratch.at("model"), 0o750)
        try Folder.make(scratch.at("new"), like: scratch.at("model"))
        let mode = try FileManager.default.attributesOfItem(atPath: scratch.at("new"))[.posixPermissions] as? Int
        #expect(mode == 0o750)
    }

    @Test func hardLinksAndSymbolicLinks() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "a")
        try Files.link(scratch.at("a"), as: scratch.at("b"))
        #expect(Files.areSame(scratch.at("a"), scratch.at("b")))
        try scratch.link("link", to: "../somewhere else")
        try Files.copyLink(scratch.at("link"), to: scratch.at("copy"))
        #expect(
            try FileManager.default.destinationOfSymbolicLink(atPath: scratch.at("copy")) == "../somewhere else")
        // A hard link of a link is the link, not what it leads to.
        try Files.link(scratch.at("link"), as: scratch.at("second"))
        #expect(FileStatus.kind(of: scratch.at("second")) == .link)
        #expect(throws: FileProblem.exists) { try Files.link(scratch.at("a"), as: scratch.at("b")) }
    }

    @Test func foldersAreExchanged() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("1", to: "one/x")
        try scratch.write("2", to: "two/x")
        try Files.exchange(scratch.at("one"), scratch.at("two"), spare: scratch.at("spare"))
        #expect(try scratch.read("one/x") == "2" && scratch.read("two/x") == "1")
        #expect(try scratch.names() == ["one", "two"])
        #expect(throws: FileProblem.missing) {
            try Files.exchange(scratch.at("one"), scratch.at("none"), spare: scratch.at("spare"))
        }
    }

    @Test func aLockIsHeldUntilItIsGivenUp() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        do {
            let lock = try FileLock(scratch.at("lock"), waits: false, isTemporary: true)
            #expect(throws: FileProblem.locked) {
                try FileLock(scratch.at("lock"), waits: false, isTemporary: true)
            }
            withExtendedLifetime(lock) {}
        }
        #expect(!FileStatus.exists(scratch.at("lock")))
        let kept = try FileLock(scratch.at("lock"), waits: false, isTemporary: false)
        withExtendedLifetime(kept) {}
        #expect(FileStatus.exists(scratch.at("lock")))
        try scratch.link("link", to: "lock")
        #expect(throws: FileProblem.special(.link)) {
            try FileLock(scratch.at("link"), waits: false, isTemporary: false)
        }
    }

    @Test func filesAreComparedByteForByte() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let bytes = [UInt8](repeating: 7, count: 70_000)
        try scratch.write(bytes, to: "a")
        try scratch.write(bytes, to: "b")
        try scratch.write(bytes.dropLast() + [8], to: "c")
        try scratch.write(Array(bytes.dropLast()), to: "d")
        try scratch.link("link", to: "a")
        var comparer = FileComparer()
        for (other, isEqual) in [("b", true), ("link", true), ("a", true), ("c", false), ("d", false)] {
            let found = try comparer.areEqual(scratch.at("a"), scratch.at(other))
            #expect(found == isEqual, "\(other)")
        }
        #expect(throws: FileProblem.missing) { try comparer.areEqual(scratch.at("a"), scratch.at("none")) }
        let names = ["a", "c", "link", "."]
        let found = bytes.withUnsafeBufferPointer { bytes in
            names.map { comparer.isFile(scratch.at($0), equalTo: bytes) }
        }
        #expect(found == [true, false, false, false])
    }
}
