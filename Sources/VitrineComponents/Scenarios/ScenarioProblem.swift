import VitrineSupport

/// Why a step of a scenario cannot be taken. Named as a person at the screen would put it.
public enum ScenarioProblem: Hashable, Sendable {
    /// Something was typed, chosen or switched, and no field of the screen shows it.
    case nothingShows(value: String)
    /// Something that the screen does not show was used.
    case hidden(element: String)
    /// Something that cannot be used was used.
    case disabled(element: String)
    /// The screen has no such button.
    case noButton(name: String, known: [String])
    /// A value was chosen that is not among the options.
    case noOption(value: String, picker: String, known: [String])
    /// Two steps have one name.
    case repeatedStep(name: String, first: SourcePlace)
    /// Something was done after the last step, which no step shows.
    case unseen(action: String)
    /// There is no step.
    case noSteps
}

extension ScenarioProblem: CustomStringConvertible {
    /// The problem as a sentence.
    public var description: String {
        switch self {
        case .nothingShows(let value): "no field on the screen shows \(quoted(value))"
        case .hidden(let element): "\(quoted(element)) is hidden and cannot be used"
        case .disabled(let element): "\(quoted(element)) is disabled and cannot be used"
        case .noButton(let name, let known):
            known.isEmpty
                ? "there is no button \(quoted(name)): none is among the component's properties, and a scenario cannot see "
                    + "what a view writes"
                : "there is no button \(quoted(name)); \(Self.list(known, of: "buttons"))"
        case .noOption(let value, let picker, let known):
            "\(quoted(picker)) has no option \(quoted(value)); \(Self.list(known, of: "options"))"
        case .repeatedStep(let name, let first): "duplicate step \(quoted(name)): the first is at \(first)"
        case .unseen(let action): "no step follows \(quoted(action)), so its effect is not shown"
        case .noSteps: "it has no steps"
        }
    }

    private static func list(_ names: [String], of what: String) -> String {
        names.isEmpty ? "there are no \(what)" : "the \(what) are " + names.map { quoted($0) }.joined(separator: ", ")
    }
}
