/// Empty room between rows. Registered in every registry.
public struct RowSpacer: Component {
    /// How much room.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}
