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
/// In the second form, every row records its own line, which appears in messages. A registration of a component applies
/// to headers, footers and rows alike; the view can find out the role from `html.role`.
public struct Section: Sendable {
    /// The identity of the section, unique in a gallery. It stays the same when header, footer or rows change.
    public let id: ItemID
    /// The title of the page; nil uses the text of the id.
    public var title: String?
    /// The group of the section. Consecutive sections of one group are listed together under its name.
    public var group: String?
    /// A sentence about the section; may be empty.
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

    /// The components of the rows. Setting them gives every row the place of the section, except for stories, which
    /// keep their own.
    public var rows: [any Component] {
        get { items.map(\.component) }
        set { items = newValue.map { Row($0, place: place) } }
    }

    /// The title, or the text of the id.
    public var name: String { title ?? id.text }

    /// Creates a section from existing components.
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

    /// Creates a section from the expressions in a closure. Every row records its own line.
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
    /// Creates a section with an identity of any type, such as a case of an enum.
    ///
    /// ```swift
    /// enum Screen { case active, completed }
    /// Section(id: Screen.active, title: "Active", rows: todos)
    /// ```
    ///
    /// The identity is that of ``ItemID/init(describing:)``: for an enum, the raw value or the name of the case. If
    /// there is none, as for an object, it is the title or, without one, the place where the section is declared.
    @_disfavoredOverload
    public init(
        id: some Hashable & Sendable, title: String? = nil, header: (any Component)? = nil,
        footer: (any Component)? = nil, rows: [any Component]? = nil, file: String = #fileID, line: Int = #line
    ) {
        self.init(
            id: ItemID(describing: id) ?? Self.standardID(title, file, line), title: title, header: header,
            footer: footer, rows: rows, file: file, line: line)
    }

    /// Creates a section with an identity of any type from the expressions in a closure.
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
    /// The address of the page depends on the identity. Give the section an `id` if the address should stay the same
    /// when the title or the line changes.
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
    /// Returns the section with another group in the navigation; nil means no group.
    public func group(_ group: String?) -> Section {
        var section = self
        section.group = group
        return section
    }

    /// Returns the section with another summary, a sentence about the section.
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
    /// With ``SectionLanguages/own`` the page and the pages of its stories exist once, in the site's own language.
    /// Pages in other languages link to them. The section needs no translations.
    public func languages(_ languages: SectionLanguages) -> Section {
        var section = self
        section.languages = languages
        return section
    }
}
