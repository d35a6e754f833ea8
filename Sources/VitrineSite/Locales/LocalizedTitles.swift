import VitrineComponents

/// The titles, groups, summaries, names and notes of a plan in one language.
///
/// The user's texts may or may not be keys of a catalog: those that are keys are translated, and reported if the
/// translation is missing; the others are shown unchanged. If a section exists only in the site's own language, its
/// title and summary, and the names and notes of its stories, need no translation: without one they are shown in that
/// language.
struct LocalizedTitles: Sendable {
    /// The numbers of the sections and stories whose texts are in the site's own language although the page is in
    /// another one.
    struct Untranslated: Sendable {
        var sections: Set<Int> = []
        var summaries: Set<Int> = []
        var stories: Set<Int> = []
        var notes: Set<Int> = []
    }

    let site: String
    let description: String
    let sections: [String]
    let groups: [String?]
    /// Runs of adjacent sections with the same group.
    let runs: [SectionRun]
    let summaries: RareTexts
    /// The title of each guide, from the text that ``Guide/text(in:)`` returns for this language.
    let guides: [String]
    /// The title of each guide's group: the translated names of its folders below `pages`, joined by “ / ”; nil for a
    /// guide directly in `pages`.
    let guideGroups: [String?]
    let guideRuns: [SectionRun]
    let stories: [String]
    let notes: RareTexts
    /// Which texts of sections that exist only in the site's own language are shown in that language.
    let untranslated: Untranslated
    /// Texts that are keys of the catalog but have no translation into this language although they need one. Each has
    /// the place of its first declaration, or no place if it is from `vitrine.yml` or the name of a folder of guides.
    let missing: [RenderProblem]

    /// Translates the texts of a plan.
    /// - Parameter own: the titles in the site's own language; nil when those titles themselves are created.
    init(
        _ plan: SitePlan, _ configuration: SiteConfiguration, _ strings: SiteStrings, _ context: RenderContext,
        own: LocalizedTitles? = nil
    ) {
        var missing: [RenderProblem] = []
        var untranslated = Untranslated()
        var seen: Set<String> = []
        func translated(_ text: String, _ place: SourcePlace?) -> String {
            guard !text.isEmpty, strings.has(text) else { return text }
            let (words, isMissing) = context.string(LocalizedText(key: text))
            if isMissing, seen.insert(text).inserted {
                missing.append(
                    RenderProblem(error: .missingString(key: text, language: context.language), place: place))
            }
            return words
        }
        /// The translation of a text about a section that exists only in the site's own language. If there is none, or
        /// if it is the same as `own` (the text in that language), adds `number` to `numbers` and returns `own`.
        func optional(_ text: String, own: String, _ number: Int, _ numbers: inout Set<Int>) -> String {
            if !text.isEmpty, strings.has(text) {
                let (words, isMissing) = context.string(LocalizedText(key: text))
                if !isMissing, words != own { return words }
            }
            numbers.insert(number)
            return own
        }
        site = translated(configuration.title, nil)
        description = translated(configuration.description, nil)
        let sections = plan.sections.enumerated().map { number, section in
            guard let own, plan.isOnlyAtTop(section: number) else { return translated(section.name, section.place) }
            return optional(section.name, own: own.sections[number], number, &untranslated.sections)
        }
        self.sections = sections
        let groups = plan.sections.map { section in section.group.map { translated($0, section.place) } }
        self.groups = groups
        runs = SectionRun.all(groups)
        let summaries = plan.sections.enumerated().map { number, section in
            guard let own, plan.isOnlyAtTop(section: number) else { return translated(section.summary, section.place) }
            return optional(section.summary, own: own.summaries[number], number, &untranslated.summaries)
        }
        self.summaries = RareTexts(summaries)
        guides = plan.guides.map { $0.text(in: context.language).text.title }
        let folders = plan.guides.map { guide in
            guide.folders.isEmpty
                ? nil : guide.folders.map { translated(Guide.words(of: $0), nil) }.joined(separator: " / ")
        }
        guideGroups = folders
        guideRuns = SectionRun.all(folders)
        stories = plan.stories.enumerated().map { number, story in
            if let own, plan.isOnlyAtTop(story: number) {
                return optional(story.name, own: own.stories[number], number, &untranslated.stories)
            }
            guard !strings.has(story.name), let text = Self.givenName(of: story, in: plan, sections) else {
                return translated(story.name, story.place)
            }
            let name = context.string(text).text
            // Reuses the existing string so that equal texts are in memory only once.
            return name == story.name ? story.name : name
        }
        let notes = plan.stories.enumerated().map { number, story in
            guard let own, plan.isOnlyAtTop(story: number) else { return translated(story.notes, story.place) }
            return optional(story.notes, own: own.notes[number], number, &untranslated.notes)
        }
        self.notes = RareTexts(notes)
        self.untranslated = untranslated
        self.missing = missing
    }

    /// A name for a story, made from the title of its section; nil for a row whose story or component has a name of its
    /// own.
    private static func givenName(
        of story: StoryReference, in plan: SitePlan, _ sections: [String]
    ) -> LocalizedText? {
        let section = sections[story.section]
        var text: LocalizedText
        switch story.position {
        case .header: text = "Header of \(section)"
        case .footer: text = "Footer of \(section)"
        case .row(let row):
            let item = plan.sections[story.section].items[row]
            guard item.story == nil, item.component.displayName == nil else { return nil }
            text = "\(section): \(item.id?.text ?? plan.rowNames[story.section, row])"
        }
        text.table = SiteStrings.frame
        return text
    }
}
