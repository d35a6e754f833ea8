import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Finds the effects of changed stylesheets, pictures and fonts on pages. It is a class, because it keeps prepared
/// stylesheets from page to page. Every worker has its own.
package final class StyleComparer {
    /// One version of a page.
    struct Page {
        /// The path of the page, against which the addresses in the page are resolved.
        var path: String
        var page: PageElements
        /// The stylesheets of the page; nil if they are to be taken from the document.
        var sheets: PageSheets?
    }

    /// The stylesheets of both versions, which several pages may share.
    private struct Sheets {
        var pair: SheetPair
        /// The paths of the stylesheets that differ.
        var changed: Set<String>
    }

    private let files: StyleFiles
    private var known: [[String]: Sheets?] = [:]
    private static let keptSheets = 64
    /// The maximum number of effects of stylesheets that are listed for one page.
    private static let changeLimit = 2_000
    /// Notes about stylesheets, in addition to the changes that they cause.
    private(set) var notes: Set<StyleNote> = []
    /// The paths of changed stylesheets that pages use.
    private(set) var used: Set<String> = []
    /// The stylesheets that may have a different effect on some page than before. A stylesheet that is the same as
    /// before can be one of them; it is not in ``used``.
    private(set) var effective: Set<String> = []

    /// Creates a comparer for the files of two versions.
    package init(_ files: StyleFiles) { self.files = files }

    /// Returns the effects of changed stylesheets and other files on a page.
    /// - Parameters:
    ///   - old: the old page.
    ///   - new: the new page; nil if it is the same.
    ///   - origins: for each element of the new page, its counterpart in the old one, or nil if it has none. If the
    ///     array is nil, both pages must have the same elements.
    func changes(_ old: Page, _ new: Page? = nil, origins: [Int?]? = nil) -> [Change] {
        let now = new ?? old
        guard !hasBase(old.page), !hasBase(now.page) else {
            notes.insert(.base(now.path))
            return []
        }
        var changes = fileChanges(old, new)
        guard let sheets = sheets(old, now) else { return changes }
        used.formUnion(sheets.changed)
        let effects = sheets.pair.effects(on: old.page.document, new?.page.document, origins: origins)
        var paths = ElementPaths(now.page)
        for effect in effects.prefix(Self.changeLimit) {
            // The sheets that custom properties, fonts and animations come from are not tracked, so all changed sheets
            // are recorded for them.
            let isCertain = effect.difference.token == nil && !effect.difference.sheets.isEmpty
            effective.formUnion(isCertain ? effect.difference.sheets : sheets.changed)
            changes.append(change(effect, now.page, &paths))
        }
        if effects.count > Self.changeLimit { notes.insert(.tooMany(now.path)) }
        return changes
    }

    private func hasBase(_ page: PageElements) -> Bool {
        page.document.names.contains("base")
            && (0..<page.count).contains { page.name($0) == "base" && page.value("href", $0) != nil }
    }

    private func change(_ effect: StyleEffect, _ page: PageElements, _ paths: inout ElementPaths<PageElements>)
        -> Change
    {
        let difference = effect.difference
        var change = Self.place(effect.element, page, &paths)
        if let name = effect.pseudoElement {
            change.part += change.part.isEmpty || change.component == nil ? "::\(name)" : " ::\(name)"
        }
        change.name = difference.name
        (change.before, change.after) = String.trimmed(
            difference.before, difference.after, to: ChangeWriter.markupLimit)
        change.sheet = SheetEffect(
            cause: difference.token.map { .token($0) } ?? .rules, conditions: effect.conditions,
            isSeen: effect.isSeen, contrast: effect.contrast)
        return change
    }

    /// Returns a change of style for an element; the name and the values of the change are not set yet.
    static func place(
        _ element: Int, _ page: PageElements, _ paths: inout ElementPaths<PageElements>
    ) -> Change {
        guard page.elements.contains(element) else {
            return Change(
                kind: .style, layer: .style, element: "/", part: page.role(element, isForeign: true))
        }
        let root = page.component(around: element)
        return Change(
            kind: .style, layer: .style, component: root.flatMap { page.value("data-component", $0) },
            instance: root.flatMap { page.value("data-instance", $0) }, element: paths.path(element),
            part: root == element ? "" : page.role(element, isForeign: root == nil))
    }

    // MARK: - Pictures

    /// Returns changes for elements that show files that differ. A file to which only one version of the page refers is
    /// left out: the reference to it was added or removed.
    /// - Parameter new: the new page; nil if it is the same.
    private func fileChanges(_ old: Page, _ new: Page?) -> [Change] {
        guard files.changed.keys.contains(where: { !PageName.isStyleSheet($0) }) else { return [] }
        let before = new.map { _ in Set(old.page.elements.flatMap { changedFiles(of: $0, old) }) }
        if let before, before.isEmpty { return [] }
        let now = new ?? old
        var changes: [Change] = []
        var paths = ElementPaths(now.page)
        for element in now.page.elements {
            guard let path = changedFiles(of: element, now).first(where: { before?.contains($0) ?? true }),
                let file = files.changed[path]
            else { continue }
            var change = Self.place(element, now.page, &paths)
            change.name = path
            change.sheet = SheetEffect(cause: .file(file), conditions: Set(StyleCondition.usual))
            changes.append(change)
        }
        return changes
    }

    /// Returns the paths of the changed files that an element shows or plays, such as pictures, and of those that its
    /// `style` attribute refers to.
    private func changedFiles(of element: Int, _ page: Page) -> [String] {
        var addresses: [String] = []
        switch page.page.name(element) {
        case "img", "source", "input", "video", "audio", "track", "embed":
            addresses = ["src", "poster"].compactMap { page.page.value($0, element) }
            addresses += ImageCandidates.addresses(page.page.value("srcset", element) ?? "")
        case "object": addresses = [page.page.value("data", element)].compactMap { $0 }
        case "image", "use":
            let address = page.page.value("href", element) ?? page.page.xlinkAddress(element)
            addresses = [address].compactMap { $0 }
        default: break
        }
        if let style = page.page.value("style", element) { addresses += PageAssets.addresses(inStyles: style) }
        return addresses.compactMap { FileAddress.path($0, inside: page.path) }.filter { files.changed[$0] != nil }
    }

    // MARK: - Stylesheets

    /// Returns the stylesheets of both versions; nil if there are none, or if neither they nor the files that they
    /// refer to differ.
    private func sheets(_ old: Page, _ new: Page) -> Sheets? {
        let before = old.sheets ?? PageSheets(old.page.document)
        let after = new.sheets ?? PageSheets(new.page.document)
        guard !before.entries.isEmpty || !after.entries.isEmpty else { return nil }
        let key = Self.key(before, old.path) + ["|"] + Self.key(after, new.path)
        if let found = known[key] { return found }
        if known.count >= Self.keptSheets { known = [:] }
        let found = makeSheets(before, old.path, after, new.path)
        known[key] = .some(found)
        return found
    }

    static func key(_ sheets: PageSheets, _ page: String) -> [String] {
        sheets.entries.flatMap { entry in
            switch entry.source {
            case .element(let text, _): ["style", String(decoding: text, as: UTF8.self), entry.media]
            case .link(let address): ["link", FileAddress.path(address, inside: page) ?? "!" + address, entry.media]
            }
        }
    }

    private func makeSheets(_ before: PageSheets, _ oldPage: String, _ after: PageSheets, _ newPage: String) -> Sheets?
    {
        let (oldFiles, newFiles) = (LoadedSheets(files, .base), LoadedSheets(files, .head))
        oldFiles.load(before, oldPage)
        newFiles.load(after, newPage)
        let all = oldFiles.texts.merging(newFiles.texts) { first, _ in first }.keys
        let changed = Set(all.filter { oldFiles.texts[$0] != newFiles.texts[$0] })
        let replaced = oldFiles.replaced.union(newFiles.replaced)
        guard !changed.isEmpty || !replaced.isEmpty || Self.key(before, oldPage) != Self.key(after, newPage) else {
            return nil
        }
        for address in oldFiles.external.union(newFiles.external) { notes.insert(.external(address)) }
        for path in oldFiles.missing.intersection(newFiles.missing) { notes.insert(.unreadable(path)) }
        // A `data:` address contains its stylesheet, which is the same if the address is.
        let same = oldFiles.unresolved.intersection(newFiles.unresolved).filter(Self.isData)
        for address in oldFiles.unresolved.union(newFiles.unresolved).subtracting(same) {
            notes.insert(.unreadable(Excerpt.of(address)))
        }
        var old = SheetPair.Side(sheets: before, page: oldPage, loader: oldFiles.loader)
        var new = SheetPair.Side(sheets: after, page: newPage, loader: newFiles.loader)
        (old.replaced, new.replaced) = (replaced, replaced)
        let pair = SheetPair(old, new)
        for rule in pair.changedAtRules where !Self.applied.contains(String(rule.dropFirst().prefix { $0 != " " })) {
            notes.insert(.atRule(rule))
        }
        return Sheets(pair: pair, changed: changed)
    }

    private static func isData(_ address: String) -> Bool {
        address.drop { $0.isWhitespace }.prefix(5).lowercased() == "data:"
    }

    /// At-rules whose effect on elements is computed.
    private static let applied: Set<String> = [
        "font-face", "keyframes", "-webkit-keyframes", "layer", "namespace", "property", "import",
    ]
}
