import Foundation
import VitrineSupport

/// The source files of a site: those that may declare or document components and stories, found by their names, and all
/// Swift files.
struct SourceFiles: Sendable {
    private let root: String?
    /// The paths of the files that were searched for by name, keyed by file name.
    private var found: [String: [String]] = [:]
    /// The paths of all Swift files, sorted.
    private(set) var swift: [String] = []
    /// The folders that directly contain Swift files.
    private(set) var codeFolders: Set<String> = []

    /// Searches for files.
    /// - Parameter names: the names of the files to find; if there are none, nothing is searched.
    init(named names: Set<String>, around folder: SiteFolder, _ settings: SourceSettings) {
        root = names.isEmpty ? nil : Self.root(folder, settings)
        if let root { walk(root, names) }
        swift.sort()
    }

    /// The file name at the end of a path.
    static func name(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

    /// The folder of a path; empty for a file that is directly in the root folder.
    static func folder(of path: String) -> String { path.split(separator: "/").dropLast().joined(separator: "/") }

    /// The path of the file that a source place such as `Module/File.swift` refers to: the only file of that name or,
    /// if there are several, the only one whose path ends with `Module/File.swift`, otherwise the only one inside a
    /// folder with the name of the module; nil if there is no such file.
    func path(of file: String) -> String? {
        let found = paths(named: Self.name(of: file))
        if found.count < 2 { return found.first }
        let whole = found.filter { ("/" + $0).hasSuffix("/" + file) }
        if whole.count == 1 { return whole.first }
        guard let module = file.split(separator: "/").first else { return nil }
        let inModule = found.filter { $0.split(separator: "/").contains(module) }
        return inModule.count == 1 ? inModule.first : nil
    }

    /// The paths of all files with the given name, which must be one of those to find.
    func paths(named name: String) -> [String] { found[name] ?? [] }

    /// The path of the site's folder, relative to the folder that was searched, with a trailing slash; empty if it is
    /// that folder itself or is not inside it, or if nothing was searched.
    func path(of folder: SiteFolder) -> String {
        let path = folder.url.standardizedFileURL.path
        guard let root, path.hasPrefix(root + "/") else { return "" }
        return path.dropFirst(root.count + 1) + "/"
    }

    /// The contents of a file; nil if it no longer exists.
    func bytes(of path: String) throws(SiteProblems) -> [UInt8]? {
        guard let root else { return nil }
        do throws(FileProblem) {
            return try FileReader.bytes(ifThere: "\(root)/\(path)")
        } catch {
            throw SiteProblems(SiteProblem(file: path, .file(.input(.unreadable(error)))))
        }
    }

    /// The folder to search: the configured one, otherwise the Swift package around the site; nil if there is neither.
    private static func root(_ folder: SiteFolder, _ settings: SourceSettings) -> String? {
        if let path = settings.folder {
            return folder.url.appendingPathComponent(path).standardizedFileURL.path
        }
        var url = folder.url.standardizedFileURL
        while !FileStatus.isFile(url.appendingPathComponent("Package.swift").path) {
            let parent = url.deletingLastPathComponent()
            guard parent.path != url.path, url.path != "/" else { return nil }
            url = parent
        }
        return url.path == "/" ? nil : url.path
    }

    /// Finds files in a folder and its subfolders. Hidden folders, folders whose names begin with `_`, and
    /// `node_modules` are skipped.
    private mutating func walk(_ root: String, _ names: Set<String>) {
        var folders = [""]
        while let folder = folders.popLast() {
            let entries = (try? Folder.entries(of: folder.isEmpty ? root : "\(root)/\(folder)")) ?? []
            for entry in entries {
                let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
                if entry.kind == .folder, !entry.name.hasPrefix("."), !entry.name.hasPrefix("_"),
                    entry.name != "node_modules"
                {
                    folders.append(path)
                } else if entry.kind == .file {
                    if entry.name.hasSuffix(".swift") {
                        codeFolders.insert(folder)
                        swift.append(path)
                    }
                    if names.contains(entry.name) { found[entry.name, default: []].append(path) }
                }
            }
        }
    }
}
