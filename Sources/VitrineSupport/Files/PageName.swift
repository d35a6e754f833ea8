/// The properties of a file that follow from its name.
package enum PageName {
    /// Returns whether a file is a page: its name ends in `.html`, `.htm`, `.xhtml` or `.xht`, ignoring case.
    ///
    /// In a folder, only pages are checked as markup. A drawing (`.svg`) is not a page, although it is markup.
    package static func isPage(_ path: String) -> Bool { endings.contains { ends(path, $0) } }

    /// Returns whether a page is XML. Browsers choose the parser for a file on a disk by its name.
    package static func isXML(_ path: String) -> Bool { ends(path, ".xhtml") || ends(path, ".xht") }

    /// Returns whether a file is compared as markup: pages and drawings (`.svg`) are.
    package static func isMarkup(_ path: String) -> Bool { isPage(path) || ends(path, ".svg") }

    /// Returns whether a file is a stylesheet: its name ends in `.css`, ignoring case.
    package static func isStyleSheet(_ path: String) -> Bool { ends(path, ".css") }

    /// Returns whether a file or folder is published: its name does not begin with a dot, or is `.well-known`
    /// (RFC 8615).
    package static func isPublished(_ name: some StringProtocol) -> Bool {
        !name.hasPrefix(".") || name == ".well-known"
    }

    /// The file extensions of pages, in the order in which they are tried for a link without an extension.
    package static let endings = [".html", ".htm", ".xhtml", ".xht"]

    private static func ends(_ path: String, _ ending: String) -> Bool {
        path.utf8.count >= ending.utf8.count
            && zip(path.utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0.asciiLowercased == $1 }
    }
}
