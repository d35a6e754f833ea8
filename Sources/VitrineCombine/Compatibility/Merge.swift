#if Combine && !canImport(Combine)
    // OpenCombine 0.14 does not have `merge` either.
    extension Publisher {
        /// Publishes the values of this publisher and another as they arrive. It finishes when both have finished.
        public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Sequence(sequence: [eraseToAnyPublisher(), other.eraseToAnyPublisher()])
                .flatMap { $0 }
                .eraseToAnyPublisher()
        }
    }
#endif
