/// The steps of a scenario side by side, with the actions and changes between them.
///
/// The screens of a filmstrip are inert: nothing in them can be focused or activated. For readers who cannot see them
/// there are the sentences and the steps themselves, to which the captions link.
public struct Filmstrip: Component {
    /// The name of the scenario.
    public var name: String
    /// The steps, in order.
    public var steps: [ScenarioStep]
    /// The section whose page has the steps, to which captions link; nil for none.
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
