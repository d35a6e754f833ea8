import VitrineCSS
import VitrineSupport

/// The stylesheets of one version of a page, with those that they import. It is a class, because its ``loader`` adds to
/// it.
final class LoadedSheets {
    private let files: StyleFiles
    private let side: ComparisonProblem.Side
    /// The bytes of the linked and imported stylesheets, by path.
    private(set) var texts: [String: [UInt8]] = [:]
    /// Addresses of stylesheets on other sites, as written.
    private(set) var external: Set<String> = []
    /// Addresses of stylesheets, as written, that lead neither to a file of the site nor to another site: those of
    /// folders, for example, and those outside the folder of the site.
    private(set) var unresolved: Set<String> = []
    /// Paths of stylesheets that do not exist or cannot be read.
    private(set) var missing: Set<String> = []
    /// Addresses, as written in stylesheets, that lead to files that differ between the two sides and are not
    /// stylesheets.
    private(set) var replaced: Set<String> = []

    init(_ files: StyleFiles, _ side: ComparisonProblem.Side) {
        self.files = files
        self.side = side
    }

    /// A function that returns the path and the bytes of a stylesheet by its address.
    var loader: RuleSetBuilder.Loader { { address, base in self.sheet(address, base) } }

    /// Reads the stylesheets of a page and those that they import.
    func load(_ sheets: PageSheets, _ page: String) {
        for entry in sheets.entries {
            switch entry.source {
            case .element(let text, _): note(text, page)
            case .link(let address): _ = sheet(address, page)
            }
        }
    }

    private func sheet(_ address: String, _ base: String) -> (name: String, bytes: [UInt8])? {
        guard let path = FileAddress.path(address, inside: base) else {
            if FileAddress.isOnOtherSite(address) { external.insert(address) } else { unresolved.insert(address) }
            return nil
        }
        if let known = texts[path] { return (path, known) }
        guard !missing.contains(path) else { return nil }
        guard let bytes = files.bytes(path, side) else {
            missing.insert(path)
            return nil
        }
        texts[path] = bytes
        note(bytes, path)
        return (path, bytes)
    }

    /// Reads the stylesheets that a stylesheet imports, and searches it for addresses of other files that differ.
    private func note(_ bytes: [UInt8], _ name: String) {
        guard bytes.mentions(ignoringCase: "url(") || bytes.mentions(ignoringCase: "@import") else { return }
        let list = TokenList(bytes)
        let imports = Set(list.imports)
        for address in imports where !address.isEmpty { _ = sheet(address, name) }
        for address in list.addresses where !imports.contains(address) {
            guard let path = FileAddress.path(address, inside: name), files.changed[path] != nil else { continue }
            if !PageName.isStyleSheet(path) { replaced.insert(address) }
        }
    }
}
