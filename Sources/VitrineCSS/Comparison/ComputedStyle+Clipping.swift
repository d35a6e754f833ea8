extension ComputedStyle {
    private enum Clipping {
        static let path = PropertyID(known: "clip-path")
        static let rectangle = PropertyID(known: "clip")
        static let opacity = PropertyID(known: "opacity")
    }

    /// The properties that ``isClippedAway`` depends on besides `position`.
    static let clipping = ["clip-path", "clip", "opacity"]

    /// Whether an element and its contents are not painted, because of a common technique for hiding content visually
    /// but not from assistive technology, or for showing it only on focus.
    var isClippedAway: Bool {
        if let opacity = entry(Clipping.opacity)?.value.first, opacity == .number(0) { return true }
        if case .function("inset", let sides) = entry(Clipping.path)?.value.first, sides.count == 1,
            case .percentage(let share) = sides[0], share >= 50
        {
            return true
        }
        guard case .function("rect", let sides) = entry(Clipping.rectangle)?.value.first,
            TextOverlays.isOutOfFlow(self)
        else { return false }
        return sides.allSatisfy { $0 == .comma || ($0.pixels ?? .infinity) <= 1 }
    }
}
