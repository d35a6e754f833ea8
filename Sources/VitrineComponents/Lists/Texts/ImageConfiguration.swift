/// The look of the image of a row.
public struct ImageConfiguration: Hashable, Sendable {
    /// A size in CSS pixels.
    public struct Size: Hashable, Sendable {
        /// The width.
        public var width: Int
        /// The height.
        public var height: Int

        /// Creates a size.
        public init(width: Int, height: Int) {
            self.width = width
            self.height = height
        }

        /// Width and height 0. As ``ImageConfiguration/maximumSize``, this sets no limit.
        public static let zero = Size(width: 0, height: 0)
    }

    /// The color of a symbol; nil uses the color of the text.
    public var tintColor: ListColor?
    /// The box into which the image is fitted, keeping its proportions; a side of 0 or less has no limit.
    public var maximumSize: Size

    /// Creates a configuration.
    public init(tintColor: ListColor? = .accent, maximumSize: Size = .zero) {
        self.tintColor = tintColor
        self.maximumSize = maximumSize
    }
}
