#if canImport(Combine) || Combine
    /// Publishes a property of a control at certain events.
    ///
    /// It never fails and never ends. The control is held weakly: when it is gone no more values come, and its subscribers
    /// are let go.
    ///
    /// No value is sent that was not asked for. An event without demand is dropped and its value with it, as with a
    /// `PassthroughSubject`; `buffer(size:prefetch:whenFull:)` keeps them. Cancelling removes the subscription from the control
    /// and lets go of the subscriber, also in the middle of an event.
    ///
    /// ```swift
    /// let lengths = ControlPublisher(
    ///     control: field, keyPath: \TextControl.text, events: .editingChanged, initialValue: .sent
    /// ).map { ($0 ?? "").count }
    /// ```
    public struct ControlPublisher<Source: Control, Value>: Publisher {
        /// Values of the property.
        public typealias Output = Value
        /// It does not fail.
        public typealias Failure = Never

        private weak var control: Source?
        private let keyPath: KeyPath<Source, Value>
        private let events: Control.Event
        private let initialValue: InitialValue

        /// Creates a publisher.
        /// - Parameters:
        ///   - control: what it happens to.
        ///   - keyPath: the property whose value is sent.
        ///   - events: when it is sent.
        ///   - initialValue: whether it is sent once before any event. It is not unless asked for: "nobody has touched this field"
        ///     is a state of its own, and checking the text of such a field would end it.
        public init(
            control: Source, keyPath: KeyPath<Source, Value>, events: Control.Event,
            initialValue: InitialValue = .omitted
        ) {
            self.control = control
            self.keyPath = keyPath
            self.events = events
            self.initialValue = initialValue
        }

        /// Begins a subscription.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            ControlSubscription.begin(
                for: subscriber, at: control, events: events, initialValue: initialValue
            ) { [keyPath] in $0[keyPath: keyPath] }
        }
    }
#endif
