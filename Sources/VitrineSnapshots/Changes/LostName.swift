// A control that nobody can call by name any more is the change that a reviewer must not miss.
extension Change {
    /// Whether a control, a field or a picture loses what assistive technology calls it by.
    ///
    /// Told from markup: an attribute that gives a name goes or becomes empty, a label loses its field, or the text of a
    /// control goes.
    public var losesName: Bool {
        switch kind {
        case .attribute:
            guard !(before ?? "").isBlank, (after ?? "").isBlank else { return false }
            switch name {
            case "aria-label", "aria-labelledby", "alt": return true
            case "for": return element.lastStep == "label"
            default: return false
            }
        case .text:
            return !(before ?? "").isBlank && (after ?? "").isBlank
                && element.steps.dropLast().last.map(Self.named) ?? false
        case .removed:
            let steps = element.steps
            guard let last = steps.last else { return false }
            if last == "label" || last == "legend" || last == "caption" { return true }
            return last == "text()" && steps.dropLast().last.map(Self.named) ?? false
        default: return false
        }
    }

    /// Whether the name of an element is what stands inside it.
    private static func named(_ element: String) -> Bool {
        ["a", "button", "summary", "label", "legend", "option", "h1", "h2", "h3", "h4", "h5", "h6"].contains(element)
    }
}

extension String {
    /// The names in a path of elements, without numbers.
    var steps: [String] {
        split(separator: "/").map { step in String(step.prefix { $0 != "[" }) }
    }

    /// The element that a path leads to.
    var lastStep: String { steps.last ?? "" }

    /// Whether there is nothing to see.
    var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) } }
}
