#if canImport(Combine) || Combine
    import VitrineCombine

    /// A subscriber that requests values only when a test tells it to.
    final class ManualSubscriber<Input>: Subscriber {
        typealias Failure = Never

        private(set) var received: [Input] = []
        private(set) var subscription: (any Subscription)?
        private(set) var completions = 0
        /// The demand that is requested when the subscription begins.
        let initial: Subscribers.Demand
        /// The additional demand that is requested after every value.
        let more: Subscribers.Demand
        /// Called with every value, before ``more`` is requested.
        var onValue: (Input) -> Void = { _ in }

        init(_ initial: Subscribers.Demand = .none, more: Subscribers.Demand = .none) {
            self.initial = initial
            self.more = more
        }

        func receive(subscription: any Subscription) {
            self.subscription = subscription
            if initial > .none { subscription.request(initial) }
        }

        func receive(_ input: Input) -> Subscribers.Demand {
            received.append(input)
            onValue(input)
            return more
        }

        func receive(completion: Subscribers.Completion<Never>) { completions += 1 }

        func request(_ count: Int) { subscription?.request(.max(count)) }

        func cancel() {
            subscription?.cancel()
            subscription = nil
        }
    }
#endif
