import Foundation
import TestSupport

/// A temporary folder of one test.
struct Scratch: TestFolder {
    let path: String

    init() throws { path = try Self.makeFolder("support") }

    func at(_ file: String) -> String { "\(path)/\(file)" }

    func names(_ folder: String = "") throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: at(folder)).sorted()
    }

    /// Creates an empty file whose name contains a byte that is not valid UTF-8. Returns false if the file system
    /// rejects the name.
    func writeLatin(_ folder: String = "") -> Bool {
        let bytes = at(folder.isEmpty ? "" : folder + "/").utf8.map { CChar(bitPattern: $0) }
        let name = bytes + [0x67, 0x72, CChar(bitPattern: 0xFC), 0x6E, 0x2E, 0x68, 0x74, 0x6D, 0x6C, 0]
        let file = open(name, O_WRONLY | O_CREAT, 0o644)
        guard file >= 0 else { return false }
        close(file)
        return true
    }

    /// Whether the process runs as root, for which permissions do not apply.
    static var isRoot: Bool { geteuid() == 0 }
}
