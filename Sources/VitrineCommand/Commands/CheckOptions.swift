import VitrineSupport
import Foundation
import VitrineConformance

/// The options of a check, from the command line and the settings file together, and the user's own rules.
struct CheckOptions {
    private(set) var userRules = UserRules()
    private(set) var ignores: [Ignore] = []
    private(set) var isStrict = false
    private(set) var checksLinks = true
    private(set) var judgesContrast = true
    private(set) var address: SiteAddress?

    /// Reads the settings file and the rule files. If the settings file has a mistake, the rule files that it names are
    /// not read.
    /// - Throws: ``CommandProblems`` with all problems that were found in these files.
    init(_ command: CheckCommand) throws(CommandProblems) {
        var problems: [SettingsProblem] = []
        let file = command.config ?? "vitrine.yml"
        var settings = CheckSettings()
        if command.config != nil || FileStatus.isFile(file) {
            do throws(SettingsProblems) {
                settings = try CheckSettings(yaml: try Self.text(file), file: file)
            } catch {
                problems += error.all
            }
        }
        let folder = file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
        for rules in settings.rules.map({ $0.hasPrefix("/") ? $0 : folder + $0 }) + command.rules {
            do throws(SettingsProblems) {
                try userRules.add(yaml: try Self.text(rules), file: rules)
            } catch {
                problems += error.all
            }
        }
        if !problems.isEmpty { throw CommandProblems(all: [.settings(problems)]) }
        ignores = settings.ignores + command.ignore.compactMap { Ignore($0) }
        isStrict = settings.isStrict || command.strict
        checksLinks = settings.checksLinks && !command.noLinks
        judgesContrast = settings.judgesContrast && !command.noContrast
        address = command.address.flatMap { SiteAddress($0) } ?? settings.address
    }

    private static func text(_ path: String) throws(SettingsProblems) -> String {
        var buffer: [UInt8] = []
        let count: Int
        do throws(FileProblem) {
            count = try FileReader.read(path, into: &buffer, acceptsPipe: true)
        } catch {
            throw SettingsProblems([SettingsProblem(file: path, .unreadable(error.reason))])
        }
        guard let text = String(validating: buffer[..<count], as: UTF8.self) else {
            throw SettingsProblems([SettingsProblem(file: path, .notUTF8)])
        }
        return text
    }

    /// Returns the report of a check, without the findings that exceptions cover, and with a finding for each exception
    /// that matches nothing. If links are not checked, exceptions to the rules about links are not reported.
    func report(_ input: CheckInput, _ store: FindingStore) -> CheckReport {
        var store = store
        var (findings, left) = store.finish { input.pages[$0].sitePath }
        let rules = userRules.rules.map(\.rule)
        findings += store.exceptions.unused(rules: Set((Rules.known + rules).map(\.id)), checksLinks: checksLinks)
        // Folders and links that cannot be read have findings, but are not pages.
        return CheckReport(
            pages: input.pages.filter(\.isRead).map(\.path), findings: findings, left: left, userRules: rules,
            isStrict: isStrict)
    }
}
