/// The appearance of a row's image.
public struct ImageConfiguration: Hashable, Sendable {
    /// A size in CSS pixels.
    public struct Size: Hashable, Sendable {
        /// From side to side.
        public var width: Int
        /// From top to bottom.
        public var height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// No limit.
        public static let zero = Size(width: 0, height: 0)
    }

    /// The color of a symbol; nil leaves the image its own.
    public var tintColor: ListColor?
    /// The box that the image fits into, its proportions kept; a side of nothing or less has no limit.
    public var maximumSize: Size

    /// Creates a configuration.
    public init(tintColor: ListColor? = .accent, maximumSize: Size = .zero) {
        self.tintColor = tintColor
        self.maximumSize = maximumSize
    }
}
