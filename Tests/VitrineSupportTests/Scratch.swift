import Foundation

/// A temporary folder of one test.
struct Scratch {
    let path: String

    init() throws {
        let name = "vitrine-support-tests-\(UUID().uuidString)"
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func remove() {
        // Folders that a test made unreadable.
        if let process = try? Process.run(URL(fileURLWithPath: "/bin/chmod"), arguments: ["-R", "u+rwX", path]) {
            process.waitUntilExit()
        }
        try? FileManager.default.removeItem(atPath: path)
    }

    func at(_ file: String) -> String { "\(path)/\(file)" }

    func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    func write(_ bytes: [UInt8], to file: String) throws {
        let url = URL(fileURLWithPath: at(file))
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: at(file), withDestinationPath: target)
    }

    func read(_ file: String) throws -> String { try String(contentsOfFile: at(file), encoding: .utf8) }

    func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: at(folder)).sorted()
    }

    /// Makes an empty file whose name has a byte that is not UTF-8; false where the file system refuses it.
    func writeLatin(_ folder: String = "") -> Bool {
        let bytes = at(folder.isEmpty ? "" : folder + "/").utf8.map { CChar(bitPattern: $0) }
        let name = bytes + [0x67, 0x72, CChar(bitPattern: 0xFC), 0x6E, 0x2E, 0x68, 0x74, 0x6D, 0x6C, 0]
        let file = open(name, O_WRONLY | O_CREAT, 0o644)
        guard file >= 0 else { return false }
        close(file)
        return true
    }

    /// Whether permissions do not count for this process.
    static var isRoot: Bool { geteuid() == 0 }
}
