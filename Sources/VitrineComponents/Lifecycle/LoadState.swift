/// The state of a screen that loads something: loading, loaded, or failed with a reason.
public enum LoadState<Value: Sendable>: Sendable {
    /// The value is loading.
    case loading
    /// The value has loaded.
    case loaded(Value)
    /// Loading has failed.
    case failed(any Error)
}

extension Story {
    /// Returns three stories of a screen that loads something: `Loading`, `Loaded` and `Failed`.
    ///
    /// ```swift
    /// try await Story.loading({ try await api.todos() }, failing: URLError(.notConnectedToInternet)) { state in
    ///     TodoScreen(state)
    /// }
    /// ```
    ///
    /// Load from files of the site, so that every build shows the same.
    /// - Parameters:
    ///   - load: loads the value.
    ///   - error: the error for the story `Failed`.
    ///   - tags: the tags of the stories.
    ///   - file: where the stories are declared, for messages.
    ///   - line: the line in that file, from 1.
    ///   - show: returns the component for a state.
    /// - Throws: any error that `load` or `show` throws.
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
