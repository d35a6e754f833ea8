#if Combine && !canImport(Combine)
    import Foundation

    /// The subscription of one subscriber to a pair of publishers, which may send from different threads.
    final class CombineLatestSubscription<Left, Right, Downstream: Subscriber>: Subscription
    where Downstream.Input == (Left, Right) {
        /// One of the two publishers.
        enum Side: Int {
            case left, right
        }

        /// The latest values, which ``subscriber(_:latest:)`` refers to. Guarded by ``state``.
        var left: Left?
        var right: Right?

        /// Guards all variables. No code of a publisher or subscriber runs while it is held; a deinitializer of a value
        /// is such code, too.
        private let state = NSLock()
        /// Held while a value or the completion is delivered, so that the subscriber gets one at a time.
        private let delivery = NSRecursiveLock()
        private var downstream: Downstream?
        private var demand = Subscribers.Demand.none
        private var upstreams: [(any Subscription)?] = [nil, nil]
        private var finished = 0

        init(_ downstream: Downstream) {
            self.downstream = downstream
        }

        /// Returns a subscriber for one of the publishers. It stores each value as the latest of that publisher.
        func subscriber<Value>(
            _ side: Side, latest: ReferenceWritableKeyPath<CombineLatestSubscription, Value?>
        ) -> AnySubscriber<Value, Downstream.Failure> {
            AnySubscriber(
                receiveSubscription: { self.begin(side, $0) },
                receiveValue: { value in
                    self.deliver(value, as: latest)
                    return .none
                },
                receiveCompletion: { self.end(side, $0) })
        }

        func request(_ more: Subscribers.Demand) {
            guard more > .none else { return }
            state.lock()
            demand += more
            let upstreams = upstreams
            state.unlock()
            for upstream in upstreams { upstream?.request(more) }
        }

        func cancel() {
            for upstream in close().upstreams { upstream?.cancel() }
        }

        private func begin(_ side: Side, _ upstream: any Subscription) {
            state.lock()
            let isOpen = downstream != nil
            if isOpen { upstreams[side.rawValue] = upstream }
            let owed = demand
            state.unlock()
            if !isOpen {
                upstream.cancel()
            } else if owed > .none {
                upstream.request(owed)
            }
        }

        private func deliver<Value>(
            _ value: Value, as latest: ReferenceWritableKeyPath<CombineLatestSubscription, Value?>
        ) {
            delivery.lock()
            defer { delivery.unlock() }
            state.lock()
            let former = self[keyPath: latest]
            self[keyPath: latest] = value
            let (left, right) = (left, right)
            let receiver = demand > .none && left != nil && right != nil ? downstream : nil
            if receiver != nil { demand -= 1 }
            state.unlock()
            // Released only now, because its deinitializer must not run while `state` is held.
            withExtendedLifetime(former) {}
            if let receiver, let left, let right { request(receiver.receive((left, right))) }
        }

        private func end(_ side: Side, _ completion: Subscribers.Completion<Downstream.Failure>) {
            state.lock()
            let upstream = upstreams[side.rawValue]
            upstreams[side.rawValue] = nil
            finished += 1
            let isLast = finished == 2
            state.unlock()
            withExtendedLifetime(upstream) {}
            if case .finished = completion, !isLast { return }
            let (downstream, upstreams) = close()
            for upstream in upstreams { upstream?.cancel() }
            delivery.lock()
            defer { delivery.unlock() }
            downstream?.receive(completion: completion)
        }

        private func close() -> (downstream: Downstream?, upstreams: [(any Subscription)?]) {
            state.lock()
            let former = (downstream, upstreams)
            let values = (left, right)
            downstream = nil
            upstreams = [nil, nil]
            left = nil
            right = nil
            state.unlock()
            withExtendedLifetime(values) {}
            return former
        }
    }
#endif
