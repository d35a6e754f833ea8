public import Observation

/// Works an `@Observable` view model and records the components that it shows: a story for each.
///
/// ```swift
/// let recorder = ViewModelRecorder(PlayerViewModel()) { $0.card }
/// recorder.record("Play") { $0.play() }
/// recorder.record("Skip", keeping: .last) { $0.skip(seconds: 30) }
/// Section(id: "player", rows: recorder.stories())  // "initial", "Play", "Skip"
/// ```
///
/// The result is the same in every run: nothing waits, and no two changes are joined. With ``KeptChanges/each`` the view model
/// is looked at before every change to a property that the component was made of when it was looked at last, and at the end;
/// a component that comes to depend on further properties in the middle of a recording should read them from the beginning,
/// `let (status, items) = ($0.status, $0.items)`, or be recorded in smaller steps.
///
/// It is then also made between two assignments of one method. Where it cannot be made from such a half-way state, or one
/// property changes while another is being changed in place, record with ``KeptChanges/last``.
public final class ViewModelRecorder<Model: AnyObject & Observable, Shown: Component> {
    /// The view model.
    public let model: Model
    /// The recorded components, beginning with the initial state of the view model; repeated ones are left out.
    public private(set) var recording = Recording<Shown>()

    private let show: (Model) -> Shown
    private var moment: (name: String, place: SourcePlace)
    /// Whether every change is heard now.
    private var isListening = false
    private lazy var listener = ChangeListener { [weak self] in self?.note() }

    /// Begins with what the view model shows now, which is called `initial`.
    /// - Parameters:
    ///   - model: the view model.
    ///   - show: what it shows, a function of its observed properties only.
    public init(
        _ model: Model, file: String = #fileID, line: Int = #line, showing show: @escaping (Model) -> Shown
    ) {
        self.model = model
        self.show = show
        moment = (StoryNames.initial, SourcePlace(file: file, line: line))
        note()
    }

    /// Runs actions on the view model and records what it shows in the meantime.
    ///
    /// What changed since the last recording counts to this one.
    /// - Parameters:
    ///   - name: what is done; names the stories.
    ///   - keeping: every component on the way, or only the one at the end.
    ///   - changes: does it. What was shown before an error is kept.
    /// - Throws: what `changes` throws.
    public func record(
        _ name: String, keeping: KeptChanges = .each, file: String = #fileID, line: Int = #line,
        _ changes: (Model) throws -> Void
    ) rethrows {
        let outer = enter(name, keeping: keeping, at: SourcePlace(file: file, line: line))
        defer { leave(to: outer) }
        guard keeping == .each else { return try changes(model) }
        try listener.listen { try changes(model) }
    }

    /// Runs `async` actions on the view model and records what it shows in the meantime; for view models of the main
    /// actor.
    ///
    /// ```swift
    /// await recorder.record("Load", awaiting: { await $0.load() })  // "Load 1" is loading, "Load 2" is loaded
    /// ```
    /// - Throws: what `changes` throws.
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
        // Heard on the main actor from now on.
        note()
        try await changes(model)
    }

    /// A story for every component that was shown; see ``Recording/stories(tags:)``.
    public func stories(tags: [String] = []) -> [Story] { recording.stories(tags: tags) }

    private typealias Outer = (moment: (name: String, place: SourcePlace), isListening: Bool)

    /// Begins a recording, which may be inside another: what happened before it belongs to that one.
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
