#if canImport(Combine) || Combine
    /// The subscription of one subscriber to one control.
    ///
    /// The control keeps the subscription, and the subscription keeps the subscriber, but the reference back to the
    /// control is weak. So a caller that keeps nothing still gets values, and everything is released with the control.
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

        /// Adds a subscriber to a control and gives it its subscription. A control that no longer exists never sends
        /// anything.
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
            // Kept until the end of the function, because releasing a subscriber may run its own code.
            let last = downstream
            downstream = nil
            target = nil
            withExtendedLifetime(last) {}
        }
    }
#endif
