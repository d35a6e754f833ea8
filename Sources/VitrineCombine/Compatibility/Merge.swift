#if Combine && !canImport(Combine)
    // OpenCombine 0.14 does not have `merge`.
    extension Publisher {
        /// Publishes the values of this publisher and another as they arrive. The result finishes when both have
        /// finished, and fails as soon as one fails.
        public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Sequence(sequence: [eraseToAnyPublisher(), other.eraseToAnyPublisher()])
                .flatMap { $0 }
                .eraseToAnyPublisher()
        }
    }
#endif
