import VitrineSupport
import Foundation
import VitrineConformance

/// The rules by which the pages of a site are checked, Vitrine's and the user's own, with the exceptions to them and
/// the settings for checks.
struct SiteChecks: Sendable {
    let userRules: UserRules
    let ignores: [Ignore]
    let isStrict: Bool
    let checksLinks: Bool
    let judgesContrast: Bool
    let address: SiteAddress?
    /// A digest of the rules, the exceptions and the settings for links and contrast; ``addStyles(of:hasTokens:)`` adds
    /// the stylesheets. If the digest changes, pages that have already passed must be checked again.
    private(set) var digest: String

    /// Reads `check:` of the folder's `vitrine.yml`, the rule files that are listed there, and the options.
    /// - Throws: ``SiteProblems`` with the mistakes in `check:` and the rule files, and with the files that cannot be
    ///   read. If `check:` has mistakes, the rule files that it lists are not read.
    init(_ folder: SiteFolder, _ options: BuildOptions) throws(SiteProblems) {
        var problems: [SiteProblem] = []
        var settings = CheckSettings()
        var rules = UserRules()
        var texts: [String] = []
        func take(_ work: () throws(SiteProblem) -> SettingsProblems?) {
            do throws(SiteProblem) {
                problems += try work()?.all.map { SiteProblem($0) } ?? []
            } catch {
                problems.append(error.ofSettings)
            }
        }
        func add(_ text: String, file: String) -> SettingsProblems? {
            texts.append(text)
            do throws(SettingsProblems) {
                try rules.add(yaml: text, file: file)
                return nil
            } catch {
                return error
            }
        }
        if folder.contains("vitrine.yml") {
            take { () throws(SiteProblem) in
                let text = try folder.text("vitrine.yml")
                do throws(SettingsProblems) {
                    settings = try CheckSettings(yaml: text, file: folder.display("vitrine.yml"))
                    return nil
                } catch {
                    return error
                }
            }
        }
        for path in settings.rules {
            take { () throws(SiteProblem) in add(try folder.text(path), file: folder.display(path)) }
        }
        for path in options.rules {
            take { () throws(SiteProblem) in
                add(try SiteFolder.text(at: URL(verbatim: path), display: path), file: path)
            }
        }
        if !problems.isEmpty { throw SiteProblems(problems) }
        userRules = rules
        ignores = settings.ignores + options.ignores
        isStrict = settings.isStrict || options.isStrict
        checksLinks = settings.checksLinks
        judgesContrast = settings.judgesContrast
        address = settings.address
        let known = Rules.known.map { "\($0.id) \($0.severity) \($0.title)" }
        let all =
            known + texts + ignores.map(\.text)
            + [
                checksLinks ? "links \(settings.address.map { "\($0)" } ?? "")" : "",
                judgesContrast ? "contrast" : "",
            ]
        digest = String(SHA256.hex(Array(all.joined(separator: "\u{0}").utf8)).prefix(16))
    }

    /// Adds the stylesheets to the digest, because the contrast of texts and the uses of design tokens depend on them.
    mutating func addStyles(of assets: [AssetFile], hasTokens: Bool) {
        guard judgesContrast || hasTokens else { return }
        var text = Array(digest.utf8)
        for asset in assets where PageName.isStyleSheet(asset.path) {
            // A file that cannot be read stops the build when it is copied, so it is ignored here.
            text += Array(asset.path.utf8) + [0] + ((try? asset.bytes()) ?? []) + [0]
        }
        digest = String(SHA256.hex(text).prefix(16))
    }

    /// The ids of all rules, Vitrine's and the user's own.
    var names: Set<String> { Set((Rules.known + userRules.rules.map(\.rule)).map(\.id)) }
}
