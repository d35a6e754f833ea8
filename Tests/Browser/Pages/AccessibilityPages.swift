import Foundation
import VitrineAccessibility
import VitrineConformance
import VitrineMarkup
import VitrineSupport
import VitrineSnapshots

/// Writes the accessibility snapshots of pages, which `accessibility.py` compares with the browser's own tree.
enum AccessibilityPages {
    private struct Page: Encodable {
        let path: String
        let text: String
    }

    /// Writes `accessibility.json`: the pages of a built site, each with its snapshot.
    static func write(site: URL, to folder: URL) throws {
        let files = FileManager.default.enumerator(at: site, includingPropertiesForKeys: nil)
        let paths = (files?.compactMap { ($0 as? URL)?.path } ?? []).filter { $0.hasSuffix(".html") }.sorted()
        let pages = try paths.map { path in
            let tree = try AccessibilityTree(markup: Array(Data(contentsOf: URL(filePath: path))))
            return Page(path: path, text: AccessibilityPrinter.text(tree))
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(pages).write(to: folder.appending(path: "accessibility.json"))
    }
}
