/// The steps of a script that drives a view model and records its screen. Each step is a story.
///
/// ```swift
/// let login = try Scenario("Login", of: LoginViewModel(), showing: { LoginScreen($0) }) { screen in
///     screen.step("Untouched")
///     screen.type("ann", into: \.username)
///     screen.step("Short user name")
/// }
/// ```
///
/// The view model can be any value or object. A scenario starts nothing in the background: if the view model is
/// deterministic, the same script always shows the same screens. The steps are stories with their own pages. Together,
/// they form a ``Filmstrip``, which also shows the actions and changes between them.
public struct Scenario: Sendable {
    /// The name of the scenario.
    public let name: String
    /// The steps, in order; at least one.
    public let steps: [ScenarioStep]

    /// Runs a script.
    /// - Parameters:
    ///   - name: the name of the scenario.
    ///   - viewModel: the view model in its initial state.
    ///   - screen: returns the screen for a state of the view model.
    ///   - script: performs the actions and declares the steps.
    /// - Throws: ``RenderProblems`` with all mistakes of the script and their lines.
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

    /// Runs an asynchronous script, for example for an actor, a test server or a model that loads data.
    ///
    /// ```swift
    /// let todos = try await Scenario.run("To-dos", of: TodoLoader(), showing: { TodoList($0) }) { screen in
    ///     await screen.perform(
    ///         "The screen appears.", showing: "Loading", before: { $0.state = .loading }, awaiting: { await $0.load() })
    ///     screen.step("Loaded")
    /// }
    /// ```
    ///
    /// The script runs on the main actor, because view models of apps are often isolated to it.
    /// - Parameters:
    ///   - name: the name of the scenario.
    ///   - viewModel: the view model in its initial state.
    ///   - screen: returns the screen for a state of the view model.
    ///   - script: performs the actions and declares the steps.
    /// - Throws: any error that the script throws, or else ``RenderProblems`` with all mistakes of the script and their
    ///   lines.
    @MainActor
    public static func run<ViewModel, Screen: Component>(
        _ name: String, of viewModel: ViewModel, showing screen: @escaping (ViewModel) -> Screen,
        file: String = #fileID, line: Int = #line,
        script: @MainActor (inout ScenarioScript<ViewModel, Screen>) async throws -> Void
    ) async throws -> Scenario {
        var run = ScenarioScript(name: name, viewModel: viewModel, show: screen)
        try await script(&run)
        run.finish(at: SourcePlace(file: file, line: line))
        guard run.problems.isEmpty else { throw RenderProblems(run.problems) }
        return Scenario(name: name, steps: run.steps)
    }

    private init(name: String, steps: [ScenarioStep]) {
        self.name = name
        self.steps = steps
    }

    /// The steps as rows of a section.
    public var stories: [any Component] { steps.map(\.story) }

    /// Returns a section with all steps as rows.
    /// - Parameters:
    ///   - id: the identity of the section, unique in a gallery.
    ///   - title: the title of the page; nil uses the name of the scenario.
    ///   - file: the file where the section is declared, for messages.
    ///   - line: the line in that file.
    public func section(id: ItemID, title: String? = nil, file: String = #fileID, line: Int = #line) -> Section {
        Section(id: id, title: title ?? name, rows: stories, file: file, line: line)
    }

    /// Returns a filmstrip of all steps, side by side.
    /// - Parameter section: the section that has the steps as its rows, to which the captions link; nil for captions
    ///   without links.
    public func filmstrip(linkingTo section: ItemID? = nil) -> Filmstrip {
        Filmstrip(name: name, steps: steps, section: section)
    }
}
