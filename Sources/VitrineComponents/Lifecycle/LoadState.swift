/// The state of a screen that loads something: loading, loaded, or failed with a reason.
public enum LoadState<Value: Sendable>: Sendable {
    /// The value is being loaded.
    case loading
    /// The value has been loaded.
    case loaded(Value)
    /// The value could not be loaded.
    case failed(any Error)
}

extension Story {
    /// Returns three stories of a screen: `Loading` while it loads, `Loaded` when it has loaded, and `Failed` when
    /// loading fails.
    ///
    /// ```swift
    /// try await Story.loading({ try await api.todos() }, failing: URLError(.notConnectedToInternet)) { state in
    ///     TodoScreen(state)
    /// }
    /// ```
    ///
    /// The value should be the same in every build, so `api` in the example should read files of the site.
    /// - Parameters:
    ///   - load: loads the value.
    ///   - error: the error of the failed state.
    ///   - tags: words for finding the stories.
    ///   - file: the file where the stories are declared, for messages.
    ///   - line: the line in that file.
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
