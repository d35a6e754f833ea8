#if canImport(Combine) || Combine
    /// Publishes a property of a control at certain events.
    ///
    /// The publisher never fails and never ends. The control is held weakly: when it is deallocated, no more values
    /// arrive and the subscribers are released.
    ///
    /// No value is sent without demand. An event without demand is dropped together with its value, as with a
    /// `PassthroughSubject`; `buffer(size:prefetch:whenFull:)` keeps such values. Canceling removes the subscription
    /// from the control and releases the subscriber, even in the middle of an event.
    ///
    /// ```swift
    /// let lengths = ControlPublisher(
    ///     control: field, keyPath: \TextControl.text, events: .editingChanged, initialValue: .sent
    /// ).map { ($0 ?? "").count }
    /// ```
    public struct ControlPublisher<Source: Control, Value>: Publisher {
        /// The value of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        private weak var control: Source?
        private let keyPath: KeyPath<Source, Value>
        private let events: Control.Event
        private let initialValue: InitialValue

        /// Creates a publisher.
        /// - Parameters:
        ///   - control: the control to observe.
        ///   - keyPath: the property whose value is sent.
        ///   - events: the events at which the value is sent.
        ///   - initialValue: whether the current value is sent once before any event. By default it is not, so that a
        ///     form does not validate fields that nobody has touched.
        public init(
            control: Source, keyPath: KeyPath<Source, Value>, events: Control.Event,
            initialValue: InitialValue = .omitted
        ) {
            self.control = control
            self.keyPath = keyPath
            self.events = events
            self.initialValue = initialValue
        }

        /// Subscribes to the control.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            ControlSubscription.begin(
                for: subscriber, at: control, events: events, initialValue: initialValue
            ) { [keyPath] in $0[keyPath: keyPath] }
        }
    }
#endif
