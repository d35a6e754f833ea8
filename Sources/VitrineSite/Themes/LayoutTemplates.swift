import Mustache

/// The layouts of a theme and their partials, with everything that is the same for all kinds of pages and all
/// languages.
struct LayoutTemplates: Sendable {
    /// The names of the layouts: pages with navigation, and pages that are shown in frames.
    static let names = ["page", "story"]

    let folder: TemplateFolder
    let library: MustacheLibrary
    /// A problem for each file that contains a character that marks use.
    let marks: [SiteProblem]
    /// The first place of each layout where a value could become something other than text, keyed by the layout's name.
    /// It is certain only if the layout is well-formed.
    private(set) var dangers: [String: SiteProblem] = [:]

    init(_ folder: TemplateFolder) {
        self.folder = folder
        library = folder.library
        marks = folder.files.values.sorted { $0.display < $1.display }.compactMap { file in
            guard Layout.unmarked(file.text) != file.text else { return nil }
            let line = file.text.prefix { Layout.unmarked(String($0)) == String($0) }.count(where: \.isNewline) + 1
            return SiteProblem(file: file.display, line: line, .theme(.forbiddenCharacter))
        }
        let markup = Set(Slot.allCases.filter(\.isMarkup).map(\.rawValue))
        let own = Set(Slot.allCases.map(\.rawValue))
        let safety = TemplateSafety(folder: folder, ownNames: own, markupNames: markup)
        for name in Self.names {
            dangers[name] = safety.check(name).map { finding in
                SiteProblem(file: finding.file, line: finding.line, .theme(.unsafe(finding.mistake)))
            }
        }
    }
}
