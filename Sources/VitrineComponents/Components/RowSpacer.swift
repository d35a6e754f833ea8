/// Empty space between rows. Registered in every registry.
public struct RowSpacer: Component {
    /// The amount of space.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}
