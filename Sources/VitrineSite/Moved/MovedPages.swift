import VitrineComponents
import VitrineSupport
import Yams

/// The former addresses that the site's `moved.yml` lists, each with the page that replaced it.
///
/// ```yaml
/// stories/badge--new.html: stories/badge--fresh.html
/// components/tag.html: components/badge.html
/// ```
struct MovedPages: Sendable {
    static let file = "moved.yml"

    /// A former address and its target, both relative to the folder of a language, or to the top of the site if the
    /// former address is in ``pathsOnlyAtTop``.
    struct Page: Hashable, Sendable {
        var from: String
        var to: String
    }

    /// The redirects, sorted by their former addresses.
    private(set) var pages: [Page]
    /// The former addresses that redirect only at the top of the site: because their targets exist only there, or
    /// because they begin with the folder of a language themselves.
    let pathsOnlyAtTop: Set<String>
    /// The former addresses that are not listed in the file, but follow from those that are.
    private let derived: Set<String>
    /// The former ids of stories on the pages of their components, keyed by story number.
    let anchors: [Int: [String]]

    /// Reads the former addresses of a site; there are none if the file does not exist.
    /// - Parameters:
    ///   - folders: the folders of further languages.
    ///   - onlyAtTop: the paths of the pages that are not in these folders.
    /// - Throws: ``SiteProblems`` with every entry whose former address is not valid or belongs to an existing page, or
    ///   whose target is not a page of the site; if there are none, with every entry that repeats the redirect of
    ///   another entry. Also throws if the file cannot be read or is not a YAML mapping.
    init(
        _ folder: SiteFolder, _ plan: SitePlan, folders: [String] = [], onlyAtTop: Set<String> = []
    ) throws(SiteProblems) {
        guard folder.contains(Self.file) else {
            (pages, pathsOnlyAtTop, derived, anchors) = ([], [], [], [:])
            return
        }
        var file = SettingsFile(try folder.settings(Self.file), name: folder.display(Self.file))
        var problems: [SiteProblem] = []
        let root = file.root()
        let mapping = root?.mapping
        if let root, mapping == nil {
            problems.append(SiteProblem(file: file.name, line: root.mark?.line, .configuration(.notKeysAndValues)))
        }
        var record: [String: String] = [:]
        for (key, value) in mapping ?? [:] { record[key.string ?? ""] = value.string ?? "" }
        let known = plan.addresses
        func isInUse(_ path: String) -> Bool {
            if known[path] != nil { return true }
            guard let rest = Self.rest(of: path, in: folders) else { return false }
            return known[rest] != nil && !onlyAtTop.contains(rest)
        }
        var found: [Page] = []
        for (key, _) in mapping ?? [:] {
            let from = key.string ?? ""
            var to = record[from] ?? ""
            // A page may have moved several times, so the entries are followed to the end.
            for _ in record where known[to] == nil { to = record[to] ?? to }
            let mistake: ConfigurationMistake? =
                if !SitePath.isSafe(from) || !from.hasSuffix(".html") {
                    .badFormerAddress(from)
                } else if isInUse(from) {
                    .formerAddressInUse(from)
                } else if known[to] == nil {
                    .movedToNothing(from, to: record[from] ?? "")
                } else {
                    nil
                }
            if let mistake {
                problems.append(SiteProblem(file: file.name, line: key.mark?.line, .configuration(mistake)))
            } else {
                found.append(Page(from: from, to: to))
            }
        }
        problems += file.problems.map { SiteProblem($0) }
        if !problems.isEmpty { throw SiteProblems(problems) }
        let (bare, anchors) = Self.followed(found, plan, known)
        let all = found + bare
        derived = Set(bare.map(\.from))
        self.anchors = anchors
        pages = all.sorted { $0.from.precedesInBytes($1.from) }
        func isOnlyAtTop(_ page: Page) -> Bool {
            onlyAtTop.contains(page.to) || Self.rest(of: page.from, in: folders) != nil
        }
        pathsOnlyAtTop = Set(all.filter(isOnlyAtTop).map(\.from))
        let everywhere = Set(all.map(\.from)).subtracting(pathsOnlyAtTop)
        let repeated = Self.repeated(in: mapping ?? [:], everywhere, folders, file: file.name)
        if !repeated.isEmpty { throw SiteProblems(repeated) }
    }

    /// The part of an address after the folder of a further language; nil if the address is not in such a folder.
    private static func rest(of path: String, in folders: [String]) -> String? {
        folders.first { path.hasPrefix($0) }.map { String(path.dropFirst($0.count)) }
    }

    /// The problems of entries such as `de/old.html` whose redirect already follows from another entry, `old.html`.
    /// - Parameter everywhere: the former addresses that redirect in all languages.
    private static func repeated(
        in mapping: Node.Mapping, _ everywhere: Set<String>, _ folders: [String], file: String
    ) -> [SiteProblem] {
        mapping.compactMap { key, _ in
            let from = key.string ?? ""
            guard let rest = rest(of: from, in: folders), everywhere.contains(rest) else { return nil }
            return SiteProblem(file: file, line: key.mark?.line, .configuration(.formerAddressTwice(from, rest)))
        }
    }

    /// Removes the redirects from `mirrored/` that are not listed in the file and lead to none of the given pages. If a
    /// site has languages of both text directions, only the stories that exist only at the top have mirrored pages.
    /// - Parameter kept: the paths of the pages that exist only at the top of the site.
    mutating func leaveOutMirrored(keeping kept: Set<String>) {
        pages.removeAll { derived.contains($0.from) && $0.from.hasPrefix("mirrored/") && !kept.contains($0.to) }
    }

    /// Returns the redirects to bare and mirrored pages, and the former ids on pages of components, that follow from
    /// the redirects of pages about stories. A redirect is left out if its former address belongs to a page or is
    /// itself listed in `moved.yml`.
    private static func followed(
        _ pages: [Page], _ plan: SitePlan, _ known: [String: PageJob.Subject]
    ) -> (bare: [Page], anchors: [Int: [String]]) {
        let listed = Set(pages.map(\.from))
        func isFree(_ path: String) -> Bool { known[path] == nil && !listed.contains(path) }
        var bare: [Page] = []
        var anchors: [Int: [String]] = [:]
        for page in pages where page.from.hasPrefix(SitePlan.storyFolder) {
            let number: Int
            switch known[page.to] {
            case .storyPage(let story), .story(let story): number = story
            default: continue
            }
            let story = plan.stories[number]
            let name = page.from.dropFirst(SitePlan.storyFolder.count)
            if let path = story.path, isFree("bare/" + name) { bare.append(Page(from: "bare/" + name, to: path)) }
            if let mirrored = story.mirrored, isFree("mirrored/" + name) {
                bare.append(Page(from: "mirrored/" + name, to: mirrored))
            }
            let base = plan.components[story.component].path.dropFirst("components/".count).dropLast(".html".count)
            if name.hasPrefix("\(base)--") {
                anchors[number, default: []].append("story_\(name.dropFirst(base.count + 2).dropLast(".html".count))")
            }
        }
        return (bare, anchors)
    }
}

extension SitePlan {
    /// The pages that a site with this plan may have, except mirrored and moved pages. They are keyed by address,
    /// relative to the folder of a language.
    var addresses: [String: PageJob.Subject] {
        var found: [String: PageJob.Subject] = [
            "index.html": .index, Self.storiesPath: .stories, Self.coveragePath: .coverage, Self.tokensPath: .tokens,
            Self.changesPath: .changes,
        ]
        if hasEverything { found[Self.everythingPath] = .everything }
        if hasComponentList { found[Self.componentsPath] = .components }
        for (number, part) in furtherPages.enumerated() { found[path(of: part)] = .list(number) }
        for number in sections.indices { found[path(section: number)] = .section(number) }
        for (number, component) in components.enumerated() { found[component.path] = .component(number) }
        for (number, guide) in guides.enumerated() { found[guide.path] = .guide(number) }
        for (number, story) in stories.enumerated() {
            if let path = story.path { found[path] = .story(number) }
            if let page = story.page { found[page] = .storyPage(number) }
        }
        return found
    }
}
