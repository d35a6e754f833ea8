#if canImport(Combine) || Combine
    /// Whether a subscriber first gets the current value, before any event.
    public enum InitialValue: Hashable, Sendable {
        /// The current value is sent with the first demand.
        case sent
        /// Nothing is sent before the first event.
        case omitted
    }
#endif
