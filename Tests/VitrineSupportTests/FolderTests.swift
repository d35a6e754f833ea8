import Foundation
import Testing
import VitrineSupport

@Suite("Folders, links and moves")
struct FolderTests {
    @Test func entriesAreSortedByBytes() throws {
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

    @Test func namesOfEveryLength() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let names = (1...255).map { String(repeating: "n", count: $0) }
        for name in names { try scratch.write("", to: name) }
        #expect(try Folder.entries(of: scratch.path).map(\.name) == names)
    }

    @Test func nameWithInvalidUTF8() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        guard scratch.writeLatin() else { return }
        let entry = try #require(try Folder.entries(of: scratch.path).first)
        #expect(entry.name == "gr\u{FFFD}n.html" && !entry.isUTF8 && entry.kind == .file)
    }

    @Test func parentFoldersAreCreated() throws {
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
        try Folder.makeAll("/")
    }

    @Test func lockIsHeldUntilReleased() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        do {
            let folder = try OpenFolder(scratch.path)
            let lock = try FileLock("lock", in: folder, waits: false, isTemporary: true)
            #expect(throws: FileProblem.locked) {
                try FileLock("lock", in: folder, waits: false, isTemporary: true)
            }
            withExtendedLifetime(lock) {}
        }
        #expect(!FileStatus.exists(scratch.at("lock")))
        let kept = try FileLock(scratch.at("lock"), waits: false)
        withExtendedLifetime(kept) {}
        #expect(FileStatus.exists(scratch.at("lock")))
        try scratch.link("link", to: "lock")
        #expect(throws: FileProblem.special(.link)) {
            try FileLock(scratch.at("link"), waits: false)
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
        let folder = try OpenFolder(scratch.path)
        for (other, isEqual) in [("b", true), ("a", true), ("c", false), ("d", false)] {
            let found = try comparer.areEqual("a", in: folder, other, in: folder)
            #expect(found == isEqual, "\(other)")
        }
        #expect(throws: FileProblem.missing) { try comparer.areEqual("a", in: folder, "none", in: folder) }
        #expect(throws: FileProblem.linkLoop) { try comparer.areEqual("a", in: folder, "link", in: folder) }
        let names = ["a", "c", "link", "."]
        let found = bytes.withUnsafeBufferPointer { bytes in
            names.map { comparer.isFile($0, in: folder, equalTo: bytes) }
        }
        #expect(found == [true, false, false, false])
    }
}
