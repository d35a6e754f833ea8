#if Combine && !canImport(Combine)
    // OpenCombine 0.14 does not have `combineLatest`. This one behaves as Combine's documentation describes.
    extension Publishers {
        /// Publishes the latest values of two publishers whenever one of them sends a value, once both have sent one.
        ///
        /// Demand is passed on to both. A value that arrives without demand is kept as the latest of its publisher but
        /// not sent. This publisher finishes when both have finished. When one of the two fails, this publisher fails
        /// too and cancels the other.
        public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
            /// The latest value of each publisher.
            public typealias Output = (A.Output, B.Output)
            /// The failure type of both publishers.
            public typealias Failure = A.Failure

            /// The first publisher.
            public let a: A
            /// The second publisher.
            public let b: B

            /// Combines two publishers.
            public init(_ a: A, _ b: B) {
                self.a = a
                self.b = b
            }

            /// Subscribes to both publishers.
            public func receive<Downstream: Subscriber>(subscriber: Downstream)
            where Downstream.Failure == Failure, Downstream.Input == Output {
                let pair = CombineLatestSubscription<A.Output, B.Output, Downstream>(subscriber)
                subscriber.receive(subscription: pair)
                a.subscribe(pair.subscriber(.left, latest: \.left))
                b.subscribe(pair.subscriber(.right, latest: \.right))
            }
        }
    }

    extension Publisher {
        /// Publishes the latest values of this publisher and another whenever one of them sends a value, once both
        /// have sent one.
        public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
        where P.Failure == Failure {
            Publishers.CombineLatest(self, other)
        }

        /// Publishes the result of a function of the latest values of this publisher and another.
        public func combineLatest<P: Publisher, T>(
            _ other: P, _ transform: @escaping (Output, P.Output) -> T
        ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
            Publishers.CombineLatest(self, other).map { transform($0, $1) }
        }

        /// Publishes the latest values of this publisher and two others.
        public func combineLatest<P: Publisher, Q: Publisher>(
            _ publisher1: P, _ publisher2: Q
        ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
            combineLatest(publisher1).combineLatest(publisher2) { ($0.0, $0.1, $1) }.eraseToAnyPublisher()
        }

        /// Publishes the result of a function of the latest values of this publisher and two others.
        public func combineLatest<P: Publisher, Q: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
            combineLatest(publisher1).combineLatest(publisher2) { transform($0.0, $0.1, $1) }.eraseToAnyPublisher()
        }

        /// Publishes the latest values of this publisher and three others.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R
        ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
        where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            combineLatest(publisher1, publisher2).combineLatest(publisher3) { ($0.0, $0.1, $0.2, $1) }
                .eraseToAnyPublisher()
        }

        /// Publishes the result of a function of the latest values of this publisher and three others.
        public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
            _ publisher1: P, _ publisher2: Q, _ publisher3: R,
            _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
        ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
            combineLatest(publisher1, publisher2).combineLatest(publisher3) { transform($0.0, $0.1, $0.2, $1) }
                .eraseToAnyPublisher()
        }
    }
#endif
