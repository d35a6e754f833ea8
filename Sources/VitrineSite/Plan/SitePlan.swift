import VitrineComponents
import VitrineSupport

/// The sections, components, stories and guides of a site, with the names and paths of their pages. It is made before
/// any page is rendered.
struct SitePlan: Sendable {
    /// A component type with its page.
    struct ComponentPage: Sendable {
        var entry: Registry.Entry
        var path: String
        /// The component's stories, as indices in ``SitePlan/stories``; stories with a name come first.
        var stories: [Int] = []
        /// How many of the stories have a name.
        var named = 0
        /// The stories that the page shows, as indices in ``SitePlan/stories``. The page or the further pages of its
        /// list link to the others.
        var shown: [Int] = []
        /// The positions of ``shown`` in ``stories``, in ascending order.
        var shownPlaces: [Int] = []
    }

    let sections: [Section]
    let registry: Registry
    /// The maximum length of a list on one page, and the length of the pages of a longer list.
    let limits: ListLimits
    let sectionNames: [String]
    let rowNames: RowNameTable
    private(set) var components: [ComponentPage] = []
    private(set) var stories: [StoryReference] = []
    /// The pages of Markdown files, in the order in which they are listed.
    var guides: [Guide] = []
    /// The indices of components in ``components``, keyed by the full names of their types.
    private(set) var componentNumbers: [String: Int] = [:]
    /// For each section, the index in ``stories`` at which its stories begin; the last element is the count of all
    /// stories.
    private var starts: [Int] = []

    init(sections: [Section], registry: Registry, limits: ListLimits = ListLimits()) {
        self.sections = sections
        self.limits = limits
        self.registry = registry
        sectionNames = SectionNames(sections).names
        rowNames = RowNameTable(sections)
        planComponents()
        planStories()
        putNamedStoriesFirst()
        nameStories()
        frameStories()
        hasEverything = components.count { firstStory(of: $0) != nil } > 1
        furtherPages = divideLists()
    }

    /// The path of the folder with the pages about stories.
    static let storyFolder = "stories/"

    static let tokensPath = "design-tokens.html"

    /// The path of the page about components and values that no story shows.
    static let coveragePath = "coverage.html"

    /// The path of the page about the changes since a release.
    static let changesPath = "changes.html"

    /// The path of the page that shows one story of every component (``PageKind/everything``).
    static let everythingPath = "everything.html"

    /// The path of the list of all components, which other pages show in a frame.
    static let componentsPath = "components.html"

    /// Whether the site has the page that shows one story of every component. It needs at least two components with a
    /// story that can be shown in a frame. The answer is stored because every page needs it, and computing it takes
    /// long if no story has a bare page.
    private(set) var hasEverything = false

    /// The pages of divided lists, without the first page of each.
    private(set) var furtherPages: [ListPart] = []

    /// Whether there are so many components that all pages share one list of them in a frame.
    var hasComponentList: Bool { components.count > Chrome.componentLimit }

    /// The first story of a component that can be shown in a frame, as an index in ``stories``; nil if there is none.
    func firstStory(of component: ComponentPage) -> Int? { component.stories.first { stories[$0].path != nil } }

    static let storiesPath = "all-stories.html"

    /// Whether a section has its page, and the pages of its stories, only at the top of the site.
    func isOnlyAtTop(section: Int) -> Bool { sections[section].languages == .own }

    /// Whether a story has its pages only at the top of the site.
    func isOnlyAtTop(story: Int) -> Bool { isOnlyAtTop(section: stories[story].section) }

    /// The paths of the pages of sections and stories that are only at the top of the site.
    var pathsOnlyAtTop: Set<String> {
        var paths: Set<String> = []
        for number in sections.indices where isOnlyAtTop(section: number) {
            paths.insert(path(section: number))
            for story in stories(ofSection: number) {
                paths.formUnion([stories[story].path, stories[story].page, stories[story].mirrored].compactMap(\.self))
            }
        }
        return paths
    }

    func path(section: Int) -> String { "\(sectionNames[section]).html" }

    /// The stories of a section, in the order of its header, its rows and its footer.
    func stories(ofSection number: Int) -> Range<Int> { starts[number]..<starts[number + 1] }

    /// The number of the story of a row; nil if the row is not a story.
    func story(section number: Int, row: Int) -> Int? {
        var (low, high) = (starts[number], starts[number + 1])
        // Rows without a registered view are not stories, so the position of a story has to be searched for.
        while low < high {
            let middle = (low + high) / 2
            if stories[middle].position < .row(row) { low = middle + 1 } else { high = middle }
        }
        return low < starts[number + 1] && stories[low].position == .row(row) ? low : nil
    }

    func component(of story: StoryReference) -> (any Component)? {
        let section = sections[story.section]
        switch story.position {
        case .header: return section.header
        case .footer: return section.footer
        case .row(let row): return section.items[row].component
        }
    }

    /// Plans the component pages, in the order of their names.
    private mutating func planComponents() {
        var shown: Set<String> = []
        func show(_ component: (any Component)?) {
            if let name = component.flatMap({ registry.entry(for: $0)?.fullName }) { shown.insert(name) }
        }
        for section in sections {
            show(section.header)
            for row in section.items { show(row.component) }
            show(section.footer)
        }
        let entries = registry.registered.filter { !$0.isBuiltIn || shown.contains($0.fullName) }.sorted {
            ($0.name.lowercased(), $0.fullName) < ($1.name.lowercased(), $1.fullName)
        }
        let owners = Self.owners(of: registry.registered.filter { !$0.isBuiltIn || shown.contains($0.fullName) })
        let table = Names(
            entries.enumerated().map { number, entry in
                .init(
                    key: number, preferred: entry.name, full: entry.fullName, isExact: false,
                    comesFirst: owners[Slug.make(entry.name).slug] == entry.fullName)
            }, fallback: "component")
        for (number, entry) in entries.enumerated() {
            components.append(
                ComponentPage(entry: entry, path: "components/\(table[number] ?? "component-\(number)").html"))
            componentNumbers[entry.fullName] = number
        }
    }

    /// Chooses, among components whose names have the same slug, the one whose address contains this slug unchanged:
    /// the one that was registered first, with the gallery's own components before ready-made ones. So the address of
    /// one of its own components stays the same when another component with this slug is registered later.
    /// - Returns: the full names of the chosen components, keyed by slug.
    private static func owners(of entries: [Registry.Entry]) -> [String: String] {
        var owners: [String: String] = [:]
        for entry in entries.filter({ !$0.isBuiltIn }) + entries.filter(\.isBuiltIn) {
            let slug = Slug.make(entry.name).slug
            owners[slug] = owners[slug] ?? entry.fullName
        }
        return owners
    }

    private mutating func planStories() {
        stories.reserveCapacity(sections.reduce(0) { $0 + $1.items.count })
        for (number, section) in sections.enumerated() {
            starts.append(stories.count)
            if let header = section.header {
                add(header, .header, number, PartName.header, "Header of \(section.name)")
            }
            for (row, item) in section.items.enumerated() {
                let rowName = rowNames[number, row]
                let title =
                    item.story?.name ?? item.component.displayName ?? "\(section.name): \(item.id?.text ?? rowName)"
                add(item.component, .row(row), number, rowName, title, item)
            }
            if let footer = section.footer {
                add(footer, .footer, number, PartName.footer, "Footer of \(section.name)")
            }
        }
        starts.append(stories.count)
    }

    private mutating func add(
        _ component: any Component, _ position: StoryReference.Position, _ section: Int, _ part: String, _ name: String,
        _ row: Row? = nil
    ) {
        guard let entry = registry.entry(for: component), let number = componentNumbers[entry.fullName] else { return }
        components[number].stories.append(stories.count)
        stories.append(
            StoryReference(
                section: section, position: position, component: number, name: name,
                names: (sectionNames[section], part), given: row?.given,
                place: row?.place ?? sections[section].place))
    }

    /// Moves the named stories of each component before the others, because somebody chose them as examples.
    private mutating func putNamedStoriesFirst() {
        for number in components.indices {
            let stories = components[number].stories
            components[number].stories =
                stories.filter { self.stories[$0].isNamed } + stories.filter { !self.stories[$0].isNamed }
        }
    }

    /// Gives each story a name for addresses, made from its own id or name if it has a name, otherwise from the names
    /// of its section and of the row, header or footer that shows it. Also sets the path of each bare page.
    private mutating func nameStories() {
        for component in components {
            let preferred = component.stories.map { number in
                let story = stories[number]
                return story.isNamed ? story.id ?? story.name : story.unnamedSlug
            }
            let slugs = Names<Int>.simple(preferred) ?? self.slugs(of: component.stories, preferred)
            let base = component.path.dropFirst("components/".count).dropLast(".html".count)
            for (number, slug) in zip(component.stories, slugs) {
                stories[number].slug = slug
                if hasPage(stories[number]) { stories[number].path = "\(Self.storyFolder)\(base)--\(slug).html" }
            }
        }
    }

    /// The names of stories in addresses, if some of the preferred names are equal or cannot be used unchanged.
    private func slugs(of stories: [Int], _ preferred: [String]) -> [String] {
        let table = Names(
            zip(stories, preferred).map { number, name in
                .init(key: number, preferred: name, full: self.stories[number].instance, isExact: false)
            }, fallback: "story")
        return stories.map { table[$0] ?? "story-\($0)" }
    }

    /// Plans pages about all named stories of each component or, if none has a name, about those that the component's
    /// page shows. Stories without a bare page are skipped. The page about a story gets the address that its bare page
    /// had, and the bare page moves to the folder `bare`.
    private mutating func frameStories() {
        for (number, component) in components.enumerated() {
            let (named, shown) = Chrome.stories(of: component, in: self)
            components[number].named = named.count
            components[number].shown = shown
            components[number].shownPlaces = shown.compactMap(components[number].place(of:)).sorted()
            var previous: Int?
            for number in named.isEmpty ? shown : Array(named) {
                guard let path = stories[number].path else { continue }
                stories[number].page = path
                stories[number].path = "bare/" + path.dropFirst(Self.storyFolder.count)
                stories[number].neighbors.previous = previous
                if let previous { stories[previous].neighbors.next = number }
                previous = number
            }
        }
    }

    private func hasPage(_ story: StoryReference) -> Bool {
        switch sections[story.section].storyPages {
        case .all: true
        case .named: story.isNamed
        case .none: false
        }
    }
}
