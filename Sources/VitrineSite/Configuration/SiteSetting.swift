import VitrineComponents
import VitrineSupport
import Yams

/// A top-level key of `vitrine.yml`: its row in the settings reference, and how its value is read.
struct SiteSetting: Sendable {
    let row: SettingRow
    /// Stores the value and returns the mistakes in it; nil for keys that another reader handles.
    let take: (@Sendable (inout SiteConfiguration, Node) -> [SettingMistake])?

    private init(
        _ row: SettingRow, _ take: (@Sendable (inout SiteConfiguration, Node) -> [SettingMistake])? = nil
    ) {
        self.row = row
        self.take = take
    }

    /// A setting whose value is a single string.
    private static func text(
        _ row: SettingRow, _ take: @escaping @Sendable (inout SiteConfiguration, String) -> ConfigurationMistake?
    ) -> SiteSetting {
        SiteSetting(row) { configuration, node in
            guard let text = node.string, node.null == nil else {
                return [SettingMistake(.settings(.mustBe(key: row.key, kind: "a string")))]
            }
            guard text.unicodeScalars.allSatisfy({ $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }) else {
                return [SettingMistake(.controlCharacter(key: row.key))]
            }
            return take(&configuration, text).map { [SettingMistake($0)] } ?? []
        }
    }

    /// All keys, in the order of the reference.
    static let all: [SiteSetting] = [
        .text(SettingRow("title", "text", standard: "Gallery", "The name of the gallery.")) { configuration, text in
            if text.isEmpty { return .emptyTitle }
            configuration.title = text
            return nil
        },
        .text(SettingRow("description", "text", standard: "\"\"", "What the gallery shows, in a sentence.")) {
            configuration, text in
            configuration.description = text
            return nil
        },
        .text(
            SettingRow(
                "language", "language tag", standard: "en",
                "The language of the pages in the top folder of the site, as a BCP 47 tag.")
        ) { configuration, text in
            if let problem = RenderContext.problem(withLanguage: text) {
                return .badLanguage(key: "language", problem)
            }
            configuration.language = text
            return nil
        },
        SiteSetting(
            SettingRow(
                "locales", "list of language tags", standard: "[]",
                "Additional languages: the whole site is also written in each of them, each in a folder of its own.")
        ) { $0.takeLocales($1) },
        .text(
            SettingRow(
                "direction", "`ltr` or `rtl`", standard: nil, otherwise: "that of the language",
                "The text direction of the pages in the top folder of the site.")
        ) { configuration, text in
            guard let value = TextDirection(rawValue: text) else { return .badDirection(text) }
            configuration.direction = value
            return nil
        },
        .text(
            SettingRow(
                "timeZone", "name of a time zone", standard: "GMT", "The time zone of every time that pages show.")
        ) { $0.takeTimeZone($1) },
        .text(
            SettingRow(
                "now", "date and time in ISO 8601", standard: "2001-01-01T00:00:00Z",
                "The time that pages treat as the current time. No build reads the clock.")
        ) { $0.takeNow($1) },
        .text(
            SettingRow(
                "calendar", "name of a calendar", standard: nil, otherwise: "that of each language",
                "The calendar of dates: one of \(CalendarNames.all).")
        ) { $0.takeCalendar($1) },
        .text(
            SettingRow(
                "theme", "name or folder", standard: "default",
                "The name of a theme in `themes/` or of one that comes with Vitrine (`default`, `paper`), or the path of "
                    + "a folder, relative to the current folder. A path contains a slash.")
        ) { configuration, text in
            configuration.theme = text
            return nil
        },
        .text(
            SettingRow(
                "search", "`script` or `none`", standard: "none",
                "Whether the index and the list of stories have a search field, which needs a script of 2 kB.")
        ) { configuration, text in
            guard text == "script" || text == "none" else { return .badSearch(text) }
            configuration.hasSearch = text == "script"
            return nil
        },
        SiteSetting(
            SettingRow(
                "devices", "names with widths", standard: "{Phone: 390, Tablet: 820, Desktop: 1280}",
                "The widths at which the page about a story shows it: up to \(Device.most), from "
                    + "\(Device.widths.lowerBound) to \(Device.widths.upperBound) pixels.")
        ) { $0.takeDevices($1) },
        SiteSetting(
            SettingRow("source", "keys and values", standard: "{}", "Where the source code of stories is; see below.")
        ) { $0.takeSource($1) },
        SiteSetting(
            SettingRow(
                "policy", "keys and values, a string or `none`", standard: "{}",
                "The content security policy of pages; see below.")
        ) { $0.policy.take($1) },
        SiteSetting(
            SettingRow("budget", "keys and values", standard: "{}", "How large the site may be; see below.")
        ) { $0.budget.take($1) },
        SiteSetting(
            SettingRow("check", "keys and values", standard: "{}", "How pages are checked; see below.")),
        SiteSetting(
            SettingRow(
                "snapshots", "keys and values", standard: "{}", "Which stories and pages have snapshots; see below.")),
    ]

    /// The keys, for messages.
    static let names = all.map(\.row).names

    static let byKey = Dictionary(all.map { ($0.row.key, $0) }) { first, _ in first }
}
