/// The screen of one step. It is named after the step, so that its ids differ from those of the other steps.
struct FilmFrame: Component {
    let step: ScenarioStep

    var componentID: ItemID? { .string(step.name) }
}
