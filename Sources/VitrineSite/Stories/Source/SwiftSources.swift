import VitrineSupport

/// The Swift files of a package, each parsed at most once.
final class SwiftSources {
    /// The problems of files that could not be read, which the caller has to report. The files are treated as empty.
    private(set) var problems: [SiteProblem] = []
    private let sources: SourceFiles
    /// The paths of all Swift files, relative to the root and keyed by folder.
    private let folders: [String: [String]]
    private var files: [String: SwiftFile?] = [:]
    private var texts: [String: [UInt8]] = [:]
    private var found: [Member: [(path: String, SwiftDeclaration)]] = [:]
    private var excerpts: [String: SwiftCode] = [:]

    private struct Member: Hashable {
        var name: String
        var type: [String]
        var path: String
    }

    init(_ sources: SourceFiles) {
        self.sources = sources
        folders = Dictionary(grouping: sources.swift) { Self.folder(of: $0) }
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    private func text(of path: String) -> [UInt8] {
        if let text = texts[path] { return text }
        var text: [UInt8] = []
        do throws(SiteProblems) {
            text = try sources.bytes(of: path) ?? []
        } catch {
            problems += error.all
        }
        texts[path] = text
        return text
    }

    /// The parsed file; nil if it cannot be parsed.
    func file(_ path: String) -> SwiftFile? {
        if let file = files[path] { return file }
        let file = SwiftFile(text(of: path), at: path)
        files[path] = .some(file)
        return file
    }

    /// The first property, function or nested type called `name` that `type` declares in another file of the folder of
    /// `path`; private ones are left out. The array has at most one element.
    /// - Parameter type: the names of the types around the type, outermost first, and then its own name.
    func members(_ name: String, of type: [String], near path: String) -> [(path: String, SwiftDeclaration)] {
        let key = Member(name: name, type: type, path: path)
        if let known = found[key] { return known }
        var members: [(path: String, SwiftDeclaration)] = []
        for other in folders[Self.folder(of: path)] ?? [] where other != path && members.isEmpty {
            guard has(name, other), has(type.last ?? "", other), let file = file(other) else { continue }
            let visible = file.members(of: type).first {
                $0.names.contains(name) && !$0.isPrivate && ($0.isValue || $0.keyword == .func || $0.isType)
            }
            if let visible { members = [(other, visible)] }
        }
        found[key] = members
        return members
    }

    /// The excerpt for a range, made only once, because all stories that a loop creates come from the same range.
    func excerpt(_ path: String, _ range: Range<Int>, make: () -> SwiftCode) -> SwiftCode {
        let key = "\(path):\(range)"
        if let known = excerpts[key] { return known }
        let excerpt = make()
        excerpts[key] = excerpt
        return excerpt
    }

    /// The files that may declare a struct or an enum with the given name, and their paths.
    func types(named name: String) -> [(path: String, SwiftFile)] {
        folders.keys.sorted().flatMap { folders[$0] ?? [] }.compactMap { path in
            guard has("struct \(name)", path) || has("enum \(name)", path), let file = file(path) else { return nil }
            return (path, file)
        }
    }

    private func has(_ word: String, _ path: String) -> Bool { text(of: path).mentions(word) }
}
