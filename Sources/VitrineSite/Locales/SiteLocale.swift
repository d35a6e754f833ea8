import Foundation
import VitrineComponents

/// One rendering of a site: its language, and the folder of its pages.
struct SiteLocale: Sendable {
    /// The language, as a BCP 47 tag.
    let tag: String
    /// The folder with a trailing slash; empty for the pages at the top, which are in the site's own language.
    let folder: String
    /// The render context for views, without the links of a page.
    let context: RenderContext
    /// The same context with the opposite text direction.
    let mirrored: RenderContext
    /// The texts of the gallery's own pages.
    let words: FrameWords
    /// The titles of sections, stories and guides.
    let titles: LocalizedTitles

    /// The name of the language, in that language.
    var name: String { context.locale.localizedString(forIdentifier: tag) ?? tag }
}

extension SiteLocale {
    /// All renderings of a site: its own language at the top, then each further language in a folder named after its
    /// tag.
    ///
    /// If the site's own language is requested explicitly, it gets a folder as well, so that `en/` exists.
    /// - Parameter wanted: the tags from the command line; empty to use those from the configuration.
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
        func locale(
            _ tag: String, folder: String, direction: TextDirection?, own titles: LocalizedTitles? = nil
        ) -> SiteLocale {
            func context(_ direction: TextDirection?) -> RenderContext {
                RenderContext(
                    language: tag, direction: direction, calendar: configuration.calendar,
                    timeZone: configuration.timeZone, now: configuration.now, strings: strings, taps: taps)
            }
            let own = context(direction)
            let mirrored = context(own.direction == .rightToLeft ? .leftToRight : .rightToLeft)
            return SiteLocale(
                tag: tag, folder: folder, context: own, mirrored: mirrored, words: FrameWords(own),
                titles: LocalizedTitles(plan, configuration, strings, own, own: titles))
        }
        let first = locale(configuration.language, folder: "", direction: configuration.direction)
        // The configured direction applies only to the pages at the top of the site.
        return [first] + tags.map { locale($0, folder: "\($0)/", direction: nil, own: first.titles) }
    }
}
