public import Observation

/// Records the components that an `@Observable` view model shows, and makes a story of each.
///
/// ```swift
/// let recorder = ViewModelRecorder(PlayerViewModel()) { $0.card }
/// recorder.record("Play") { $0.play() }
/// recorder.record("Skip", keeping: .last) { $0.skip(seconds: 30) }
/// Section(id: "player", rows: recorder.stories())  // "initial", "Play", "Skip"
/// ```
///
/// The result does not depend on timing: recording never waits for a change and never coalesces changes. With
/// ``KeptChanges/each``, a component is recorded at the end of an action, and before every change to a property from
/// which the previous component was made. If the component depends on additional properties only later in a recording,
/// read them from the start, `let (status, items) = ($0.status, $0.items)`, or record in smaller steps.
///
/// So a component is also made between two assignments in one method. If it cannot be made from such an intermediate
/// state, or if one property changes while another is being modified in place, record with ``KeptChanges/last``.
public final class ViewModelRecorder<Model: AnyObject & Observable, Shown: Component> {
    /// The view model.
    public let model: Model
    /// The recorded components, beginning with the initial state of the view model; consecutive equal components are
    /// recorded once.
    public private(set) var recording = Recording<Shown>()

    private let show: (Model) -> Shown
    private var moment: (name: String, place: SourcePlace)
    /// Whether every change is currently recorded.
    private var isListening = false
    // A recording with `.last` still hears changes if it is nested in a recording with `.each`.
    private lazy var listener = ChangeListener { [weak self] in
        if let self, isListening { note() }
    }

    /// Creates a recorder, and records the component for the current state of the view model under the name `initial`.
    /// - Parameters:
    ///   - model: the view model.
    ///   - show: returns the component that the view model shows, using only its observed properties.
    public init(
        _ model: Model, file: String = #fileID, line: Int = #line, showing show: @escaping (Model) -> Shown
    ) {
        self.model = model
        self.show = show
        moment = (StoryNames.initial, SourcePlace(file: file, line: line))
        note()
    }

    /// Runs actions on the view model and records the components that it shows in the meantime.
    ///
    /// Changes made since the last recording are part of this one.
    /// - Parameters:
    ///   - name: the name of the action, which is also that of its stories.
    ///   - keeping: whether every component shown during the action is kept, or only the last.
    ///   - changes: performs the action. If it throws, what was shown before the error is kept.
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

    /// Runs `async` actions on the view model and records the components that it shows in the meantime. The view model
    /// must be isolated to the main actor.
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
        // Observes the properties again, because changes on the main actor reach the listener only if the properties
        // were read after `beginOnMainActor()`.
        note()
        try await changes(model)
    }

    /// Returns a story for every recorded component; see ``Recording/stories(tags:)``.
    public func stories(tags: [String] = []) -> [Story] { recording.stories(tags: tags) }

    private typealias Outer = (moment: (name: String, place: SourcePlace), isListening: Bool)

    /// Begins a recording, which may be nested in another one, and returns the state to restore at its end. Changes
    /// made before it belong to the outer recording if that one keeps each component, and otherwise to this one.
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
