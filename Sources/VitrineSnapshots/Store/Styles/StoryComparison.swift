import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Compares how stories look with their former and with their current stylesheets. It is not `Sendable`, because it
/// keeps a parser.
final class StoryComparison {
    /// One version of a story.
    struct Version {
        var content: SnapshotContent
        var styles: StoryStyles
    }

    /// The properties that stories must have in common to share a comparer: the stylesheets of both versions, and the
    /// files that differ.
    private struct Key: Hashable {
        var old, new: StyleSet
        var pictures: [String: FileChange]
    }

    private let frame: StoryFrame?
    private let firstElement: Int?
    private let reader: PageReader
    /// Returns the bytes of a stylesheet by its digest.
    private let sheet: @Sendable (String) -> [UInt8]?
    private var comparers: [Key: StyleComparer] = [:]

    init?(frame: StoryFrame?, sheet: @escaping @Sendable (_ digest: String) -> [UInt8]?) {
        guard let reader = try? PageReader(names: []) else { return nil }
        self.reader = reader
        self.frame = frame
        self.sheet = sheet
        firstElement = frame?.firstElement(reader)
    }

    /// Notes about stylesheets, in addition to the changes that they cause.
    var notes: Set<StyleNote> { comparers.values.reduce(into: []) { $0.formUnion($1.notes) } }
    /// The paths of the stylesheets that differ and that stories use.
    var used: Set<String> { comparers.values.reduce(into: []) { $0.formUnion($1.used) } }
    /// The stylesheets that may have a different effect on some story than before. A stylesheet that is the same as
    /// before can be one of them; it is not in ``used``.
    var effective: Set<String> { comparers.values.reduce(into: []) { $0.formUnion($1.effective) } }

    /// Returns the differences in how a story looks.
    func changes(_ id: SnapshotID, path: String, _ old: Version, _ new: Version) -> [Change] {
        let (before, after) = (old.styles.digests, new.styles.digests)
        let paths = Set(before.keys).union(after.keys)
        let changed = paths.filter { (before[$0] ?? nil) != (after[$0] ?? nil) }
        guard !changed.isEmpty || old.styles.set != new.styles.set else { return [] }
        let isPage = id.component == SnapshotID.pages
        guard let was = page(old, path, isPage), let now = page(new, path, isPage) else { return [] }
        // A picture that only one version refers to is left out: the reference to it was added or removed.
        var shared: [String: FileChange] = [:]
        for path in changed where PageName.isStyleSheet(path) || before[path] != nil && after[path] != nil {
            let (former, current): (String?, String?) = (before[path] ?? nil, after[path] ?? nil)
            shared[path] = FileChange(existed: former != nil, exists: current != nil)
        }
        let key = Key(old: old.styles.set, new: new.styles.set, pictures: shared)
        let comparer = comparers[key] ?? StyleComparer(files(old.styles.set, new.styles.set, shared))
        comparers[key] = comparer
        if old.content.hash == new.content.hash { return comparer.changes(was, now, origins: nil) }
        guard
            let origins = ElementOrigins.of(
                old.content.tree, new.content.tree, was.page.elements.count, now.page.elements.count)
        else { return [] }
        let (first, oldEnd, newEnd) = (
            now.page.elements.lowerBound, was.page.elements.upperBound, now.page.elements.upperBound
        )
        let all =
            (0..<first).map(Optional.some) + origins.map { $0.map { $0 + first } }
            + (newEnd..<now.page.count).map { Optional($0 - newEnd + oldEnd) }
        return comparer.changes(was, now, origins: all)
    }

    private func page(_ version: Version, _ path: String, _ isPage: Bool) -> StyleComparer.Page? {
        let markup = Array(version.content.markup.utf8)
        var page: PageElements
        if isPage {
            page = PageElements(reader.read(markup, .polyglot))
        } else {
            guard let frame, let first = firstElement else { return nil }
            let document = reader.read(frame.before + markup + frame.after, .html)
            let count = version.content.tree.nodes.count { $0.name != nil }
            page = PageElements(document, elements: first..<first + count)
            guard page.count >= first + count else { return nil }
        }
        let entries = version.styles.set.entries.compactMap { entry -> PageSheets.Entry? in
            switch entry.kind {
            case .sheet: PageSheets.Entry(source: .link(Self.address(entry)), media: entry.media)
            case .style:
                PageSheets.Entry(
                    source: .element(text: entry.digest.flatMap(sheet) ?? [], firstLine: 0), media: entry.media)
            case .import, .file: nil
            }
        }
        return StyleComparer.Page(path: path, page: page, sheets: PageSheets(entries))
    }

    /// Returns the path of a stylesheet as an address from the root of the site. An address that is not that of a file
    /// of the site is not changed.
    private static func address(_ sheet: StyleSet.Entry) -> String {
        // A path such as `a:b.css` looks like an address with a scheme, but a stylesheet with a digest is a file.
        let hasScheme = sheet.digest == nil && sheet.path.prefix { $0 != "/" }.contains(":")
        guard !hasScheme, !sheet.path.hasPrefix("/") else { return sheet.path }
        let address = "/" + PercentEncoding.encoded(path: sheet.path)
        return FileAddress.path(address, inside: "") == nil ? sheet.path : address
    }

    private func files(_ old: StyleSet, _ new: StyleSet, _ changed: [String: FileChange]) -> StyleFiles {
        let digests = [old, new].map { set in
            Dictionary(set.entries.compactMap { entry in entry.digest.map { (entry.path, $0) } }) { first, _ in first }
        }
        let sheet = sheet
        return StyleFiles(changed: changed) { path, side in
            digests[side == .base ? 0 : 1][path].flatMap(sheet)
        }
    }
}
