/// Flow-relative properties and the physical properties that they set: CSS Logical 1, section 4.
enum LogicalProperties {
    /// The mapping of a logical property: its side, axis or corner, and the physical properties of the four sides
    /// (clockwise from the top), of the two axes or of the four corners.
    private struct Mapping: Sendable {
        enum Place: Sendable {
            case blockStart, blockEnd, inlineStart, inlineEnd, blockAxis, inlineAxis, corner(Bool, Bool)
        }
        var place: Place
        var physical: [PropertyID]
    }

    private static let mappings: [PropertyID: Mapping] = {
        var mappings: [PropertyID: Mapping] = [:]
        func id(_ name: String) -> PropertyID { PropertyID(known: name) }
        func sides(_ logical: (String) -> String, _ physical: (String) -> String) {
            let four = ["top", "right", "bottom", "left"].map { id(physical($0)) }
            let places: [(String, Mapping.Place)] = [
                ("block-start", .blockStart), ("block-end", .blockEnd), ("inline-start", .inlineStart),
                ("inline-end", .inlineEnd),
            ]
            for (name, place) in places { mappings[id(logical(name))] = Mapping(place: place, physical: four) }
        }
        for name in ["margin", "padding", "scroll-margin", "scroll-padding"] {
            sides({ "\(name)-\($0)" }, { "\(name)-\($0)" })
        }
        for part in ["width", "style", "color"] { sides({ "border-\($0)-\(part)" }, { "border-\($0)-\(part)" }) }
        sides({ "inset-\($0)" }, { $0 })
        let axes = [
            ("block-size", "inline-size", "height", "width"),
            ("min-block-size", "min-inline-size", "min-height", "min-width"),
            ("max-block-size", "max-inline-size", "max-height", "max-width"),
            (
                "contain-intrinsic-block-size", "contain-intrinsic-inline-size", "contain-intrinsic-height",
                "contain-intrinsic-width"
            ),
            ("overflow-block", "overflow-inline", "overflow-y", "overflow-x"),
            (
                "overscroll-behavior-block", "overscroll-behavior-inline", "overscroll-behavior-y",
                "overscroll-behavior-x"
            ),
        ]
        for (block, inline, vertical, horizontal) in axes {
            let pair = [id(vertical), id(horizontal)]
            mappings[id(block)] = Mapping(place: .blockAxis, physical: pair)
            mappings[id(inline)] = Mapping(place: .inlineAxis, physical: pair)
        }
        let corners = ["top-left", "top-right", "bottom-right", "bottom-left"].map { id("border-\($0)-radius") }
        for (name, block, inline) in [
            ("start-start", true, true), ("start-end", true, false), ("end-start", false, true),
            ("end-end", false, false),
        ] { mappings[id("border-\(name)-radius")] = Mapping(place: .corner(block, inline), physical: corners) }
        return mappings
    }()

    /// For each property, by its number, whether it is logical.
    private static let isLogical: [Bool] = GrammarTable.shared.properties.indices.map {
        mappings[PropertyID(number: UInt16($0))] != nil
    }

    /// The physical properties that a logical one may set; empty for other properties.
    static func targets(_ property: PropertyID) -> [PropertyID] { mappings[property]?.physical ?? [] }

    /// The physical property that a property sets in a writing mode; the property itself if it is not logical.
    static func physical(_ property: PropertyID, _ mode: WritingMode) -> PropertyID {
        guard isLogical[Int(property.number)], let mapping = mappings[property] else { return property }
        // Sides are numbered clockwise, starting with 0 for top.
        let blockStart = mode.isVertical ? (mode.isRightToLeftBlock ? 1 : 3) : 0
        let blockEnd = (blockStart + 2) % 4
        let inlineStart = mode.isVertical ? (mode.isInlineReversed ? 2 : 0) : (mode.isInlineReversed ? 1 : 3)
        let inlineEnd = (inlineStart + 2) % 4
        switch mapping.place {
        case .blockStart: return mapping.physical[blockStart]
        case .blockEnd: return mapping.physical[blockEnd]
        case .inlineStart: return mapping.physical[inlineStart]
        case .inlineEnd: return mapping.physical[inlineEnd]
        case .blockAxis: return mapping.physical[mode.isVertical ? 1 : 0]
        case .inlineAxis: return mapping.physical[mode.isVertical ? 0 : 1]
        case .corner(let isBlockStart, let isInlineStart):
            let sides = [isBlockStart ? blockStart : blockEnd, isInlineStart ? inlineStart : inlineEnd]
            let isTop = sides.contains(0)
            let isLeft = sides.contains(3)
            return mapping.physical[isTop ? (isLeft ? 0 : 1) : (isLeft ? 3 : 2)]
        }
    }
}
