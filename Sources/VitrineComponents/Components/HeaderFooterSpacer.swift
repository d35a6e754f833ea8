/// Empty space as a header or footer. Registered in every registry.
public struct HeaderFooterSpacer: Component {
    /// The amount of space.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}
