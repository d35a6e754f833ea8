import VitrineCSS
import VitrineSupport

/// The files that a page needs to look right, such as stylesheets, pictures and fonts.
package enum PageAssets {
    /// Returns the addresses of the files that a page needs, not yet resolved to paths.
    package static func addresses(in tree: SnapshotTree) -> [String] {
        var found: [String] = []
        for node in tree.nodes.indices {
            guard let name = tree.nodes[node].name else { continue }
            if tree.isStylesheet(node), let address = tree.value("href", node) { found.append(address) }
            switch name {
            case "img", "source", "input", "video":
                found += [tree.value("src", node), tree.value("poster", node)].compactMap { $0 }
                found += ImageCandidates.addresses(tree.value("srcset", node) ?? "")
            case "image", "use": found += [tree.value("href", node), tree.xlinkAddress(node)].compactMap { $0 }
            case "style": for text in tree.children(node) { found += addresses(inStyles: tree.nodes[text].text) }
            default: break
            }
            if let style = tree.value("style", node) { found += addresses(inStyles: style) }
        }
        return found
    }

    /// Returns the addresses in styles: `url(…)` and `@import "…"`.
    package static func addresses(inStyles text: String) -> [String] { TokenList(text).addresses }
}
