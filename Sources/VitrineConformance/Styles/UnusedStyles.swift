import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// Finds stylesheets, CSS rules and images that the pages of a folder do not use, and classes of pages that no
/// stylesheet, script or other text file mentions.
///
/// All files that may refer to others must be added: first stylesheets with ``add(sheet:path:)``, then pages with
/// ``add(page:path:)``, and at any time other text files, such as scripts, with ``add(text:path:)``. A file is treated
/// as used if its name occurs in one of them other than itself.
package struct UnusedStyles {
    private struct SheetRule {
        var offset: Int
        var text: String
        var selectors: [Selector]
        var classes: Set<String>
        var isUsed: Bool
    }

    private struct Sheet {
        var path: String
        var bytes: [UInt8]
        var rules: [SheetRule] = []
    }

    private let files: [String]
    private let names: Set<String>
    private var usedNames: Set<String> = []
    private var words: Set<String> = []
    private var sheets: [Sheet] = []
    private var atoms = AtomTable()
    private var styled: Set<String> = []
    /// The values in attribute selectors for `class`, such as `button` in `[class*=button]`. A class that contains one
    /// of them is treated as styled.
    private var partsOfClasses: [String] = []
    private var classes: [String: Finding] = [:]
    private var hasForeignSheets = false

    /// Creates a search to which no file has been added.
    /// - Parameter files: the paths of all files in the folder.
    package init(files: [String]) {
        self.files = files
        names = Set(files.map(Self.name))
    }

    private static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    private static func isPicture(_ path: String) -> Bool {
        [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp", ".avif", ".bmp"].contains {
            path.asciiLowercased.hasSuffix($0)
        }
    }

    /// Returns whether a file that is neither a page nor a stylesheet may refer to other files, judging by its
    /// extension.
    package static func isText(_ path: String) -> Bool {
        [".js", ".mjs", ".json", ".svg", ".xml", ".webmanifest", ".txt"].contains { path.asciiLowercased.hasSuffix($0) }
    }

    /// Returns a text on one line, cut after 80 characters.
    private static func cut(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 80 ? words.prefix(80) + "…" : words
    }

    /// The maximum number of steps for matching one rule on one page. A rule that needs more is treated as used.
    private static let stepLimit = 400_000

    // MARK: - Reading

    /// Adds a stylesheet. Stylesheets must be added before pages.
    package mutating func add(sheet bytes: [UInt8], path: String) {
        readNames(bytes[...], of: path)
        var sheet = Sheet(path: path, bytes: bytes)
        let parsed = StyleSheet(bytes)
        readClasses(parsed)
        var context = SelectorParser.Context()
        var parents: [Int32: [Selector]] = [:]
        var depths: [Int32: Int] = [:]
        var isLeftOut: Set<Int32> = []
        for (number, rule) in parsed.rules.enumerated() {
            let number = Int32(number)
            if rule.parent >= 0 {
                parents[number] = parents[rule.parent]
                depths[number] = (depths[rule.parent] ?? 0) + 1
            }
            if isLeftOut.contains(rule.parent) { isLeftOut.insert(number) }
            if rule.kind == .at, !["media", "supports", "layer", "container"].contains(parsed.atName(Int(number))) {
                isLeftOut.insert(number)
            }
            guard rule.kind == .qualified, !isLeftOut.contains(number) else { continue }
            context.parents = parents[number]
            context.isNested = parents[number] != nil
            let prelude = Int(rule.prelude.lowerBound)..<Int(rule.prelude.upperBound)
            // Selectors with `&` become longer at each level of nesting, so the depth is limited.
            guard depths[number] ?? 0 < 64, let first = prelude.first,
                let selectors = try? SelectorParser.parse(parsed.list, prelude, context: context, atoms: &atoms)
            else {
                isLeftOut.insert(number)
                continue
            }
            if Int(rule.end) > Int(number) + 1 { parents[number] = selectors }
            guard !rule.declarations.isEmpty else { continue }
            sheet.rules.append(
                SheetRule(
                    offset: Int(parsed.list[first].start), text: Self.cut(parsed.list.source(prelude)),
                    selectors: selectors,
                    classes: Set(Self.classes(parsed.list, prelude)),
                    isUsed: selectors.contains { !$0.isPossible }))
        }
        sheets.append(sheet)
    }

    /// Adds a text file that may refer to others, such as a script.
    package mutating func add(text bytes: [UInt8], path: String) { readNames(bytes[...], of: path, keepsWords: true) }

    /// Adds a page. All stylesheets must be added before the first page.
    package mutating func add(page document: MarkupDocument, path: String) {
        readNames(document.text[..<document.sourceCount], of: path)
        for entry in PageSheets(document).entries {
            switch entry.source {
            case .element(let text, _): readClasses(StyleSheet(text))
            case .link(let address):
                if FileAddress.path(address, from: path, root: "") == nil { hasForeignSheets = true }
            }
        }
        for node in document.nodes where node.kind == .text && node.parent >= 0 {
            guard document.names[Int(document.nodes[Int(node.parent)].name)] == "script" else { continue }
            readNames(document.text[Int(node.start)..<Int(node.start + node.count)], of: path, keepsWords: true)
        }
        match(document)
        noteClasses(PageTree(document, syntax: .html), path)
    }

    private mutating func match(_ document: MarkupDocument) {
        let tree = ElementTree(document, atoms: atoms)
        var calm = SelectorMatcher(tree)
        var busy = SelectorMatcher(tree, states: PseudoClasses.states)
        for sheet in sheets.indices {
            for rule in sheets[sheet].rules.indices where !sheets[sheet].rules[rule].isUsed {
                let selectors = sheets[sheet].rules[rule].selectors
                let start = calm.steps + busy.steps
                sheets[sheet].rules[rule].isUsed = tree.elements.indices.contains { element in
                    calm.steps + busy.steps - start > Self.stepLimit
                        || selectors.contains { calm.matches($0, element) || busy.matches($0, element) }
                }
            }
        }
    }

    private mutating func noteClasses(_ page: PageTree, _ path: String) {
        var places: [(offset: Int, name: String)] = []
        var seen: Set<String> = []
        for (node, attribute) in page.elements(with: .class) {
            for word in page.value(of: attribute).split(whereSeparator: \.isHTMLSpace) {
                let name = String(decoding: word, as: UTF8.self)
                guard classes[name] == nil, seen.insert(name).inserted else { continue }
                places.append((page.start(ofAttribute: attribute, in: node), name))
            }
        }
        var cursor = PlaceCursor(page)
        for (offset, name) in places.sorted(by: { ($0.offset, $0.name) < ($1.offset, $1.name) }) {
            let place = cursor.place(offset)
            let rule = Rule.classUnstyled
            classes[name] = Finding(
                path: path, line: place.line, column: place.column, offset: offset, severity: rule.severity,
                rule: rule.id, message: "no stylesheet has the class \(quoted(name))", excerpt: cursor.sourceLine)
        }
    }

    private static func classes(_ list: TokenList, _ range: Range<Int>) -> [String] {
        range.dropLast().filter { list.isDelim($0, ".") && list[$0 + 1].kind == .ident }.map { list.name($0 + 1) }
    }

    private mutating func readClasses(_ sheet: StyleSheet) {
        let list = sheet.list
        styled.formUnion(Self.classes(list, 0..<list.count))
        for token in 0..<list.count where list[token].kind == .openSquare {
            let inside = list.trimmed(list.inside(token))
            guard let first = inside.first, list.isIdent(first, "class"),
                let value = inside.dropFirst().first(where: { list[$0].kind == .string || list[$0].kind == .ident })
            else { continue }
            partsOfClasses.append(list[value].kind == .string ? list.string(value) : list.name(value))
        }
    }

    /// Records which file names of the folder occur in a text, except the name of the text's own file. If `keepsWords`
    /// is true, also records the words of the text.
    private mutating func readNames(_ bytes: ArraySlice<UInt8>, of path: String, keepsWords: Bool = false) {
        let own = Self.name(path)
        for word in bytes.split(whereSeparator: { $0 <= 0x20 || Self.ends[Int($0)] }) where word.count < 256 {
            var text = String(decoding: word, as: UTF8.self)
            if keepsWords { words.insert(text) }
            if text.contains("%") { text = FileAddress.fileName(word) ?? text }
            if text != own, names.contains(text) { usedNames.insert(text) }
        }
    }

    private static let ends: [Bool] = (0..<256).map { "\"'`()<>[]{},;=?#&/\\|".utf8.contains(UInt8($0)) }

    // MARK: - Findings

    /// The findings about unused stylesheets, images and rules, and about classes that no stylesheet, script or other
    /// text file mentions.
    package var findings: [Finding] {
        var result: [Finding] = []
        for file in files where !usedNames.contains(Self.name(file)) {
            if PageName.isStyleSheet(file) {
                result.append(
                    Self.finding(.styleSheetUnused, file, "no page and no stylesheet uses this stylesheet"))
            } else if Self.isPicture(file), !Self.name(file).hasPrefix("favicon"),
                !Self.name(file).hasPrefix("apple-touch")
            {
                result.append(Self.finding(.pictureUnused, file, "no file uses this image"))
            }
        }
        for sheet in sheets where usedNames.contains(Self.name(sheet.path)) {
            var cursor = PlaceCursor(Bytes(sheet.bytes))
            for rule in sheet.rules where !rule.isUsed && words.isDisjoint(with: rule.classes) {
                let place = cursor.place(rule.offset)
                var finding = Self.finding(
                    .cssRuleUnused, sheet.path, "\(quoted(rule.text)) matches no element on any page")
                (finding.line, finding.column, finding.offset) = (place.line, place.column, rule.offset)
                finding.excerpt = cursor.sourceLine
                result.append(finding)
            }
        }
        if !hasForeignSheets, !sheets.isEmpty {
            for (name, finding) in classes.sorted(by: { $0.key < $1.key })
            where !styled.contains(name) && !words.contains(name) {
                if !partsOfClasses.contains(where: { name.contains($0) }) { result.append(finding) }
            }
        }
        return result
    }

    private static func finding(_ rule: Rule, _ path: String, _ message: String) -> Finding {
        Finding(path: path, severity: rule.severity, rule: rule.id, message: message)
    }
}

extension Rule {
    /// A stylesheet should be used.
    static let styleSheetUnused = unused(
        "style-sheet-unused", "A stylesheet should be used",
        "If no page and no other stylesheet refers to it, it is published for nothing.")
    /// An image should be used.
    static let pictureUnused = unused(
        "picture-unused", "An image should be used", "If no file refers to it, it is published for nothing.")
    /// A class should be in a stylesheet or a script.
    static let classUnstyled = unused(
        "class-unstyled", "A class should be in a stylesheet or a script",
        "Otherwise the class is probably misspelled, or its rule was removed.")
    /// A rule of a stylesheet should match an element on some page.
    static let cssRuleUnused = unused(
        "css-rule-unused", "A rule of a stylesheet should match something on some page",
        "Otherwise the selector is probably misspelled, or the elements that it was written for were removed.")

    private static func unused(_ id: String, _ title: String, _ reason: String) -> Rule {
        Rule(id, .warning, title, because: reason, reference: nil, wrong: [], right: [])
    }
}
