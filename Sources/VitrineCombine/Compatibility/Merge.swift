#if Combine && !canImport(Combine)
    // OpenCombine 0.14 has no `merge` either.
    extension Publisher {
        /// The values of this publisher and another, as they come. It finishes when both have.
        public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
        where P.Output == Output, P.Failure == Failure {
            Publishers.Sequence(sequence: [eraseToAnyPublisher(), other.eraseToAnyPublisher()])
                .flatMap { $0 }
                .eraseToAnyPublisher()
        }
    }
#endif
