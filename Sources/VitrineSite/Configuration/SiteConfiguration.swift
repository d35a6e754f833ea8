import Foundation
import VitrineComponents
import VitrineMarkdown
import VitrineSupport
import Yams

/// The settings in `vitrine.yml`, except those under `check` and `snapshots`.
///
/// ```yaml
/// title: Shop components
/// language: en
/// locales: [de, ar]
/// timeZone: Europe/Berlin
/// now: 2026-01-31T12:00:00Z
/// theme: default
/// ```
package struct SiteConfiguration: Hashable, Sendable {
    /// The name of the gallery.
    package var title = "Gallery"
    /// A sentence that describes the gallery.
    package var description = ""
    /// The language of the pages at the top of the site, outside the folders of additional languages, as a BCP 47 tag.
    package var language = "en"
    /// The direction of text on the pages at the top of the site; nil to use the direction of the language.
    package var direction: TextDirection?
    /// Additional languages of the site, each in a folder of its own, as BCP 47 tags.
    package var locales: [String] = []
    /// The time zone for all times that are shown.
    package var timeZone = TimeZone.gmt
    /// The calendar; nil to use the one of each locale.
    package var calendar: Calendar.Identifier?
    /// The time that is used as the current time. The default is the start of 2001, because builds never read the
    /// clock.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The name or folder of the theme.
    package var theme = "default"
    /// The content security policy of the pages.
    package var policy = PolicyChoice.standard
    /// The devices at whose widths stories are shown.
    package var devices = Device.standard
    /// Where the source code of stories is, and the form of links to its files.
    package var source = SourceSettings()
    /// Whether the index and the list of stories have a search field, which needs a script.
    package var hasSearch = false
    /// The maximum sizes of pages, stylesheets and the whole site, and the maximum duration of a build.
    package var budget = Budget()

    /// Whether guides and the documentation of components are read as Markdown. It cannot be set in `vitrine.yml`: it
    /// depends on how the package was built.
    package var readsMarkdown = MarkdownDocument.isSupported
    /// The maximum length of a list on one page, and the length of the pages of a longer list. They cannot be set in
    /// `vitrine.yml`.
    package var limits = ListLimits()

    /// Creates the default configuration.
    package init() {}

    /// The languages of the site as canonical tags: ``language`` first, then the additional languages. Texts that are
    /// not language tags are left out.
    /// - Parameter wanted: additional languages from the command line; empty to use those of the configuration.
    func tags(_ wanted: [String] = []) -> [String] {
        ([language] + (wanted.isEmpty ? locales : wanted)).compactMap { tag in (try? LanguageTag(tag))?.text }
    }

    /// Reads `vitrine.yml` of a folder; without the file, the defaults apply.
    /// - Throws: ``SiteProblems`` with every unknown key and wrong value, or if the file cannot be read or is not YAML.
    package init(folder: SiteFolder) throws(SiteProblems) {
        let path = "vitrine.yml"
        guard folder.contains(path) else { return }
        var file = SettingsFile(try folder.settings(path), name: folder.display(path))
        var problems: [SiteProblem] = []
        if let root = file.root() {
            if let mapping = root.mapping {
                for (key, value) in mapping {
                    for found in take(key, value) {
                        let line = (found.node ?? key).mark?.line
                        problems.append(SiteProblem(file: file.name, line: line, .configuration(found.mistake)))
                    }
                }
            } else {
                let line = root.mark?.line ?? 1
                problems.append(SiteProblem(file: file.name, line: line, .configuration(.notKeysAndValues)))
            }
        }
        problems += file.problems.map { SiteProblem($0) }
        if !problems.isEmpty { throw SiteProblems(problems) }
    }

    /// The rows of the settings reference: keys at the top level, and under `source`, `policy` and `budget`.
    package static let rows = SiteSetting.all.map(\.row) + SourceSettings.rows + PolicyChoice.rows + Budget.rows

    /// Stores the value of a key; returns the mistakes in the key and the value.
    private mutating func take(_ key: Node, _ value: Node) -> [SettingMistake] {
        guard let name = key.string, let setting = SiteSetting.byKey[name] else {
            return [SettingMistake(.settings(.unknownKey(key.string ?? "?", known: SiteSetting.names)))]
        }
        return setting.take?(&self, value) ?? []
    }

    mutating func takeTimeZone(_ text: String) -> ConfigurationMistake? {
        guard let value = TimeZone(identifier: text) else { return .unknownTimeZone(text) }
        timeZone = value
        return nil
    }

    mutating func takeCalendar(_ text: String) -> ConfigurationMistake? {
        guard let value = CalendarNames.identifiers[text] else { return .unknownCalendar(text) }
        calendar = value
        return nil
    }

    mutating func takeNow(_ text: String) -> ConfigurationMistake? {
        guard let value = DataDates.moment(text) else { return .badMoment(text) }
        now = value
        return nil
    }

    mutating func takeLocales(_ value: Node) -> [SettingMistake] {
        guard let list = value.sequence else {
            return [SettingMistake(.settings(.mustBe(key: "locales", kind: "a list, such as [de, ar]")))]
        }
        var mistakes: [SettingMistake] = []
        for entry in list {
            guard let tag = entry.string else {
                mistakes.add(.settings(.mustBe(key: "locales", kind: "a list of language tags")), at: entry)
                continue
            }
            if let problem = RenderContext.problem(withLanguage: tag) {
                mistakes.add(.badLanguage(key: "locales", problem), at: entry)
            } else {
                locales.append(tag)
            }
        }
        return mistakes
    }
}

extension SiteProblem {
    /// Creates a problem from a problem with a settings file.
    package init(_ problem: SettingsProblem) {
        self.init(file: problem.file, line: problem.line, .configuration(.settings(problem.reason)))
    }
}

extension SiteFolder {
    /// Reads a settings file. If it cannot be read, that is reported as a configuration problem, not as a problem with
    /// data.
    package func settings(_ path: String) throws(SiteProblems) -> String {
        do throws(SiteProblem) {
            return try text(path)
        } catch {
            throw SiteProblems(error.ofSettings)
        }
    }
}

extension SiteProblem {
    /// The same problem. If a file cannot be read or is not UTF-8, the problem is turned from one with data into one
    /// with settings.
    var ofSettings: SiteProblem {
        switch reason {
        case .data(.notUTF8): SiteProblem(file: file, line: line, .configuration(.settings(.notUTF8)))
        case .data(.unreadable(let why)):
            SiteProblem(file: file, line: line, .configuration(.settings(.unreadable(why.words))))
        default: self
        }
    }
}
