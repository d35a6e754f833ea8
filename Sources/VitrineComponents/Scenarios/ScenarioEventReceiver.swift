/// A view model that is notified of the events of its screen.
public protocol ScenarioEventReceiver {
    /// The type of the events.
    associatedtype Event

    /// Handles an event.
    mutating func receive(_ event: Event)
}

extension ScenarioScript where ViewModel: ScenarioEventReceiver {
    /// Notifies the view model of an event: `screen.send(.willAppear)`.
    public mutating func send(_ event: ViewModel.Event, file: String = #fileID, line: Int = #line) {
        perform("Receives \(String(describing: event)).", file: file, line: line) { $0.receive(event) }
    }
}

extension ScenarioScript where ViewModel: LifecycleViewModel {
    /// Notifies the view model of the state of its screen: `screen.send(.willAppear)`.
    public mutating func send(_ state: LifecycleState, file: String = #fileID, line: Int = #line) {
        perform("Receives \(state.rawValue).", file: file, line: line) { $0.didChange(state: state) }
    }
}
