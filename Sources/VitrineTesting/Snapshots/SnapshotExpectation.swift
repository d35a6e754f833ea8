import Foundation
import VitrineComponents
import VitrineSnapshots
import VitrineMarkup

/// One snapshot in a test: its markup, its name, and its place in the test.
struct SnapshotExpectation {
    enum Outcome: Hashable {
        case same
        /// The snapshot was written, with a message about it.
        case recorded(String)
        /// The expectation failed, with a message that explains the reason.
        case failed(String)
    }

    /// The component's type; nil for pages.
    var component: String?
    var name: String
    var markup: [UInt8]
    /// The `#filePath` and the line of the call.
    var file: String
    var line: Int
    /// The name of the test; nil outside of Swift Testing.
    var test: String?
    var redactions: [Redaction]

    /// The name for messages: `Todo “milk”`.
    private var title: String { component.map { "\($0) “\(name)”" } ?? "The page “\(name)”" }

    func outcome() -> Outcome {
        let settings = SnapshotTestSettings.current
        let environment = settings.environment ?? ProcessInfo.processInfo.environment
        let folder = settings.folder ?? Self.folder(beside: file)
        do throws(SnapshotProblem) {
            let mode: RecordMode
            switch Self.mode(settings.record, environment) {
            case .success(let found): mode = found
            case .failure(let problem): return .failed(problem.text)
            }
            let id =
                if let component {
                    try SnapshotID(component: component, story: name)
                } else {
                    try SnapshotID(page: name)
                }
            let maker = try SnapshotMaker(redactions: settings.redactions + redactions)
            let content = try maker.content(markup, of: id, syntax: component == nil ? .html : .polyglot)
            let place = "\(file.split(separator: "/").last.map(String.init) ?? file):\(line)"
            let use = SnapshotRegister.Use(hash: content.hash, place: place, test: test)
            if let other = settings.register.use(id, in: folder, use) { return .failed(shared(use, other)) }
            let store = settings.register.store(folder)
            let check = store.check(id, content, with: maker)
            return try settle(
                check, in: store, at: "\(folder)/\(id.path)", mode: mode, isCI: RecordMode.isCI(environment))
        } catch {
            return .failed("\(title): the snapshot cannot be made: \(error)")
        }
    }

    private func settle(
        _ check: SnapshotCheck, in store: SnapshotStore, at path: String, mode: RecordMode, isCI: Bool
    ) throws(SnapshotProblem) -> Outcome {
        let writes: Bool
        switch check.outcome {
        case .same: return .same
        case .missing: writes = mode != .never
        case .changed: writes = mode == .failed || mode == .all
        case .unreadable(let damage): writes = mode == .all || mode != .never && !damage.isInTheWay
        }
        let said = sentence(check.outcome, at: path, isCI: isCI)
        guard writes else { return .failed(said) }
        let report = try store.record([check], mode)
        if let refusal = report.refused.first { return .failed("\(path) \(refusal.reason)") }
        let lines = said.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("  ") }
        return .recorded((["Recorded \(path); look at it before you commit it."] + lines).joined(separator: "\n"))
    }

    // MARK: - Words

    private func sentence(_ outcome: SnapshotOutcome, at path: String, isCI: Bool) -> String {
        switch outcome {
        case .same: return ""
        case .missing:
            let advice =
                isCI
                ? "Snapshots are not recorded in CI; run the test outside CI, and commit the files."
                : "To record it, run the test with VITRINE_SNAPSHOTS=missing."
            return "\(title) has no snapshot.\nExpected at \(path)\n\(advice)"
        case .unreadable(let damage):
            let found = "\(title): its snapshot \(damage).\nIt is at \(path)"
            guard !damage.isNewer else { return found }
            let advice =
                isCI
                ? "To replace it, run the test outside CI with VITRINE_SNAPSHOTS=all, and commit the files."
                : "To replace it, run the test with VITRINE_SNAPSHOTS=all."
            return found + "\n" + advice
        case .changed(let pair):
            let groups = ChangeGroup.groups([(path: "", changes: pair.changes)])
            let count = pair.changes.count
            let coarse = pair.isCoarse ? "\n  compared coarsely, because too much differs" : ""
            let lines = groups.map { "\n  \($0.summary)" }
            let advice =
                isCI
                ? "To accept the new version, run the test outside CI with VITRINE_SNAPSHOTS=failed, "
                    + "and commit the files."
                : "To accept the new version, run the test with VITRINE_SNAPSHOTS=failed."
            return """
                \(title) differs from its snapshot, \(count == 1 ? "1 change" : "\(count) changes"):\(lines.joined())\(coarse)
                The snapshot is at \(path)
                \(advice)
                """
        }
    }

    private func shared(_ use: SnapshotRegister.Use, _ other: SnapshotRegister.Use) -> String {
        let name = "the snapshot name “\(name)”"
        func words(_ use: SnapshotRegister.Use) -> String { use.test.map { "\(use.place) in \($0)" } ?? use.place }
        if use.place == other.place, use.test == other.test {
            return
                "\(title) was rendered in two ways under \(name) in one run (\(words(use))): the output must be the same every time, and calls in a loop need different names."
        }
        return
            "Two different expectations use \(name) for \(component ?? "a page"): \(words(other)) and \(words(use)). Give each its own name with “named:”."
    }

    // MARK: - Settings

    struct BadSetting: Error {
        var text: String
    }

    static func mode(_ trait: RecordMode?, _ environment: [String: String]) -> Result<RecordMode, BadSetting> {
        var mode = trait ?? .missing
        if let said = environment["VITRINE_SNAPSHOTS"], !said.isEmpty {
            guard let found = RecordMode(rawValue: said.lowercased()) else {
                let modes = RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
                return .failure(BadSetting(text: "VITRINE_SNAPSHOTS is “\(said)”; expected one of \(modes)."))
            }
            mode = found
        }
        return .success(RecordMode.isCI(environment) ? .never : mode)
    }

    /// Returns the folder `snapshots` next to a file.
    static func folder(beside file: String) -> String {
        file.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/snapshots"
    }
}

extension SnapshotExpectation {
    /// Renders a component for a snapshot. The name of the snapshot is `name` or, if that is nil, the component's
    /// identity, or the name of the test function if the component has none. Errors during rendering are a failure.
    static func make(
        of component: any Component, named name: String?, in registry: Registry, context: RenderContext,
        templates: (any TemplateSource)?, file: String, line: Int, function: String, test: String?,
        redactions: [Redaction]
    ) -> Result<Self, BadSetting> {
        let type = component.snapshotType
        let name = name ?? component.componentID.map(\.plain) ?? String(function.prefix { $0 != "(" })
        // In a test there is no section to take the `id` of the root element from, so it comes from the snapshot's
        // name.
        let anchor = (try? SnapshotID(component: type, story: name))?.story ?? "example"
        let rendered = RenderedComponent(component, in: registry, context: context, templates: templates, id: anchor)
        guard rendered.problems.isEmpty else {
            return .failure(
                BadSetting(text: rendered.problems.map { "\(rendered.name): \($0)" }.joined(separator: "\n")))
        }
        return .success(
            Self(
                component: type, name: name, markup: rendered.markup, file: file, line: line, test: test,
                redactions: redactions))
    }
}

extension Component {
    /// The name of the component's type, from which the name of the snapshots' folder is made; for a story, the type of
    /// the component that it shows.
    fileprivate var snapshotType: String {
        if let story = self as? Story { return story.component.snapshotType }
        return String(describing: type(of: self))
    }
}

extension ItemID {
    fileprivate var plain: String {
        switch self {
        case .integer(let number): String(number)
        case .string(let text): text
        }
    }
}
