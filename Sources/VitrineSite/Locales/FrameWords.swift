import VitrineComponents

/// The texts of the gallery's own pages in one language, from the catalog `Vitrine`.
struct FrameWords: Sendable {
    /// The texts without placeholders. The raw value is the English text, which is also the key in the catalog.
    enum Word: String, CaseIterable, Sendable {
        case pages = "Pages"
        case components = "Components"
        case stories = "Stories"
        case allStories = "All stories"
        case moreStories = "More stories"
        case noSections = "The gallery has no sections yet."
        case firstSection = "The first section that sections(in:) returns becomes the first page."
        case noRows = "This page has no rows yet. Components and stories of its section appear here."
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
        case addStory = "Add a story of it to a section, and it appears here."
        case showsNothing =
            "This story shows nothing: its view wrote no elements. If that is intended, its notes can say so."
        case openFullPage = "Open full page"
        case tags = "Tags"
        case looks = "Looks"
        case devices = "Devices"
        case phone = "Phone"
        case tablet = "Tablet"
        case desktop = "Desktop"
        case lightAndDark = "Light and dark"
        case direction = "Direction"
        case leftToRight = "Left to right"
        case rightToLeft = "Right to left"
        case textSize = "Text size"
        case accessibilityTree = "Accessibility tree"
        case nothingAnnounced =
            "Nothing is announced. If the story has content, give it text or an accessible name."
        case valueAsSwift = "The value, written as Swift"
        case namesFromFile = "Names from the same file:"
        case noCode = "This value cannot be written as code, because of:"
        case unknownInitializers = "Initializers may differ, because the source was not found:"
        case fromPages = "Examples from pages"
        case search = "Search"
        case searchKey = "Press / to search"
        case results = "Results: "
        case searchesPage = "Only this page is searched."
        case nothingFound = "Nothing found. Fewer or shorter words find more."
        case coverage = "Coverage"
        case coverageSummary = "What no story shows of the components of this gallery, as far as that can be known."
        case allIsShown = "Every component has a story, and stories show every value that can be counted."
        case componentsWithStory = "Components with a story"
        case valuesShown = "Values shown"
        case componentsWithoutStory = "Components without a story"
        case valuesWithoutStory = "Values that no story shows"
        case notCounted = "Not counted"
        case notCountedReason =
            "The cases of these types are not known. They count when the type conforms to CaseIterable."
        case component = "Component"
        case property = "Property"
        case values = "Values"
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
        case designTokens = "Design tokens"
        case tokensSummary = "Custom properties of the stylesheets, with their values and where they are used."
        case colors = "Colors"
        case typography = "Typography"
        case spacing = "Spacing and sizes"
        case radii = "Radii"
        case shadows = "Shadows"
        case durations = "Durations"
        case others = "Others"
        case token = "Token"
        case value = "Value"
        case light = "Light"
        case dark = "Dark"
        case unused = "Unused"
        case namedOnPages = "Named by pages or scripts"
        case sampleLine = "The quick brown fox"
        case tooLittleContrast = "Too little contrast"
        case textAndBackground = "Text and background"
        case pairsSummary =
            "Every pair of colors that texts of this gallery have, where both are certain. Pairs with too little contrast come first."
        case contrastIsOff = "Contrast is not checked in this gallery."
        case noPairs = "No page has a text whose colors are certain."
        case pairsAppear = "A pair appears here when a stylesheet gives a text both colors."
        case contrastSetting = "To see the pairs here, remove contrast: false under check in vitrine.yml."
        case pair = "Pair"
        case contrast = "Contrast"
        case occurrences = "Occurs"
        case on = "on"
        case largeText = "large text"
        case notCertain = "not certain"
        case changes = "Changes"
        case new = "New"
        case changed = "Changed"
        case removed = "Removed"
        case nothingChanged = "Nothing changed since the last release."
        case changesAppear = "What changes before the next build appears here."
        case changesSummary = "What changed since the last release."
        case onlyHashes = "Only a list of the former files was given, so what changed in them is not known."
        case newStories = "New stories"
        case changedStories = "Changed stories"
        case removedPages = "Removed pages"
        case otherFiles = "Other files"
        case findings = "Findings"
        case nothingToFix = "The checks found nothing in this story; there is nothing to fix."
        case storyUnchanged = "This story has not changed since the last release."
        case storyIsNew = "This story is new."
        case open = "Open"
        case onlyOnPages = "Shown only on pages with other components."
        case outlines = "Outlines"
        case motion = "Motion"
        case usualMotion = "Usual motion"
        case reducedMotion = "Reduced motion"
        case motionNotAsked = "No stylesheet has a rule about reduced motion for this story, so both frames move."
        case motionNotEverywhere =
            "Stylesheets of other sites, and those inside the page, are shown without their rules about reduced motion."
        case badData = "Bad data"
        case moved = "This page has a new address."
        case error = "Error"
        case warning = "Warning"
        case everything = "Everything"
        case guides = "Guides"
        case everythingSummary = "The first story of every component on one page."
        case variants = "Variants"
        case noSuchStory = "no story"
        case noSuchStoryNote = "Values without a link: no story differs only in this value."
        case firstLetters = "First letters"
        case appearance = "Appearance"
        case system = "System"
    }

    private let words: [Word: String]
    private let context: RenderContext
    private let numbers = RepeatedTexts()
    private let more = RepeatedTexts()
    private let many = RepeatedTexts()
    /// The texts that have no translation into the language and are shown in English.
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

    /// The translation of a text.
    func callAsFunction(_ word: Word) -> String { words[word] ?? word.rawValue }

    /// The texts available in layouts, keyed by name, as in `{{words.menu}}`.
    var forLayouts: [String: String] {
        let words: [Word] = [
            .skipToContent, .skipToNavigation, .menu, .contents, .gallery, .appearance, .system, .light, .dark,
        ]
        return Dictionary(uniqueKeysWithValues: words.map { ("\($0)", self($0)) })
    }

    /// A description of how a component is rendered, such as `template empty-results`.
    func view(of entry: Registry.Entry) -> String { context.string(entry.viewText).text }

    /// A number with the separators of the language.
    func number(_ number: Int) -> String { numbers.text(number) { context.formatters.string(from: number) } }

    /// A text such as `12 rules`.
    func rules(_ count: Int) -> String { counted("%lld rules", count) }

    /// A text such as `12 more components`.
    func moreComponents(_ count: Int) -> String { counted("%lld more components", count) }

    /// A text such as `and 12 more changes`.
    func moreChanges(_ count: Int) -> String { counted("and %lld more changes", count) }

    /// A text such as `12 more pages`.
    func morePages(_ count: Int) -> String { counted("%lld more pages", count) }

    /// A text such as `12 elements`.
    func elements(_ count: Int) -> String { counted("%lld elements", count) }

    /// A text such as `12 pages`.
    func pages(_ count: Int) -> String { counted("%lld pages", count) }

    /// A text such as `12 guides`.
    func guides(_ count: Int) -> String { counted("%lld guides", count) }

    /// A text such as `12 components`.
    func components(_ count: Int) -> String { counted("%lld components", count) }

    /// A text such as `12 stories`.
    func stories(_ count: Int) -> String { many.text(count) { counted("%lld stories", count) } }

    /// A text such as `2 components have no story of their own:`.
    func withoutStories(_ count: Int) -> String { counted("%lld components have no story of their own:", count) }

    /// A percentage such as `93%`.
    func percent(_ percent: Int) -> String { context.formatters.percent(Double(percent) / 100) }

    /// A text such as `Coverage: 93%`.
    func coverage(_ percent: Int) -> String {
        context.string(
            LocalizedText(key: "Coverage: %@", arguments: [.text(self.percent(percent))], table: SiteStrings.frame)
        )
        .text
    }

    /// A text such as `43 of 48`.
    func part(_ count: Int, of all: Int) -> String {
        let numbers: [LocalizedText.Argument] = [.text(number(count)), .text(number(all))]
        return context.string(LocalizedText(key: "%@ of %@", arguments: numbers, table: SiteStrings.frame)).text
    }

    /// A text such as `12 more properties`.
    func moreProperties(_ count: Int) -> String { counted("%lld more properties", count) }

    /// A text such as `Page 2 of 48`.
    func page(_ number: Int, of all: Int) -> String {
        let numbers: [LocalizedText.Argument] = [.text(self.number(number)), .text(self.number(all))]
        return context.string(LocalizedText(key: "Page %@ of %@", arguments: numbers, table: SiteStrings.frame)).text
    }

    /// A text such as `12 more pairs`.
    func morePairs(_ count: Int) -> String { counted("%lld more pairs", count) }

    private func counted(_ key: String, _ count: Int) -> String {
        context.string(LocalizedText(key: key, arguments: [.integer(count)], table: SiteStrings.frame)).text
    }

    /// A text such as `needs 4.5:1`.
    func needed(_ ratio: String) -> String {
        context.string(LocalizedText(key: "needs %@", arguments: [.text(ratio)], table: SiteStrings.frame)).text
    }

    /// A text such as `and 12 more on the index`.
    func moreOnTheIndex(_ count: Int) -> String {
        more.text(count) {
            let key = "and %lld more on the index"
            return context.string(LocalizedText(key: key, arguments: [.integer(count)], table: SiteStrings.frame)).text
        }
    }
}
