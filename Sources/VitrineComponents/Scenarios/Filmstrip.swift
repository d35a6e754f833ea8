/// The steps of a scenario side by side, with what was done and what changed between them.
///
/// The screens of a filmstrip are pictures: nothing in them can be reached. Anyone who cannot see them has the sentences, and
/// the steps themselves where the captions lead.
public struct Filmstrip: Component {
    /// What the scenario is called.
    public var name: String
    /// The steps, in order.
    public var steps: [ScenarioStep]
    /// The page that has the steps; nil when there is none.
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
