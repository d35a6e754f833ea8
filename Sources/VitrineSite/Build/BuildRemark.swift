import VitrineComponents
import VitrineSupport

/// A remark that does not fail a build.
package enum BuildRemark: Hashable, Sendable {
    /// What a component wrote, and how many other places have the same.
    case rendering(RenderProblem, others: Int)
    /// Texts of the frame around the pages that a language lacks, with the first of them.
    case missingFrameWords(count: Int, first: String, language: String)

    /// Components wrote scripts that the policy of their pages blocks.
    case blockedScripts(first: String, pages: Int)

    /// The list of the site's files was damaged, and so many files were kept because nobody knows whose they are.
    case damagedManifest(file: String, unknown: Int)

    /// The remark in a sentence, with its place.
    package var text: String {
        switch self {
        case .rendering(let problem, let others):
            let more = others > 0 ? ", and in \(Count.of(others, "other place", "other places"))" : ""
            return problem.description + more
        case .blockedScripts(let first, let pages):
            let others = pages > 1 ? ", and on \(Count.of(pages - 1, "other page", "other pages"))" : ""
            return "\(first): warning: scripts of components do not run: the page's policy blocks them; `scripts: true` "
                + "under `policy` in vitrine.yml allows them\(others)"
        case .damagedManifest(let file, let unknown):
            let kept =
                unknown == 0
                ? ""
                : "; \(Count.of(unknown, "file", "files")) that this build does not write \(unknown == 1 ? "stays" : "stay") in the site: \(unknown == 1 ? "delete it if it was a page" : "delete those that were pages")"
            return "\(file): warning: was damaged and has been replaced\(kept)"
        case .missingFrameWords(let count, let first, let language):
            return """
                warning: \(Count.of(count, "text", "texts")) of the frame, such as \(quoted(first)), \
                \(count == 1 ? "is" : "are") not in \(language); strings/\(SiteStrings.frame).xcstrings can bring \
                \(count == 1 ? "it" : "them")
                """
        }
    }
}

extension BuildRemark {
    /// Each remark once, with how many other places have the same.
    static func all(in problems: [RenderProblem]) -> [BuildRemark] {
        var order: [RenderError] = []
        var places: [RenderError: [RenderProblem]] = [:]
        for problem in problems where !problem.isError {
            if places[problem.error] == nil { order.append(problem.error) }
            places[problem.error, default: []].append(problem)
        }
        return order.compactMap { error in
            places[error].flatMap { all in all.first.map { .rendering($0, others: all.count - 1) } }
        }
    }

    /// The remark for pages whose scripts are blocked; nil when there are none.
    static func blockedScripts(on pages: Set<String>) -> BuildRemark? {
        pages.min().map { .blockedScripts(first: $0, pages: pages.count) }
    }

    /// The languages in which the frame around the pages does not speak.
    static func missingWords(_ locales: [SiteLocale]) -> [BuildRemark] {
        locales.compactMap { locale in
            let words = locale.words.missing
            return words.first.map {
                .missingFrameWords(count: words.count, first: $0.rawValue, language: locale.tag)
            }
        }
    }
}
