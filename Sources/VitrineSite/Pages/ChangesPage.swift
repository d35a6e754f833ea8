import VitrineComponents
import VitrineHTML
import VitrineSnapshots

extension Chrome {
    /// The maximum number of groups of changes that the page shows; the others are only counted.
    private static let shownGroups = 200
    /// The maximum number of pages that are linked for one group of changes.
    private static let shownPlaces = 8

    /// Writes the page about the changes since a release: new, changed and removed content.
    func changesPage(_ html: HTML) {
        guard let changes else { return }
        html.header(.class("intro")) {
            html.h1(words(.changes))
            html.p(
                changes.isEmpty ? "\(words(.nothingChanged)) \(words(.changesAppear))" : words(.changesSummary),
                .class("summary"))
            if !changes.hasContents, !changes.isEmpty { html.p(words(.onlyHashes), .class("notes")) }
            html.dl(.class("facts")) {
                let marks = changes.stories.values.map(\.mark)
                fact(words(.newStories), html, marks.count { $0 == .new })
                fact(words(.changedStories), html, marks.count { $0 == .changed })
                fact(words(.removedPages), html, changes.gone.count)
            }
        }
        groups(changes, html)
        stories(.newStories, .new, changes, html)
        // Lists only the stories whose contents could not be compared; the differences of the others are listed above.
        stories(.changedStories, .changed, changes, html)
        pages(changes, html)
        list(.removedPages, "page_removed", changes.gone, html) { path($0, html) }
        list(.otherFiles, "page_files", changes.files, html) { file in
            path(file.path, html)
            html.text(" ")
            mark(file.mark, html)
        }
    }

    /// Writes the mark of an entry: new, changed or removed. Writes nothing if the entry has no mark.
    func mark(_ mark: ReleaseChanges.Mark?, _ html: HTML) {
        guard let mark else { return }
        html.span(words(mark.word), .class("flag \(mark.rawValue)"))
    }

    private func groups(_ changes: ReleaseChanges, _ html: HTML) {
        guard !changes.groups.isEmpty else { return }
        let addresses = plan.addresses
        html.section(.class("block"), .id("page_changed")) {
            html.h2(words(.changed))
            html.ul(.class("news"), .role("list")) {
                for group in changes.groups.prefix(Self.shownGroups) {
                    html.li {
                        sentence(group.sentence, html)
                        if group.count > 1 { html.span(" × \(words.number(group.count))", .class("count")) }
                        places(group.pages, addresses, html)
                    }
                }
            }
            let rest = changes.groups.count - Self.shownGroups
            if rest > 0 { html.p(words.moreChanges(rest), .class("notes")) }
        }
    }

    /// Writes a sentence about a change or a finding. Such sentences are in English on every page.
    func sentence(_ text: String, _ html: HTML) { html.span(text, .lang("en"), .dir("ltr")) }

    private func places(_ paths: [String], _ addresses: [String: PageJob.Subject], _ html: HTML) {
        html.p(.class("notes")) {
            for (number, path) in paths.prefix(Self.shownPlaces).enumerated() {
                if number > 0 { html.text(words(.comma)) }
                let isOnlyAtTop = pathsOnlyAtTop.contains(path)
                html.a(.href((isOnlyAtTop ? top : root) + path), hreflang(isOnlyAtTop)) {
                    name(of: addresses[path], path, html)
                }
            }
            if paths.count > Self.shownPlaces {
                html.text(words(.comma) + words.morePages(paths.count - Self.shownPlaces))
            }
        }
    }

    /// Writes the title of the story, section or guide that a page shows, or the path of any other page.
    private func name(of page: PageJob.Subject?, _ path: String, _ html: HTML) {
        switch page {
        case .storyPage(let number), .story(let number): fullTitle(of: number, html)
        case .section(let number): html.bdi(titles.sections[number], lang(section: number))
        case .guide(let number): html.bdi { guideTitle(number, html) }
        default: self.path(path, html)
        }
    }

    private func stories(
        _ title: FrameWords.Word, _ mark: ReleaseChanges.Mark, _ changes: ReleaseChanges, _ html: HTML
    ) {
        let numbers = plan.components.flatMap(\.stories).filter { number in
            changes.stories[number].map { $0.mark == mark && $0.changes.isEmpty } ?? false
        }
        list(title, "page_stories-\(mark.rawValue)", numbers, html) { number in
            html.a(.href(address(of: number)), hreflang(story: number)) { fullTitle(of: number, html) }
        }
    }

    private func pages(_ changes: ReleaseChanges, _ html: HTML) {
        let guides = plan.guides.indices.filter { changes.guides[$0] != nil }
        list(.guides, "page_guides", Array(guides), html) { number in
            html.a(.href(root + plan.guides[number].path), .dir("auto")) { guideTitle(number, html) }
            html.text(" ")
            mark(changes.guides[number], html)
        }
        let numbers = plan.sections.indices.filter { changes.sections[$0] != nil }
        list(.pages, "page_sections", Array(numbers), html) { number in
            link(toSection: number, html)
            html.text(" ")
            mark(changes.sections[number], html)
        }
    }

    private func list<Entry>(
        _ title: FrameWords.Word, _ id: String, _ entries: [Entry], _ html: HTML, _ entry: (Entry) -> Void
    ) {
        guard !entries.isEmpty else { return }
        html.section(.class("block"), .id(id)) {
            html.h2(words(title))
            html.ul(.class("links"), .role("list")) { for value in entries { html.li { entry(value) } } }
        }
    }
}

extension ReleaseChanges.Mark {
    var word: FrameWords.Word {
        switch self {
        case .new: .new
        case .changed: .changed
        case .removed: .removed
        }
    }
}
