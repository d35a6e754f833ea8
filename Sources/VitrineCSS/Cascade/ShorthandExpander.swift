/// Expands a shorthand with a valid value to its longhands.
struct ShorthandExpander {
    typealias Longhands = [(PropertyID, DeclaredValue)]

    let list: TokenList
    /// The tokens at which component values begin, without whitespace.
    let items: [Int]
    private(set) var result: Longhands = []

    /// The longhands that a shorthand sets.
    static func expand(_ property: PropertyID, _ list: TokenList, _ range: Range<Int>) -> Longhands {
        var items: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if list[index].kind != .whitespace { items.append(index) }
            index = list.after(index)
        }
        var expander = ShorthandExpander(list: list, items: items)
        expander.expand(property)
        return expander.result
    }

    private init(list: TokenList, items: [Int]) {
        self.list = list
        self.items = items
    }

    // MARK: - Tools

    func range(_ items: ArraySlice<Int>) -> Range<Int> {
        guard let first = items.first, let last = items.last else { return 0..<0 }
        return first..<list.after(last)
    }

    func isSlash(_ item: Int) -> Bool { list.isDelim(item, "/") }
    func isIdent(_ item: Int, _ name: String) -> Bool { list.isIdent(item, name) }

    func matches(_ property: PropertyID, _ items: ArraySlice<Int>) -> Bool {
        !items.isEmpty && ValueMatcher.match(property, list, range(items)) == .valid
            && WideKeyword(list, range(items)) == nil
    }

    func matches(syntax: String, _ items: ArraySlice<Int>) -> Bool {
        !items.isEmpty && ValueMatcher.match(syntax: syntax, list, range(items)) == .valid
    }

    func components(_ items: ArraySlice<Int>, for property: PropertyID) -> [ComponentValue] {
        ComponentReader.read(list, range(items), hasColor: property.entry.hasColor)
    }

    mutating func set(_ property: PropertyID, _ items: ArraySlice<Int>) {
        result.append((property, .components(components(items, for: property))))
    }

    mutating func set(_ property: PropertyID, text: String) {
        let list = TokenList(text)
        result.append(
            (property, .components(ComponentReader.read(list, 0..<list.count, hasColor: property.entry.hasColor))))
    }

    mutating func set(_ property: PropertyID, components: [ComponentValue]) {
        result.append((property, .components(components)))
    }

    mutating func reset(_ property: PropertyID) { result.append((property, .wide(.initial))) }

    /// The items, split at commas.
    var layers: [ArraySlice<Int>] {
        items.split(omittingEmptySubsequences: false) { list[$0].kind == .comma }
    }

    /// Divides the items into the longest possible runs, and assigns each run to the first of the properties that
    /// accepts it and has no value yet. Items that no property accepts are skipped; the result leaves out properties
    /// without items.
    func assign(_ properties: [PropertyID], _ items: ArraySlice<Int>) -> [PropertyID: ArraySlice<Int>] {
        var found: [PropertyID: ArraySlice<Int>] = [:]
        var at = items.startIndex
        while at < items.endIndex {
            var taken = 0
            search: for length in stride(from: min(6, items.endIndex - at), to: 0, by: -1) {
                for property in properties where found[property] == nil {
                    if matches(property, items[at..<at + length]) {
                        found[property] = items[at..<at + length]
                        taken = length
                        break search
                    }
                }
            }
            at += max(1, taken)
        }
        return found
    }

    mutating func assignAll(_ properties: [PropertyID], _ items: ArraySlice<Int>) {
        let found = assign(properties, items)
        for property in properties {
            if let items = found[property] { set(property, items) } else { reset(property) }
        }
    }

    // MARK: - Shorthands

    private mutating func expand(_ property: PropertyID) {
        let longhands = property.entry.longhands
        let name = property.name
        switch name {
        case "margin", "padding", "inset", "border-width", "border-style", "border-color", "scroll-margin",
            "scroll-padding":
            sides(longhands, items[...])
        case "border-radius": radius(longhands)
        case "border": border(longhands)
        case "border-block", "border-inline":
            let parts = assign(Array(longhands.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)), items[...])
            for index in stride(from: 0, to: longhands.count, by: 2) {
                for longhand in longhands[index...index + 1] {
                    if let items = parts[longhands[index]] { set(longhand, items) } else { reset(longhand) }
                }
            }
        case "background": background()
        case "background-position": positions(longhands)
        case "mask": layered("mask")
        case "animation": animation(longhands)
        case "transition": transition(longhands)
        case "font": font(longhands)
        case "font-variant": fontVariant(longhands)
        case "font-synthesis": fontSynthesis(longhands)
        case "flex": flex(longhands)
        case "grid-area", "grid-row", "grid-column": gridLines(longhands)
        case "grid-template": gridTemplate(items[...])
        case "grid": grid(longhands)
        case "border-image": borderImage()
        case "list-style": listStyle(longhands)
        case "white-space": whiteSpace(longhands)
        case "columns": columns(longhands)
        case "container":
            let parts = items.split { isSlash($0) }
            set(longhands[0], parts[0])
            if parts.count > 1 { set(longhands[1], parts[1]) } else { reset(longhands[1]) }
        case "place-content", "place-items", "place-self": place(longhands)
        case "text-decoration", "text-emphasis", "outline", "column-rule", "flex-flow", "text-wrap", "caret",
            "border-top", "border-right", "border-bottom", "border-left", "border-block-start", "border-block-end",
            "border-inline-start", "border-inline-end", "text-box", "position-try":
            assignAll(longhands, items[...])
        case "overflow", "overscroll-behavior", "gap", "margin-block", "margin-inline", "padding-block",
            "padding-inline", "inset-block", "inset-inline", "border-block-width", "border-block-style",
            "border-block-color", "border-inline-width", "border-inline-style", "border-inline-color",
            "scroll-margin-block", "scroll-margin-inline", "scroll-padding-block", "scroll-padding-inline":
            pair(longhands, items[...])
        case "contain-intrinsic-size": intrinsicSize(longhands)
        default: assignAll(longhands, items[...])
        }
    }

    /// Sets top, right, bottom and left from one to four values.
    private mutating func sides(_ longhands: [PropertyID], _ items: ArraySlice<Int>) {
        guard longhands.count == 4, let first = items.first else { return }
        let items = Array(items)
        let values = [first, items.count > 1 ? items[1] : first, items.count > 2 ? items[2] : first]
        let last = items.count > 3 ? items[3] : values[1]
        for (longhand, item) in zip(longhands, values + [last]) { set(longhand, [item]) }
    }

    private mutating func pair(_ longhands: [PropertyID], _ items: ArraySlice<Int>) {
        guard longhands.count == 2, let first = items.first, let last = items.last else { return }
        set(longhands[0], [first])
        set(longhands[1], [last])
    }

    private mutating func intrinsicSize(_ longhands: [PropertyID]) {
        var parts: [ArraySlice<Int>] = []
        var at = 0
        while at < items.count {
            let length = isIdent(items[at], "auto") && at + 1 < items.count ? 2 : 1
            parts.append(items[at..<at + length])
            at += length
        }
        guard longhands.count == 2, let first = parts.first, let last = parts.last else { return }
        set(longhands[0], first)
        set(longhands[1], last)
    }

    private mutating func radius(_ longhands: [PropertyID]) {
        guard longhands.count == 4 else { return }
        let parts = items.split { isSlash($0) }.map(Array.init)
        func corners(_ items: [Int]) -> [Int] {
            let second = items.count > 1 ? items[1] : items[0]
            return [items[0], second, items.count > 2 ? items[2] : items[0], items.count > 3 ? items[3] : second]
        }
        let horizontal = corners(parts[0])
        let vertical = parts.count > 1 ? corners(parts[1]) : horizontal
        for index in 0..<4 {
            let property = longhands[index]
            let first = components([horizontal[index]], for: property)
            let second = components([vertical[index]], for: property)
            set(property, components: first == second ? first : first + second)
        }
    }

    private mutating func border(_ longhands: [PropertyID]) {
        guard longhands.count >= 12 else { return }
        let found = assign([longhands[0], longhands[4], longhands[8]], items[...])
        for group in 0..<3 {
            for longhand in longhands[group * 4..<group * 4 + 4] {
                if let items = found[longhands[group * 4]] { set(longhand, items) } else { reset(longhand) }
            }
        }
        longhands[12...].forEach { reset($0) }
    }

    private mutating func listStyle(_ longhands: [PropertyID]) {
        guard longhands.count == 3 else { return }
        // `none` is the value of the type, the image or both: of each that has no other value.
        let isNone = items.filter { isIdent($0, "none") }
        let found = assign(longhands, items.filter { !isIdent($0, "none") }[...])
        for property in longhands {
            if let items = found[property] {
                set(property, items)
            } else if property.name != "list-style-position", !isNone.isEmpty {
                set(property, text: "none")
            } else {
                reset(property)
            }
        }
    }

    private mutating func whiteSpace(_ longhands: [PropertyID]) {
        guard longhands.count == 2 else { return }
        let known = [
            "normal": ("collapse", "wrap"), "pre": ("preserve", "nowrap"), "pre-wrap": ("preserve", "wrap"),
            "pre-line": ("preserve-breaks", "wrap"), "nowrap": ("collapse", "nowrap"),
        ]
        if items.count == 1, let pair = known[list.lowerName(items[0])] {
            set(longhands[0], text: pair.0)
            set(longhands[1], text: pair.1)
        } else {
            assignAll(longhands, items[...])
        }
    }

    private mutating func columns(_ longhands: [PropertyID]) {
        let parts = items.split { isSlash($0) }
        assignAll(Array(longhands.prefix(2)), parts[0].filter { !isIdent($0, "auto") }[...])
        if longhands.count > 2 { if parts.count > 1 { set(longhands[2], parts[1]) } else { reset(longhands[2]) } }
    }

    private mutating func place(_ longhands: [PropertyID]) {
        guard longhands.count == 2 else { return }
        for length in stride(from: items.count, to: 0, by: -1) where matches(longhands[0], items[..<length]) {
            let rest = items[length...]
            if !rest.isEmpty, !matches(longhands[1], rest) { continue }
            set(longhands[0], items[..<length])
            let isBaseline = items.contains { isIdent($0, "baseline") }
            if rest.isEmpty, isBaseline, longhands[1].name == "justify-content" {
                set(longhands[1], text: "start")
            } else {
                set(longhands[1], rest.isEmpty ? items[..<length] : rest)
            }
            return
        }
    }

    private mutating func flex(_ longhands: [PropertyID]) {
        guard longhands.count == 3 else { return }
        if items.count == 1, isIdent(items[0], "none") || isIdent(items[0], "auto") {
            let grows = isIdent(items[0], "none") ? "0" : "1"
            set(longhands[0], text: grows)
            set(longhands[1], text: grows)
            set(longhands[2], text: "auto")
            return
        }
        var numbers: [Int] = []
        var basis: Int?
        for item in items {
            // A zero without a unit is a factor, unless both factors are already set.
            if numbers.count < 2, basis == nil || numbers.count < 2, matches(longhands[0], [item]) {
                numbers.append(item)
            } else {
                basis = item
            }
        }
        if let first = numbers.first { set(longhands[0], [first]) } else { set(longhands[0], text: "1") }
        if numbers.count > 1 { set(longhands[1], [numbers[1]]) } else { set(longhands[1], text: "1") }
        if let basis { set(longhands[2], [basis]) } else { set(longhands[2], text: "0%") }
    }
}
