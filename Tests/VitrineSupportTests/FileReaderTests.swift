import Foundation
import Testing
import VitrineSupport

@Suite("Reading files")
struct FileReaderTests {
    private func problem(_ path: String, limit: Int = 1_000) -> FileProblem? {
        do {
            _ = try FileReader.bytes(of: path, limit: limit)
            return nil
        } catch {
            return error
        }
    }

    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000]) func wholeFile(size: Int) throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        try scratch.write(bytes, to: "a")
        #expect(try FileReader.bytes(of: scratch.at("a")) == bytes)
        #expect(try FileReader.bytes(ifThere: scratch.at("a")) == bytes)
    }

    @Test func bufferIsReused() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("a long first file", to: "a")
        try scratch.write("short", to: "b")
        var buffer: [UInt8] = []
        let first = try FileReader.read(scratch.at("a"), into: &buffer)
        #expect(first == 17)
        let count = try FileReader.read(scratch.at("b"), into: &buffer)
        #expect(String(decoding: buffer[..<count], as: UTF8.self) == "short")
    }

    @Test func pathsThatAreNotFiles() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "folder/file")
        try scratch.link("loop", to: "loop")
        try scratch.link("gone", to: "nowhere")
        #expect(mkfifo(scratch.at("pipe"), 0o600) == 0)
        #expect(problem(scratch.at("none")) == .missing)
        #expect(problem(scratch.at("folder/file/inside")) == .notAFolder)
        #expect(problem(scratch.at("folder")) == .special(.folder))
        #expect(problem(scratch.at("pipe")) == .special(.pipe))
        #expect(problem("/dev/null") == .special(.device))
        #expect(problem(scratch.at("loop")) == .linkLoop)
        #expect(problem(scratch.at("gone")) == .missing)
        #expect(problem(scratch.at("a\0b")) == .nameNotAllowed)
        #expect(problem(scratch.at(String(repeating: "a", count: 300))) == .nameTooLong)
        #expect(try FileReader.bytes(ifThere: scratch.at("none")) == nil)
        #expect(try FileReader.bytes(ifThere: scratch.at("folder/file/inside")) == nil)
        #expect(throws: FileProblem.linkToNowhere) { try FileReader.bytes(ifThere: scratch.at("gone")) }
    }

    @Test func unreadableFileOfTwoIsNamed() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("one", to: "a")
        try scratch.write("two", to: "b")
        try scratch.write("x", to: "folder/file")
        let pair = try FileComparer.bytes(of: scratch.at("a"), and: scratch.at("b"))
        #expect(String(decoding: pair.first, as: UTF8.self) == "one")
        #expect(String(decoding: pair.second, as: UTF8.self) == "two")
        for (first, second, isFirst, reason) in [
            ("none", "b", true, FileProblem.missing), ("a", "none", false, .missing),
            ("folder", "none", true, .special(.folder)), ("a", "folder", false, .special(.folder)),
        ] {
            let error = #expect(throws: FileComparer.PairProblem.self) {
                try FileComparer.bytes(of: scratch.at(first), and: scratch.at(second))
            }
            #expect(error?.isFirst == isFirst)
            #expect(error?.reason == reason)
            let same = #expect(throws: FileComparer.PairProblem.self) {
                var comparer = FileComparer()
                _ = try comparer.difference(between: scratch.at(first), and: scratch.at(second))
            }
            #expect(same == error)
        }
    }

    @Test func filesThatDiffer() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let large = [UInt8](repeating: 7, count: 1_500_000)
        let files: [String: [UInt8]] = [
            "a": [1, 2, 3], "b": [1, 2, 3], "c": [1, 2], "empty": [], "large": large, "other": large.dropLast() + [8],
        ]
        for (name, bytes) in files { try scratch.write(bytes, to: name) }
        var comparer = FileComparer()
        for (first, second, differs) in [
            ("a", "b", false), ("large", "other", true), ("a", "c", true), ("a", "empty", true),
            ("empty", "empty", false), ("a", "large", true),
        ] {
            let found = try comparer.difference(between: scratch.at(first), and: scratch.at(second))
            #expect(found?.first == (differs ? files[first] : nil), "\(first), \(second)")
            #expect(found?.second == (differs ? files[second] : nil), "\(first), \(second)")
        }
    }

    /// The size that Linux reports for this file is larger than its contents.
    @Test(.enabled(if: FileStatus.isFile("/sys/devices/system/cpu/online"), "only Linux has this file"))
    func fileShorterThanItsSize() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "a")
        let short = "/sys/devices/system/cpu/online"
        let bytes = try FileReader.bytes(of: short)
        var comparer = FileComparer()
        let found = try comparer.difference(between: short, and: scratch.at("a"))
        #expect(found?.first == bytes)
        #expect(found?.second == Array("x".utf8))
    }

    @Test func tooLargeFile() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("12345", to: "a")
        #expect(problem(scratch.at("a"), limit: 5) == nil)
        #expect(problem(scratch.at("a"), limit: 4) == .tooLarge(limit: 4))
    }

    @Test func namedPipe() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        #expect(mkfifo(scratch.at("pipe"), 0o600) == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", "printf 'a%.0s' $(seq 100000) > pipe"]
        process.currentDirectoryURL = URL(fileURLWithPath: scratch.path)
        try process.run()
        var buffer: [UInt8] = []
        let count = try FileReader.read(scratch.at("pipe"), into: &buffer, acceptsPipe: true)
        #expect(count == 100_000)
        process.waitUntilExit()
    }

    @Test(.enabled(if: !Scratch.isRoot, "root may read everything")) func fileWithoutReadPermission() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        try scratch.write("x", to: "a")
        chmod(scratch.at("a"), 0)
        #expect(problem(scratch.at("a")) == .permission)
        #expect(!FileStatus.isReadable(scratch.at("a")))
    }

    @Test(
        "Reasons and sentences",
        arguments: [
            (.missing, "there is no such file", "there is no such file"),
            (.permission, "permission denied", "cannot be read: permission denied"),
            (.special(.folder), "it is a folder", "is a folder, not a file"),
            (.special(.pipe), "it is a pipe", "is a pipe, not a file"),
            (
                .linkToNowhere, "it is a symbolic link that leads nowhere", "is a symbolic link that leads nowhere"
            ),
            (.tooLarge(limit: 2_147_483_647), "it is larger than 2 GB", "is larger than 2 GB"),
            (.diskFull, "the disk is full", "cannot be read: the disk is full"),
            (.system(5), "Input/output error", "cannot be read: Input/output error"),
        ] as [(FileProblem, String, String)])
    func words(problem: FileProblem, reason: String, sentence: String) {
        #expect(problem.reason == reason)
        #expect(problem.description == sentence)
    }
}
