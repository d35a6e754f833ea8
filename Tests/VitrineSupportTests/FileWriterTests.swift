import Foundation
import Testing
import VitrineSupport

@Suite("Writing files")
struct FileWriterTests {
    private func problem(_ body: () throws(FileProblem) -> Void) -> FileProblem? {
        do {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private func permissions(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func newFileNeverReplacesAnotherFile() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("mine", to: "target")
        try scratch.link("link", to: "target")
        try scratch.link("gone", to: "nowhere")
        try FileWriter.create(scratch.at("new"), Array("new".utf8))
        #expect(try scratch.read("new") == "new")
        for name in ["target", "link", "gone", "new"] {
            #expect(problem { () throws(FileProblem) in try FileWriter.create(scratch.at(name), [1]) } == .exists)
        }
        #expect(problem { () throws(FileProblem) in try FileWriter.create(scratch.at("no/x"), [1]) } == .missingFolder)
        #expect(try scratch.read("target") == "mine")
        #expect(try scratch.names() == ["gone", "link", "new", "target"])
    }

    @Test func replacedFileKeepsPermissions() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try FileWriter.replace(scratch.at("a"), Array("one".utf8))
        chmod(scratch.at("a"), 0o640)
        try FileWriter.replace(scratch.at("a"), Array("two".utf8))
        #expect(try scratch.read("a") == "two")
        #expect(try permissions(scratch.at("a")) == 0o640)
        #expect(try scratch.names() == ["a"])
    }

    @Test func temporaryFileOfKilledRunIsReplaced() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("half", to: "spare")
        try FileWriter.replace(scratch.at("a"), Array("whole".utf8), spare: scratch.at("spare"))
        #expect(try scratch.read("a") == "whole")
        #expect(try scratch.names() == ["a"])
    }

    @Test func pathsThatCannotBeReplaced() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "folder/file")
        func replace(_ name: String) -> FileProblem? {
            problem { () throws(FileProblem) in try FileWriter.replace(scratch.at(name), [1]) }
        }
        #expect(replace("folder") == .special(.folder))
        #expect(replace("none/a") == .missingFolder)
        #expect(replace("folder/file/a") == .notAFolder)
        #expect(try scratch.names() == ["folder"])
        #expect(try scratch.names("folder") == ["file"])
    }

    @Test func manyThreadsReplaceOneFile() async throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let path = scratch.at("a")
        await withTaskGroup(of: FileProblem?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    do throws(FileProblem) {
                        try FileWriter.replace(path, Array(repeating: UInt8(number), count: 10_000))
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            for await problem in group { #expect(problem == nil) }
        }
        let bytes = try FileReader.bytes(of: path)
        #expect(bytes.count == 10_000 && Set(bytes).count == 1)
        #expect(try scratch.names() == ["a"])
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "there is no /dev/full"))
    func fullDisk() {
        #expect(problem { () throws(FileProblem) in try FileWriter.replace("/dev/full", [1]) } == .diskFull)
        #expect(problem { () throws(FileProblem) in try FileWriter.append([1], to: "/dev/full") } == .diskFull)
    }

    @Test func bytesAreAdded() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try FileWriter.append(Array("a".utf8), to: scratch.at("log"))
        try FileWriter.append(Array("b".utf8), to: scratch.at("log"))
        #expect(try scratch.read("log") == "ab")
    }

    @Test(.enabled(if: !Scratch.isRoot, "root may write everywhere")) func folderWithoutWritePermission() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "folder/file")
        chmod(scratch.at("folder"), 0o500)
        #expect(
            problem { () throws(FileProblem) in try FileWriter.replace(scratch.at("folder/file"), [1]) } == .permission)
    }
}
