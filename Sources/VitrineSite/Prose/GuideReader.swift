import VitrineComponents
import VitrineMarkdown
import VitrineSupport

/// Reads the Markdown files in the folder `pages` of a site.
struct GuideReader {
    private let folder: SiteFolder
    /// The path of the site's folder in the package, with a trailing slash; empty if it is the folder of the package
    /// itself, or in no package.
    private let base: String
    private let readsMarkdown: Bool
    /// The stories that have a page, as indices in the plan, keyed by the file name of the page without its extension.
    private let stories: [String: Int]
    private var problems: [SiteProblem] = []

    /// A file: its path and its folders below `pages`, its name without extension and language, and its language if it
    /// is a translation.
    private struct File {
        var path: String
        var folders: [String]
        var name: String
        var language: String?

        /// The path of the original of a translation, below `pages`.
        var original: String { (folders + ["\(name).md"]).joined(separator: "/") }
    }

    /// Reads all files and returns the guides in the order in which they are listed.
    /// - Parameters:
    ///   - languages: the languages of the site, its own first.
    ///   - base: the path of the site's folder in the package, with a trailing slash; empty if it is the folder of the
    ///     package itself, or in no package.
    /// - Throws: ``SiteProblems`` with all mistakes in all files.
    static func guides(
        in site: Site, _ plan: SitePlan, languages: [String], base: String
    ) throws(SiteProblems) -> [Guide] {
        guard site.folder.contains(Guide.folder) else { return [] }
        var reader = GuideReader(site, plan, base)
        let guides = reader.guides(languages)
        if !reader.problems.isEmpty { throw SiteProblems(reader.problems) }
        return guides
    }

    private init(_ site: Site, _ plan: SitePlan, _ base: String) {
        folder = site.folder
        self.base = base
        readsMarkdown = site.configuration.readsMarkdown
        var stories: [String: Int] = [:]
        for (number, story) in plan.stories.enumerated() {
            guard let path = story.page ?? story.path, let name = path.split(separator: "/").last else { continue }
            stories[String(name.dropLast(".html".count))] = number
        }
        self.stories = stories
    }

    private mutating func guides(_ languages: [String]) -> [Guide] {
        let files = files(languages)
        let translations = Dictionary(grouping: files.filter { $0.language != nil }, by: \.original)
        var found: [(guide: Guide, file: File)] = []
        var addresses: [String: File] = [:]
        for file in files where file.language == nil {
            let names = (file.folders + [file.name]).map { Slug.name(of: $0, fallback: "page") }
            let path = "\(Guide.folder)/\(names.joined(separator: "/")).html"
            if let other = addresses.updateValue(file, forKey: path) {
                problems.append(SiteProblem(file: display(file), .guide(.sameAddress(display(other)))))
            }
            guard let own = text(of: file) else { continue }
            let others = texts(of: translations[file.path] ?? [])
            found.append((Guide(path: path, folders: file.folders, own: own, translations: others), file))
        }
        // Pages of a folder come before those of its subfolders.
        return found.sorted { one, other in
            let (first, second) = (one.file.folders, other.file.folders)
            if first != second { return first.lexicographicallyPrecedes(second) { $0.precedesInBytes($1) } }
            let (a, b) = (one.guide.own.order ?? .max, other.guide.own.order ?? .max)
            return a == b ? one.file.name.precedesInBytes(other.file.name) : a < b
        }.map(\.guide)
    }

    private func display(_ file: File) -> String { folder.display("\(Guide.folder)/\(file.path)") }

    // MARK: - Files

    /// The Markdown files, in the order of their paths.
    private mutating func files(_ languages: [String]) -> [File] {
        let walk = FolderWalk(
            folder.url.appendingPathComponent(Guide.folder).path, entersHidden: false, links: .none)
        for problem in walk.problems where problem.isFolder || problem.path.hasSuffix(".md") {
            let path = problem.path == "." ? Guide.folder : "\(Guide.folder)/\(problem.path)"
            let fault: FileFault.Input = problem.isFolder ? .unreadable(problem.reason) : .special
            problems.append(SiteProblem(file: folder.display(path), .file(.input(fault))))
        }
        let paths = Set(walk.files)
        var files: [File] = []
        for path in walk.files where path.hasSuffix(".md") && !path.split(separator: "/").contains(where: Self.isHidden)
        {
            var folders = path.split(separator: "/").map(String.init)
            let name = String(folders.removeLast().dropLast(".md".count))
            var file = File(path: path, folders: folders, name: name)
            if let dot = name.lastIndex(of: "."), let tag = try? LanguageTag(String(name[name.index(after: dot)...])) {
                let translation = File(
                    path: path, folders: folders, name: String(name[..<dot]), language: tag.text)
                if paths.contains(translation.original) {
                    file = translation
                } else if languages.contains(where: { "\($0)-".hasPrefix("\(tag.text)-") }) {
                    // A translation is also used for the languages with more subtags, such as "de" for "de-AT".
                    let original = folder.display("\(Guide.folder)/\(translation.original)")
                    problems.append(SiteProblem(file: display(file), .guide(.noOriginal(original))))
                    continue
                }
            }
            files.append(file)
        }
        return files
    }

    private static func isHidden(_ name: Substring) -> Bool { name.hasPrefix(".") }

    // MARK: - Texts

    /// The texts of the translations of a page, keyed by language.
    private mutating func texts(of translations: [File]) -> [String: GuideText] {
        var texts: [String: GuideText] = [:]
        var files: [String: File] = [:]
        for file in translations {
            guard let language = file.language else { continue }
            if let first = files[language] {
                let mistake = GuideMistake.duplicateTranslation(language, first: display(first))
                problems.append(SiteProblem(file: display(file), .guide(mistake)))
            } else {
                files[language] = file
            }
            texts[language] = text(of: file)
        }
        return texts
    }

    private mutating func text(of file: File) -> GuideText? {
        let name = display(file)
        let text: String
        do throws(SiteProblem) {
            text = try folder.text("\(Guide.folder)/\(file.path)")
        } catch {
            problems.append(error)
            return nil
        }
        let front = FrontMatter(of: text, file: name)
        problems += front.problems
        var prose = ProseText(
            front.text, at: SourcePlace(file: name, line: 1), path: "\(base)\(Guide.folder)/\(file.path)", site: base,
            readsMarkdown: readsMarkdown)
        let heading = prose.takeTitle(front.title)
        return GuideText(
            title: [front.title, heading].first { !$0.isEmpty } ?? Guide.words(of: file.name), summary: front.summary,
            order: front.order, prose: prose, stories: stories(in: prose))
    }

    /// The stories of all blocks of stories, in the form of ``GuideText/stories``. Adds a problem for each name that is
    /// unknown, and for each block that is empty.
    private mutating func stories(in prose: ProseText) -> [Int: [Int]] {
        var found: [Int: [Int]] = [:]
        for (line, names) in prose.document.storyBlocks {
            if names.isEmpty {
                problems.append(SiteProblem(file: prose.place.file, line: line, .guide(.noStory)))
            }
            for (line, name) in names where stories[name] == nil {
                let near = nearest(name, in: stories.keys.sorted())
                problems.append(
                    SiteProblem(file: prose.place.file, line: line, .guide(.unknownStory(name, near: near))))
            }
            found[line] = names.compactMap { stories[$0.name] }
        }
        return found
    }
}

extension MarkdownDocument {
    /// Whether a block is a list of stories: code with the language `story`.
    static func isStories(_ block: MarkdownBlock) -> Bool {
        if case .code(_, "story") = block.kind { true } else { false }
    }

    /// The blocks of stories, each with its line and the lines and names of its stories.
    fileprivate var storyBlocks: [(line: Int, stories: [(line: Int, name: String)])] { Self.storyBlocks(in: blocks) }

    private static func storyBlocks(
        in blocks: [MarkdownBlock]
    ) -> [(line: Int, stories: [(line: Int, name: String)])] {
        blocks.flatMap { block -> [(line: Int, stories: [(line: Int, name: String)])] in
            switch block.kind {
            case .quote(let blocks): return storyBlocks(in: blocks)
            case .list(let list): return list.items.flatMap { storyBlocks(in: $0) }
            case .code(let text, "story"):
                let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                return [
                    (
                        block.line,
                        lines.compactMap { number, line in
                            let name = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                            return name.isEmpty ? nil : (block.line + 1 + number, name)
                        }
                    )
                ]
            default: return []
            }
        }
    }
}
