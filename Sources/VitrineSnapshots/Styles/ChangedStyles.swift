import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The files that differ between the two sides of a comparison, except pages: stylesheets, pictures and fonts, for
/// example. Also the words by which pages that use these files are found.
struct ChangedStyles: Sendable {
    /// The files of both sides, and which of them differ.
    let files: StyleFiles
    /// The names of the files that differ, and of stylesheets that refer to them directly or indirectly. A page that
    /// contains none of these words, however they are encoded or escaped, is assumed not to use the files. Empty if no
    /// file differs, or if two single files are compared.
    let words: [[UInt8]]

    /// - Parameter comparison: the results for files that are not pages.
    init(_ comparison: SiteComparison, _ old: FolderListing, _ new: FolderListing) {
        let (oldRoot, newRoot) = (Self.folder(old), Self.folder(new))
        let bytes = { @Sendable (path: String, side: ComparisonProblem.Side) -> [UInt8]? in
            try? FileReader.bytes(of: "\(side == .base ? oldRoot : newRoot)/\(path)")
        }
        var changed: [String: FileChange] = [:]
        if old.isFile {
            for (listing, side) in [(old, ComparisonProblem.Side.base), (new, .head)]
            where PageName.isPage(listing.root) {
                for path in Self.namedFiles(listing.root, { bytes($0, side) }) {
                    let (before, after) = (bytes(path, .base), bytes(path, .head))
                    if before != after { changed[path] = FileChange(existed: before != nil, exists: after != nil) }
                }
            }
            words = []
        } else {
            let replaced = comparison.changedFiles + comparison.changed.map(\.path) + comparison.rewritten
            let lists = [(replaced, FileChange.replaced), (comparison.added, .added), (comparison.removed, .removed)]
            for (paths, change) in lists {
                for path in paths where !PageName.isPage(path) { changed[path] = change }
            }
            words = changed.isEmpty ? [] : Self.words(Set(changed.keys), old, new, bytes)
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
        var open: [(path: String, bytes: [UInt8])] = []
        for (listing, side) in [(old, ComparisonProblem.Side.base), (new, .head)] {
            for path in listing.files where PageName.isStyleSheet(path) && !changed.contains(path) {
                if let text = bytes(path, side) { open.append((path, text)) }
            }
        }
        while true {
            let words = names.sorted().map { Array($0.utf8) }
            let found = Set(open.filter { Self.mayMention($0.bytes, words) }.map { $0.path })
            guard !found.isEmpty else { return words }
            names.formUnion(found.flatMap(Self.names))
            open.removeAll { found.contains($0.path) }
        }
    }

    /// Returns the last part of a path, both as written and percent-encoded as in an address.
    private static func names(_ path: String) -> [String] {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        let encoded = PercentEncoding.encoded(path: name)
        return name == encoded ? [name] : [name, encoded]
    }

    /// Returns whether a page with these bytes may use one of the files that differ.
    func mayConcern(_ bytes: [UInt8]) -> Bool {
        words.isEmpty ? !files.changed.isEmpty : Self.mayMention(bytes, words)
    }

    /// Returns whether a page or stylesheet may contain one of the words, however they are encoded or escaped.
    private static func mayMention(_ bytes: [UInt8], _ words: [[UInt8]]) -> Bool {
        if words.contains(where: { bytes.mentions(acrossLines: $0) }) { return true }
        // In another encoding, such as UTF-16, the words may consist of other bytes.
        let isASCII = bytes.allSatisfy { $0 < 0x80 }
        if !isASCII, String(validating: bytes, as: UTF8.self) == nil { return true }
        // Nearly every page has references such as `&amp;`, but few file names contain the characters that these
        // references stand for.
        let hasMarkup = words.contains { $0.contains { "&<>\"'".utf8.contains($0) } }
        guard hasEscapes(bytes, besides: hasMarkup ? [] : predefined) else { return false }
        return decodedForms(bytes).contains { form in words.contains { form.mentions($0) } }
    }

    /// The references to the predefined entities of XML.
    private static let predefined = ["&amp;", "&lt;", "&gt;", "&quot;", "&apos;"].map { Array($0.utf8) }

    /// Returns whether a text may contain a backslash, percent-encoding, or a character reference other than the given
    /// ones.
    private static func hasEscapes(_ bytes: [UInt8], besides references: [[UInt8]]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            for at in bytes.indices {
                switch bytes[at] {
                case UInt8(ascii: "\\"): return true
                case UInt8(ascii: "&") where !references.contains(where: { bytes[at...].starts(with: $0) }):
                    return true
                case UInt8(ascii: "%") where at + 1 < bytes.count:
                    if bytes[at + 1].isASCIIHexDigit || bytes[at + 1].isIgnoredInAddresses { return true }
                default: break
                }
            }
            return false
        }
    }

    /// Returns the text of a page or stylesheet in the forms in which browsers may read its addresses: without
    /// character references, tabs, line breaks and percent-encoding; if there are backslashes, also without escapes of
    /// CSS.
    private static func decodedForms(_ bytes: [UInt8]) -> [[UInt8]] {
        let text = ReferenceText.decoded(bytes)
        var forms = [text]
        if text.contains(UInt8(ascii: "\\")) { forms.append(Array(Escapes.resolved(text[...]).utf8)) }
        return forms.map { form in
            PercentEncoding.decoded(form.filter { !$0.isIgnoredInAddresses }[...])
        }
    }
}

extension [UInt8] {
    /// Returns whether the bytes contain a word, possibly with tabs and line breaks between its bytes. Returns false
    /// for an empty word.
    fileprivate func mentions(acrossLines word: [UInt8]) -> Bool {
        guard let first = word.first, count >= word.count else { return false }
        return withUnsafeBufferPointer { bytes in
            word.withUnsafeBufferPointer { word in
                for start in 0...bytes.count - word.count where bytes[start] == first {
                    var (at, length) = (start + 1, 1)
                    while length < word.count, at < bytes.count {
                        if bytes[at] == word[length] {
                            length += 1
                        } else if !bytes[at].isIgnoredInAddresses {
                            break
                        }
                        at += 1
                    }
                    if length == word.count { return true }
                }
                return false
            }
        }
    }
}
