import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Judges the contrast of texts, in light colours and in dark ones where a page has both. A class, because it keeps the
/// rules of style sheets from page to page.
final class ContrastCheck {
    /// The rules of some style sheets; without dark ones where nothing asks for dark colours.
    private struct Sheets {
        var light: RuleSet
        var dark: RuleSet?
        let lightMemo = StyleMemo()
        let darkMemo = StyleMemo()
    }

    /// What style sheets a page has.
    private struct Key: Hashable { var parts: [String] }

    /// The sheets of pages; nil when it is not known.
    var source: StyleSheetSource?
    private var known: [Key: Sheets?] = [:]
    private static let keptSheets = 32
    /// Whether the pairs of colours of each page are noted.
    var notesPairs = false
    /// The pairs of the page that was judged last; nil where they are not known.
    private(set) var pairs: PagePairs?

    /// Looks at a page.
    /// - Parameter path: the path of the page, from which its style sheets are named.
    func check(_ page: PageTree, _ path: String, _ report: Report) {
        pairs = nil
        let entries = PageSheets(page.document).entries
        guard !entries.isEmpty || page.hasAttribute(.style) else { return }
        guard let sheets = sheets(entries, page, path) else { return }
        let inLight = scheme(sheets.light, sheets.lightMemo, page)
        let inDark = sheets.dark.map { scheme($0, sheets.darkMemo, page) }
        if notesPairs { pairs = PagePairs(TextPairs(page.document, light: inLight, dark: inDark), on: page) }
        let light = inLight.failures
        let dark = inDark?.failures ?? []
        for failure in light {
            add(
                failure, sheets.dark == nil ? "" : dark.contains { $0.isAlike(failure) } ? "" : " in light", page,
                report)
        }
        for failure in dark where !light.contains(where: { $0.isAlike(failure) }) {
            add(failure, " in dark", page, report)
        }
    }

    private func scheme(_ rules: RuleSet, _ memo: StyleMemo, _ page: PageTree) -> TextPairs.Scheme {
        let styles = DocumentStyles(ElementTree(page.document, atoms: rules.atoms), rules: rules, memo: memo)
        return TextPairs.Scheme(styles: styles, failures: TextContrast.failures(styles, page.document))
    }

    private func add(_ failure: TextContrast.Failure, _ scheme: String, _ page: PageTree, _ report: Report) {
        let ratio = Self.decimals(failure.ratio)
        let needed = Self.decimals(failure.needed)
        let others = failure.count - 1
        let more = others == 0 ? "" : ", and \(Count.of(others, "more element", "more elements")) with these colours"
        report.add(
            .contrast, at: failure.node,
            "contrast\(scheme) is \(ratio):1, text \(failure.text.hex) on \(failure.background.hex); at least \(needed):1 is needed\(more)"
        )
    }

    /// Two decimals, cut and not rounded, so that 4.499 is not 4.5.
    private static func decimals(_ value: Double) -> String {
        let hundredths = Int(value * 100)
        let rest = hundredths % 100
        if rest % 10 == 0 { return rest == 0 ? "\(hundredths / 100)" : "\(hundredths / 100).\(rest / 10)" }
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    // MARK: - Style sheets

    private func sheets(_ entries: [PageSheets.Entry], _ page: PageTree, _ path: String) -> Sheets? {
        var key = Key(parts: [])
        for entry in entries {
            switch entry.source {
            case .element(let text, _): key.parts += ["", String(decoding: text, as: UTF8.self), entry.media]
            case .link(let address):
                // A base moves all links, and sheets of other sites may say anything.
                guard !page.hasElement(.base), let source,
                    let file = SheetAddress.path(address, from: path, root: source.root)
                else { return nil }
                key.parts += ["link", file, entry.media]
            }
        }
        let asksForDark = isDark(page)
        key.parts.append(asksForDark ? "dark" : "")
        if let found = known[key] { return found }
        if known.count >= Self.keptSheets { known = [:] }
        let sheets = read(entries, path, asksForDark)
        known[key] = .some(sheets)
        return sheets
    }

    private func isDark(_ page: PageTree) -> Bool {
        page.elements(.meta).contains { page.keyword(.name, $0) == "color-scheme" }
            || page.hasAttribute(.style)
                && page.elements(with: .style).contains { Self.namesDark(Array(page.value(of: $0.1))) }
    }

    private static func namesDark(_ bytes: [UInt8]) -> Bool {
        let word = Array("dark".utf8)
        return bytes.indices.dropLast(3).contains { bytes[$0] == word[0] && bytes[$0..<$0 + 4].elementsEqual(word) }
    }

    /// The rules; nil when a sheet is missing, because nothing is certain then.
    private func read(_ entries: [PageSheets.Entry], _ path: String, _ asksForDark: Bool) -> Sheets? {
        var parsed: [String: StyleSheet] = [:]
        var texts: [String: [UInt8]] = [:]
        let source = source
        func load(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
            guard let file = SheetAddress.path(address, from: base, root: source?.root) else { return nil }
            if let known = texts[file] { return (file, known) }
            guard let bytes = source?.bytes(file) else { return nil }
            texts[file] = bytes
            return (file, bytes)
        }
        func rules(_ conditions: StyleConditions) -> RuleSet? {
            var builder = RuleSetBuilder(conditions: conditions, properties: TextContrast.properties)
            for (number, entry) in entries.enumerated() {
                switch entry.source {
                case .element(let text, _):
                    let sheet = parsed["\(number)"] ?? StyleSheet(text)
                    parsed["\(number)"] = sheet
                    builder.add(sheet, name: path, media: entry.media, loader: load)
                case .link(let address):
                    guard let (name, bytes) = load(address, path) else { return nil }
                    let sheet = parsed[name] ?? StyleSheet(bytes)
                    parsed[name] = sheet
                    builder.add(sheet, name: name, media: entry.media, loader: load)
                }
            }
            let rules = builder.finish()
            return rules.missingImports.isEmpty ? rules : nil
        }
        guard let light = rules(StyleConditions()) else { return nil }
        let hasDark =
            asksForDark
            || entries.contains { entry in
                if Self.namesDark(Array(entry.media.utf8)) { return true }
                if case .element(let text, _) = entry.source { return Self.namesDark(text) }
                return false
            } || texts.values.contains { Self.namesDark($0) }
        var conditions = StyleConditions()
        conditions.isDark = true
        return Sheets(light: light, dark: hasDark ? rules(conditions) : nil)
    }
}

extension TextContrast.Failure {
    /// Whether two failures are the same in light and in dark.
    fileprivate func isAlike(_ other: Self) -> Bool {
        node == other.node && text == other.text && background == other.background
    }
}
