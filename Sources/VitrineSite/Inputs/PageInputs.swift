import Foundation
import VitrineComponents
import VitrineHTML
import VitrineSupport

/// The inputs of each page of a site, as digests: a page whose digest equals that of the last build has the same bytes.
///
/// The index, the lists of all stories and components, and the pages about coverage and changes have no digest, because
/// they show facts about all other pages. With `--since`, the same applies to further pages of long lists.
struct PageInputs: Sendable {
    private let site: PreparedSite
    /// The digest of the inputs that all pages of a locale share, for each locale.
    private let common: [String]
    /// The digests of the values of each section: header, footer, rows. A digest is nil if the value cannot be
    /// inspected, or if the section has no header or footer.
    private let values: [SectionValues]

    private struct SectionValues: Sendable {
        var header: String?
        var footer: String?
        var rows: [String?]
        /// The digest of the header, the footer and all rows together; nil if one of them cannot be inspected.
        var all: String?
    }

    /// Computes the inputs of all pages of a site.
    /// - Returns: nil if an input that all pages share, such as the program, cannot be determined.
    init?(_ site: PreparedSite, tasks: Int) async {
        guard let program = ProgramStamp.text else { return nil }
        self.site = site
        var shared = InputBytes()
        shared.add(program)
        shared.add(site.textDigest)
        shared.add(site.links.digest)
        shared.add(site.tokens != nil)
        shared.add(site.coverage != nil)
        let configuration = site.configuration
        shared.add(configuration.timeZone.identifier)
        shared.add(configuration.calendar.map { "\($0)" })
        shared.add(Int(bitPattern: UInt(configuration.now.timeIntervalSinceReferenceDate.bitPattern)))
        if let taps = site.locales.first?.context.taps {
            var digest = ValueDigest()
            guard let taps = digest.digest(of: taps) else { return nil }
            shared.add(taps)
        }
        for device in configuration.devices {
            shared.add(device.name)
            shared.add(device.width)
        }
        Self.add(site.plan, to: &shared)
        for locale in site.locales {
            shared.add(locale.tag)
            shared.add(locale.folder)
            shared.add(locale.context.direction.rawValue)
        }
        common = site.locales.indices.map { Self.common(shared, site, $0) }
        let numbers = Array(site.plan.sections.indices)
        let found = await WorkerPool.drain(numbers, tasks: tasks) { queue in
            var digest = ValueDigest()
            var found: [(Int, SectionValues)] = []
            while let number = queue.next() { found.append((number, Self.values(of: site.plan, number, &digest))) }
            return found
        }
        var values = numbers.map { _ in SectionValues(rows: []) }
        for (number, section) in found.joined() { values[number] = section }
        self.values = values
    }

    /// The digest of a page's inputs; nil if the page has to be rendered every time.
    /// - Parameters:
    ///   - lineage: which component renders which, as shown by pages of components.
    ///   - styles: what the pages reported about styles, as shown by the page of the design tokens.
    ///   - facts: the findings about stories, and the changes since a release, as shown by pages of later rounds.
    func digest(of job: PageJob, lineage: Lineage, styles: StyleLines?, facts: StoryFacts?) -> String? {
        let plan = site.plan
        let titles = site.locales[job.locale].titles
        var input = InputBytes()
        input.add(common[job.locale])
        if site.showsFacts(job) { input.add(facts?.changes?[job.locale].marks) }
        switch job.subject {
        case .index, .stories, .coverage, .changes, .components: return nil
        case .list(let number):
            let part = plan.furtherPages[number]
            guard site.former == nil else { return nil }
            input.add("list \(plan.path(of: part)) \(plan.pages(of: part.list))")
            let entries = plan.entries(on: part)
            input.add(entries.lowerBound)
            input.add(entries.count)
            for story in plan.stories(on: part) {
                input.add(titles.stories[story])
                input.add(titles.untranslated.stories.contains(story))
                input.add(plan.stories[story].path)
                input.add(plan.stories[story].anchor)
                input.add(plan.address(ofStory: story))
            }
        case .everything:
            input.add("everything")
            for component in plan.components {
                guard let story = plan.firstStory(of: component) else { continue }
                guard let value = value(of: story) else { return nil }
                Self.add(plan.stories[story], titles, story, to: &input)
                input.add(value)
            }
        case .tokens:
            guard let tokens = site.tokens, let styles else { return nil }
            input.add("tokens")
            input.add(tokens.inputs)
            for (number, story) in plan.stories.enumerated() where story.path != nil {
                input.add(titles.stories[number])
                input.add(titles.untranslated.stories.contains(number))
                input.add(story.path)
            }
            // This is the digest of all lines, so the lines themselves are not added.
            input.add(styles.digest)
        case .section(let number):
            guard let all = values[number].all else { return nil }
            input.add("section \(number)")
            input.add(all)
            for (row, item) in plan.sections[number].items.enumerated() where item.given != nil {
                guard let story = plan.story(section: number, row: row) else { continue }
                Self.add(plan.stories[story], titles, story, to: &input)
            }
        case .storyPage(let number):
            guard let value = value(of: number) else { return nil }
            input.add("page of a story")
            input.add(site.motion.digest)
            add(facts, number, job.locale, to: &input)
            Self.add(plan.stories[number], titles, number, to: &input)
            input.add(value)
            let source = site.sources[number]
            input.add(source.code.text)
            input.add("\(source.code.kind)")
            for names in [source.code.imports, source.code.missing] {
                input.add(names.count)
                for name in names { input.add(name) }
            }
            input.add(source.address)
            let (previous, next) = plan.stories[number].neighbors
            for neighbor in [previous, next] {
                input.add(neighbor.map { titles.stories[$0] })
                input.add(neighbor.map { titles.untranslated.stories.contains($0) } ?? false)
                input.add(neighbor.flatMap { plan.stories[$0].page })
            }
            addVariants(of: number, to: &input)
        case .guide(let number):
            let text = plan.guides[number].text(in: site.locales[job.locale].tag).text
            input.add("guide \(number)")
            input.add(site.prose.linkDigest)
            input.add(text.summary)
            input.add(text.prose.text)
            input.add(text.prose.place.description)
            input.add(site.configuration.readsMarkdown)
            for story in text.stories.sorted(by: { $0.key < $1.key }).flatMap(\.value) {
                guard let value = value(of: story) else { return nil }
                Self.add(plan.stories[story], titles, story, to: &input)
                input.add(value)
            }
        case .moved(let number):
            input.add("moved")
            input.add(site.moved.pages[number].from)
            input.add(site.moved.pages[number].to)
            input.add(site.frame(of: job).title)
        case .mirrored(let number):
            guard let value = value(of: number) else { return nil }
            input.add("mirrored")
            Self.add(plan.stories[number], titles, number, to: &input)
            input.add(value)
        case .story(let number):
            guard let value = value(of: number) else { return nil }
            input.add("story")
            Self.add(plan.stories[number], titles, number, to: &input)
            input.add(value)
        case .component(let number):
            input.add("component \(number)")
            input.add(site.prose.linkDigest)
            for story in plan.components[number].stories {
                for anchor in site.moved.anchors[story] ?? [] { input.add(anchor) }
                Self.add(plan.stories[story], titles, story, to: &input)
                add(facts, story, job.locale, to: &input)
            }
            for story in plan.components[number].shown {
                guard let value = value(of: story) else { return nil }
                input.add(value)
            }
            if let prose = site.prose[number] {
                input.add(prose.text)
                input.add(prose.place.description)
                input.add(site.configuration.readsMarkdown)
            }
            let name = plan.components[number].entry.fullName
            for related in [lineage.uses(of: name), lineage.users(of: name)] {
                input.add(related.count)
                for name in related { input.add(name) }
            }
        }
        return input.digest
    }

    /// Adds a story's findings and changes, which the page about it and the page of its component show.
    private func add(_ facts: StoryFacts?, _ story: Int, _ locale: Int, to input: inout InputBytes) {
        guard let path = site.plan.stories[story].path else { return }
        let findings = facts?.findings[site.folder(ofStory: story, for: locale) + path] ?? []
        input.add(findings.count)
        for finding in findings { input.add(finding.description) }
        let changes = facts?.changes?[locale].stories[story]?.changes ?? []
        input.add(changes.count)
        for change in changes { input.add(change.sentence) }
    }

    /// Adds the variants of a story: the values of its properties, and the pages of the stories that show these values.
    private func addVariants(of story: Int, to input: inout InputBytes) {
        let rows = site.variants.rows(of: story, in: site.plan)
        input.add(rows.count)
        for row in rows {
            input.add(row.name)
            input.add(row.current ?? -1)
            input.add(row.values.count)
            for value in row.values {
                input.add(value.name)
                input.add(value.story.flatMap { site.plan.stories[$0].page })
            }
        }
    }

    private func value(of story: Int) -> String? {
        let story = site.plan.stories[story]
        switch story.position {
        case .header: return values[story.section].header
        case .footer: return values[story.section].footer
        case .row(let row): return values[story.section].rows[row]
        }
    }

    // MARK: - Values

    private static func values(of plan: SitePlan, _ number: Int, _ digest: inout ValueDigest) -> SectionValues {
        let section = plan.sections[number]
        var values = SectionValues(rows: section.items.map { digest.digest(of: $0.component) })
        values.header = section.header.flatMap { digest.digest(of: $0) }
        values.footer = section.footer.flatMap { digest.digest(of: $0) }
        let edges = (section.header == nil || values.header != nil) && (section.footer == nil || values.footer != nil)
        guard edges, values.rows.allSatisfy({ $0 != nil }) else { return values }
        var all = InputBytes()
        all.add(values.header)
        all.add(values.footer)
        for (row, item) in section.items.enumerated() {
            all.add(plan.rowNames[number, row])
            all.add(item.place.description)
            all.add(values.rows[row])
        }
        values.all = all.digest
        return values
    }

    /// Adds what the frames around pages show, and the names from which the addresses of links are made.
    static func add(_ plan: SitePlan, to input: inout InputBytes) {
        input.add(plan.sections.count)
        for (number, section) in plan.sections.enumerated() {
            input.add(section.id.description)
            input.add(plan.sectionNames[number])
            input.add(section.title)
            input.add(section.group)
            input.add(section.summary)
            input.add(section.storyPages.rawValue)
            input.add(section.languages.rawValue)
            input.add(section.place.description)
            input.add(section.items.count)
        }
        for component in plan.components {
            input.add(component.entry.name)
            input.add(component.entry.fullName)
            input.add(component.entry.viewDescription)
            input.add(component.entry.place.description)
            input.add(component.path)
            input.add(component.stories.count)
        }
    }

    private static func add(
        _ story: StoryReference, _ titles: LocalizedTitles, _ number: Int, to input: inout InputBytes
    ) {
        input.add(story.name)
        input.add(titles.stories[number])
        input.add(story.notes)
        input.add(titles.notes[number])
        input.add(titles.untranslated.stories.contains(number))
        input.add(titles.untranslated.notes.contains(number))
        input.add(story.instance)
        input.add(story.anchor)
        input.add(story.slug)
        input.add(story.path)
        input.add(story.page)
        input.add(story.place.description)
        input.add(story.tags.count)
        for tag in story.tags { input.add(tag) }
        input.add("\(story.role)")
        input.add(story.kind.rawValue)
        input.add(story.cell?.matrix)
        input.add(story.cell?.row)
        input.add(story.cell?.column)
        input.add(story.section)
        input.add(story.component)
    }

    static func common(_ shared: InputBytes, _ site: PreparedSite, _ locale: Int) -> String {
        var input = shared
        let titles = site.locales[locale].titles
        input.add(locale)
        input.add(titles.site)
        input.add(titles.description)
        for number in site.plan.sections.indices {
            input.add(titles.sections[number])
            input.add(titles.groups[number])
            input.add(titles.summaries[number])
            input.add(titles.untranslated.sections.contains(number))
            input.add(titles.untranslated.summaries.contains(number))
        }
        for (number, guide) in site.plan.guides.enumerated() {
            input.add(guide.path)
            input.add(titles.guides[number])
            input.add(titles.guideGroups[number])
            input.add(guide.text(in: site.locales[locale].tag).isTranslation)
        }
        for kind in PageKind.allCases {
            for segment in site.layout(kind, locale: locale).segments {
                switch segment {
                case .bytes(let bytes): input.add(bytes)
                case .slot(let slot, let isInSingleQuotes):
                    input.add(slot.rawValue)
                    input.add(isInSingleQuotes)
                case .policy: input.add("policy")
                }
            }
        }
        return input.digest
    }
}
