import VitrineComponents
import VitrineConformance
import VitrineMarkdown
import VitrineSupport

/// A remark, which fails a build only if warnings count as errors.
package enum BuildRemark: Hashable, Sendable {
    /// A problem of rendering that is not an error, with the number of other places that have the same problem.
    case rendering(RenderProblem, others: Int)
    /// Texts of the gallery's own pages that have no translation: how many there are, and the first of them.
    case missingFrameWords(count: Int, first: String, language: String)

    /// Scripts of components that the policies of their pages block: the path of the first such page, and the number of
    /// such pages.
    case blockedScripts(first: String, pages: Int)

    /// The manifest was damaged; `unknown` is the number of files that were kept because their origin is unknown.
    case damagedManifest(file: String, unknown: Int)

    /// The Markdown text of a component or guide is nested too deeply at a place; `others` is the number of other such
    /// places.
    case deepMarkdown(SourcePlace, others: Int)

    /// A page of an earlier release that the site no longer has.
    case deadAddress(String)

    /// A further language of a site that has no String Catalog at all.
    case missingCatalog(language: String)

    /// The remark as a finding for reports, always a warning.
    package var finding: Finding {
        switch self {
        case .rendering(let problem, let others):
            Finding(
                path: problem.place?.file ?? "", line: problem.place?.line ?? 0, severity: .warning,
                rule: problem.error.rule, message: message(of: problem.error, others: others),
                component: problem.component, instance: problem.instance)
        case .blockedScripts(let first, let pages):
            Finding(
                path: first, severity: .warning, rule: Self.policyRule,
                message:
                    "scripts of components do not run: the page's policy blocks them; write “scripts: true” under “policy” in "
                    + "vitrine.yml to allow them"
                    + (pages > 1 ? " (also on \(Count.of(pages - 1, "other page", "other pages")))" : ""))
        case .deepMarkdown(let place, let others):
            Finding(
                path: place.file, line: place.line, severity: .warning, rule: Self.depthRule,
                message:
                    "Markdown is nested deeper than \(MarkdownDocument.depthLimit) levels, "
                    + "so it is shown as plain text; "
                    + "use fewer levels"
                    + (others > 0 ? " (also on \(Count.of(others, "other line", "other lines")))" : ""))
        case .deadAddress(let path):
            Finding(
                path: path, severity: .warning, rule: Self.addressRule,
                message:
                    "was published but is no longer a page of this site; if it moved, add its old and new paths to "
                    + "\(MovedPages.file)")
        case .damagedManifest(let file, let unknown):
            Finding(
                path: file, severity: .warning, rule: Self.manifestRule,
                message: "was damaged and has been replaced\(Self.kept(unknown))")
        case .missingFrameWords(let count, let first, let language):
            Finding(
                path: "", severity: .warning, rule: Self.wordsRule,
                message: """
                    \(Count.of(count, "text", "texts")) of the gallery's own pages, such as \(quoted(first)), \
                    \(count == 1 ? "is" : "are") not translated into \(language); add \(count == 1 ? "it" : "them") to \
                    strings/\(SiteStrings.frame).xcstrings
                    """)
        case .missingCatalog(let language):
            Finding(
                path: "", severity: .warning, rule: Self.wordsRule,
                message: """
                    the site has no String Catalog, so its components are not translated into \(language); add \
                    strings/\(StringTable.standardName).xcstrings, or remove the locale
                    """)
        }
    }

    /// The rule names of remarks and of findings about the budget, for use in exceptions.
    static let rules: Set<String> = [
        addressRule, depthRule, manifestRule, policyRule, wordsRule, BudgetCheck.rule, "component",
        "inexpressible-rule",
        "markup",
    ]

    private static let addressRule = "dead-address"
    private static let depthRule = "markdown-depth"
    private static let manifestRule = "damaged-manifest"
    private static let policyRule = "blocked-script"
    private static let wordsRule = "missing-string"

    private func message(of error: RenderError, others: Int) -> String {
        "\(error)" + (others > 0 ? " (also in \(Count.of(others, "other place", "other places")))" : "")
    }

    private static func kept(_ unknown: Int) -> String {
        guard unknown > 0 else { return "" }
        let files = Count.of(unknown, "file", "files")
        return unknown == 1
            ? "; \(files) that this build did not write was kept: delete it if it is an old page"
            : "; \(files) that this build did not write were kept: delete those that are old pages"
    }
}

extension BuildRemark {
    /// Returns remarks about the problems that are not errors. Equal problems become one remark with the number of
    /// other places.
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

    /// The remark about pages whose scripts are blocked; nil if there are no such pages.
    static func blockedScripts(on pages: Set<String>) -> BuildRemark? {
        pages.min().map { .blockedScripts(first: $0, pages: pages.count) }
    }

    /// A remark for each language that has untranslated texts of the gallery's own pages.
    static func missingWords(_ locales: [SiteLocale]) -> [BuildRemark] {
        locales.compactMap { locale in
            let words = locale.words.missing
            return words.first.map {
                .missingFrameWords(count: words.count, first: $0.rawValue, language: locale.tag)
            }
        }
    }

    /// A remark for each further language if the site has no catalog at all.
    static func missingCatalogs(_ locales: [SiteLocale], hasCatalog: Bool) -> [BuildRemark] {
        hasCatalog ? [] : locales.dropFirst().map { .missingCatalog(language: $0.tag) }
    }
}
