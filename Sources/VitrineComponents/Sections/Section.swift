/// Rows that belong together, with an optional header and footer. A section becomes a page.
///
/// ```swift
/// Section(id: "active", title: "Active", header: ListHeader("To do"), rows: todos)
///
/// Section(id: "states") {
///     Todo(id: 1, title: "Buy bread")
///     RowSpacer(type: .fixed(15))
///     Story("Completed", Todo(id: 2, title: "Call home", isDone: true))
/// }
/// ```
///
/// In the second form every row remembers its own line, and messages name it. Header, footer and rows are shown by
/// the same registrations; a component's role comes from where it stands.
public struct Section: Sendable {
    /// Which section this is; unique in a gallery. Changing header, footer or rows keeps it.
    public let id: ItemID
    /// The name of the page; the text of the id when nil.
    public var title: String?
    /// Sections with the same group stand together in the navigation.
    public var group: String?
    /// What the section is about, in a sentence.
    public var summary: String
    /// Shown above the rows.
    public var header: (any Component)?
    /// Shown below the rows.
    public var footer: (any Component)?
    /// The rows with their stories and places.
    public var items: [Row]
    /// Which rows get a page of their own.
    public var storyPages: StoryPages
    /// Where the section was declared.
    public let place: SourcePlace

    /// The components of the rows. Setting them gives all of them the place of the section.
    public var rows: [any Component] {
        get { items.map(\.component) }
        set { items = newValue.map { Row($0, place: place) } }
    }

    /// The name to show.
    public var name: String { title ?? id.text }

    /// Creates a section from components that exist already; `nil` rows are no rows.
    public init(
        id: ItemID, title: String? = nil, group: String? = nil, summary: String = "",
        header: (any Component)? = nil, footer: (any Component)? = nil, rows: [any Component]? = nil,
        storyPages: StoryPages = .all, file: String = #fileID, line: Int = #line
    ) {
        self.id = id
        self.title = title
        self.group = group
        self.summary = summary
        self.header = header
        self.footer = footer
        self.storyPages = storyPages
        let place = SourcePlace(file: file, line: line)
        self.place = place
        items = (rows ?? []).map { Row($0, place: place) }
    }

    /// Creates a section from a list in braces, in which every row remembers its line.
    public init(
        id: ItemID, title: String? = nil, group: String? = nil, summary: String = "",
        header: (any Component)? = nil, footer: (any Component)? = nil,
        storyPages: StoryPages = .all, file: String = #fileID, line: Int = #line,
        @RowBuilder rows: () throws -> [Row]
    ) rethrows {
        self.init(
            id: id, title: title, group: group, summary: summary, header: header, footer: footer, rows: nil,
            storyPages: storyPages, file: file, line: line)
        items = try rows()
    }
}

/// Which rows of a section get a page of their own, without any chrome: the target of embeds and snapshots.
public enum StoryPages: String, Hashable, Sendable, CaseIterable {
    /// Every row.
    case all
    /// Rows that are a ``Story``.
    case named
    /// None.
    case none
}

/// One row of a section: a component, where it was declared, and its story when it has one.
public struct Row: Sendable {
    /// What is shown.
    public let component: any Component
    /// Name, notes and tags, when the row was given as a ``Story``.
    public let story: Story?
    /// Where the row was declared.
    public let place: SourcePlace

    /// Makes a row of a component or a story.
    public init(_ component: any Component, place: SourcePlace) {
        if let story = component as? Story {
            self.component = story.unwrapped
            self.story = story
            self.place = story.place
        } else {
            self.component = component
            story = nil
            self.place = place
        }
    }

    /// Which thing the row shows: the component's identity, or the story's name.
    public var id: ItemID? { story?.componentID ?? component.componentID }
}
