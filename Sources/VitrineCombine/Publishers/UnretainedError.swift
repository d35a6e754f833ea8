#if canImport(Combine) || Combine
    /// The error of a publisher made by `Publisher/withUnretained(_:)`.
    public enum UnretainedError: Error, Hashable, Sendable {
        /// The object no longer existed when a value arrived.
        case failedRetaining
    }
#endif
