import Foundation

/// A temporary folder of one test, with operations on the files in it. The paths of files are relative to the folder.
///
/// ```swift
/// let bench = try Workbench()
/// defer { bench.remove() }
/// try bench.write("<p>x</p>", to: "site/a.html")
/// ```
public protocol TestFolder: Sendable {
    /// The folder's path, absolute and without symbolic links.
    var path: String { get }
}

extension TestFolder {
    /// Makes a new folder in the system's folder for temporary files and returns its path.
    /// - Parameter name: a part of the folder's name, which is `vitrine-NAME-UUID`. It shows which tests left a folder
    ///   behind.
    public static func makeFolder(_ name: String) throws -> String {
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        let path = base.appendingPathComponent("vitrine-\(name)-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        return path
    }

    /// Removes the folder and its contents, including files that a test made unreadable.
    public func remove() {
        guard (try? FileManager.default.removeItem(atPath: path)) == nil else { return }
        _ = try? Program("/bin/chmod").runAndWait(["-R", "u+rwX", path])
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Writes a text to a file. Missing folders are created.
    public func write(_ text: String, to file: String) throws { try write(Array(text.utf8), to: file) }

    /// Writes bytes to a file. Missing folders are created.
    public func write(_ bytes: [UInt8], to file: String) throws {
        let url = url(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    /// Returns a file's contents as text; bytes that are not UTF-8 become U+FFFD.
    public func read(_ file: String) throws -> String {
        String(decoding: try Data(contentsOf: url(file)), as: UTF8.self)
    }

    /// Returns a file's bytes.
    public func bytes(_ file: String) throws -> [UInt8] { Array(try Data(contentsOf: url(file))) }

    /// Removes a file, or a folder with its contents.
    public func remove(_ file: String) throws { try FileManager.default.removeItem(at: url(file)) }

    /// Makes a folder and its parents.
    public func makeFolder(_ folder: String) throws {
        try FileManager.default.createDirectory(at: url(folder), withIntermediateDirectories: true)
    }

    /// Makes a symbolic link.
    /// - Parameters:
    ///   - file: the path of the link.
    ///   - target: the path that is stored in the link; if it is relative, it is resolved from the folder of the link.
    public func link(_ file: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: "\(path)/\(file)", withDestinationPath: target)
    }

    /// The names of the files and folders directly in the folder, sorted.
    public var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: path).sorted()) ?? [] }

    /// Returns the contents of all files in a folder and its subfolders, by their paths relative to it. Links to files
    /// are followed; links to folders are skipped.
    public func files(_ folder: String) -> [String: Data] {
        var found: [String: Data] = [:]
        for file in FileManager.default.enumerator(atPath: "\(path)/\(folder)")?.compactMap({ $0 as? String }) ?? [] {
            let url = url("\(folder)/\(file)")
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
                continue
            }
            found[file] = try? Data(contentsOf: url)
        }
        return found
    }

    func url(_ file: String) -> URL { URL(fileURLWithPath: "\(path)/\(file)") }
}
