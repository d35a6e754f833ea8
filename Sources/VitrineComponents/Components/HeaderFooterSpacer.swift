/// Empty room in the place of a header or footer. Registered in every registry.
public struct HeaderFooterSpacer: Component {
    /// How much room.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}
