import VitrineSupport

/// Tests component values against the types that are tested by code instead of a syntax in the grammar table: most
/// basic types of CSS Values 4, and some types of other modules, such as `color`.
enum BasicTypes {
    /// Whether a component value is of a type.
    enum Answer { case yes, no, unknown }

    private static let quantities: [String: CSSUnit.Quantity] = [
        "length": .length, "angle": .angle, "time": .time, "frequency": .frequency, "resolution": .resolution,
        "flex": .flex, "length-percentage": .length, "angle-percentage": .angle, "time-percentage": .time,
        "frequency-percentage": .frequency,
    ]
    private static let wideKeywords: Set<String> = [
        "initial", "inherit", "unset", "revert", "revert-layer", "revert-rule", "default",
    ]

    /// Whether a name can be an author's identifier: CSS Values 4, section 4.2.
    static func isCustomIdent(_ name: String) -> Bool { !wideKeywords.contains(name.asciiLowercased) }

    /// Whether the component value at a token is of a type; nil if the type is not a basic one.
    static func test(
        _ name: String, _ bounds: ClosedRange<Double>?, _ list: TokenList, _ token: Int
    ) -> Answer? {
        let kind = list[token].kind
        if let quantity = quantities[name] {
            let allowsPercentage = name.hasSuffix("percentage")
            switch kind {
            case .dimension:
                guard let unit = CSSUnit.named(list.lowerName(token)), unit.quantity == quantity else { return .no }
                return inBounds(list.number(token), bounds)
            case .number: return quantity == .length && list.number(token) == 0 ? inBounds(0, bounds) : .no
            case .percentage: return allowsPercentage ? inBounds(list.number(token), bounds) : .no
            case .function:
                return math(list, token) {
                    $0.isOf(quantity) && (allowsPercentage || !$0.hasPercentage) || allowsPercentage && $0.isPercentage
                }
            default: return .no
            }
        }
        switch name {
        case "number", "number-token", "integer", "signed-integer", "signless-integer", "zero":
            if kind == .number {
                if name == "zero" { return list.number(token) == 0 ? .yes : .no }
                if name != "number", name != "number-token", !list[token].flags.contains(.integer) { return .no }
                return inBounds(list.number(token), bounds)
            }
            return kind == .function && name != "zero" ? math(list, token) { $0.isNumber } : .no
        case "percentage":
            if kind == .percentage { return inBounds(list.number(token), bounds) }
            return kind == .function ? math(list, token) { $0.isPercentage } : .no
        case "number-percentage", "alpha-value", "opacity-value":
            if kind == .percentage || kind == .number { return inBounds(list.number(token), bounds) }
            return kind == .function ? math(list, token) { $0.isNumber || $0.isPercentage } : .no
        case "dimension": return kind == .dimension ? .yes : .no
        case "ident", "ident-token": return kind == .ident ? .yes : .no
        case "custom-ident", "counter-style-name", "counter-name", "feature-value-name":
            return kind == .ident && isCustomIdent(list.name(token)) ? .yes : .no
        case "dashed-ident", "custom-property-name":
            return kind == .ident && list.name(token).hasPrefix("--") ? .yes : .no
        case "string", "string-token": return kind == .string ? .yes : .no
        case "hash-token", "id-selector": return kind == .hash ? .yes : .no
        case "url-token":
            return kind == .url || kind == .function && list.lowerName(token) == "url" ? .yes : .no
        case "color":
            if kind == .function, !ColorReader.functions.contains(list.lowerName(token)) {
                return list.name(token).hasPrefix("-") ? .unknown : .no
            }
            return ColorReader.read(list, token) == nil ? .no : .yes
        case "hex-color": return kind == .hash && Color(hex: list.name(token)) != nil ? .yes : .no
        default: return nil
        }
    }

    private static func inBounds(_ value: Double, _ bounds: ClosedRange<Double>?) -> Answer {
        bounds.map { $0.contains(value) } ?? true ? .yes : .no
    }

    private static func math(_ list: TokenList, _ token: Int, _ fits: (MathType) -> Bool) -> Answer {
        guard MathReader.isMath(list.lowerName(token)) else { return .no }
        guard let (_, type) = MathReader.read(list, token) else { return .no }
        return type.isAnything || fits(type) ? .yes : .no
    }
}
