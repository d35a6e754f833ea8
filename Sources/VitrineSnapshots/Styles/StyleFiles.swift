/// The files of two versions of a site, and which of them differ.
package struct StyleFiles: Sendable {
    /// Returns the bytes of a file; nil if it does not exist or cannot be read.
    package var bytes: @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    /// The files that differ between the two sides, by path. Pages are left out; stylesheets, pictures and fonts are
    /// included.
    package var changed: [String: FileChange]

    /// Creates a value from the paths that differ and a function that reads files.
    package init(
        changed: [String: FileChange],
        bytes: @escaping @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    ) {
        self.changed = changed
        self.bytes = bytes
    }

    /// Returns whether a file is a stylesheet, picture or font, according to its extension.
    static func isStyle(_ path: String) -> Bool {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return endings.contains(ending)
    }

    private static let endings: Set<String> = [
        "css", "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "woff", "woff2", "ttf", "otf",
    ]
}
