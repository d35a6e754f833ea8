import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The stylesheets, pictures and fonts that differ between two folders, and the words by which pages that use them are
/// found.
struct ChangedStyles: Sendable {
    /// The files of both folders, and which of them differ.
    let files: StyleFiles
    /// The names of the files, and of stylesheets that refer to them directly or indirectly. Every page that uses one
    /// of the files contains one of these words. Empty if two single files are compared.
    let words: [[UInt8]]

    /// - Parameter comparison: the results for files that are not pages.
    init(_ comparison: SiteComparison, _ old: FolderListing, _ new: FolderListing) {
        let (oldRoot, newRoot) = (Self.folder(old), Self.folder(new))
        let bytes = { @Sendable (path: String, side: ComparisonProblem.Side) -> [UInt8]? in
            try? FileReader.bytes(of: "\(side == .base ? oldRoot : newRoot)/\(path)")
        }
        var changed: Set<String>
        if old.isFile {
            changed = []
            let search = { @Sendable (path: String) in bytes(path, .base) != bytes(path, .head) }
            for (listing, side) in [(old, ComparisonProblem.Side.base), (new, .head)]
            where PageName.isPage(listing.root) {
                changed.formUnion(Self.namedFiles(listing.root) { bytes($0, side) }.filter(search))
            }
            words = []
        } else {
            let other = comparison.added + comparison.removed + comparison.changed.map(\.path) + comparison.rewritten
            changed = Set(comparison.changedFiles + other.filter { !PageName.isPage($0) })
            words = changed.isEmpty ? [] : Self.words(changed, old, new, bytes)
        }
        files = StyleFiles(changed: changed, bytes: bytes)
    }

    /// Returns the folder of the files; for a single file, the folder that contains it.
    private static func folder(_ listing: FolderListing) -> String {
        guard listing.isFile else { return listing.root }
        guard let slash = listing.root.lastIndex(of: "/") else { return "." }
        return slash == listing.root.startIndex ? "/" : String(listing.root[..<slash])
    }

    /// Returns the files that a page refers to, and those that its stylesheets refer to.
    private static func namedFiles(_ page: String, _ bytes: (String) -> [UInt8]?) -> Set<String> {
        guard let text = try? FileReader.bytes(of: page), let reader = try? SnapshotReader(),
            let tree = try? reader.tree(text, syntax: PageSyntax(ofFile: page, nil))
        else { return [] }
        var found: Set<String> = []
        var open = PageAssets.addresses(in: tree).compactMap { FileAddress.path($0, inside: "") }
        while let path = open.popLast() {
            guard found.insert(path).inserted, PageName.isStyleSheet(path), let sheet = bytes(path) else { continue }
            open += PageAssets.addresses(inStyles: String(decoding: sheet, as: UTF8.self)).compactMap {
                FileAddress.path($0, inside: path)
            }
        }
        return found
    }

    private static func words(
        _ changed: Set<String>, _ old: FolderListing, _ new: FolderListing,
        _ bytes: (String, ComparisonProblem.Side) -> [UInt8]?
    ) -> [[UInt8]] {
        var names = Set(changed.flatMap(Self.names))
        var open: [(path: String, text: [UInt8])] = []
        for (listing, side) in [(old, ComparisonProblem.Side.base), (new, .head)] {
            for path in listing.files where PageName.isStyleSheet(path) && !changed.contains(path) {
                if let text = bytes(path, side) { open.append((path, text)) }
            }
        }
        var isComplete = false
        while !isComplete {
            isComplete = true
            for sheet in open where names.contains(where: { sheet.text.mentions($0) }) {
                for name in Self.names(sheet.path) where names.insert(name).inserted { isComplete = false }
            }
        }
        return names.sorted().map { Array($0.utf8) }
    }

    /// Returns the last part of a path, both as written and percent-encoded as in an address.
    private static func names(_ path: String) -> [String] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let encoded = PercentEncoding.encoded(path: name)
        return name == encoded ? [name] : [name, encoded]
    }

    /// Returns whether a page or stylesheet may use one of the files that differ.
    func mayConcern(_ bytes: [UInt8]) -> Bool {
        if words.isEmpty { return !files.changed.isEmpty }
        return words.contains { bytes.mentions($0) }
    }
}
