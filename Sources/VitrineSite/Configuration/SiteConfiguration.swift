import Foundation
import VitrineComponents
import VitrineMarkdown
import VitrineSupport
import Yams

/// The contents of `vitrine.yml`.
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
    /// What the gallery shows, in a sentence.
    package var description = ""
    /// The language of its own words and of components without a language of their own, as a BCP 47 tag.
    package var language = "en"
    /// The direction of its text; nil takes the language's own.
    package var direction: TextDirection?
    /// Further languages in which the whole site is rendered, each in a folder of its own, as BCP 47 tags.
    package var locales: [String] = []
    /// The time zone of everything that shows a time.
    package var timeZone = TimeZone.gmt
    /// The calendar; nil takes the one of each locale.
    package var calendar: Calendar.Identifier?
    /// The moment that counts as now; the start of 2001 unless given, because no build reads the clock.
    package var now = Date(timeIntervalSinceReferenceDate: 0)
    /// The name or folder of the theme.
    package var theme = "default"
    /// The content security policy of the pages.
    package var policy = PolicyChoice.standard
    /// At which widths stories are shown.
    package var devices = Device.standard
    /// Where the code of stories is, and how its files are opened.
    package var source = SourceSettings()
    /// Whether the index and the list of stories have a search field, which needs a script.
    package var hasSearch = false
    /// How large the site may be, and how long a build may take.
    package var budget = Budget()

    /// Whether what files say about components is read as Markdown. No setting: it depends on how the package was built.
    package var readsMarkdown = MarkdownDocument.isSupported

    /// The defaults.
    package init() {}

    /// Reads `vitrine.yml` of a folder; without the file, the defaults.
    /// - Throws: ``SiteProblems`` with every unknown key and wrong value.
    package init(folder: SiteFolder) throws(SiteProblems) {
        let path = "vitrine.yml"
        guard folder.contains(path) else { return }
        var file = SettingsFile(try folder.settings(path), name: folder.display(path))
        var problems: [SiteProblem] = []
        if let root = file.root() {
            if let mapping = root.mapping {
                for (key, value) in mapping {
                    for mistake in take(key, value) {
                        problems.append(SiteProblem(file: file.name, line: key.mark?.line, .configuration(mistake)))
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

    /// Takes the value of a key; returns what is wrong with it.
    private mutating func take(_ key: Node, _ value: Node) -> [ConfigurationMistake] {
        guard let name = key.string, let setting = SiteSetting.byKey[name] else {
            return [.settings(.unknownKey(key.string ?? "?", known: SiteSetting.names))]
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
        guard let value = try? Date(text, strategy: .iso8601) else { return .badMoment(text) }
        now = value
        return nil
    }

    mutating func takeLocales(_ value: Node) -> [ConfigurationMistake] {
        guard let list = value.sequence else {
            return [.settings(.mustBe(key: "locales", kind: "a list, such as [de, ar]"))]
        }
        var mistakes: [ConfigurationMistake] = []
        for entry in list {
            guard let tag = entry.string else {
                mistakes.append(.settings(.mustBe(key: "locales", kind: "a list of language tags")))
                continue
            }
            if let problem = RenderContext.problem(withLanguage: tag) {
                mistakes.append(.badLanguage(key: "locales", problem))
            } else {
                locales.append(tag)
            }
        }
        return mistakes
    }
}

extension SiteProblem {
    /// A problem of a file of settings.
    package init(_ problem: SettingsProblem) {
        self.init(file: problem.file, line: problem.line, .configuration(.settings(problem.reason)))
    }
}

extension SiteFolder {
    /// Reads a file of settings: one that cannot be read is a wrong use of the program, not wrong data.
    package func settings(_ path: String) throws(SiteProblems) -> String {
        do throws(SiteProblem) {
            return try text(path)
        } catch {
            throw SiteProblems(error.ofSettings)
        }
    }
}

extension SiteProblem {
    /// The same problem of a file that settings are read from.
    var ofSettings: SiteProblem {
        switch reason {
        case .data(.notUTF8): SiteProblem(file: file, line: line, .configuration(.settings(.notUTF8)))
        case .data(.unreadable(let why)):
            SiteProblem(file: file, line: line, .configuration(.settings(.unreadable(why.words))))
        default: self
        }
    }
}
