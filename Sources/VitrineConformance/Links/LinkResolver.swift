/// Finds what an address in a page stands for among the files of the site.
struct LinkResolver {
    /// What an address stands for.
    enum Target: Hashable {
        /// A page of the site, with the fragment as it is written; nil without one.
        case page(Int, fragment: [UInt8]?)
        /// A file that is not a page.
        case file
        /// Another site, or something that is not a file: `mailto:`.
        case elsewhere
        /// Nothing, and why.
        case nothing(Reason)
    }

    /// Why an address stands for nothing. Paths are relative to the folder.
    enum Reason: Hashable {
        case noFile([UInt8])
        case noIndex([UInt8])
        case leavesFolder
    }

    /// How an address gets where it leads.
    enum Detour: Hashable {
        /// A folder without a slash at its end.
        case folderWithoutSlash
        /// A page whose extension is left out.
        case withoutExtension([UInt8])
    }

    let site: SiteFiles
    /// The path of the page that is looked at, and where its relative addresses begin: parts of a path.
    private(set) var base: [[UInt8]] = []
    private var page = 0
    /// Whether relative addresses are relative to another site, or to a folder outside this one.
    private var baseIsElsewhere = false
    private var hasBase = false

    init(_ site: SiteFiles) { self.site = site }

    /// Begins with a page.
    /// - Parameter base: the `href` of its `base` element.
    mutating func begin(_ path: String, page: Int, base href: Bytes?) {
        self.page = page
        base = Array(path.utf8).split(separator: 0x2F, omittingEmptySubsequences: false).dropLast().map(Array.init)
        baseIsElsewhere = false
        hasBase = false
        guard let href else { return }
        let parts = Self.parts(href)
        switch place(of: parts) {
        case .inside(let found):
            base = Array(found.dropLast())
            hasBase = true
        case .elsewhere, .leaves: baseIsElsewhere = true
        case .samePage: break
        }
    }

    /// What an address stands for, and whether a server has to help.
    func resolve(_ address: Bytes) -> (target: Target, detour: Detour?) {
        let parts = Self.parts(address)
        switch place(of: parts) {
        case .elsewhere: return (.elsewhere, nil)
        case .leaves: return (.nothing(.leavesFolder), nil)
        case .samePage: return (.page(page, fragment: parts.fragment), nil)
        case .inside(let path): return look(path, parts.fragment)
        }
    }

    private enum Path {
        case inside([[UInt8]])
        case samePage, elsewhere, leaves
    }

    private func place(of parts: (path: [UInt8], hasQuery: Bool, fragment: [UInt8]?)) -> Path {
        let path = parts.path[...]
        if path.isEmpty {
            if baseIsElsewhere { return .elsewhere }
            return hasBase ? .inside(base + [[]]) : .samePage
        }
        if Self.hasScheme(path) {
            guard let rest = site.address?.rest(of: path) else { return .elsewhere }
            return join([], rest)
        }
        guard path[path.startIndex] == 0x2F else { return baseIsElsewhere ? .elsewhere : join(base, path) }
        if path.dropFirst().first == 0x2F { return .elsewhere }
        guard let address = site.address else { return join([], path.dropFirst()) }
        guard let rest = address.inside(path) else { return .elsewhere }
        return join([], rest)
    }

    private func join(_ start: [[UInt8]], _ path: Bytes) -> Path {
        var found = start
        let segments = path.split(separator: 0x2F, omittingEmptySubsequences: false)
        for (number, segment) in segments.enumerated() {
            let name = Self.decoded(segment)
            let isLast = number == segments.count - 1
            switch name {
            case [0x2E]: if isLast { found.append([]) }
            case [0x2E, 0x2E]:
                if found.popLast() == nil { return .leaves }
                if isLast { found.append([]) }
            default: found.append(name)
            }
        }
        return .inside(found)
    }

    private func look(_ parts: [[UInt8]], _ fragment: [UInt8]?) -> (target: Target, detour: Detour?) {
        let path = Array(parts.joined(separator: [0x2F]))
        if parts.last?.isEmpty ?? true {
            if let index = site.index(of: path) { return (.page(index.page, fragment: fragment), nil) }
            let folder = Array(path.dropLast())
            let isFolder = folder.isEmpty || site.entry(folder) == .folder
            return (.nothing(isFolder ? .noIndex(folder) : .noFile(path)), nil)
        }
        switch site.entry(path) {
        case .page(let number): return (.page(number, fragment: fragment), nil)
        case .file: return (.file, nil)
        case .folder:
            guard let index = site.index(of: path) else { return (.nothing(.noIndex(path)), nil) }
            return (.page(index.page, fragment: fragment), .folderWithoutSlash)
        case nil:
            for ending in [".html", ".htm", ".xhtml"] {
                if case .page(let number) = site.entry(path + ending.utf8) {
                    return (.page(number, fragment: fragment), .withoutExtension(path + ending.utf8))
                }
            }
            // Folders whose names begin with a dot are not listed.
            let isHidden = parts.dropLast().contains { $0.first == 0x2E }
            return (isHidden ? .elsewhere : .nothing(.noFile(path)), nil)
        }
    }

    // MARK: - The parts of an address

    /// Path, query and fragment, without the white space that browsers leave out, with `\` as `/`.
    static func parts(_ address: Bytes) -> (path: [UInt8], hasQuery: Bool, fragment: [UInt8]?) {
        var rest = address.drop { $0 <= 0x20 }
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        var bytes =
            rest.contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            ? rest.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }[...] : rest
        var fragment: [UInt8]?
        if let hash = bytes.firstIndex(of: UInt8(ascii: "#")) {
            fragment = Array(bytes[(hash + 1)...])
            bytes = bytes[..<hash]
        }
        let query = bytes.firstIndex(of: UInt8(ascii: "?"))
        let path = query.map { bytes[..<$0] } ?? bytes
        return (path.map { $0 == UInt8(ascii: "\\") ? 0x2F : $0 }, query != nil, fragment)
    }

    /// Whether an address begins with a scheme: `https:`, `mailto:`.
    static func hasScheme(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard let first = bytes.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A else { return false }
        let end = bytes.firstIndex { byte in
            !(byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || "+-.".utf8.contains(byte))
        }
        return end.map { bytes[$0] == UInt8(ascii: ":") } ?? false
    }

    /// Bytes with `%41` resolved. An encoded slash stays as it is: no file has one in its name.
    static func decoded(_ bytes: some Collection<UInt8>) -> [UInt8] {
        let bytes = Array(bytes)
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var found: [UInt8] = []
        var at = 0
        while at < bytes.count {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.count,
                let byte = UInt8(String(decoding: bytes[at + 1...at + 2], as: UTF8.self), radix: 16),
                bytes[at + 1] != UInt8(ascii: "+"), byte != 0x2F
            {
                found.append(byte)
                at += 3
            } else {
                found.append(bytes[at])
                at += 1
            }
        }
        return found
    }
}
