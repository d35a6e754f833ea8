/// The directions of lines and text: CSS Writing Modes 4.
struct WritingMode: Hashable, Sendable {
    /// Whether lines are vertical.
    var isVertical = false
    /// Whether each line is to the left of the previous one.
    var isRightToLeftBlock = false
    /// Whether text in a line runs from right to left, or from bottom to top.
    var isInlineReversed = false

    init(mode: String = "horizontal-tb", direction: String = "ltr") {
        isVertical = mode != "horizontal-tb"
        isRightToLeftBlock = mode == "vertical-rl" || mode == "sideways-rl"
        isInlineReversed = (direction == "rtl") != (mode == "sideways-lr")
    }
}
