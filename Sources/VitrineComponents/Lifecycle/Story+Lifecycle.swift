extension Story {
    /// Takes a view model through the states of a screen, one after another. Returns a story named `initial`, which
    /// shows the view model as it is, and then a story for each state, named after the state.
    ///
    /// ```swift
    /// Section(id: "greeting", rows: Story.lifecycle(of: GreetingViewModel()) { $0.label })
    /// // "initial", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear"
    /// ```
    ///
    /// There is a story for every state, even if nothing changed since the previous state; ``ViewModelRecorder``
    /// records only changes.
    /// - Parameters:
    ///   - model: the view model; it stays in the last state.
    ///   - states: the states. If one occurs several times, the names of its stories are numbered: `willAppear 1`,
    ///     `willAppear 2`.
    ///   - tags: words for finding the stories.
    ///   - file: the file where the stories are declared, for messages.
    ///   - line: the line in that file.
    ///   - show: returns the component that the view model shows.
    /// - Throws: any error that `show` throws.
    public static func lifecycle<Model: LifecycleViewModel, Shown: Component>(
        of model: Model, through states: [LifecycleState] = LifecycleState.allCases, tags: [String] = [],
        file: String = #fileID, line: Int = #line, showing show: (Model) throws -> Shown
    ) rethrows -> [Story] {
        var shown = [try show(model)]
        for state in states {
            model.didChange(state: state)
            shown.append(try show(model))
        }
        let names = StoryNames.distinct([StoryNames.initial] + states.map(\.rawValue))
        return zip(names, shown).map { Story($0, $1, tags: tags, file: file, line: line) }
    }
}
