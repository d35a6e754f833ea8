import VitrineSupport

/// Resolves the addresses in a page to files of the site.
struct LinkTargets {
    /// The target of an address.
    enum Target: Hashable {
        /// A page of the site, by its index, with the fragment as written; the fragment is nil if there is none.
        case page(Int, fragment: Bytes?)
        /// A file that is not a page.
        case file
        /// Another site, a place outside the published address, a file in a hidden folder, or something that is not a
        /// file, such as `mailto:`.
        case elsewhere
        /// A file or index page that does not exist, or a path outside the folder.
        case nothing(Reason)
    }

    /// The reason why an address has no target in the folder. Paths are relative to the folder.
    enum Reason: Hashable {
        /// There is no file at the path, or no folder if the path ends with a slash.
        case noFile([UInt8])
        /// The folder at the path has no index page, such as `index.html`.
        case noIndex([UInt8])
        /// The address points outside the folder.
        case leavesFolder
    }

    /// The difference between an address and the path of its file, if the address works only on a server.
    enum Detour: Hashable {
        /// The address of a folder without the slash at its end.
        case folderWithoutSlash
        /// The address of a page without the extension of its file. The value is the path of the file.
        case withoutExtension([UInt8])
    }

    private let site: SiteFiles
    /// The folder against which relative addresses are resolved: a path that is empty or ends with a slash.
    private var base: [UInt8] = []
    private var page = 0
    /// Whether relative addresses refer to another site, or to a place outside the folder of the site.
    private var baseIsElsewhere = false
    private var hasBase = false
    /// A buffer for the resolved path, reused for every address.
    private var path: [UInt8] = []

    init(_ site: SiteFiles) { self.site = site }

    /// Prepares the resolver for the addresses in a page.
    /// - Parameters:
    ///   - path: the path of the page in the site.
    ///   - page: the index of the page.
    ///   - href: the address in its `base` element; nil if there is none.
    mutating func begin(_ path: String, page: Int, base href: Bytes?) {
        self.page = page
        let bytes = Array(path.utf8)
        base = Array(bytes[..<(bytes.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0)])
        baseIsElsewhere = false
        hasBase = false
        guard let href else { return }
        switch place(AddressParts(href).path) {
        case .inside:
            base = Array(self.path[..<(self.path.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0)])
            hasBase = true
        case .elsewhere, .leaves: baseIsElsewhere = true
        case .samePage: break
        }
    }

    /// Resolves an address. If a detour is returned, the address works only on a server.
    mutating func resolve(_ address: Bytes) -> (target: Target, detour: Detour?) {
        let parts = AddressParts(address)
        switch place(parts.path) {
        case .elsewhere: return (.elsewhere, nil)
        case .leaves: return (.nothing(.leavesFolder), nil)
        case .samePage: return (.page(page, fragment: parts.fragment), nil)
        case .inside: return look(parts.fragment)
        }
    }

    private enum Place {
        /// In the folder, at `path`.
        case inside
        case samePage, elsewhere, leaves
    }

    private mutating func place(_ address: Bytes) -> Place {
        guard let first = address.first else {
            if baseIsElsewhere { return .elsewhere }
            guard hasBase else { return .samePage }
            path = base
            return .inside
        }
        path.removeAll(keepingCapacity: true)
        if first == 0x2F {
            if address.dropFirst().first == 0x2F { return .elsewhere }
            guard let published = site.address else { return join(address.dropFirst()) }
            return published.inside(address).map { join($0) } ?? .elsewhere
        }
        if AddressParts.hasScheme(address) { return site.address?.rest(of: address).map { join($0) } ?? .elsewhere }
        if baseIsElsewhere { return .elsewhere }
        path += base
        return join(address)
    }

    /// Appends an address to `path`, resolving `.` and `..` and decoding percent-encoded characters other than `%2F`.
    private mutating func join(_ address: Bytes) -> Place {
        var at = address.startIndex
        while true {
            let end = address[at...].firstIndex(of: 0x2F) ?? address.endIndex
            let segment = address[at..<end]
            let isLast = end == address.endIndex
            switch AddressParts.dots(segment) {
            case 1: break
            case 2:
                guard !path.isEmpty else { return .leaves }
                path.removeLast()
                path.removeSubrange((path.lastIndex(of: 0x2F).map { $0 + 1 } ?? 0)...)
            default:
                if segment.contains(UInt8(ascii: "%")) {
                    path += PercentEncoding.decoded(segment, keepsSlashes: true)
                } else {
                    path += segment
                }
                if !isLast { path.append(0x2F) }
            }
            if isLast { return .inside }
            at = end + 1
        }
    }

    private func look(_ fragment: Bytes?) -> (target: Target, detour: Detour?) {
        if path.last ?? 0x2F == 0x2F {
            if let index = site.index(of: path) { return (.page(index, fragment: fragment), nil) }
            let folder = path.dropLast()
            let isFolder = folder.isEmpty || site.entry(folder) == .folder
            if !isFolder, Self.isHidden(folder) { return (.elsewhere, nil) }
            return (.nothing(isFolder ? .noIndex(Array(folder)) : .noFile(path)), nil)
        }
        switch site.entry(path) {
        case .page(let number): return (.page(number, fragment: fragment), nil)
        case .file: return (.file, nil)
        case .folder:
            guard let index = site.index(of: path) else { return (.nothing(.noIndex(path)), nil) }
            return (.page(index, fragment: fragment), .folderWithoutSlash)
        case nil:
            for ending in PageName.endings {
                if case .page(let number) = site.entry(path + ending.utf8) {
                    return (.page(number, fragment: fragment), .withoutExtension(path + ending.utf8))
                }
            }
            let isHidden = path.lastIndex(of: 0x2F).map { Self.isHidden(path[..<$0]) } ?? false
            return (isHidden ? .elsewhere : .nothing(.noFile(path)), nil)
        }
    }

    /// Whether a folder, or one around it, is hidden. Such folders are not listed, so it is unknown what they contain.
    private static func isHidden(_ folder: ArraySlice<UInt8>) -> Bool {
        folder.split(separator: 0x2F).contains { $0.first == 0x2E }
    }
}
