import VitrineComponents

/// The titles, groups, summaries, names and notes of a plan in one language.
///
/// The user's texts may or may not be keys of a catalog: those that are keys are translated, and reported if the
/// translation is missing; the others are shown unchanged.
struct LocalizedTitles: Sendable {
    let site: String
    let description: String
    let sections: [String]
    let groups: [String?]
    /// Runs of adjacent sections with the same group.
    let runs: [SectionRun]
    let summaries: RareTexts
    let stories: [String]
    let notes: RareTexts
    /// Texts that are keys of the catalog without a translation into this language, each with the place of its first
    /// declaration.
    let missing: [RenderProblem]

    init(_ plan: SitePlan, _ configuration: SiteConfiguration, _ strings: SiteStrings, _ context: RenderContext) {
        var missing: [RenderProblem] = []
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
        site = translated(configuration.title, nil)
        description = translated(configuration.description, nil)
        let sections = plan.sections.map { translated($0.name, $0.place) }
        self.sections = sections
        let groups = plan.sections.map { section in section.group.map { translated($0, section.place) } }
        self.groups = groups
        runs = SectionRun.all(groups)
        summaries = RareTexts(plan.sections.map { translated($0.summary, $0.place) })
        stories = plan.stories.map { story in
            guard !strings.has(story.name), let text = Self.givenName(of: story, in: plan, sections) else {
                return translated(story.name, story.place)
            }
            let name = context.string(text).text
            // Reuses the existing string so that equal texts are in memory only once.
            return name == story.name ? story.name : name
        }
        notes = RareTexts(plan.stories.map { translated($0.notes, $0.place) })
        self.missing = missing
    }

    /// The name that the gallery gives to a story without a name of its own, after its section.
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
