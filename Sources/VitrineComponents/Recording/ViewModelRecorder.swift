public import Observation

/// Runs actions on an `@Observable` view model and records the components that it shows, as stories.
///
/// ```swift
/// let recorder = ViewModelRecorder(PlayerViewModel()) { $0.card }
/// recorder.record("Play") { $0.play() }
/// recorder.record("Skip", keeping: .last) { $0.skip(seconds: 30) }
/// Section(id: "player", rows: recorder.stories())  // "initial", "Play", "Skip"
/// ```
///
/// The result is the same in every run, because changes are never merged. With ``KeptChanges/each``, the component is made
/// before every change to a property that it read the last time, and at the end. If the component depends on other properties
/// later, read them from the beginning, `let (status, items) = ($0.status, $0.items)`, or record in smaller steps.
///
/// The component is then also made between two assignments of a method. If that is not possible in such an intermediate state,
/// or if a property changes while another one is being modified in place, use ``KeptChanges/last``.
public final class ViewModelRecorder<Model: AnyObject & Observable, Shown: Component> {
    /// The view model.
    public let model: Model
    /// The recorded components, beginning with the initial state of the view model; consecutive equal components are
    /// recorded once.
    public private(set) var recording = Recording<Shown>()

    private let show: (Model) -> Shown
    private var moment: (name: String, place: SourcePlace)
    /// Whether the recorder listens to every change.
    private var isListening = false
    private lazy var listener = ChangeListener { [weak self] in self?.note() }

    /// Creates a recorder. The current component is recorded as `initial`.
    /// - Parameters:
    ///   - model: the view model.
    ///   - show: returns the component; it must depend only on observed properties of the view model.
    public init(
        _ model: Model, file: String = #fileID, line: Int = #line, showing show: @escaping (Model) -> Shown
    ) {
        self.model = model
        self.show = show
        moment = (StoryNames.initial, SourcePlace(file: file, line: line))
        note()
    }

    /// Runs actions on the view model and records the components that it shows.
    ///
    /// Changes since the last recording belong to this one.
    /// - Parameters:
    ///   - name: the action, after which the stories are named.
    ///   - keeping: whether to keep every component or only the last one.
    ///   - changes: the actions. Components that were shown before an error are kept.
    /// - Throws: any error that `changes` throws.
    public func record(
        _ name: String, keeping: KeptChanges = .each, file: String = #fileID, line: Int = #line,
        _ changes: (Model) throws -> Void
    ) rethrows {
        let outer = enter(name, keeping: keeping, at: SourcePlace(file: file, line: line))
        defer { leave(to: outer) }
        guard keeping == .each else { return try changes(model) }
        try listener.listen { try changes(model) }
    }

    /// Runs asynchronous actions on the view model and records the components that it shows; for view models on the main
    /// actor.
    ///
    /// ```swift
    /// await recorder.record("Load", awaiting: { await $0.load() })  // "Load 1" is loading, "Load 2" is loaded
    /// ```
    /// - Throws: any error that `changes` throws.
    @MainActor
    public func record(
        _ name: String, keeping: KeptChanges = .each, file: String = #fileID, line: Int = #line,
        awaiting changes: @MainActor (Model) async throws -> Void
    ) async rethrows {
        let outer = enter(name, keeping: keeping, at: SourcePlace(file: file, line: line))
        defer { leave(to: outer) }
        guard keeping == .each else { return try await changes(model) }
        listener.beginOnMainActor()
        defer { listener.endOnMainActor() }
        // From here on, changes are noticed on the main actor.
        note()
        try await changes(model)
    }

    /// Returns a story for every component that was shown; see ``Recording/stories(tags:)``.
    public func stories(tags: [String] = []) -> [Story] { recording.stories(tags: tags) }

    private typealias Outer = (moment: (name: String, place: SourcePlace), isListening: Bool)

    /// Begins a recording, which may be nested: earlier changes belong to the outer one.
    private func enter(_ name: String, keeping: KeptChanges, at place: SourcePlace) -> Outer {
        let outer: Outer = (moment, isListening)
        if isListening { note() }
        moment = (name, place)
        isListening = keeping == .each
        if isListening { note() }
        return outer
    }

    private func leave(to outer: Outer) {
        note()
        (moment, isListening) = outer
    }

    private func note() {
        recording.show(listener.track { show(model) }, during: moment.name, at: moment.place)
    }
}
