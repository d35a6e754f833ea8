import VitrineComponents
import VitrineSnapshots
import VitrineSupport

extension SitePass {
    /// Collects the findings about stories, and the changes since a release. The pages of later rounds show them.
    /// - Parameter all: the results of the first round.
    func storyFacts(_ all: PageResults) async -> StoryFacts {
        var facts = StoryFacts()
        for record in all.records where record.kind == .story && !record.findings.isEmpty {
            facts.findings[record.path] = record.findings
        }
        guard let former = site.former, let output else { return facts }
        let hashes = Dictionary(all.records.map { ($0.path, $0.hash) }) { first, _ in first }
        var found: [ReleaseChanges] = []
        for locale in site.locales.indices {
            let search = ReleaseSearch(site: site, locale: locale, former: former, output: output, hashes: hashes)
            found.append(await search.changes(tasks: tasks))
        }
        facts.changes = found
        return facts
    }
}

/// Finds what changed in one language since a release.
struct ReleaseSearch: Sendable {
    let site: PreparedSite
    let locale: Int
    let former: FormerSite
    let output: SiteOutput
    /// The hashes of the pages of the first round, keyed by path.
    let hashes: [String: String]

    /// A page that already existed in the release, perhaps at another path. There is a pair for every such guide,
    /// because guides are not rendered yet, but for sections and stories only if the bytes of the page have changed.
    private struct Pair: Sendable {
        var subject: PageJob.Subject
        var former: String
        var path: String

        var isStory: Bool { if case .story = subject { true } else { false } }
    }

    private struct Found: Sendable {
        var subject: PageJob.Subject
        var changes: [Change]
    }

    private var folder: String { site.locales[locale].folder }

    func changes(tasks: Int) async -> ReleaseChanges {
        var changes = ReleaseChanges()
        changes.hasContents = former.hasContents
        let moved = Dictionary(grouping: site.moved.pages) { $0.to }
        var pairs: [Pair] = []
        func look(
            _ subject: PageJob.Subject, _ path: String, isOnlyAtTop: Bool
        ) -> ReleaseChanges.Mark? {
            let folder = isOnlyAtTop ? "" : folder
            let names = [path] + (moved[path] ?? []).map(\.from)
            guard let name = names.first(where: { former.hash(of: folder + $0) != nil }) else { return .new }
            if let hash = hashes[folder + path], former.hash(of: folder + name) != hash {
                pairs.append(Pair(subject: subject, former: folder + name, path: folder + path))
            }
            return nil
        }
        let plan = site.plan
        for (number, story) in plan.stories.enumerated() {
            guard let path = story.path,
                let mark = look(.story(number), path, isOnlyAtTop: plan.isOnlyAtTop(story: number))
            else { continue }
            changes.stories[number] = ReleaseChanges.Story(mark: mark)
        }
        for number in plan.sections.indices {
            changes.sections[number] = look(
                .section(number), plan.path(section: number), isOnlyAtTop: plan.isOnlyAtTop(section: number))
        }
        for (number, component) in plan.components.enumerated() {
            let names = [component.path] + (moved[component.path] ?? []).map(\.from)
            if !names.contains(where: { former.hash(of: folder + $0) != nil }) { changes.components[number] = .new }
        }
        for (number, guide) in plan.guides.enumerated() {
            let names = [guide.path] + (moved[guide.path] ?? []).map(\.from)
            if let name = names.first(where: { former.hash(of: folder + $0) != nil }) {
                pairs.append(Pair(subject: .guide(number), former: folder + name, path: folder + guide.path))
            } else {
                changes.guides[number] = .new
            }
        }
        changes.gone = gone
        add(await compare(pairs, tasks: tasks), to: &changes)
        for number in changes.stories.keys where changes.components[plan.stories[number].component] == nil {
            changes.components[plan.stories[number].component] = .changed
        }
        changes.files = files
        return changes
    }

    // MARK: - Pages

    private func compare(_ pairs: [Pair], tasks: Int) async -> [Found] {
        // If only hashes are known, sections and guides are skipped, because a hash also covers the frame around the
        // content.
        let pairs = pairs.filter { former.hasContents || $0.isStory }
        let found = await WorkerPool.drain(Array(pairs.enumerated()), tasks: tasks) { queue in
            let reader = try? SnapshotReader()
            let renderer = PageRenderer(site, lineage: Lineage())
            var found: [(Int, Found)] = []
            while let (number, pair) = queue.next() {
                if let changes = changes(in: pair, reader, renderer) {
                    found.append((number, Found(subject: pair.subject, changes: changes)))
                }
            }
            return found
        }
        return found.joined().sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// The differences between the pages of a pair. If both show the same content, the result is nil. If the contents
    /// cannot be compared, it is an empty array for a story, whose hash shows that it has changed, and nil for other
    /// pages.
    private func changes(in pair: Pair, _ reader: SnapshotReader?, _ renderer: PageRenderer) -> [Change]? {
        guard former.hasContents else { return [] }
        // Different hashes show that a story has changed, even if its contents cannot be read.
        let unknown: [Change]? = pair.isStory ? [] : nil
        guard let (old, new) = contents(of: pair, renderer) else { return unknown }
        guard old != new else { return nil }
        guard let one = try? reader?.tree(old), let other = try? reader?.tree(new) else { return unknown }
        let changes = ChangeList(from: one, to: other).changes
        return changes.isEmpty ? nil : changes
    }

    /// The former and the current content of a page; nil if one of them is not found.
    private func contents(of pair: Pair, _ renderer: PageRenderer) -> (old: [UInt8], new: [UInt8])? {
        guard let before = former.bytes(of: pair.former) else { return nil }
        if case .guide = pair.subject {
            // The page itself is rendered later, because it shows what changed. Its problems are reported then.
            _ = renderer.renderContent(of: PageJob(locale: locale, subject: pair.subject))
            let content = renderer.session.html.bytes()
            guard let old = FormerPage.guide(before), let new = FormerPage.guide(content) else { return nil }
            return (old, new)
        }
        guard let after = output.bytes(of: pair.path) else { return nil }
        if !pair.isStory {
            guard let old = FormerPage.section(before), let new = FormerPage.section(after) else { return nil }
            return (old, new)
        }
        let (old, new) = (FormerPage.story(before), FormerPage.story(after))
        return (pair.former == pair.path ? old : FormerPage.renamed(old, as: new), new)
    }

    /// Adds the differences to `changes`. What changed on the page of a story is not repeated for its section.
    private func add(_ all: [Found], to changes: inout ReleaseChanges) {
        let plan = site.plan
        let hasGone = changes.gone.contains { $0.dropFirst(folder.count).hasPrefix(SitePlan.storyFolder) }
        var pages: [(path: String, changes: [Change])] = []
        for found in all {
            switch found.subject {
            case .story(let number):
                changes.stories[number] = ReleaseChanges.Story(mark: .changed, changes: found.changes)
                let story = plan.stories[number]
                if !found.changes.isEmpty { pages.append((story.page ?? story.path ?? "", found.changes)) }
            case .section(let number):
                changes.sections[number] = .changed
                let hasNew = changes.stories.contains { story, change in
                    change.mark == .new && plan.stories[story].section == number
                }
                let own = found.changes.filter { change in
                    // An inserted or removed element without a component is usually the one around a row. If there is a
                    // new or removed story, that story is listed already, so the element is left out here.
                    if change.component == nil, change.kind == .inserted, hasNew { return false }
                    if change.component == nil, change.kind == .removed, hasGone { return false }
                    guard let instance = change.instance,
                        let story = plan.stories(ofSection: number).first(where: {
                            plan.stories[$0].instance == instance
                        })
                    else { return true }
                    return plan.stories[story].path == nil
                }
                if !own.isEmpty { pages.append((plan.path(section: number), own)) }
            case .guide(let number):
                changes.guides[number] = .changed
                if !found.changes.isEmpty { pages.append((plan.guides[number].path, found.changes)) }
            default: break
            }
        }
        changes.groups = ChangeGroup.groups(pages)
    }

    // MARK: - Removed pages

    /// Pages of the release that this language no longer has. Left out are the bare and mirrored pages of stories, and
    /// pages that exist only in some builds.
    private var gone: [String] {
        // The former address of a redirect may begin with the folder of this language, as in `de/old.html`. Such a
        // redirect is made in the first language, so it is not among the pages of this language.
        let present = Set(
            PreparedSite.Round.allCases.flatMap { site.jobs($0, locales: [locale]) }.map(site.path)
                + site.moved.pages.map(\.from))
        let others = site.locales.map(\.folder).filter { !$0.isEmpty && $0 != folder }
        return former.pages.filter { page in
            guard page.hasPrefix(folder), !others.contains(where: { folder.isEmpty && page.hasPrefix($0) }) else {
                return false
            }
            let path = page.dropFirst(folder.count)
            return !present.contains(page) && !DeadAddresses.isPassing(page) && !path.hasPrefix("bare/")
                && !path.hasPrefix("mirrored/")
        }
    }

    private var files: [ReleaseChanges.File] {
        var found: [ReleaseChanges.File] = []
        for asset in site.assets where !asset.isVariant {
            guard let hash = former.hash(of: asset.path) else {
                found.append(.init(path: asset.path, mark: .new))
                continue
            }
            if let bytes = try? asset.bytes(), SHA256.hex(bytes) != hash {
                found.append(.init(path: asset.path, mark: .changed))
            }
        }
        let present = Set(site.assets.map(\.path))
        found += former.files.filter { $0.hasPrefix("assets/") && !present.contains($0) }
            .map { .init(path: $0, mark: .removed) }
        return found.sorted { $0.path.precedesInBytes($1.path) }
    }
}
