/// The directions of lines and text: CSS Writing Modes 4.
struct WritingMode: Hashable, Sendable {
    /// Whether lines are vertical.
    var isVertical = false
    /// Whether lines follow one another from right to left.
    var isRightToLeftBlock = false
    /// Whether lines run from right to left, or from the bottom up.
    var isInlineReversed = false

    init(mode: String = "horizontal-tb", direction: String = "ltr") {
        isVertical = mode != "horizontal-tb"
        isRightToLeftBlock = mode == "vertical-rl" || mode == "sideways-rl"
        isInlineReversed = (direction == "rtl") != (mode == "sideways-lr")
    }
}
