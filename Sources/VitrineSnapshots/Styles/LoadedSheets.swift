import VitrineCSS
import VitrineSupport

/// The stylesheets of one version of a page, with those that they import. It is a class, because loading is recursive.
final class LoadedSheets {
    private let files: StyleFiles
    private let side: ComparisonProblem.Side
    /// The texts by path.
    private(set) var texts: [String: [UInt8]] = [:]
    /// Addresses of stylesheets on other sites.
    private(set) var external: Set<String> = []
    /// Paths of stylesheets that do not exist.
    private(set) var missing: Set<String> = []
    /// Addresses, as written in stylesheets, of files that differ between the two sides.
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
            external.insert(address)
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

    /// Searches a stylesheet for addresses of files that differ, and reads the stylesheets that it imports.
    private func note(_ bytes: [UInt8], _ name: String) {
        guard bytes.mentions("url(") || bytes.mentions("@import") else { return }
        for address in PageAssets.addresses(inStyles: String(decoding: bytes, as: UTF8.self)) {
            guard let path = FileAddress.path(address, inside: name) else { continue }
            if PageName.isStyleSheet(path) {
                _ = sheet(address, name)
            } else if files.changed.contains(path) {
                replaced.insert(address)
            }
        }
    }
}
