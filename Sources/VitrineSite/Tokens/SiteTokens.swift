import Synchronization
import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The design tokens of a site's stylesheets.
struct SiteTokens: Sendable {
    let tokens: DesignTokens
    /// The digest of the layout and of the files from which the tokens were read.
    private(set) var inputs = ""
    private let names: Set<String>

    /// The maximum size of a file that is searched for names of custom properties, in bytes.
    private static let limit = 1 << 20

    /// Reads the stylesheets among the assets.
    /// - Parameter layout: the layout of the tokens page, which links the stylesheets.
    /// - Returns: nil if the stylesheets declare no custom properties for the root or for themes.
    init?(_ assets: [AssetFile], layout: Layout) {
        let page = layout.segments.flatMap { segment -> [UInt8] in
            if case .bytes(let bytes) = segment { bytes } else { [] }
        }
        var sheets: [String: [UInt8]] = [:]
        // A file that cannot be read stops the build when it is copied, so it is ignored here.
        for asset in assets where PageName.isStyleSheet(asset.path) { sheets[asset.path] = try? asset.bytes() }
        let path = SitePlan.tokensPath
        func file(_ address: String, _ base: String) -> String? { FileAddress.path(address, from: base, root: "") }
        let linked = PageSheets(HTMLReader(names: []).read(page)).entries.compactMap { entry -> String? in
            if case .link(let address) = entry.source { file(address, path) } else { nil }
        }
        var table = CustomPropertyTable()
        var seen: Set<String> = []
        // The stylesheet of the tokens page is left out, because it would count as a user of nearly every token.
        for name in linked + sheets.keys.sorted().filter({ $0 != TokensPage.styles }) where seen.insert(name).inserted {
            if let bytes = sheets[name] { table.add(sheet: bytes, name: name) }
        }
        guard table.declarations.contains(where: \.isOfTheme) else { return nil }
        for asset in assets where Self.mayMentionTokens(asset.path) {
            guard let bytes = try? asset.bytes(), bytes.count <= Self.limit else { continue }
            table.add(text: bytes)
        }
        tokens = DesignTokens(page: page, path: path, table: table) { address, base in
            guard let name = file(address, base), let bytes = sheets[name] else { return nil }
            return (name, bytes)
        }
        names = Set(tokens.tokens.map(\.name))
        if tokens.tokens.isEmpty { return nil }
    }

    /// The result of the last call of ``read(_:layout:)``. It is kept because a development server reads the site again
    /// after every change, and few changes affect stylesheets.
    private static let last = Mutex<(inputs: String, tokens: SiteTokens?)?>(nil)

    /// Reads the tokens like the initializer, but reuses the last result if the layout and the files are unchanged.
    static func read(_ assets: [AssetFile], layout: Layout) -> SiteTokens? {
        var input = InputBytes()
        for case .bytes(let bytes) in layout.segments { input.add(bytes) }
        for asset in assets where PageName.isStyleSheet(asset.path) || mayMentionTokens(asset.path) {
            input.add(asset.path)
            input.add((try? asset.bytes()) ?? [])
        }
        let inputs = input.digest
        if let known = last.withLock({ $0 }), known.inputs == inputs { return known.tokens }
        var tokens = SiteTokens(assets, layout: layout)
        tokens?.inputs = inputs
        let found = tokens
        last.withLock { $0 = (inputs, found) }
        return found
    }

    /// Whether a file that is not a stylesheet is searched for names of custom properties.
    private static func mayMentionTokens(_ path: String) -> Bool {
        [".js", ".mjs", ".svg"].contains { path.hasSuffix($0) }
    }

    /// The rules that the components on a page match, and the tokens that the page's own styles mention.
    func facts(on document: MarkupDocument) -> PageStyleFacts {
        var facts = PageStyleFacts()
        var owners = [String?](repeating: nil, count: document.nodes.count)
        var own = CustomPropertyTable()
        for (number, node) in document.nodes.enumerated() where node.kind == .element {
            if node.parent >= 0 { owners[number] = owners[Int(node.parent)] }
            for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount) {
                switch document.names[Int(document.attributes[index].name)] {
                case "data-component": owners[number] = String(decoding: document.value(of: index), as: UTF8.self)
                case "style": own.add(text: Array(document.value(of: index)))
                default: break
                }
            }
        }
        for case .element(let text, _) in PageSheets(document).entries.map(\.source) { own.add(text: text) }
        facts.rules = tokens.table.matches(document) { owners[$0] }
        facts.mentions = own.mentioned.intersection(names)
        return facts
    }
}
