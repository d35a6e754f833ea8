import VitrineMarkup

/// Follows the relative addresses in `href`, `src` and `xlink:href` on the pages of a site, and collects broken links
/// and duplicate ids.
struct LinkChecker {
    private var files: Set<String>
    private var pages: [String: XMLTree.Element] = [:]
    private var ids: [String: Set<String>] = [:]
    /// Links that are broken or begin with a slash, as `page: address`, and duplicate ids.
    private(set) var problems: [String] = []
    /// The number of links that were followed.
    private(set) var count = 0

    init(_ folder: String) throws {
        let tree = Tree.entries(of: folder)
        files = Set(tree.keys)
        for (path, entry) in tree where path.hasSuffix(".html") {
            guard case .file(let bytes) = entry else { continue }
            let root = try XMLTree(parsing: String(decoding: bytes, as: UTF8.self)).root
            pages[path] = root
            for id in root.everything.compactMap({ $0["id"] }) where !ids[path, default: []].insert(id).inserted {
                problems.append("\(path): the id \(id) twice")
            }
        }
        for (path, root) in pages {
            for element in root.everything {
                for address in [element["href"], element["src"], element["xlink:href"]].compactMap(\.self) {
                    follow(address, from: path)
                }
            }
        }
        problems.sort()
    }

    private mutating func follow(_ address: String, from page: String) {
        guard address.prefixMatch(of: /[a-z][a-z0-9+.-]*:/) == nil else { return }
        count += 1
        let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        var folders = page.split(separator: "/").dropLast().map(String.init)
        var target = page
        if !parts[0].isEmpty {
            for part in parts[0].split(separator: "/", omittingEmptySubsequences: false).map(String.init) {
                if part == ".." {
                    guard folders.popLast() != nil else {
                        return problems.append("\(page): \(address) leaves the site")
                    }
                } else {
                    folders.append(part)
                }
            }
            target = folders.joined(separator: "/")
        }
        let fragment = parts.count > 1 ? parts[1] : nil
        let isThere = files.contains(target) && (fragment.map { ids[target]?.contains($0) == true } ?? true)
        if !isThere || address.hasPrefix("/") { problems.append("\(page): \(address)") }
    }
}
