extension Story {
    /// Returns a story for each state of an object of an app, such as an `ObservableObject` or an `@Observable` class.
    /// For each state a new object is created and set up, and the story shows its component.
    ///
    /// ```swift
    /// // Shared with the app, unchanged:
    /// final class TodoComponent: ObservableObject {
    ///     var id = UUID()
    ///     @Published var title: String
    ///     @Published var isDone = false
    ///
    ///     init(title: String) { self.title = title }
    /// }
    ///
    /// // In the gallery:
    /// try await Story.states(of: { TodoComponent(title: "Milk") }, ["Open": { _ in }, "Done": { $0.isDone = true }]) {
    ///     TodoRow(title: $0.title, isDone: $0.isDone)
    /// }
    /// ```
    ///
    /// Nothing is bound to the object: `show` returns a value, and the object is released. So a random `id` of the
    /// object does not get into the page unless `show` copies it. If rows need an identity, take it from the data. All
    /// closures run on the main actor, because classes of apps are often isolated to it. Creating and setting up an
    /// object may be asynchronous: `{ await $0.load() }`.
    /// - Parameters:
    ///   - make: creates the object; called once for each state.
    ///   - states: the names of the stories, each with a closure that sets up the object.
    ///   - tags: words for finding the stories.
    ///   - file: the file where the stories are declared, for messages.
    ///   - line: the line in that file.
    ///   - show: returns the component that the object shows.
    /// - Returns: a story for each state, in order; duplicate names are numbered.
    /// - Throws: any error that the closures throw.
    @MainActor
    public static func states<Object: AnyObject, Shown: Component>(
        of make: @MainActor () async throws -> Object,
        _ states: KeyValuePairs<String, @MainActor (Object) async throws -> Void>, tags: [String] = [],
        file: String = #fileID, line: Int = #line, showing show: @MainActor (Object) throws -> Shown
    ) async throws -> [Story] {
        let names = StoryNames.distinct(states.map(\.key))
        var stories: [Story] = []
        for (name, state) in zip(names, states) {
            let object = try await make()
            try await state.value(object)
            stories.append(Story(name, try show(object), tags: tags, file: file, line: line))
        }
        return stories
    }
}
