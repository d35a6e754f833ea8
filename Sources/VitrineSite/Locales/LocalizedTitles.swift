import VitrineComponents

/// The titles, groups, summaries, names and notes of a plan in one language.
///
/// They are texts of the user's that may or may not be words to translate: those that are in the catalog as keys are
/// translated, and reported where the language lacks them; the others are shown as they are.
struct LocalizedTitles: Sendable {
    let site: String
    let description: String
    let sections: [String]
    let groups: [String?]
    /// Sections side by side with the same group.
    let runs: [SectionRun]
    let summaries: [String]
    let stories: [String]
    let notes: [String]
    /// Texts that the catalog has, but not in this language, with where the first of each was declared.
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
        summaries = plan.sections.map { translated($0.summary, $0.place) }
        stories = plan.stories.map { story in
            guard !strings.has(story.name), let text = Self.givenName(of: story, in: plan, sections) else {
                return translated(story.name, story.place)
            }
            let name = context.string(text).text
            // The same text is kept once.
            return name == story.name ? story.name : name
        }
        notes = plan.stories.map { translated($0.notes, $0.place) }
        self.missing = missing
    }

    /// The name that the frame gives a story that has none of its own, after its section.
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
            text = "\(section): \(item.id?.text ?? plan.rowNames[story.section][row])"
        }
        text.table = SiteStrings.frame
        return text
    }
}
