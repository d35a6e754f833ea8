import VitrineSupport

/// A mistake in a scenario, such as an action that a user could not perform.
public enum ScenarioProblem: Hashable, Sendable {
    /// A value was typed, chosen or switched, but no field of the screen shows it.
    case nothingShows(value: String)
    /// An element was used, but it is hidden.
    case hidden(element: String)
    /// An element was used, but it is disabled.
    case disabled(element: String)
    /// The screen has no button of this name.
    case noButton(name: String, known: [String])
    /// A value was chosen, but it is not among the options of the picker.
    case noOption(value: String, picker: String, known: [String])
    /// Two steps have the same name.
    case repeatedStep(name: String, first: SourcePlace)
    /// An action was performed after the last step, so that no step shows its result.
    case unseen(action: String)
    /// The script has no step.
    case noSteps
}

extension ScenarioProblem: CustomStringConvertible {
    /// The message that describes the problem.
    public var description: String {
        switch self {
        case .nothingShows(let value): "no field on the screen shows \(quoted(value))"
        case .hidden(let element): "\(quoted(element)) is hidden and cannot be used"
        case .disabled(let element): "\(quoted(element)) is disabled and cannot be used"
        case .noButton(let name, let known):
            known.isEmpty
                ? "there is no button \(quoted(name)): the component's properties contain no button, and a scenario cannot "
                    + "use a button that only the view creates"
                : "there is no button \(quoted(name)); \(Self.list(known, of: "button"))"
        case .noOption(let value, let picker, let known):
            "\(quoted(picker)) has no option \(quoted(value)); \(Self.list(known, of: "option"))"
        case .repeatedStep(let name, let first): "duplicate step \(quoted(name)): the first is at \(first)"
        case .unseen(let action): "no step follows the action \(quoted(action)), so its effect is not shown"
        case .noSteps: "there are no steps; add one with step(_:)"
        }
    }

    private static func list(_ names: [String], of what: String) -> String {
        switch names.count {
        case 0: "there are no \(what)s"
        case 1: "the only \(what) is \(quoted(names[0]))"
        default: "the \(what)s are \(names.map { quoted($0) }.joined(separator: ", "))"
        }
    }
}
