/// A condition under which styles are compared.
package enum StyleCondition: Hashable, Sendable {
    /// A screen 1280 pixels wide, in light colors.
    case light
    /// A screen 1280 pixels wide, in dark colors.
    case dark
    /// A screen 390 pixels wide, in light colors.
    case narrow
    /// Print.
    case print
    /// A screen of another width, in light colors.
    case width(Int)
    /// A user preference or a device, in light colors.
    case reducedMotion, forcedColors, moreContrast, touch
    /// A state such as `hover`.
    case state(String)

    /// The conditions under which every changed style is compared.
    package static let usual: [StyleCondition] = [.light, .dark, .narrow, .print]

    /// The corresponding conditions of stylesheets.
    package var conditions: StyleConditions {
        var conditions = StyleConditions()
        switch self {
        case .light: break
        case .dark: conditions.isDark = true
        case .narrow: conditions.width = 390
        case .print: conditions.isPrint = true
        case .width(let width): conditions.width = Double(width)
        case .reducedMotion: conditions.reducesMotion = true
        case .forcedColors: conditions.forcesColors = true
        case .moreContrast: conditions.wantsContrast = true
        case .touch: conditions.hasMouse = false
        case .state(let name): conditions.states = [name]
        }
        return conditions
    }

    /// The name in machine-readable reports: `light`, `390px`, `hover`.
    package var name: String {
        switch self {
        case .light: "light"
        case .dark: "dark"
        case .narrow: "390px"
        case .print: "print"
        case .width(let width): "\(width)px"
        case .reducedMotion: "reduced-motion"
        case .forcedColors: "forced-colors"
        case .moreContrast: "more-contrast"
        case .touch: "touch"
        case .state(let name): name
        }
    }

    /// The name in a sentence: `in light mode`, `at 390px`, `on hover`.
    var phrase: String {
        switch self {
        case .light: "in light mode"
        case .dark: "in dark mode"
        case .narrow: "at 390px"
        case .print: "in print"
        case .width(let width): "at \(width)px"
        case .reducedMotion: "with reduced motion"
        case .forcedColors: "with forced colors"
        case .moreContrast: "with more contrast"
        case .touch: "on touch screens"
        case .state("hover"): "on hover"
        case .state("focus"), .state("focus-visible"), .state("focus-within"): "on focus"
        case .state(let name): "when :\(name)"
        }
    }

    private var rank: Int {
        switch self {
        case .light: 0
        case .dark: 1
        case .narrow: 2
        case .print: 3
        case .width(let width): 4 + width
        case .reducedMotion: 100_001
        case .forcedColors: 100_002
        case .moreContrast: 100_003
        case .touch: 100_004
        case .state: 100_005
        }
    }
}

extension StyleCondition: Comparable {
    package static func < (one: Self, other: Self) -> Bool { (one.rank, one.name) < (other.rank, other.name) }
}

extension Set<StyleCondition> {
    /// The conditions as a phrase, such as `in dark mode` or `in light mode, at 1280px`; empty if all of the usual
    /// conditions are in the set.
    package var phrase: String {
        guard contains(.light) else { return sorted().map(\.phrase).joined(separator: " and ") }
        var parts: [String] = []
        // The effect exists everywhere except in print.
        if contains(.dark), !contains(.print), contains(.narrow) { return "in light and dark mode" }
        if !contains(.dark) { parts.append("in light mode") }
        if !contains(.narrow) { parts.append("at 1280px") }
        if !contains(.print) { parts.append("on screen") }
        return parts.joined(separator: ", ")
    }
}
