/// A script on a view model, each step of which is a story.
///
/// ```swift
/// let login = try Scenario("Login", of: LoginViewModel(), showing: { LoginScreen($0) }) { screen in
///     screen.step("Untouched")
///     screen.type("ann", into: \.username)
///     screen.step("Short user name")
/// }
/// ```
///
/// The view model is any value or object; nothing runs later or elsewhere, so the same script shows the same screens. The
/// steps come as stories, each with its own page, and together as a ``Filmstrip`` that says what was done and what changed.
public struct Scenario: Sendable {
    /// What the scenario is called.
    public let name: String
    /// The steps, in order; at least one.
    public let steps: [ScenarioStep]

    /// Runs a script.
    /// - Parameters:
    ///   - name: what the scenario is called.
    ///   - viewModel: what the script works on, as it is at the beginning.
    ///   - screen: what a state of the view model looks like.
    ///   - script: what is done, and which states are kept.
    /// - Throws: ``RenderProblems`` with every mistake of the script and its line.
    public init<ViewModel, Screen: Component>(
        _ name: String, of viewModel: ViewModel, showing screen: @escaping (ViewModel) -> Screen,
        file: String = #fileID, line: Int = #line,
        script: (inout ScenarioScript<ViewModel, Screen>) -> Void
    ) throws(RenderProblems) {
        var run = ScenarioScript(name: name, viewModel: viewModel, show: screen)
        script(&run)
        run.finish(at: SourcePlace(file: file, line: line))
        guard run.problems.isEmpty else { throw RenderProblems(run.problems) }
        self.name = name
        steps = run.steps
    }

    /// The steps as rows of a section.
    public var stories: [any Component] { steps.map(\.story) }

    /// A page with all steps one below the other.
    public func section(
        id: ItemID, title: String? = nil, group: String? = nil, summary: String = "", file: String = #fileID,
        line: Int = #line
    ) -> Section {
        Section(
            id: id, title: title ?? name, group: group, summary: summary, rows: stories, file: file, line: line)
    }

    /// All steps side by side.
    /// - Parameter section: the page that has the steps, so that captions lead there; nil for captions that lead nowhere.
    public func filmstrip(linkingTo section: ItemID? = nil) -> Filmstrip {
        Filmstrip(name: name, steps: steps, section: section)
    }
}

/// One step of a scenario: a state of the screen and how it came about.
public struct ScenarioStep: Hashable, Sendable {
    /// What the step is called.
    public let name: String
    /// What to look for.
    public let notes: String
    /// What the screen shows.
    public let screen: any Component
    /// What was done since the step before, in sentences.
    public let actions: [LocalizedText]
    /// What changed since the step before, in sentences.
    public let changes: [LocalizedText]
    /// Where the step was declared.
    public let place: SourcePlace

    /// The step as a named example.
    public var story: Story {
        Story(name, screen, notes: notes, tags: ["scenario"], file: place.file, line: place.line)
    }

    /// Equal in everything that is shown; where it was declared does not matter.
    public static func == (one: ScenarioStep, other: ScenarioStep) -> Bool {
        one.name == other.name && one.notes == other.notes && one.actions == other.actions
            && one.changes == other.changes && one.screen.equals(other.screen)
    }

    /// Hashes what `==` compares, without the notes.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(screen)
    }
}
