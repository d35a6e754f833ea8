#if canImport(Combine) || Combine
    /// Publishes the events of a control, without a value.
    ///
    /// It never fails and never ends, holds the control weakly, and handles demand and cancellation as
    /// ``ControlPublisher`` does.
    ///
    /// ```swift
    /// let taps = ControlEvent(control: login, events: .touchUpInside)
    /// ```
    public struct ControlEvent<Source: Control>: Publisher {
        /// No value: only that the event happened.
        public typealias Output = Void
        /// It never fails.
        public typealias Failure = Never

        private weak var control: Source?
        private let events: Control.Event

        /// Creates a publisher of these events.
        public init(control: Source, events: Control.Event) {
            self.control = control
            self.events = events
        }

        /// Begins a subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Void, Downstream.Failure == Never {
            ControlSubscription.begin(for: subscriber, at: control, events: events, initialValue: .omitted) { _ in }
        }
    }
#endif
