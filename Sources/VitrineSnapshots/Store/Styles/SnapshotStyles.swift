import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The current stylesheets, pictures and fonts of the stories of a site.
package final class SnapshotStyles: Sendable {
    /// The files of the site.
    let assets: SnapshotAssets
    /// The page around stories; nil if there are no stories.
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

    /// Returns the styles of a story; nil if its page is not known, or if `content` and `known` are both nil.
    /// - Parameter known: the stored styles. If `content` is nil, the markup is unchanged, and the paths of pictures
    ///   are taken from these styles.
    func styles(of id: SnapshotID, _ content: SnapshotContent?, known: StoryStyles?) -> StoryStyles? {
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
        // The page has not changed, so it refers to the same files.
        return StoryStyles(
            set: StyleSet(
                known.set.entries.map { entry in
                    var entry = entry
                    if entry.kind != .style { entry.digest = assets.digest(entry.path) }
                    return entry
                }), files: files)
    }

    private func pageSet(_ content: SnapshotContent, _ path: String) -> StyleSet {
        guard let reader = try? PageReader(names: []) else { return set }
        return Self.set(PageSheets(reader.read(Array(content.markup.utf8), .polyglot)), page: path, assets)
    }

    /// Returns the stylesheets of a page, with the files that they import and refer to.
    private static func set(_ sheets: PageSheets, page: String, _ assets: SnapshotAssets) -> StyleSet {
        var entries: [StyleSet.Entry] = []
        var others: [String: StyleSet.Entry] = [:]
        func follow(_ bytes: [UInt8], _ base: String) {
            for address in PageAssets.addresses(inStyles: String(decoding: bytes, as: UTF8.self)) {
                guard let path = FileAddress.path(address, inside: base), others[path] == nil else { continue }
                let isSheet = PageName.isStyleSheet(path)
                others[path] = .init(
                    kind: isSheet ? .import : .file, path: path, digest: assets.digest(path), media: "")
                if isSheet, let bytes = assets.bytes(path) { follow(bytes, path) }
            }
        }
        for entry in sheets.entries {
            switch entry.source {
            case .element(let text, _):
                let bytes = SnapshotAssets.lines(text)
                entries.append(.init(kind: .style, path: "", digest: assets.keep(bytes), media: entry.media))
                follow(bytes, page)
            case .link(let address):
                let path = FileAddress.path(address, inside: page)
                entries.append(
                    .init(
                        kind: .sheet, path: path ?? address, digest: path.flatMap(assets.digest), media: entry.media))
                if let path, let bytes = assets.bytes(path) { follow(bytes, path) }
            }
        }
        let linked = Set(entries.map(\.path))
        return StyleSet(entries + others.values.filter { !linked.contains($0.path) }.sorted { $0.path < $1.path })
    }
}
