import Foundation
import VitrineComponents

/// One rendering of a site: its language, and the folder of its pages.
struct SiteLocale: Sendable {
    /// The language, as a BCP 47 tag.
    let tag: String
    /// The folder with a slash at its end; empty for the site's own language, which is at the top.
    let folder: String
    /// What views may know, without the links of a page.
    let context: RenderContext
    /// The same in the other direction of text.
    let mirrored: RenderContext
    /// The words of the frame.
    let words: FrameWords
    /// The names of sections and stories.
    let titles: LocalizedTitles

    /// The language's own name for itself.
    var name: String { context.locale.localizedString(forIdentifier: tag) ?? tag }
}

extension SiteLocale {
    /// All renderings of a site: its own language at the top, then each further one in a folder named by its tag.
    ///
    /// A language that is named although it is the site's own gets a folder all the same: anyone who asks for `en/` finds it.
    /// - Parameter wanted: tags of the command; empty takes those of the configuration.
    /// - Throws: ``SiteProblems`` with every tag that cannot be used.
    static func all(
        _ wanted: [String], configuration: SiteConfiguration, plan: SitePlan, strings: SiteStrings,
        taps: (any TapResolver)?
    ) throws(SiteProblems) -> [SiteLocale] {
        var problems: [SiteProblem] = []
        var tags: [String] = []
        for tag in wanted.isEmpty ? configuration.locales : wanted {
            do throws(LanguageTagProblem) {
                let tag = try LanguageTag(tag).text
                if !tags.contains(tag) { tags.append(tag) }
            } catch {
                problems.append(SiteProblem(.command(.badLocale(error))))
            }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        func locale(_ tag: String, folder: String, direction: TextDirection?) -> SiteLocale {
            func context(_ direction: TextDirection?) -> RenderContext {
                RenderContext(
                    language: tag, direction: direction, calendar: configuration.calendar,
                    timeZone: configuration.timeZone, now: configuration.now, strings: strings, taps: taps)
            }
            let own = context(direction)
            let mirrored = context(own.direction == .rightToLeft ? .leftToRight : .rightToLeft)
            return SiteLocale(
                tag: tag, folder: folder, context: own, mirrored: mirrored, words: FrameWords(own),
                titles: LocalizedTitles(plan, configuration, strings, own))
        }
        var locales = [locale(configuration.language, folder: "", direction: configuration.direction)]
        // The direction of the configuration is that of the site's own language.
        locales += tags.map { locale($0, folder: "\($0)/", direction: nil) }
        return locales
    }
}
