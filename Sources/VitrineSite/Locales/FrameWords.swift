import VitrineComponents

/// The words of the frame around the stories in one language, from the catalog `Vitrine`.
struct FrameWords: Sendable {
    /// The words that stand in the frame. Each is its own key.
    enum Word: String, CaseIterable, Sendable {
        case pages = "Pages"
        case components = "Components"
        case stories = "Stories"
        case allStories = "All stories"
        case moreStories = "More stories"
        case noSections = "The gallery has no sections yet."
        case rows = "Rows"
        case source = "Source"
        case page = "Page"
        case none = "none"
        case comma = ", "
        case view = "View"
        case registered = "Registered"
        case uses = "Uses"
        case usedBy = "Used by"
        case noStory = "No page shows this component."
        case onlyInside = "This component has no story of its own; it appears inside others."
        case openAlone = "Open alone"
        case properties = "Properties"
        case name = "Name"
        case type = "Type"
        case example = "Example"
        case breadcrumb = "Breadcrumb"
        case previousAndNext = "Previous and next"
        case previous = "Previous"
        case next = "Next"
        case languages = "Languages"
        case skipToContent = "Skip to content"
        case skipToNavigation = "Skip to navigation"
        case menu = "Menu"
        case contents = "Contents"
        case gallery = "Gallery"
    }

    private let words: [Word: String]
    private let context: RenderContext
    private let numbers = RepeatedTexts()
    private let more = RepeatedTexts()
    /// The words that are not in the language, and stand in English.
    let missing: [Word]

    init(_ context: RenderContext) {
        self.context = context
        var words: [Word: String] = [:]
        var missing: [Word] = []
        for word in Word.allCases {
            let (text, isMissing) = context.string(LocalizedText(key: word.rawValue, table: SiteStrings.frame))
            words[word] = text
            if isMissing { missing.append(word) }
        }
        self.words = words
        self.missing = missing
    }

    /// A word.
    func callAsFunction(_ word: Word) -> String { words[word] ?? word.rawValue }

    /// The words that layouts have, as `{{words.menu}}`.
    var forLayouts: [String: String] {
        let words: [Word] = [.skipToContent, .skipToNavigation, .menu, .contents, .gallery]
        return Dictionary(uniqueKeysWithValues: words.map { ("\($0)", self($0)) })
    }

    /// What shows a component: `template empty-results`.
    func view(of entry: Registry.Entry) -> String { context.string(entry.viewText).text }

    /// A number with the separators of the language.
    func number(_ number: Int) -> String { numbers.text(number) { context.formatters.string(from: number) } }

    /// `and 12 more on the index`.
    func moreOnTheIndex(_ count: Int) -> String {
        more.text(count) {
            let key = "and %lld more on the index"
            return context.string(LocalizedText(key: key, arguments: [.integer(count)], table: SiteStrings.frame)).text
        }
    }
}
