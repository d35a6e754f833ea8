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
/// In the second form, every row remembers its own line for messages. The same registrations are used for header, footer
/// and rows; the role of a component follows from its position.
public struct Section: Sendable {
    /// The identity of the section, unique in a gallery. It does not change with the header, footer or rows.
    public let id: ItemID
    /// The name of the page; nil uses the text of the id.
    public var title: String?
    /// The group in the navigation; sections of the same group are listed together.
    public var group: String?
    /// A sentence about the section.
    public var summary = ""
    /// The component above the rows.
    public var header: (any Component)?
    /// The component below the rows.
    public var footer: (any Component)?
    /// The rows, with their stories and places.
    public var items: [Row]
    /// Determines which rows get a page of their own.
    public var storyPages = StoryPages.all
    /// The place where the section was declared.
    public let place: SourcePlace

    /// The components of the rows. New rows get the place of the section.
    public var rows: [any Component] {
        get { items.map(\.component) }
        set { items = newValue.map { Row($0, place: place) } }
    }

    /// The name of the page.
    public var name: String { title ?? id.text }

    /// Creates a section from existing components.
    /// - Parameters:
    ///   - id: the identity of the section, unique in a gallery.
    ///   - title: the name of the page; by default, the text of the id.
    ///   - header: shown above the rows.
    ///   - footer: shown below the rows.
    ///   - rows: the components to show; nil means no rows.
    ///   - file: the file in which the section is declared, for messages.
    ///   - line: the line in that file, from 1.
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
    ///   - title: the name of the page; by default, the text of the id.
    ///   - header: shown above the rows.
    ///   - footer: shown below the rows.
    ///   - file: the file in which the section is declared, for messages.
    ///   - line: the line in that file, from 1.
    ///   - rows: components and stories, one below the other; `if` and `for` are allowed.
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
    /// The text of the identity is the raw value of an enumeration, or the name of its case.
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

    /// Creates a section whose identity is its title or, without a title, the place where it is declared.
    ///
    /// The identity determines the address of the page: pass an `id` if the address should not change with the title or the line.
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

    /// Returns the section with another choice of rows that get pages of their own.
    public func storyPages(_ storyPages: StoryPages) -> Section {
        var section = self
        section.storyPages = storyPages
        return section
    }
}
