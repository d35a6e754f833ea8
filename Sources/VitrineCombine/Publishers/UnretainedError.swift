#if canImport(Combine) || Combine
    /// Why a publisher of `Publisher/withUnretained(_:)` failed.
    public enum UnretainedError: Error, Hashable, Sendable {
        /// The object was gone when a value came.
        case failedRetaining
    }
#endif
