/// The files that pages name, before and now.
package struct StyleFiles: Sendable {
    /// The bytes of a file; nil where there is none.
    package var bytes: @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    /// Paths of stylesheets, pictures and fonts that are not the same on both sides.
    package var changed: Set<String>

    /// Creates files.
    package init(
        changed: Set<String>, bytes: @escaping @Sendable (_ path: String, _ side: ComparisonProblem.Side) -> [UInt8]?
    ) {
        self.changed = changed
        self.bytes = bytes
    }

    /// Whether a file is about how pages look: a stylesheet, picture or font.
    static func isStyle(_ path: String) -> Bool {
        let ending = path.split(separator: ".").last.map { $0.lowercased() } ?? ""
        return endings.contains(ending)
    }

    private static let endings: Set<String> = [
        "css", "png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "ico", "woff", "woff2", "ttf", "otf",
    ]
}
