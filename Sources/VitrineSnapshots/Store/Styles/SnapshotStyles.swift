import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The current stylesheets, pictures and fonts of the stories of a site.
package final class SnapshotStyles: Sendable {
    let assets: SnapshotAssets
    /// The page around stories; nil if it is not known, for example because no story was rendered.
    package let frame: StoryFrame?
    /// The path of the page of each snapshot.
    let paths: [SnapshotID: String]
    private let set: StyleSet

    /// - Parameters:
    ///   - frame: the page around stories.
    ///   - paths: the path of the page of each snapshot.
    ///   - read: returns the bytes of a file of the site by its path.
    package init(
        frame: StoryFrame?, paths: [SnapshotID: String], read: @escaping @Sendable (_ path: String) -> [UInt8]?
    ) {
        assets = SnapshotAssets(read)
        self.frame = frame
        self.paths = paths
        if let frame, let reader = try? PageReader(names: []) {
            set = Self.set(PageSheets(reader.read(frame.before + frame.after, .html)), page: frame.path, assets)
        } else {
            set = StyleSet([])
        }
    }

    /// Returns the styles of a story; nil if its page is not known, if `content` and `known` are both nil, or if
    /// `content` is nil and the text of a style element is not known.
    /// - Parameters:
    ///   - known: the stored styles. If `content` is nil, the markup is unchanged, so the paths of the files that it
    ///     refers to are taken from these styles and, for a page of the site, its stylesheets as well.
    ///   - text: returns the stored text of a style element by its digest; nil if it is missing.
    func styles(
        of id: SnapshotID, _ content: SnapshotContent?, known: StoryStyles?, text: (_ digest: String) -> [UInt8]?
    ) -> StoryStyles? {
        guard let path = paths[id] else { return nil }
        if let content {
            var files: [String: String?] = [:]
            for address in PageAssets.addresses(in: content.tree) {
                guard let file = FileAddress.path(address, inside: path),
                    !PageName.isMarkup(file) || file.hasSuffix(".svg"),
                    !PageName.isStyleSheet(file)
                else { continue }
                files[file] = .some(assets.digest(file))
            }
            let set = id.component == SnapshotID.pages ? pageSet(content, path) : set
            return StoryStyles(set: set, files: files)
        }
        guard let known else { return nil }
        var files: [String: String?] = [:]
        for path in known.files.keys { files[path] = .some(assets.digest(path)) }
        guard id.component == SnapshotID.pages else { return StoryStyles(set: set, files: files) }
        // The page has not changed, so it has the same stylesheets, but these may now import or refer to other files.
        var sheets = known.set.entries.filter { $0.kind == .sheet || $0.kind == .style }
        for index in sheets.indices where sheets[index].kind == .sheet {
            sheets[index].digest = assets.digest(sheets[index].path)
        }
        let others = Self.references(of: sheets, page: path, assets) { assets.sheet($0) ?? text($0) }
        return others.map { StoryStyles(set: StyleSet(sheets + $0), files: files) }
    }

    private func pageSet(_ content: SnapshotContent, _ path: String) -> StyleSet {
        guard let reader = try? PageReader(names: []) else { return set }
        return Self.set(PageSheets(reader.read(Array(content.markup.utf8), .polyglot)), page: path, assets)
    }

    /// Returns the stylesheets of a page, with the files that they import or refer to.
    private static func set(_ sheets: PageSheets, page: String, _ assets: SnapshotAssets) -> StyleSet {
        let entries = sheets.entries.map { entry -> StyleSet.Entry in
            switch entry.source {
            case .element(let text, _):
                let digest = assets.keep(SnapshotAssets.lines(text))
                return StyleSet.Entry(kind: .style, path: "", digest: digest, media: entry.media)
            case .link(let address):
                let path = FileAddress.path(address, inside: page)
                let digest = path.flatMap { assets.digest($0) }
                return StyleSet.Entry(kind: .sheet, path: path ?? address, digest: digest, media: entry.media)
            }
        }
        return StyleSet(entries + (references(of: entries, page: page, assets) { assets.sheet($0) } ?? []))
    }

    /// Returns the files that the stylesheets of a page import or refer to, directly or indirectly, sorted by path;
    /// those that the page itself links to are left out. Returns nil if the text of a style element is not known.
    /// - Parameter text: returns the text of a style element by its digest.
    private static func references(
        of sheets: [StyleSet.Entry], page: String, _ assets: SnapshotAssets, text: (_ digest: String) -> [UInt8]?
    ) -> [StyleSet.Entry]? {
        var open: [(addresses: [String], base: String)] = []
        for sheet in sheets {
            guard let digest = sheet.digest else { continue }
            let isStyle = sheet.kind == .style
            let found = assets.addresses(inSheet: digest) { isStyle ? text(digest) : assets.bytes(sheet.path) }
            if let found {
                open.append((found, isStyle ? page : sheet.path))
            } else if isStyle {
                return nil
            }
        }
        var files: [String: StyleSet.Entry] = [:]
        while let (addresses, base) = open.popLast() {
            for address in addresses {
                guard let path = FileAddress.path(address, inside: base), files[path] == nil else { continue }
                let isSheet = PageName.isStyleSheet(path)
                let digest = assets.digest(path)
                files[path] = StyleSet.Entry(kind: isSheet ? .import : .file, path: path, digest: digest, media: "")
                guard isSheet, let digest else { continue }
                if let inner = assets.addresses(inSheet: digest, { assets.bytes(path) }) { open.append((inner, path)) }
            }
        }
        let linked = Set(sheets.map(\.path))
        return files.values.filter { !linked.contains($0.path) }.sorted { $0.path < $1.path }
    }
}
