/// The files of a folder, each of which may be a page. The targets of links are looked up among them.
///
/// ```swift
/// let site = SiteFiles([.init("index.html", isPage: true), .init("boat.png")])
/// ```
///
/// Paths must be spelled as the folder lists them, so that links are compared with the real names even on
/// case-insensitive file systems.
public struct SiteFiles: Sendable {
    /// A file of the folder.
    public struct File: Hashable, Sendable {
        /// The path in the folder, with `/` between its parts.
        public var path: String
        /// Whether the file is a page that is checked.
        public var isPage: Bool
        /// Another path of the same file, under which it is checked, if ``path`` leads through a symbolic link to a
        /// folder; nil if the file is checked under ``path``.
        public var checkedAs: String?

        /// Creates a file with its path in the folder.
        public init(_ path: String, isPage: Bool = false, checkedAs: String? = nil) {
            self.path = path
            self.isPage = isPage
            self.checkedAs = checkedAs
        }
    }

    /// The kind of entry at a path: a page (with its index among the pages), another file, or a folder.
    enum Entry: Hashable, Sendable {
        case page(Int)
        case file
        case folder
    }

    /// The address at which the folder is published, if it is known.
    public let address: SiteAddress?
    /// The paths of the pages in the order in which they were given, except those with ``File/checkedAs``.
    public let pages: [String]
    /// The paths of all files in the order in which they were given, except those with ``File/checkedAs``.
    package let files: [String]
    let paths: PathTable
    let entries: [Entry]

    /// Creates an index of the files of a folder; its subfolders are derived from the paths.
    public init(_ files: [File], address: SiteAddress? = nil) {
        self.address = address
        var paths = PathTable()
        var entries: [Entry] = []
        var pages: [String] = []
        func add(_ path: some Collection<UInt8>, _ entry: Entry) {
            let number = paths.add(path)
            if number == entries.count { entries.append(entry) } else if entry != .folder { entries[number] = entry }
        }
        for file in files where file.checkedAs == nil {
            add(file.path.utf8, file.isPage ? .page(pages.count) : .file)
            if file.isPage { pages.append(file.path) }
        }
        for file in files {
            if let checkedAs = file.checkedAs {
                add(file.path.utf8, paths.number(checkedAs.utf8).map { entries[$0] } ?? .file)
            }
            var folder = Substring(file.path).utf8[...]
            while let slash = folder.lastIndex(of: 0x2F) {
                folder = folder[..<slash]
                let before = paths.count
                add(folder, .folder)
                if paths.count == before { break }
            }
        }
        self.files = files.filter { $0.checkedAs == nil }.map(\.path)
        self.paths = paths
        self.entries = entries
        self.pages = pages
    }

    /// Returns the facts about a page that could not be read; nil for a path that is not a page.
    public func unread(_ path: String) -> PageFacts? {
        guard case .page(let number) = entry(path.utf8) else { return nil }
        return .unread(page: number)
    }

    /// Returns whether there is a file at a path; false for folders.
    public func contains(_ path: String) -> Bool {
        switch entry(path.utf8) {
        case .page, .file: true
        case .folder, nil: false
        }
    }

    func entry(_ path: some Collection<UInt8>) -> Entry? { paths.number(path).map { entries[$0] } }

    /// Returns the index of the page that a server returns for a folder; nil if the folder has no index page. The path
    /// of the folder may end with a slash.
    func index(of folder: [UInt8]) -> Int? {
        for name in ["index.html", "index.htm", "index.xhtml"] {
            let path = folder.last ?? 0x2F == 0x2F ? folder + name.utf8 : folder + [0x2F] + name.utf8
            if case .page(let page) = entry(path) { return page }
        }
        return nil
    }
}
