/// Splits a position into its two coordinates: CSS Backgrounds 4, section 2.3.
enum PositionParts {
    private static let horizontal: Set<String> = ["left", "right", "x-start", "x-end"]
    private static let vertical: Set<String> = ["top", "bottom", "y-start", "y-end"]

    static func split(_ components: [ComponentValue]) -> (x: [ComponentValue], y: [ComponentValue]) {
        let center: [ComponentValue] = [.ident("center")]
        func isVertical(_ component: ComponentValue) -> Bool { component.keyword.map(vertical.contains) ?? false }
        func isHorizontal(_ component: ComponentValue) -> Bool { component.keyword.map(horizontal.contains) ?? false }
        switch components.count {
        case 1: return isVertical(components[0]) ? (center, components) : (components, center)
        case 2:
            let isSwapped = isVertical(components[0]) || isHorizontal(components[1])
            return isSwapped ? ([components[1]], [components[0]]) : ([components[0]], [components[1]])
        default:
            // Each coordinate begins with a keyword, which an offset may follow.
            var parts: [[ComponentValue]] = []
            for component in components {
                if component.keyword != nil || parts.isEmpty {
                    parts.append([component])
                } else {
                    parts[parts.count - 1].append(component)
                }
            }
            guard parts.count == 2 else { return (components, []) }
            return isVertical(parts[0][0]) || isHorizontal(parts[1][0]) ? (parts[1], parts[0]) : (parts[0], parts[1])
        }
    }
}
