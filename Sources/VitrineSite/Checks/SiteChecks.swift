import Foundation
import VitrineConformance

/// By which rules the pages of a site are judged: all of Vitrine's, the user's own, and exceptions.
struct SiteChecks: Sendable {
    let userRules: UserRules
    let ignores: [Ignore]
    let isStrict: Bool
    let checksLinks: Bool
    let address: SiteAddress?
    /// Differs when pages that passed have to be checked again.
    let digest: String

    /// Reads `check:` of the folder's `vitrine.yml`, the files of rules that it names, and the options.
    /// - Throws: ``SiteProblems`` with everything that is wrong in all of them.
    init(_ folder: SiteFolder, _ options: BuildOptions) throws(SiteProblems) {
        var problems: [SiteProblem] = []
        var settings = CheckSettings()
        var rules = UserRules()
        var texts: [String] = []
        func take(_ work: () throws -> Void) {
            do {
                try work()
            } catch let found as SettingsProblems {
                problems += found.all.map { SiteProblem(.usage, file: $0.file, line: $0.line, $0.message) }
            } catch let problem as SiteProblem {
                problems.append(SiteProblem(.usage, file: problem.file, line: problem.line, problem.message))
            } catch {
                problems.append(SiteProblem(.usage, "\(error)"))
            }
        }
        if folder.contains("vitrine.yml") {
            take {
                settings = try CheckSettings(
                    yaml: try folder.text("vitrine.yml"), file: folder.display("vitrine.yml"))
            }
        }
        for path in settings.rules {
            take {
                let text = try folder.text(path)
                texts.append(text)
                try rules.add(yaml: text, file: folder.display(path))
            }
        }
        for path in options.rules {
            take {
                let text = try SiteFolder.text(at: URL(fileURLWithPath: path), display: path)
                texts.append(text)
                try rules.add(yaml: text, file: path)
            }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        userRules = rules
        ignores = settings.ignores + options.ignores
        isStrict = settings.isStrict || options.isStrict
        checksLinks = settings.checksLinks
        address = settings.address
        let known = Rules.known.map { "\($0.id) \($0.severity) \($0.title)" }
        let all =
            known + texts + ignores.map(\.text) + [checksLinks ? "links \(settings.address.map { "\($0)" } ?? "")" : ""]
        digest = String(SHA256.hex(Array(all.joined(separator: "\u{0}").utf8)).prefix(16))
    }

    /// The names of all rules.
    var names: Set<String> { Set((Rules.known + userRules.rules.map(\.rule)).map(\.id)) }
}
