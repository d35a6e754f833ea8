#if canImport(Combine) || Combine
    /// Whether a subscriber gets what is there when it begins, besides what comes later.
    public enum InitialValue: Hashable, Sendable {
        /// With its first demand it gets the present value.
        case sent
        /// It gets nothing before the first event.
        case omitted
    }
#endif
