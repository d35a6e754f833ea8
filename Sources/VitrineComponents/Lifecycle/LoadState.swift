/// The state of a screen that loads something: loading, loaded, or failed with a reason.
public enum LoadState<Value: Sendable>: Sendable {
    /// It is on its way.
    case loading
    /// It came.
    case loaded(Value)
    /// It did not come.
    case failed(any Error)
}

extension Story {
    /// What a screen shows while it loads, when it has loaded, and when loading fails: three stories, `Loading`, `Loaded` and
    /// `Failed`.
    ///
    /// ```swift
    /// try await Story.loading({ try await api.todos() }, failing: URLError(.notConnectedToInternet)) { state in
    ///     TodoScreen(state)
    /// }
    /// ```
    ///
    /// What is loaded should come from files of the site, so that every build shows the same.
    /// - Parameters:
    ///   - load: loads what is shown.
    ///   - error: what is shown as having failed.
    ///   - tags: words to find the stories by.
    ///   - file: where the stories are declared, for messages.
    ///   - line: the line in that file, from 1.
    ///   - show: what is shown in each state.
    /// - Throws: what `load` and `show` throw.
    @MainActor
    public static func loading<Value: Sendable, Shown: Component>(
        _ load: @MainActor () async throws -> Value, failing error: any Error, tags: [String] = [],
        file: String = #fileID, line: Int = #line, showing show: @MainActor (LoadState<Value>) throws -> Shown
    ) async throws -> [Story] {
        let states: [(String, LoadState<Value>)] = [
            ("Loading", .loading), ("Loaded", .loaded(try await load())), ("Failed", .failed(error)),
        ]
        return try states.map { Story($0, try show($1), tags: tags, file: file, line: line) }
    }
}
