extension StyleResolver {
    /// Properties that the resolver, or code that reads its styles, refers to by name.
    enum Known {
        static let color = PropertyID(known: "color")
        static let colorScheme = PropertyID(known: "color-scheme")
        static let direction = PropertyID(known: "direction")
        static let writingMode = PropertyID(known: "writing-mode")
        static let fontSize = PropertyID(known: "font-size")
        static let fontFamily = PropertyID(known: "font-family")
        static let fontWeight = PropertyID(known: "font-weight")
        static let lineHeight = PropertyID(known: "line-height")
        static let display = PropertyID(known: "display")
        static let position = PropertyID(known: "position")
        static let float = PropertyID(known: "float")
        static let overflowX = PropertyID(known: "overflow-x")
        static let overflowY = PropertyID(known: "overflow-y")
        static let userSelect = PropertyID(known: "user-select")
        static let visibility = PropertyID(known: "visibility")
        static let backgroundColor = PropertyID(known: "background-color")
        static let backgroundImage = PropertyID(known: "background-image")
        static let textAlign = PropertyID(known: "text-align")
        static let borders: [(style: PropertyID, width: PropertyID)] = ["top", "right", "bottom", "left"].map {
            (PropertyID(known: "border-\($0)-style"), PropertyID(known: "border-\($0)-width"))
        }
        static let early: Set<PropertyID> = [
            color, colorScheme, direction, writingMode, fontSize, fontFamily, fontWeight, lineHeight,
        ]
    }
}
