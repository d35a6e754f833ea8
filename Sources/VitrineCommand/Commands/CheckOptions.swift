import Foundation
import VitrineConformance

/// What options and settings say together, with the rules of users read.
struct CheckOptions {
    private(set) var userRules = UserRules()
    private(set) var ignores: [Ignore] = []
    private(set) var isStrict = false
    private(set) var checksLinks = true
    private(set) var address: SiteAddress?

    /// - Throws: ``CommandProblems`` with everything that is wrong in all files of settings and rules.
    init(_ command: CheckCommand) throws(CommandProblems) {
        var problems: [SettingsProblem] = []
        let file = command.config ?? "vitrine.yml"
        var settings = CheckSettings()
        if command.config != nil || FileManager.default.fileExists(atPath: file) {
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
        address = command.address.flatMap { SiteAddress($0) } ?? settings.address
    }

    private static func text(_ path: String) throws(SettingsProblems) -> String {
        var buffer: [UInt8] = []
        switch FileSystem.read(path, into: &buffer, isNamed: true) {
        case .failure(let problem):
            let words = "\(problem)"
            let reason = words.hasPrefix("cannot be read: ") ? String(words.dropFirst(16)) : words
            throw SettingsProblems([SettingsProblem(file: path, .unreadable(reason))])
        case .success(let count):
            guard let text = String(validating: buffer[..<count], as: UTF8.self) else {
                throw SettingsProblems([SettingsProblem(file: path, .notUTF8)])
            }
            return text
        }
    }

    // MARK: - Exceptions

    /// The report of a check: exceptions taken out, those that match nothing put in.
    func report(_ input: CheckInput, _ found: [Int: PageVerdict]) -> CheckReport {
        var exceptions = Exceptions(ignores)
        var verdicts: [PageVerdict] = []
        for number in found.keys.sorted() {
            guard var verdict = found[number] else { continue }
            verdict.noteLeft()
            let sitePath = input.pages[number].sitePath
            verdict.keep { !exceptions.covers($0, sitePath: sitePath) }
            verdicts.append(verdict)
        }
        verdicts.append(contentsOf: unused(exceptions))
        return CheckReport(
            version: VitrineVersion.current, pages: input.pages.map(\.path), verdicts: verdicts,
            userRules: userRules.rules.map(\.rule), isStrict: isStrict)
    }

    /// A verdict for each file with exceptions that match nothing, and one for those of the command.
    private func unused(_ exceptions: Exceptions) -> [PageVerdict] {
        let names = Set((Rules.known + userRules.rules.map(\.rule)).map(\.id))
        var verdicts: [PageVerdict] = []
        for finding in exceptions.unused(rules: names, checksLinks: checksLinks) {
            if verdicts.last?.path == finding.path {
                verdicts[verdicts.count - 1].add(PageVerdict(path: finding.path, findings: [finding]))
            } else {
                verdicts.append(PageVerdict(path: finding.path, findings: [finding]))
            }
        }
        return verdicts
    }
}
