import VitrineConformance
import VitrineSupport

/// Finds pages and totals that exceed the budget of a site. Findings about totals name the largest files.
struct BudgetCheck {
    /// The rule name of the findings, for use in exceptions.
    static let rule = "budget"
    /// The maximum number of files that a finding lists.
    private static let shown = 3

    /// A file with its size.
    struct File: Hashable {
        var path: String
        var bytes: Int
    }

    private let budget: Budget

    init(_ budget: Budget) { self.budget = budget }

    /// Returns a finding for each page and each total that exceeds its limit.
    /// - Parameters:
    ///   - pages: the pages of the site.
    ///   - assets: the other files of the site.
    func findings(pages: [PageRecord], assets: [File]) -> [Finding] {
        var findings: [Finding] = []
        for page in pages {
            let (limit, what) = page.kind == .story ? (budget.story, "a story") : (budget.page, "a page")
            guard let limit, page.bytes > limit else { continue }
            findings.append(
                Finding(
                    path: page.path, rule: Self.rule,
                    message: "\(Self.text(page.bytes)), more than the budget of \(Self.text(limit)) for \(what)",
                    component: page.component, instance: page.instance, source: page.source))
        }
        let sheets = assets.filter { PageName.isStyleSheet($0.path) }
        findings += [
            total("the stylesheets total", sheets, budget.styles),
            total("the site totals", pages.map { File(path: $0.path, bytes: $0.bytes) } + assets, budget.site),
        ].compactMap(\.self)
        return findings
    }

    private func total(_ words: String, _ files: [File], _ limit: Int?) -> Finding? {
        let sum = files.reduce(0) { $0 + $1.bytes }
        guard let limit, sum > limit else { return nil }
        let largest = files.sorted { ($1.bytes, $0.path) < ($0.bytes, $1.path) }.prefix(Self.shown)
        let list = largest.map { "\($0.path) (\(Self.text($0.bytes)))" }.joined(separator: ", ")
        return Finding(
            path: "", rule: Self.rule,
            message: "\(words) \(Self.text(sum)), more than the budget of \(Self.text(limit)); the largest: \(list)")
    }

    /// Returns a finding if the build took too long. It is only a warning, because the time depends on the machine.
    static func finding(seconds: Double, budget: Budget) -> Finding? {
        guard let limit = budget.seconds, seconds > limit else { return nil }
        return Finding(
            path: "", severity: .warning, rule: rule,
            message: "the build took \(Self.tenths(seconds)) s, more than the budget of \(Self.tenths(limit)) s")
    }

    /// A size for messages: `999 B`, `1.2 kB`, `3.4 MB`. It is rounded up and limits are exact, so that a size just above
    /// a limit does not look equal to the limit.
    private static func text(_ bytes: Int) -> String {
        guard bytes >= 1_000 else { return "\(bytes) B" }
        let unit = bytes >= 1_000_000 ? (1_000_000, "MB") : (1_000, "kB")
        return "\(tenths(Double((bytes * 10 + unit.0 - 1) / unit.0) / 10)) \(unit.1)"
    }

    private static func tenths(_ number: Double) -> String {
        let tenths = Int((number * 10).rounded())
        return tenths % 10 == 0 ? Count.grouped(tenths / 10) : "\(Count.grouped(tenths / 10)).\(tenths % 10)"
    }
}

extension SitePass {
    /// Adds findings about pages and totals that exceed the budget of the site.
    func judgeSizes(_ all: inout PageResults) {
        guard site.configuration.budget != Budget() else { return }
        var assets: [BudgetCheck.File] = []
        // No page loads a stylesheet together with its variant for reduced motion.
        for asset in site.assets where !asset.isVariant {
            do throws(SiteProblem) {
                assets.append(BudgetCheck.File(path: asset.path, bytes: try asset.bytes().count))
            } catch {
                all.stop = all.stop ?? error
            }
        }
        for finding in BudgetCheck(site.configuration.budget).findings(pages: all.records, assets: assets)
        where !all.exceptions.covers(finding, sitePath: finding.path) { all.findings.append(finding) }
    }
}
