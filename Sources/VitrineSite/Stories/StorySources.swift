import Foundation
import VitrineComponents
import VitrineSupport

/// The code of the stories that have a page about them, found in the files of the package and read once.
struct StorySources: Sendable {
    /// The code of a story.
    struct Source: Sendable {
        /// The expression that makes the story; nil where the file is not there, or says something else on that line.
        var code: String?
        /// Where the file is opened.
        var address: String?
    }

    private var sources: [Int: Source] = [:]

    /// Finds the code of stories.
    init(_ plan: SitePlan, folder: SiteFolder, _ settings: SourceSettings) {
        let wanted = plan.stories.indices.filter { plan.stories[$0].page != nil }
        guard !wanted.isEmpty, let root = Self.root(folder, settings) else { return }
        let names = Set(wanted.map { Self.name(of: plan.stories[$0].place) })
        let files = Self.files(named: names, in: root)
        var texts: [String: [UInt8]] = [:]
        for number in wanted {
            let story = plan.stories[number]
            guard let file = Self.file(of: story.place, among: files, folder, root) else { continue }
            var source = Source()
            source.address = settings.address(file: file, line: story.place.line)
            if story.isNamed(in: plan), file.hasSuffix(".swift") {
                let text = texts[file] ?? (try? FileReader.bytes(of: "\(root)/\(file)")) ?? []
                texts[file] = text
                source.code = SwiftExcerpt.call(of: "Story", onLine: story.place.line, in: text)
            }
            sources[number] = source
        }
    }

    /// The code of a story.
    subscript(_ story: Int) -> Source { sources[story] ?? Source() }

    /// The folder to look in: the one that is set, else the Swift package around the site.
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

    private static func name(of place: SourcePlace) -> String {
        String(place.file.split(separator: "/").last ?? "")
    }

    /// The file of a place: `Module/File.swift` is any file of that name, in the folder of the module when several have it.
    private static func file(
        of place: SourcePlace, among files: [String: [String]], _ folder: SiteFolder, _ root: String
    ) -> String? {
        let found = files[name(of: place)] ?? []
        if found.count < 2 { return found.first }
        let whole = found.filter { ("/" + $0).hasSuffix("/" + place.file) }
        if whole.count == 1 { return whole.first }
        guard let module = place.file.split(separator: "/").first else { return nil }
        let inModule = found.filter { $0.split(separator: "/").contains(module) }
        return inModule.count == 1 ? inModule.first : nil
    }

    /// All files of some names in a folder, by name. Hidden folders and those that tools write are left out.
    private static func files(named names: Set<String>, in root: String) -> [String: [String]] {
        var found: [String: [String]] = [:]
        var folders = [""]
        while let folder = folders.popLast() {
            let entries = (try? Folder.entries(of: folder.isEmpty ? root : "\(root)/\(folder)")) ?? []
            for entry in entries {
                let path = folder.isEmpty ? entry.name : "\(folder)/\(entry.name)"
                if entry.kind == .folder, !entry.name.hasPrefix("."), !entry.name.hasPrefix("_"),
                    entry.name != "node_modules"
                {
                    folders.append(path)
                } else if entry.kind == .file, names.contains(entry.name) {
                    found[entry.name, default: []].append(path)
                }
            }
        }
        return found
    }
}
