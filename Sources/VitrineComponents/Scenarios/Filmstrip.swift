/// The steps of a scenario side by side, with the actions and changes between them.
///
/// The screens of a filmstrip are pictures: nothing in them can be focused. Readers who cannot see them have the sentences, and
/// the captions link to the steps themselves.
public struct Filmstrip: Component {
    /// The name of the scenario.
    public var name: String
    /// The steps, in order.
    public var steps: [ScenarioStep]
    /// The section with the steps; nil if there is none.
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
