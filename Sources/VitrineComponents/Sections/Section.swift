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
/// In the second form every row records its own line, which appears in messages. Header, footer and rows are shown by
/// the same registrations; the role of a component follows from where it is in the section.
public struct Section: Sendable {
    /// The identity of the section, unique in a gallery. It stays the same when header, footer or rows change.
    public let id: ItemID
    /// The title of the page; nil uses the text of the id.
    public var title: String?
    /// The group of the section; sections of one group are listed together in the navigation.
    public var group: String?
    /// A sentence about the section.
    public var summary = ""
    /// The component above the rows.
    public var header: (any Component)?
    /// The component below the rows.
    public var footer: (any Component)?
    /// The rows with their stories and places of declaration.
    public var items: [Row]
    /// The rows that get a page of their own.
    public var storyPages = StoryPages.all
    /// The languages of the site in which the section has its page.
    public var languages = SectionLanguages.all
    /// The place where the section was declared.
    public let place: SourcePlace

    /// The components of the rows. Setting them gives every row the place of the section.
    public var rows: [any Component] {
        get { items.map(\.component) }
        set { items = newValue.map { Row($0, place: place) } }
    }

    /// The title, or the text of the id.
    public var name: String { title ?? id.text }

    /// Creates a section from components that exist already.
    /// - Parameters:
    ///   - id: the identity of the section, unique in a gallery.
    ///   - title: the title of the page; nil uses the text of the id.
    ///   - header: the component above the rows.
    ///   - footer: the component below the rows.
    ///   - rows: the components to show; nil means no rows.
    ///   - file: the file where the section is declared, for messages.
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

    /// Creates a section from a list in braces, in which every row records its own line.
    /// - Parameters:
    ///   - id: the identity of the section, unique in a gallery.
    ///   - title: the title of the page; nil uses the text of the id.
    ///   - header: the component above the rows.
    ///   - footer: the component below the rows.
    ///   - file: the file where the section is declared, for messages.
    ///   - line: the line in that file.
    ///   - rows: components and stories in order; `if` and `for` are allowed.
    /// - Throws: any error that `rows` throws.
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
    /// The identity is the value as text: the raw value of an enumeration, or the name of the case.
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
    /// - Throws: any error that `rows` throws.
    @_disfavoredOverload
    public init(
        id: some Hashable & Sendable, title: String? = nil, header: (any Component)? = nil,
        footer: (any Component)? = nil, file: String = #fileID, line: Int = #line,
        @RowBuilder rows: () throws -> [Row]
    ) rethrows {
        self.init(id: id, title: title, header: header, footer: footer, rows: nil, file: file, line: line)
        items = try rows()
    }

    /// Creates a section whose identity is its title or, without one, the place where it is declared.
    ///
    /// The identity names the page: give the section an `id` if its address should survive a change of the title or
    /// the line.
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
    /// Returns the section in a group of the navigation.
    public func group(_ group: String?) -> Section {
        var section = self
        section.group = group
        return section
    }

    /// Returns the section with a sentence about it.
    public func summary(_ summary: String) -> Section {
        var section = self
        section.summary = summary
        return section
    }

    /// Returns the section with a choice of which rows get pages of their own.
    public func storyPages(_ storyPages: StoryPages) -> Section {
        var section = self
        section.storyPages = storyPages
        return section
    }

    /// Returns the section with a choice of the languages of the site in which it has its page.
    ///
    /// ```swift
    /// Section(id: "licenses", title: "Licenses", rows: licenses).languages(.own)
    /// ```
    ///
    /// With ``SectionLanguages/own`` the page and the pages of its stories exist once, in the site's own language. Pages
    /// in other languages link to them. Nothing of the section needs a translation.
    public func languages(_ languages: SectionLanguages) -> Section {
        var section = self
        section.languages = languages
        return section
    }
}
