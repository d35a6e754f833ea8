import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Checks the contrast of text in light mode, and also in dark mode if a page may support it. This type is a class,
/// because it keeps the rules of stylesheets from page to page.
final class ContrastCheck {
    /// The key of cached rules: everything that the rules for a page depend on.
    private struct Key: Hashable {
        /// The folder against which relative addresses are resolved; nil if it is on another site or unknown.
        var folder: Substring?
        var signature: [UInt8]
        var asksForDark: Bool
    }

    /// The source of linked and imported stylesheets; nil if they cannot be read.
    var source: StyleSheetSource?
    private var known: [Key: PageContrast?] = [:]
    /// The maximum number of entries in `known`; all of them are removed before another one would be added.
    private static let keptSheets = 32
    /// Whether the pairs of text and background colors are collected on each page. It must be set before the first page
    /// is checked.
    var notesPairs = false
    /// The color pairs of the last page that was checked; nil if they are unknown or not requested.
    private(set) var pairs: PagePairs?

    /// Checks the contrast of text on a page, and collects its color pairs if requested.
    /// - Parameter path: the path of the page, against which the addresses of its stylesheets are resolved unless the
    ///   page has a `base` element.
    func check(_ page: PageTree, _ path: String, _ report: Report) {
        pairs = nil
        let signature = PageSheets.signature(page.document)
        guard !signature.isEmpty || page.hasAttribute(.style) else { return }
        guard let sheets = sheets(signature, page, path) else { return }
        let found = sheets.judge(page.document)
        let (light, dark) = (found.light, found.dark)
        pairs = found.pairs.map { PagePairs($0, on: page) }
        for failure in light {
            let isEverywhere = !sheets.hasDark || dark.contains { $0.isAlike(failure) }
            add(failure, isEverywhere ? "" : " in light mode", page, report)
        }
        for failure in dark where !light.contains(where: { $0.isAlike(failure) }) {
            add(failure, " in dark mode", page, report)
        }
    }

    private func add(_ failure: TextContrast.Failure, _ scheme: String, _ page: PageTree, _ report: Report) {
        let (ratio, needed) = (Contrast.text(failure.ratio), Contrast.text(failure.needed))
        let others = failure.count - 1
        let more = others == 0 ? "" : "; \(Count.of(others, "more element has", "more elements have")) these colors"
        report.add(
            .contrast, at: failure.node,
            "the contrast of text \(failure.text.hex) on \(failure.background.hex) is \(ratio):1\(scheme); at least \(needed):1 is required\(more)"
        )
    }

    // MARK: - Stylesheets

    private func sheets(_ signature: [UInt8], _ page: PageTree, _ path: String) -> PageContrast? {
        let base = base(page, path)
        let folder = base.map { base in base.utf8.lastIndex(of: UInt8(ascii: "/")).map { base[..<$0] } ?? "" }
        let key = Key(folder: folder, signature: signature, asksForDark: isDark(page))
        if let found = known[key] { return found }
        let entries = PageSheets(page.document).entries
        if known.count >= Self.keptSheets { known = [:] }
        let sheets = read(entries, base, key.asksForDark)
        known[key] = .some(sheets)
        return sheets
    }

    /// Returns the path of a file in the folder against which the addresses of a page are resolved: the page itself, or
    /// a file in the folder of its base address. Returns nil if that folder is on another site or unknown.
    private func base(_ page: PageTree, _ path: String) -> String? {
        guard let value = page.baseAddress else { return path }
        let address = AddressParts(value).path
        if address.isEmpty { return path }
        // An address with a scheme is on another site, or is not that of a file: `about:blank`.
        if AddressParts.hasScheme(address) { return nil }
        // Only the folder matters, so the name of the file is replaced; `FileAddress` does not resolve folders.
        let last = address.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last ?? []
        let isFolder = AddressParts.dots(last) > 0
        let file = String(decoding: isFolder ? address : address.dropLast(last.count), as: UTF8.self)
        return FileAddress.path(file + (isFolder ? "/-" : "-"), from: path, root: source?.root)
    }

    private func isDark(_ page: PageTree) -> Bool {
        page.elements(.meta).contains { page.keyword(.name, $0) == "color-scheme" }
            || page.hasAttribute(.style)
                && page.elements(with: .style).contains { page.document.value(of: $0.1).mentions(ignoringCase: "dark") }
    }

    /// Reads the stylesheets of a page. Returns nil if one is missing, because then no color is certain; if only an
    /// import for dark mode is missing, dark mode is left out instead.
    /// - Parameter path: the path against which addresses in the page are resolved; nil if they are resolved against
    ///   another site or an unknown folder.
    private func read(_ entries: [PageSheets.Entry], _ path: String?, _ asksForDark: Bool) -> PageContrast? {
        var texts: [String: [UInt8]] = [:]
        let source = source
        func load(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
            // Without a path, addresses in the page cannot be resolved. There are no others, because stylesheets, which
            // could import more, are not loaded.
            guard path != nil, let file = FileAddress.path(address, from: base, root: source?.root) else { return nil }
            if let known = texts[file] { return (file, known) }
            guard let bytes = source?.bytes(file) else { return nil }
            texts[file] = bytes
            return (file, bytes)
        }
        let page = path ?? ""
        // A stylesheet that cannot be loaded could set any color.
        for case .link(let address) in entries.map(\.source) where load(address, page) == nil { return nil }
        let parsed = ParsedSheets()
        func rules(_ conditions: StyleConditions, _ atoms: AtomTable = AtomTable()) -> RuleSet? {
            let rules = PageSheets(entries).rules(
                page: page, conditions: conditions, properties: TextContrast.properties, atoms: atoms, parsed: parsed,
                loader: load)
            return rules.missingImports.isEmpty ? rules : nil
        }
        guard let light = rules(StyleConditions()) else { return nil }
        let hasDark =
            asksForDark
            || entries.contains { entry in
                if Array(entry.media.utf8).mentions(ignoringCase: "dark") { return true }
                if case .element(let text, _) = entry.source { return text.mentions(ignoringCase: "dark") }
                return false
            } || texts.values.contains { $0.mentions(ignoringCase: "dark") }
        var conditions = StyleConditions()
        conditions.isDark = true
        return PageContrast(light: light, dark: hasDark ? rules(conditions, light.atoms) : nil, notesPairs: notesPairs)
    }
}

extension TextContrast.Failure {
    /// Returns whether two failures, one in light and one in dark mode, are about the same element and the same colors.
    fileprivate func isAlike(_ other: Self) -> Bool {
        node == other.node && text == other.text && background == other.background
    }
}
