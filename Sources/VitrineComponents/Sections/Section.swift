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
/// .group("To-do")
/// .summary("Every state of one component.")
/// ```
///
/// In the second form every row remembers its own line, and messages name it. Header, footer and rows are shown by
/// the same registrations; a component's role comes from where it is.
public struct Section: Sendable {
    /// Which section this is; unique in a gallery. Changing header, footer or rows keeps it.
    public let id: ItemID
    /// The name of the page; the text of the id when nil.
    public var title: String?
    /// Sections with the same group are together in the navigation.
    public var group: String?
    /// What the section is about, in a sentence.
    public var summary = ""
    /// Shown above the rows.
    public var header: (any Component)?
    /// Shown below the rows.
    public var footer: (any Component)?
    /// The rows with their stories and places.
    public var items: [Row]
    /// Which rows get a page of their own.
    public var storyPages = StoryPages.all
    /// Where the section was declared.
    public let place: SourcePlace

    /// The components of the rows. Setting them gives all of them the place of the section.
    public var rows: [any Component] {
        get { items.map(\.component) }
        set { items = newValue.map { Row($0, place: place) } }
    }

    /// The name to show.
    public var name: String { title ?? id.text }

    /// Creates a section from components that exist already.
    /// - Parameters:
    ///   - id: which section this is; unique in a gallery.
    ///   - title: the name of the page; the text of the id without it.
    ///   - header: shown above the rows.
    ///   - footer: shown below the rows.
    ///   - rows: what is shown; nil means no rows.
    ///   - file: where the section is declared, for messages.
    ///   - line: the line in that file.
    public init(
        id: ItemID, title: String? = nil, header: (any Component)? = nil, footer: (any Component)? = nil,
        rows: [any Component]? = nil, file: String = #fileID, line: Int = #line
    ) {
        self.id = id
        self.title = title
        self.header = header
        self.footer = footer
        let place = SourcePlace(file: file, line: line)
        self.place = place
        items = (rows ?? []).map { Row($0, place: place) }
    }

    /// Creates a section from a list in braces, in which every row remembers its line.
    /// - Parameters:
    ///   - id: which section this is; unique in a gallery.
    ///   - title: the name of the page; the text of the id without it.
    ///   - header: shown above the rows.
    ///   - footer: shown below the rows.
    ///   - file: where the section is declared, for messages.
    ///   - line: the line in that file.
    ///   - rows: components and stories, one below the other, with `if` and `for` among them.
    /// - Throws: what `rows` throws.
    public init(
        id: ItemID, title: String? = nil, header: (any Component)? = nil, footer: (any Component)? = nil,
        file: String = #fileID, line: Int = #line, @RowBuilder rows: () throws -> [Row]
    ) rethrows {
        self.init(id: id, title: title, header: header, footer: footer, rows: nil, file: file, line: line)
        items = try rows()
    }
}

extension Section {
    /// Creates a section with an identity of any kind, such as the case of an enumeration.
    ///
    /// ```swift
    /// enum Screen { case active, completed }
    /// Section(id: Screen.active, title: "Active", rows: todos)
    /// ```
    ///
    /// Its text is that of the value: the raw value of an enumeration, or the name of the case.
    @_disfavoredOverload
    public init(
        id: some Hashable & Sendable, title: String? = nil, header: (any Component)? = nil,
        footer: (any Component)? = nil, rows: [any Component]? = nil, file: String = #fileID, line: Int = #line
    ) {
        self.init(
            id: ItemID(describing: id) ?? Self.standardID(title, file, line), title: title, header: header,
            footer: footer, rows: rows, file: file, line: line)
    }

    /// Creates a section with an identity of any kind from a list in braces.
    /// - Throws: what `rows` throws.
    @_disfavoredOverload
    public init(
        id: some Hashable & Sendable, title: String? = nil, header: (any Component)? = nil,
        footer: (any Component)? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder rows: () throws -> [Row]
    ) rethrows {
        self.init(id: id, title: title, header: header, footer: footer, rows: nil, file: file, line: line)
        items = try rows()
    }

    /// Creates a section whose identity is its title, or, without one, the place where it is declared.
    ///
    /// The identity names the page: give an `id` where the page should keep its address when the title or the line changes.
    public init(
        title: String? = nil, header: (any Component)? = nil, footer: (any Component)? = nil,
        rows: [any Component], file: String = #fileID, line: Int = #line
    ) {
        self.init(
            id: Self.standardID(title, file, line), title: title, header: header, footer: footer, rows: rows,
            file: file, line: line)
    }

    private static func standardID(_ title: String?, _ file: String, _ line: Int) -> ItemID {
        if let title { return .string(title) }
        let name = file.split(separator: "/").last ?? ""
        return .string("\(name.hasSuffix(".swift") ? name.dropLast(6) : name)-\(line)")
    }
}

extension Section {
    /// The section in a group of the navigation.
    public func group(_ group: String?) -> Section {
        var section = self
        section.group = group
        return section
    }

    /// The section with a sentence about it.
    public func summary(_ summary: String) -> Section {
        var section = self
        section.summary = summary
        return section
    }

    /// The section with pages of their own for some of its rows only.
    public func storyPages(_ storyPages: StoryPages) -> Section {
        var section = self
        section.storyPages = storyPages
        return section
    }
}
