import VitrineCSS
import VitrineMarkup
import VitrineSupport

/// The variants of a site's stylesheets in which rules apply as if the reader preferred reduced motion. They are used
/// to show stories with reduced motion.
struct SiteMotion: Sendable {
    /// A story with reduced motion.
    struct Look: Sendable {
        /// The story's page with stylesheets for reduced motion; nil if no rule that applies to the story depends on
        /// whether the reader prefers reduced motion.
        var page: [UInt8]?
        /// An explanation for the reader; nil if none is needed.
        var note: FrameWords.Word?
    }

    let variants: [AssetFile]
    /// The digest of all stylesheets, because they determine how stories look with reduced motion.
    let digest: String
    private let table: MotionTable
    /// The paths of the variants, keyed by the paths of the original stylesheets.
    private let paths: [String: String]
    private let sheets: Set<String>
    /// Whether rules about reduced motion may be missing, because a stylesheet imports one that is not part of the
    /// site, or because a stylesheet that needs a variant cannot have one.
    private let hasForeignImports: Bool

    init(_ assets: [AssetFile]) {
        var sheets: [String: [UInt8]] = [:]
        // A file that cannot be read stops the build when it is copied, so it is ignored here.
        for asset in assets where PageName.isStyleSheet(asset.path) { sheets[asset.path] = try? asset.bytes() }
        let taken = Set(assets.map(\.path))
        let imports = sheets.mapValues { TokenList($0).imports }
        func file(_ address: String, from path: String) -> String? { FileAddress.path(address, from: path, root: "") }
        // The stylesheets with rules about reduced motion, and those that import one of them.
        var dependent = Set(sheets.keys.filter { ReducedMotion.sheet(sheets[$0] ?? []) != nil })
        while true {
            let more = imports.filter { path, addresses in
                !dependent.contains(path)
                    && addresses.contains { file($0, from: path).map(dependent.contains) ?? false }
            }
            if more.isEmpty { break }
            dependent.formUnion(more.keys)
        }
        var paths: [String: String] = [:]
        for path in dependent { paths[path] = Self.variant(of: path).flatMap { taken.contains($0) ? nil : $0 } }
        var variants: [AssetFile] = []
        var table = MotionTable()
        var input = InputBytes()
        for (path, bytes) in sheets.sorted(by: { $0.key < $1.key }) {
            table.add(sheet: bytes)
            input.add(path)
            input.add(bytes)
            guard let variant = paths[path] else { continue }
            let changed = ReducedMotion.sheet(bytes) { address in
                file(address, from: path).flatMap { paths[$0] } == nil ? nil : Self.variant(ofAddress: address)
            }
            guard let changed else { continue }
            variants.append(
                AssetFile(
                    path: variant, folder: "", name: variant, display: variant, content: changed, isVariant: true))
        }
        self.paths = paths
        self.variants = variants
        self.table = table
        self.sheets = Set(sheets.keys)
        hasForeignImports =
            dependent.contains { paths[$0] == nil }
            || imports.contains { path, addresses in addresses.contains { sheets[file($0, from: path) ?? ""] == nil } }
        digest = input.digest
    }

    /// Whether no rule of the stylesheets makes anything move or look different with reduced motion.
    var isEmpty: Bool { table.isEmpty }

    /// The look of a story with reduced motion; nil if nothing in it moves or looks different with reduced motion.
    func look(of page: [UInt8], path: String) -> Look? {
        let document = HTMLReader(names: []).read(page)
        let effect = table.effect(on: document)
        guard effect.matters else { return nil }
        guard effect.testsPreference else { return Look(note: .motionNotAsked) }
        return Look(
            page: reduced(document, page, path),
            note: hasForeignImports || Self.hasOthers(document, path, sheets) ? .motionNotEverywhere : nil)
    }

    /// The page with links to the variants, and with `media` attributes in which the condition about reduced motion is
    /// already decided.
    private func reduced(_ document: MarkupDocument, _ page: [UInt8], _ path: String) -> [UInt8] {
        var result: [UInt8] = []
        var at = 0
        for attribute in document.attributes where attribute.namespace == 0 {
            let (start, end) = (Int(attribute.start), Int(attribute.start + attribute.count))
            guard start >= at, end <= document.sourceCount else { continue }
            let value = Array(document.text[start..<end])
            let changed: [UInt8]? =
                switch document.names[Int(attribute.name)] {
                case "href":
                    FileAddress.path(String(decoding: value, as: UTF8.self), from: path, root: "")
                        .flatMap {
                            paths[$0] == nil ? nil : Self.variant(ofAddress: String(decoding: value, as: UTF8.self))
                        }
                        .map { Array($0.utf8) }
                case "media": ReducedMotion.media(value)
                default: nil
                }
            guard let changed else { continue }
            result += page[at..<start]
            result += changed
            at = end
        }
        return result + page[at...]
    }

    /// Whether a page has stylesheets that cannot be replaced by variants: those of other sites, and `style` elements
    /// with rules about reduced motion, because the policy contains their hash.
    private static func hasOthers(_ document: MarkupDocument, _ path: String, _ sheets: Set<String>) -> Bool {
        PageSheets(document).entries.contains { entry in
            switch entry.source {
            case .element(let text, _): ReducedMotion.sheet(text) != nil
            case .link(let address): !(FileAddress.path(address, from: path, root: "").map(sheets.contains) ?? false)
            }
        }
    }

    /// The path of a variant: `assets/site.reduced-motion.css` for `assets/site.css`; nil if the path does not end with
    /// `.css`.
    private static func variant(of path: String) -> String? {
        PageName.isStyleSheet(path) ? path.dropLast(4) + ".reduced-motion.css" : nil
    }

    /// The address of a variant, with the query and the fragment of the original: `site.reduced-motion.css?v=2` for
    /// `site.css?v=2`; nil if the path does not end with `.css`.
    private static func variant(ofAddress address: String) -> String? {
        let end = address.firstIndex { $0 == "?" || $0 == "#" } ?? address.endIndex
        return variant(of: String(address[..<end])).map { $0 + address[end...] }
    }
}
