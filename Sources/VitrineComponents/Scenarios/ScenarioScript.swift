/// Drives a view model as a user would through its screen, and records the screen at each step.
///
/// Typed text is written to a property of the view model. The script then looks for the field on the screen that shows
/// the text. It is a mistake if no field shows it, or if the field was hidden or disabled before. Mistakes are
/// collected with their lines and thrown together at the end.
public struct ScenarioScript<ViewModel, Screen: Component> {
    /// The view model in its current state.
    public private(set) var viewModel: ViewModel
    private(set) var steps: [ScenarioStep] = []
    private(set) var problems: [RenderProblem] = []
    /// The actions since the last step.
    private var actions: [(text: LocalizedText, place: SourcePlace)] = []
    private let name: String
    private let show: (ViewModel) -> Screen

    init(name: String, viewModel: ViewModel, show: @escaping (ViewModel) -> Screen) {
        self.name = name
        self.viewModel = viewModel
        self.show = show
    }

    /// Types a text into the field that shows a property, replacing the previous text.
    public mutating func type(
        _ text: String, into property: WritableKeyPath<ViewModel, String>, file: String = #fileID, line: Int = #line
    ) {
        fill(property, with: text, as: text, SourcePlace(file: file, line: line))
    }

    /// Types a text into the field that shows a property, replacing the previous text.
    public mutating func type(
        _ text: String, into property: WritableKeyPath<ViewModel, String?>, file: String = #fileID, line: Int = #line
    ) {
        fill(property, with: text, as: text, SourcePlace(file: file, line: line))
    }

    /// Chooses an option by its value in the picker that shows a property.
    public mutating func select(
        _ option: String, in property: WritableKeyPath<ViewModel, String>, file: String = #fileID, line: Int = #line
    ) {
        fill(property, with: option, as: option, SourcePlace(file: file, line: line))
    }

    /// Chooses an option by its value in the picker that shows a property.
    public mutating func select(
        _ option: String, in property: WritableKeyPath<ViewModel, String?>, file: String = #fileID, line: Int = #line
    ) {
        fill(property, with: option, as: option, SourcePlace(file: file, line: line))
    }

    /// Switches the toggle that shows a property.
    public mutating func toggle(
        _ property: WritableKeyPath<ViewModel, Bool>, file: String = #fileID, line: Int = #line
    ) {
        let isOn = !viewModel[keyPath: property]
        fill(property, with: isOn, as: isOn ? "on" : nil, isToggle: true, SourcePlace(file: file, line: line))
    }

    /// Taps a button, identified by its name or the key of its label, and performs `action`.
    public mutating func tap(
        _ button: String, file: String = #fileID, line: Int = #line, _ action: (inout ViewModel) -> Void = { _ in }
    ) {
        let place = SourcePlace(file: file, line: line)
        let buttons = ScreenFacts(of: show(viewModel)).buttons
        guard
            let known = buttons.first(where: { $0.name == button }) ?? buttons.first(where: { $0.label.key == button })
        else { return fail(.noButton(name: button, known: buttons.map(\.label.key)), place) }
        guard isUsable(known, place) else { return }
        action(&viewModel)
        actions.append(("Taps \(known.label).", place))
    }

    /// Performs an action for which there is no other method, such as a gesture, a timer, a response from a server or
    /// the appearance of the screen.
    /// - Parameters:
    ///   - what: a sentence for the filmstrip that describes the action.
    ///   - action: changes the view model.
    public mutating func perform(
        _ what: LocalizedText, file: String = #fileID, line: Int = #line, _ action: (inout ViewModel) -> Void
    ) {
        action(&viewModel)
        actions.append((what, SourcePlace(file: file, line: line)))
    }

    /// Performs an asynchronous action, such as loading.
    ///
    /// If `loading` is not nil, the screen before the wait becomes a step of that name; set the loading state in
    /// `before`.
    /// - Parameters:
    ///   - what: a sentence for the filmstrip that describes the action.
    ///   - loading: the name of a step that is recorded before waiting; nil records none.
    ///   - before: makes the changes that are visible before the wait.
    ///   - action: does the asynchronous work.
    /// - Throws: any error that `action` throws; catch it in the view model if the screen shows the error.
    @MainActor
    public mutating func perform(
        _ what: LocalizedText, showing loading: String? = nil, file: String = #fileID, line: Int = #line,
        before: (inout ViewModel) -> Void = { _ in }, awaiting action: @MainActor (ViewModel) async throws -> Void
    ) async rethrows where ViewModel: AnyObject {
        before(&viewModel)
        actions.append((what, SourcePlace(file: file, line: line)))
        if let loading { step(loading, file: file, line: line) }
        try await action(viewModel)
        if loading != nil { actions.append(("Waits for the result.", SourcePlace(file: file, line: line))) }
    }

    /// Records the current screen as a step.
    /// - Parameters:
    ///   - name: the name of the step, unique in the scenario.
    ///   - notes: what to look at in this step.
    public mutating func step(_ name: String, notes: String = "", file: String = #fileID, line: Int = #line) {
        let place = SourcePlace(file: file, line: line)
        if let first = steps.first(where: { $0.name == name }) {
            return fail(.repeatedStep(name: name, first: first.place), place)
        }
        let screen = show(viewModel)
        let changes = steps.last.map { ScreenChanges.sentences(from: $0.screen, to: screen) } ?? []
        steps.append(
            ScenarioStep(
                name: name, notes: notes, screen: screen, actions: actions.map(\.text), changes: changes, place: place))
        actions = []
    }

    /// Reports a problem if there are actions after the last step, or if the script has no steps and no other problems.
    mutating func finish(at place: SourcePlace) {
        if let action = actions.first { fail(.unseen(action: action.text.plain), action.place) }
        if steps.isEmpty, problems.isEmpty { fail(.noSteps, place) }
    }

    /// Sets a property to a value, as if the user had entered the value in the field that shows the property. If the
    /// user could not do that, restores the property and reports a problem.
    private mutating func fill<Value>(
        _ property: WritableKeyPath<ViewModel, Value>, with value: Value, as text: String?, isToggle: Bool = false,
        _ place: SourcePlace
    ) {
        let before = ScreenFacts(of: show(viewModel)).fields
        let old = viewModel[keyPath: property]
        viewModel[keyPath: property] = value
        let after = ScreenFacts(of: show(viewModel)).fields
        // Prefers a field that shows the text now and showed another one before. Otherwise uses any field that shows
        // the text and was there before, except for a toggle, which always changes.
        let candidates = after.filter { $0.value == text && (!isToggle || $0 is Toggle) }
        let changed = candidates.first { new in
            before.first { $0.name == new.name }.map { $0.value != new.value } ?? false
        }
        let field =
            isToggle ? changed : changed ?? candidates.first { new in before.contains { $0.name == new.name } }
        guard let field, let known = before.first(where: { $0.name == field.name }) else {
            viewModel[keyPath: property] = old
            return fail(.nothingShows(value: text ?? "off"), place)
        }
        guard isUsable(known, place), hasOption(known, text ?? "", at: place) else {
            viewModel[keyPath: property] = old
            return
        }
        actions.append((Self.sentence(about: field), place))
    }

    private mutating func isUsable(_ element: any FormElement, _ place: SourcePlace) -> Bool {
        if element.isHidden {
            fail(.hidden(element: element.label.key), place)
        } else if element.isDisabled {
            fail(.disabled(element: element.label.key), place)
        }
        return !element.isHidden && !element.isDisabled
    }

    private mutating func hasOption(_ field: any FormField, _ value: String, at place: SourcePlace) -> Bool {
        guard let picker = field as? Picker, !picker.options.contains(where: { $0.value == value }) else { return true }
        fail(.noOption(value: value, picker: picker.label.key, known: picker.options.map(\.value)), place)
        return false
    }

    private mutating func fail(_ problem: ScenarioProblem, _ place: SourcePlace) {
        problems.append(RenderProblem(error: .scenario(name, problem), place: place))
    }

    private static func sentence(about field: any FormField) -> LocalizedText {
        let value = field.value ?? ""
        switch field {
        case let picker as Picker:
            let label = picker.options.first { $0.value == value }?.label ?? .verbatim(value)
            return "Chooses \(label) in \(picker.label)."
        case let toggle as Toggle: return toggle.isOn ? "Turns \(toggle.label) on." : "Turns \(toggle.label) off."
        case is SecureField:
            return value.isEmpty ? "Empties \(field.label)." : "Types \(value.count) characters into \(field.label)."
        default: return value.isEmpty ? "Empties \(field.label)." : "Types “\(value)” into \(field.label)."
        }
    }
}

extension LocalizedText {
    /// The key with the arguments inserted, for messages, which are not localized.
    var plain: String {
        var parts = arguments.map { argument in
            switch argument {
            case .text(let text): text
            case .integer(let number): String(number)
            case .localized(let text): text.plain
            case .number(let number, _): String(number)
            case .date(let date, _): "\(date.timeIntervalSinceReferenceDate)"
            }
        }[...]
        return key.replacing(/%(lld|lf|@|%)/) { match in match.output.1 == "%" ? "%" : parts.popFirst() ?? "" }
    }
}
