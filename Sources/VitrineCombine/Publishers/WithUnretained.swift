#if canImport(Combine) || Combine
    extension Publisher {
        /// Pairs every value with an object that is held weakly.
        ///
        /// ```swift
        /// viewModel.$labelModel
        ///     .withUnretained(self)
        ///     .sink(receiveCompletion: { _ in }, receiveValue: { owner, model in owner.label.update(with: model) })
        ///     .store(in: &subscriptions)
        /// ```
        ///
        /// When the object is deallocated, the next value makes the publisher fail with
        /// ``UnretainedError/failedRetaining``; before that, nothing signals that the object is gone. Errors of the
        /// publisher itself are passed on.
        public func withUnretained<Object: AnyObject>(_ object: Object) -> AnyPublisher<(Object, Output), any Error> {
            tryMap { [weak object] value -> (Object, Output) in
                guard let object else { throw UnretainedError.failedRetaining }
                return (object, value)
            }
            .eraseToAnyPublisher()
        }
    }
#endif
