/// The files that the pages of both versions refer to.
package struct StyleFiles: Sendable {
    /// Returns the bytes of a file; nil if it does not exist or cannot be read.
    package var bytes: @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    /// The files other than pages that differ between the two sides, such as stylesheets, pictures and fonts, by path.
    package var changed: [String: FileChange]

    /// Creates a value from the paths that differ and a function that reads files.
    package init(
        changed: [String: FileChange],
        bytes: @escaping @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    ) {
        self.changed = changed
        self.bytes = bytes
    }

    /// Returns whether a file affects the look of pages: by its extension, it is a stylesheet, picture or font.
    static func isStyle(_ path: String) -> Bool {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return endings.contains(ending)
    }

    private static let endings: Set<String> = [
        "css", "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "woff", "woff2", "ttf", "otf",
    ]
}
