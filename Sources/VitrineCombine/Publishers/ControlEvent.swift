#if canImport(Combine) || Combine
    /// Publishes the events of a control, without a value.
    ///
    /// The publisher never fails and never ends, holds the control weakly, and handles demand and cancellation as
    /// ``ControlPublisher`` does.
    ///
    /// ```swift
    /// let taps = ControlEvent(control: login, events: .touchUpInside)
    /// ```
    public struct ControlEvent<Source: Control>: Publisher {
        /// The publisher sends no value, only the fact that an event happened.
        public typealias Output = Void
        /// The publisher never fails.
        public typealias Failure = Never

        private weak var control: Source?
        private let events: Control.Event

        /// Creates a publisher of certain events of a control.
        public init(control: Source, events: Control.Event) {
            self.control = control
            self.events = events
        }

        /// Subscribes to the control.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Void, Downstream.Failure == Never {
            ControlSubscription.begin(for: subscriber, at: control, events: events, initialValue: .omitted) { _ in }
        }
    }
#endif
