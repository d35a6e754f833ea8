/// The kind of a design token, derived from its value, its name and the properties that use it.
package enum TokenKind: String, CaseIterable, Hashable, Sendable {
    case color, type, spacing, radius, shadow, duration, other

    private static let radiusNames = ["radius", "radii", "round", "corner"]
    private static let typeNames = [
        "font", "text", "mono", "sans", "serif", "leading", "tracking", "line-height", "weight",
    ]
    private static let shadowNames = ["shadow", "elevation"]

    /// Derives the kind of a token.
    /// - Parameters:
    ///   - name: the name of the custom property.
    ///   - value: its value after substitution; empty if it has none at the root.
    ///   - properties: the properties that use it.
    init(_ name: String, _ value: String, usedBy properties: Set<String>) {
        let list = TokenList(value)
        func isValid(_ syntax: String) -> Bool { ValueMatcher.match(syntax: syntax, list, 0..<list.count) == .valid }
        func isNamed(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
        func isUsed(_ test: (String) -> Bool) -> Bool { properties.contains(where: test) }
        let isOfType = isUsed {
            $0.hasPrefix("font") || ["line-height", "letter-spacing", "word-spacing"].contains($0)
        }
        if value.isEmpty {
            self = .other
        } else if isValid("<color>") {
            self = .color
        } else if isValid("<time>#") || isValid("<easing-function>#") {
            self = .duration
        } else if isValid("<length-percentage>"), value != "0" || !isNamed(Self.shadowNames) {
            if isOfType {
                self = .type
            } else if isUsed({ $0.hasSuffix("radius") }) || isNamed(Self.radiusNames) {
                self = .radius
            } else {
                self = properties.isEmpty && isNamed(Self.typeNames) ? .type : .spacing
            }
        } else if isUsed({ $0 == "box-shadow" || $0 == "text-shadow" }) || isNamed(Self.shadowNames),
            isValid("<shadow>#")
        {
            self = .shadow
        } else if isOfType || isNamed(Self.typeNames) {
            self = .type
        } else if isUsed({ $0.hasSuffix("radius") }) {
            self = .radius
        } else {
            self = .other
        }
    }
}
