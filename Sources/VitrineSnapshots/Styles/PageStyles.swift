import VitrineMarkup
import VitrineSupport

/// Compares the styles of two versions of pages. It is a class, because it keeps a parser and stylesheets. Every worker
/// has its own.
final class PageStyles {
    private let styles: ChangedStyles
    private let comparer: StyleComparer
    private let whiteSpace: WhiteSpaceComparer
    private let reader: PageReader

    /// Returns nil if a parser cannot be allocated.
    init?(_ styles: ChangedStyles) {
        guard let reader = try? PageReader(names: []) else { return nil }
        self.styles = styles
        self.reader = reader
        comparer = StyleComparer(styles.files)
        whiteSpace = WhiteSpaceComparer(styles.files)
    }

    /// Whether files other than pages differ, such as stylesheets or pictures. If so, a page with the same markup can
    /// look different.
    var hasChangedFiles: Bool { !styles.files.changed.isEmpty }

    /// Adds the results about stylesheets to a comparison.
    func report(to comparison: inout SiteComparison) {
        comparison.styleNotes.formUnion(comparer.notes)
        comparison.usedSheets.formUnion(comparer.used)
        comparison.effectiveSheets.formUnion(comparer.effective)
    }

    /// Returns the effects of changed files on a page whose markup is the same.
    func changes(_ file: ComparedFile, _ bytes: [UInt8], syntax: PageSyntax) -> [Change] {
        guard styles.mayConcern(bytes) else { return [] }
        let page = PageElements(reader.read(bytes, syntax))
        let old = StyleComparer.Page(path: file.from, page: page)
        return comparer.changes(old, file.isRenamed ? StyleComparer.Page(path: file.to, page: page) : nil)
    }

    typealias Version = (bytes: [UInt8], tree: SnapshotTree, syntax: PageSyntax)

    /// Returns changes of whitespace that are visible although the canonical forms of the pages are the same.
    func whiteSpace(_ file: ComparedFile, _ old: Version, _ new: Version) -> [Change] {
        whiteSpace.changes(
            .init(path: file.from, page: PageElements(reader.read(old.bytes, old.syntax))),
            .init(path: file.to, page: PageElements(reader.read(new.bytes, new.syntax))))
    }

    /// Returns whether two versions of a page may have different styles.
    func mayDiffer(_ old: SnapshotTree, _ new: SnapshotTree) -> Bool {
        hasChangedFiles || old.styleSources != new.styleSources
    }

    /// Returns the effects of changed files and styles on a page whose bytes or syntax changed.
    func changes(_ file: ComparedFile, _ old: Version, _ new: Version) -> [Change] {
        let isConcerned = hasChangedFiles && (styles.mayConcern(old.bytes) || styles.mayConcern(new.bytes))
        guard isConcerned || old.tree.styleSources != new.tree.styleSources else { return [] }
        let (before, after) = (
            PageElements(reader.read(old.bytes, old.syntax)), PageElements(reader.read(new.bytes, new.syntax))
        )
        guard let origins = ElementOrigins.of(old.tree, new.tree, before.count, after.count) else { return [] }
        return comparer.changes(
            StyleComparer.Page(path: file.from, page: before), StyleComparer.Page(path: file.to, page: after),
            origins: origins)
    }
}

extension SnapshotTree {
    /// The style elements and stylesheet links of a page, and its `color-scheme`.
    fileprivate var styleSources: [String] {
        nodes.indices.compactMap { node in
            switch nodes[node].name {
            case "style": "\(value("media", node) ?? ""){" + children(node).map { nodes[$0].text }.joined()
            case "link" where isStylesheet(node): "\(value("href", node) ?? "") \(value("media", node) ?? "")"
            case "meta" where value("name", node) == "color-scheme": value("content", node)
            default: nil
            }
        }
    }
}

extension Change {
    /// Whether assistive technology may announce an element differently because of the change.
    var mayAffectAnnouncement: Bool { name == "display" || name == "visibility" || name == "content" }
}
