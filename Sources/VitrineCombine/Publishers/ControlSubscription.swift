#if canImport(Combine) || Combine
    /// The subscription of one subscriber to one control.
    ///
    /// The control retains the subscription, and the subscription retains the subscriber, but the reference back to the
    /// control is weak. So a subscriber gets values even if nothing else retains the subscription, and both are
    /// released with the control.
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

        /// Subscribes to the events of a control and passes the subscription to the subscriber. If the control no
        /// longer exists (`source` is nil), nothing is ever sent.
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
            // The subscriber is retained until the end of the function, because releasing it may run code that calls
            // this subscription.
            let last = downstream
            downstream = nil
            target = nil
            withExtendedLifetime(last) {}
        }
    }
#endif
