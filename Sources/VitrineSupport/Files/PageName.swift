/// What the name of a file says about it.
package enum PageName {
    /// Whether a file is a page: its name ends in `.html`, `.htm`, `.xhtml` or `.xht`, in capitals or not.
    ///
    /// Only pages are judged and listed as pages. A drawing (`.svg`) is none, although it is markup.
    package static func isPage(_ path: String) -> Bool { endings.contains { ends(path, $0) } }

    /// Whether a page is XML: what its name says decides how browsers read a file from a disk.
    package static func isXML(_ path: String) -> Bool { ends(path, ".xhtml") || ends(path, ".xht") }

    /// Whether a file is compared as markup: pages and drawings.
    package static func isMarkup(_ path: String) -> Bool { isPage(path) || ends(path, ".svg") }

    /// Whether a file is a stylesheet.
    package static func isStyleSheet(_ path: String) -> Bool { ends(path, ".css") }

    /// Whether a file or folder is published: web servers leave out names that begin with a dot, except for the folder that
    /// RFC 8615 names.
    package static func isPublished(_ name: some StringProtocol) -> Bool {
        !name.hasPrefix(".") || name == ".well-known"
    }

    /// The endings of pages, in the order in which a link without one is completed.
    package static let endings = [".html", ".htm", ".xhtml", ".xht"]

    private static func ends(_ path: String, _ ending: String) -> Bool {
        path.utf8.count >= ending.utf8.count
            && zip(path.utf8.suffix(ending.utf8.count), ending.utf8).allSatisfy { $0.asciiLowercased == $1 }
    }
}
