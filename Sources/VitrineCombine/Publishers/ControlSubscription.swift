#if canImport(Combine) || Combine
    /// One subscriber at one control.
    ///
    /// The control keeps the subscription, the subscription keeps the subscriber, and the way back to the control is weak; so
    /// nothing needs to be kept for values to come, and nothing stays when the control goes.
    final class ControlSubscription<Source: Control, Downstream: Subscriber>: Subscription
    where Downstream.Failure == Never {
        private var downstream: Downstream?
        private weak var source: Source?
        private weak var target: Control.Target?
        private let value: (Source) -> Downstream.Input
        private var demand = Subscribers.Demand.none
        private var owesInitialValue: Bool

        private init(
            _ downstream: Downstream, _ source: Source?, owesInitialValue: Bool,
            value: @escaping (Source) -> Downstream.Input
        ) {
            self.downstream = downstream
            self.source = source
            self.owesInitialValue = owesInitialValue
            self.value = value
        }

        /// Adds a subscriber to a control and notifies it. A control that is already gone never sends anything.
        static func begin(
            for downstream: Downstream, at source: Source?, events: Control.Event, initialValue: InitialValue,
            value: @escaping (Source) -> Downstream.Input
        ) {
            let subscription = ControlSubscription(
                downstream, source, owesInitialValue: initialValue == .sent, value: value)
            subscription.target = source?.addTarget(
                for: events, action: { subscription.deliver() }, end: { [weak subscription] in subscription?.release() }
            )
            downstream.receive(subscription: subscription)
        }

        func request(_ more: Subscribers.Demand) {
            guard downstream != nil, more > .none else { return }
            demand += more
            guard owesInitialValue else { return }
            owesInitialValue = false
            deliver()
        }

        func cancel() {
            if let target { source?.removeTarget(target) }
            release()
        }

        private func deliver() {
            guard demand > .none, let downstream, let source else { return }
            demand -= 1
            demand += downstream.receive(value(source))
        }

        private func release() {
            // Kept until the end of the function: letting go of a subscriber may run code of its own.
            let last = downstream
            downstream = nil
            target = nil
            withExtendedLifetime(last) {}
        }
    }
#endif
