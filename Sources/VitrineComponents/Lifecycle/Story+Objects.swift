extension Story {
    /// The states of an object of an app, such as an `ObservableObject` or an `@Observable` class: for each a new object is made
    /// and set, and what it shows then is a story.
    ///
    /// ```swift
    /// // Shared with the app, as it is there:
    /// final class TodoComponent: ObservableObject {
    ///     var id = UUID()
    ///     @Published var title: String
    ///     @Published var isDone = false
    /// }
    ///
    /// // In the gallery:
    /// try await Story.states(of: { TodoComponent(title: "Milk") }, ["Open": { _ in }, "Done": { $0.isDone = true }]) {
    ///     TodoRow(title: $0.title, isDone: $0.isDone)
    /// }
    /// ```
    ///
    /// Nothing is bound: what `show` gives is a value, and the object is let go. A random `id` of the object stays out of the
    /// page in this way; where rows need an identity, give the value one from the data. Everything runs on the main actor, where
    /// classes of apps often live, and setting may wait: `{ await $0.load() }`.
    /// - Parameters:
    ///   - make: makes the object; called once for each state.
    ///   - states: the names of the stories, each with what sets the object.
    ///   - tags: words to find the stories by.
    ///   - file: where the stories are declared, for messages.
    ///   - line: the line in that file, from 1.
    ///   - show: what the object shows.
    /// - Returns: a story for each state, in order; a name that comes twice is numbered.
    /// - Throws: what the closures throw.
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
