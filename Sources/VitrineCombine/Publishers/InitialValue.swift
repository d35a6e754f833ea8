#if canImport(Combine) || Combine
    /// Whether a subscriber first gets the present value, before later ones.
    public enum InitialValue: Hashable, Sendable {
        /// It gets the present value with its first demand.
        case sent
        /// It gets nothing before the first event.
        case omitted
    }
#endif
