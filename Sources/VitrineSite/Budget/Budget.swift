import VitrineSupport
import Yams

/// The maximum sizes of a site and the maximum time of a build: `budget:` of `vitrine.yml`. Nil means no limit.
///
/// ```yaml
/// budget:
///   page: 100 kB
///   story: 20 kB
///   styles: 50 kB
///   site: 50 MB
///   time: 60 s
/// ```
package struct Budget: Hashable, Sendable {
    /// The maximum size in bytes of each page except the bare and mirrored pages of stories.
    package var page: Int?
    /// The maximum size in bytes of a story's bare page, which shows nothing but the story, and of its mirrored page.
    package var story: Int?
    /// The maximum size in bytes of all stylesheets together, without their reduced-motion variants.
    package var styles: Int?
    /// The maximum size in bytes of all files together, without `index.json`, the manifest and the reduced-motion
    /// variants of stylesheets.
    package var site: Int?
    /// The maximum duration of a build, in seconds.
    package var seconds: Double?

    /// Creates a budget without limits.
    package init() {}

    /// The rows of the settings reference for the keys under `budget`.
    static let rows = [
        SettingRow(
            "budget.page", "size", standard: nil, otherwise: "no limit",
            "The maximum size of a page, such as `100 kB`, except pages that show only a story."),
        SettingRow(
            "budget.story", "size", standard: nil, otherwise: "no limit",
            "The maximum size of a page that shows only a story, such as `bare/badge--new.html`."),
        SettingRow(
            "budget.styles", "size", standard: nil, otherwise: "no limit",
            "The maximum size of all stylesheets together, including those that come with Vitrine (about 36 kB). "
                + "Copies for reduced motion do not count."),
        SettingRow(
            "budget.site", "size", standard: nil, otherwise: "no limit",
            "The maximum size of all pages and assets together. Copies of stylesheets for reduced motion do not "
                + "count."),
        SettingRow(
            "budget.time", "seconds", standard: nil, otherwise: "no limit",
            "The maximum time of a build, such as `60 s`. A longer build is a warning; exceeding a size is an error."),
    ]

    private static let sizes: [String: WritableKeyPath<Budget, Int?> & Sendable] = [
        "page": \.page, "story": \.story, "styles": \.styles, "site": \.site,
    ]

    /// Reads the value of `budget`; returns all mistakes in it.
    mutating func take(_ node: Node) -> [SettingMistake] {
        guard let mapping = node.mapping else {
            return [SettingMistake(.settings(.mustBe(key: "budget", kind: "keys and values")))]
        }
        var mistakes: [SettingMistake] = []
        for (key, value) in mapping {
            let name = key.string ?? "?"
            let text = value.string ?? ""
            if let path = Self.sizes[name] {
                if let size = Self.bytes(text) {
                    self[keyPath: path] = size
                } else {
                    mistakes.add(.badBudget(key: name, text, example: "100 kB"), at: key)
                }
            } else if name == "time" {
                if let number = Self.number(text, unit: "s"), number > 0 {
                    seconds = number
                } else {
                    mistakes.add(.badBudget(key: name, text, example: "60 s"), at: key)
                }
            } else {
                mistakes.add(.settings(.unknownKey(name, known: Self.rows.names)), at: key)
            }
        }
        return mistakes
    }

    /// Reads a size such as `100 kB` and returns it in bytes; nil if the text is not a size. Units are decimal, as for
    /// disks: 1 kB is 1,000 bytes.
    private static func bytes(_ text: String) -> Int? {
        for (unit, factor) in [("kB", 1_000.0), ("MB", 1_000_000), ("GB", 1_000_000_000), ("B", 1)] {
            guard let number = number(text, unit: unit) else { continue }
            let bytes = (number * factor).rounded()
            return bytes >= 1 && bytes < 1e15 ? Int(bytes) : nil
        }
        return nil
    }

    private static func number(_ text: String, unit: String) -> Double? {
        guard text.hasSuffix(unit) else { return nil }
        let digits = text.dropLast(unit.count).trimmingPrefix { $0 == " " }.reversed().drop { $0 == " " }.reversed()
        guard let first = digits.first, first.isASCII, first.isNumber,
            digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") })
        else { return nil }
        return Double(String(digits))
    }
}
