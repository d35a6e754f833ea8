/// The steps of a scenario side by side, with the actions and changes between them.
///
/// The screens of a filmstrip are inert: nothing in them can be focused or activated. Readers who cannot see the
/// screens can read the sentences about actions and changes, or follow the captions, which link to the steps if
/// ``section`` is set.
public struct Filmstrip: Component {
    /// The name of the scenario.
    public var name: String
    /// The steps, in order.
    public var steps: [ScenarioStep]
    /// The section that has the steps as its rows, to which the captions link; nil for captions without links.
    public var section: ItemID?

    /// Creates a filmstrip.
    public init(name: String, steps: [ScenarioStep], section: ItemID? = nil) {
        self.name = name
        self.steps = steps
        self.section = section
    }

    /// The name of the scenario.
    public var componentID: ItemID? { .string(name) }

    /// The name of the scenario.
    public var displayName: String? { name }
}
