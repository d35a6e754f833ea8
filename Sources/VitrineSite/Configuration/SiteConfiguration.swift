public import Foundation
public import VitrineComponents
import Yams

/// What `vitrine.yml` says.
///
/// ```yaml
/// title: Shop components
/// language: en
/// locales: [de, ar]
/// timeZone: Europe/Berlin
/// now: 2026-01-31T12:00:00Z
/// theme: default
/// ```
public struct SiteConfiguration: Hashable, Sendable {
    /// The name of the gallery.
    public var title = "Gallery"
    /// What the gallery shows, in a sentence.
    public var description = ""
    /// The language of its own words and of components that say nothing else, as a BCP 47 tag.
    public var language = "en"
    /// The direction of its text; nil takes the language's own.
    public var direction: TextDirection?
    /// Further languages in which the whole site is rendered, each in a folder of its own, as BCP 47 tags.
    public var locales: [String] = []
    /// The time zone of everything that shows a time.
    public var timeZone = TimeZone.gmt
    /// The calendar; nil takes the one of each locale.
    public var calendar: Calendar.Identifier?
    /// The moment that counts as now; the start of 2001 unless given, because no build reads the clock.
    public var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The name or folder of the theme.
    public var theme = "default"

    /// The defaults.
    public init() {}

    /// Reads `vitrine.yml` of a folder; without the file, the defaults.
    /// - Throws: ``SiteProblems`` with every unknown key and wrong value.
    public init(folder: SiteFolder) throws(SiteProblems) {
        let path = "vitrine.yml"
        guard folder.contains(path) else { return }
        let file = folder.display(path)
        let root: Node?
        do {
            root = try Yams.compose(yaml: try folder.text(path))
        } catch let problem as SiteProblem {
            throw SiteProblems([SiteProblem(.usage, file: problem.file, line: problem.line, problem.message)])
        } catch let error as YamlError {
            var problem = DataErrors.yaml(error, file: file)
            problem.kind = .usage
            throw SiteProblems([problem])
        } catch {
            throw SiteProblems([SiteProblem(.usage, file: file, "\(error)")])
        }
        guard let root else { return }
        guard let mapping = root.mapping else {
            throw SiteProblems([
                SiteProblem(.usage, file: file, line: root.mark?.line ?? 1, "must be a list of keys and values")
            ])
        }
        var problems: [SiteProblem] = []
        for (key, value) in mapping { take(key, value, file, &problems) }
        if !problems.isEmpty { throw SiteProblems(problems) }
    }

    private static let texts: [String: WritableKeyPath<SiteConfiguration, String> & Sendable] = [
        "title": \.title, "description": \.description, "language": \.language, "theme": \.theme,
    ]
    private static let values = ["calendar", "direction", "locales", "now", "timeZone"]

    private mutating func take(_ key: Node, _ value: Node, _ file: String, _ problems: inout [SiteProblem]) {
        func problem(_ message: String) {
            problems.append(SiteProblem(.usage, file: file, line: key.mark?.line, message))
        }
        // `vitrine check` and the commands `snapshot` read them.
        if key.string == "check" || key.string == "snapshots" { return }
        guard let name = key.string, Self.texts[name] != nil || Self.values.contains(name) else {
            let known = (Self.texts.keys + Self.values).sorted().joined(separator: ", ")
            return problem("unknown key \"\(key.string ?? "?")\"; known are \(known)")
        }
        if name == "locales" { return takeLocales(value, problem) }
        guard let text = value.string, value.null == nil else { return problem("\(name) must be a text") }
        guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
            return problem("\(name) has a control character")
        }
        switch name {
        case "title" where text.isEmpty: return problem("title must not be empty")
        case "language":
            if let reason = RenderContext.problem(withLanguage: text) { return problem("language: \(reason)") }
        case "direction", "timeZone", "calendar", "now":
            if let reason = takeValue(name, text) { problem(reason) }
            return
        default: break
        }
        if let path = Self.texts[name] { self[keyPath: path] = text }
    }

    /// Takes a value that is more than a text; gives the reason when it cannot be one.
    private mutating func takeValue(_ name: String, _ text: String) -> String? {
        switch name {
        case "direction":
            guard let value = TextDirection(rawValue: text) else {
                return "direction must be ltr or rtl, not \"\(text)\""
            }
            direction = value
        case "timeZone":
            guard let value = TimeZone(identifier: text) else {
                return "there is no time zone \"\(text)\"; one is named as in Europe/Berlin or GMT+0100"
            }
            timeZone = value
        case "calendar":
            guard let value = CalendarNames.identifiers[text] else {
                return "there is no calendar \"\(text)\"; known are \(CalendarNames.all)"
            }
            calendar = value
        default:
            guard let value = try? Date(text, strategy: .iso8601) else {
                return "now must be a moment such as 2026-01-31T12:00:00Z, not \"\(text)\""
            }
            now = value
        }
        return nil
    }

    private mutating func takeLocales(_ value: Node, _ problem: (String) -> Void) {
        guard let list = value.sequence else { return problem("locales must be a list, as in [de, ar]") }
        for entry in list {
            guard let tag = entry.string else {
                problem("locales must be a list of language tags")
                continue
            }
            if let reason = RenderContext.problem(withLanguage: tag) {
                problem("locales: \(reason)")
            } else {
                locales.append(tag)
            }
        }
    }
}
