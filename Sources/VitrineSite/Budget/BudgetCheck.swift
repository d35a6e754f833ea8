import VitrineConformance
import VitrineSupport

/// Finds pages and totals that exceed the budget of a site. Findings about totals name the largest files.
struct BudgetCheck {
    /// The rule name of the findings, for use in exceptions.
    static let rule = "budget"
    /// The maximum number of files that a finding lists.
    private static let shown = 3

    struct File: Hashable {
        var path: String
        var bytes: Int
    }

    private let budget: Budget

    init(_ budget: Budget) { self.budget = budget }

    /// Returns a finding for each page and each total that exceeds its limit.
    /// - Parameters:
    ///   - pages: the pages of the site.
    ///   - assets: the other files of the site that count towards the totals.
    func findings(pages: [PageRecord], assets: [File]) -> [Finding] {
        var findings: [Finding] = []
        for page in pages {
            let isStory = page.kind == .story || page.kind == .mirrored
            let (limit, what) = isStory ? (budget.story, "a story") : (budget.page, "a page")
            guard let limit, page.bytes > limit else { continue }
            findings.append(
                Finding(
                    path: page.path, rule: Self.rule,
                    message: "is \(Self.text(page.bytes)), more than the budget of \(Self.exact(limit)) for \(what)",
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
            message: "\(words) \(Self.text(sum)), more than the budget of \(Self.exact(limit)); the largest: \(list)")
    }

    /// Returns a finding if the build took too long. It is only a warning, because the time depends on the machine.
    static func finding(seconds: Double, budget: Budget) -> Finding? {
        guard let limit = budget.seconds, seconds > limit else { return nil }
        let took = decimal(Int((seconds * 10).rounded(.up)), per: 10)
        let most = decimal(Int((limit * 1_000_000).rounded()), per: 1_000_000)
        return Finding(
            path: "", severity: .warning, rule: rule,
            message: "the build took \(took) s, more than the budget of \(most) s")
    }

    /// A size for messages: `999 B`, `1.2 kB`, `3.4 MB`. It is rounded up and limits are exact, so that a size just
    /// above a limit does not look equal to the limit.
    private static func text(_ bytes: Int) -> String {
        let step = bytes < 1_000 ? 1 : bytes < 1_000_000 ? 100 : 100_000
        return exact((bytes + step - 1) / step * step)
    }

    /// A size with all its digits: `999 B`, `1.25 kB`, `3.456789 MB`.
    private static func exact(_ bytes: Int) -> String {
        switch bytes {
        case ..<1_000: "\(bytes) B"
        case ..<1_000_000: "\(decimal(bytes, per: 1_000)) kB"
        default: "\(decimal(bytes, per: 1_000_000)) MB"
        }
    }

    /// A quotient as a decimal: 1,250 per 1,000 is `1.25`. The unit must be a power of ten.
    private static func decimal(_ number: Int, per unit: Int) -> String {
        var digits = String(unit + number % unit).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        return Count.grouped(number / unit) + (digits.isEmpty ? "" : ".\(digits)")
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
