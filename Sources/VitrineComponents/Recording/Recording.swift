/// The components that a view model showed one after the other, each with what was done.
public struct Recording<Shown: Component>: Hashable, Sendable {
    /// A component, and what made it appear.
    public struct Moment: Hashable, Sendable {
        /// The action.
        public var name: String
        /// The component that was shown.
        public var component: Shown
        /// Where it was done.
        public var place: SourcePlace
    }

    /// The components that were shown, in order; repeated ones are left out.
    public private(set) var moments: [Moment] = []

    /// Only the components.
    public var components: [Shown] { moments.map(\.component) }

    /// What is shown before anything is done.
    package static var initialName: String { StoryNames.initial }

    /// Creates a recording of nothing.
    public init() {}

    /// Adds a component unless it is the one that is shown already.
    package mutating func show(_ component: Shown, during name: String, at place: SourcePlace) {
        guard moments.last?.component != component else { return }
        moments.append(Moment(name: name, component: component, place: place))
    }

    /// A story for every component.
    ///
    /// It has the name of what was done. Where that showed several components, they are numbered, `Load 1` and `Load 2`.
    public func stories(tags: [String] = []) -> [Story] {
        zip(StoryNames.distinct(moments.map(\.name)), moments).map { name, moment in
            Story(name, moment.component, tags: tags, file: moment.place.file, line: moment.place.line)
        }
    }
}
