/// The components that a view model showed one after another, each with the action that caused it.
public struct Recording<Shown: Component>: Hashable, Sendable {
    /// A component with the action that made it appear.
    public struct Moment: Hashable, Sendable {
        /// The name of the action.
        public var name: String
        /// The component that was shown.
        public var component: Shown
        /// The place of the action in the source.
        public var place: SourcePlace
    }

    /// The components that were shown, in order; consecutive equal components are recorded once.
    public private(set) var moments: [Moment] = []

    /// The components without their actions.
    public var components: [Shown] { moments.map(\.component) }

    /// The name of the component that is shown before any action.
    package static var initialName: String { StoryNames.initial }

    /// Creates an empty recording.
    public init() {}

    /// Adds a component unless it equals the one shown last.
    package mutating func show(_ component: Shown, during name: String, at place: SourcePlace) {
        guard moments.last?.component != component else { return }
        moments.append(Moment(name: name, component: component, place: place))
    }

    /// Returns a story for every component.
    ///
    /// Each story has the name of its action. If several stories have the same name, they are numbered: `Load 1` and
    /// `Load 2`.
    public func stories(tags: [String] = []) -> [Story] {
        zip(StoryNames.distinct(moments.map(\.name)), moments).map { name, moment in
            Story(name, moment.component, tags: tags, file: moment.place.file, line: moment.place.line)
        }
    }
}
