/// Shorthands of grids (CSS Grid 2, sections 7.4, 7.8 and 8.4) and of border images.
extension ShorthandExpander {
    mutating func gridLines(_ longhands: [PropertyID]) {
        let parts = items.split { isSlash($0) }
        func value(_ index: Int) -> ArraySlice<Int>? { index < parts.count ? parts[index] : nil }
        /// The value of an omitted line, given the line that it depends on: the same value if that is a name;
        /// otherwise nil, which means `auto`.
        func fallback(_ items: ArraySlice<Int>?) -> ArraySlice<Int>? {
            guard let items, items.count == 1, let item = items.first, list[item].kind == .ident,
                !isIdent(item, "auto"), !isIdent(item, "span")
            else { return nil }
            return items
        }
        var values: [ArraySlice<Int>?] = [value(0)]
        if longhands.count == 2 {
            values.append(value(1) ?? fallback(value(0)))
        } else {
            let column = value(1) ?? fallback(value(0))
            values += [column, value(2) ?? fallback(value(0)), value(3) ?? fallback(column)]
        }
        for (longhand, items) in zip(longhands, values) {
            if let items { set(longhand, items) } else { set(longhand, text: "auto") }
        }
    }

    mutating func gridTemplate(_ items: ArraySlice<Int>) {
        let rows = PropertyID(known: "grid-template-rows")
        let columns = PropertyID(known: "grid-template-columns")
        let areas = PropertyID(known: "grid-template-areas")
        let parts = items.split(omittingEmptySubsequences: false) { isSlash($0) }
        if !items.contains(where: { list[$0].kind == .string }) {
            set(rows, parts[0])
            if parts.count > 1 { set(columns, parts[1]) } else { set(columns, text: "none") }
            set(areas, text: "none")
            return
        }
        var strings: [ComponentValue] = []
        var tracks: [ComponentValue] = []
        var needsSize = false
        for item in parts[0] {
            let component = components([item], for: rows)
            if list[item].kind == .string {
                if needsSize { tracks.append(.ident("auto")) }
                strings += component
                needsSize = true
            } else if list[item].kind == .openSquare {
                if needsSize, item != parts[0].first, isAfterString(item, parts[0]) {
                    tracks.append(.ident("auto"))
                    needsSize = false
                }
                tracks += component
            } else {
                tracks += component
                needsSize = false
            }
        }
        if needsSize { tracks.append(.ident("auto")) }
        set(rows, components: tracks)
        if parts.count > 1 { set(columns, parts[1]) } else { set(columns, text: "none") }
        set(areas, components: strings)
    }

    private func isAfterString(_ item: Int, _ items: ArraySlice<Int>) -> Bool {
        guard let place = items.firstIndex(of: item), place > items.startIndex else { return false }
        return list[items[place - 1]].kind == .string
    }

    mutating func grid(_ longhands: [PropertyID]) {
        let flow = PropertyID(known: "grid-auto-flow")
        let autoRows = PropertyID(known: "grid-auto-rows")
        let autoColumns = PropertyID(known: "grid-auto-columns")
        let rows = PropertyID(known: "grid-template-rows")
        let columns = PropertyID(known: "grid-template-columns")
        guard let place = items.firstIndex(where: { isIdent($0, "auto-flow") }),
            let slash = items.firstIndex(where: { isSlash($0) })
        else {
            gridTemplate(items[...])
            for property in [autoRows, autoColumns, flow] { reset(property) }
            return
        }
        let isDense = items.contains { isIdent($0, "dense") }
        let words = Set(items.filter { isIdent($0, "auto-flow") || isIdent($0, "dense") })
        func rest(_ slice: ArraySlice<Int>) -> [Int] { slice.filter { !words.contains($0) } }
        set(PropertyID(known: "grid-template-areas"), text: "none")
        if place < slash {
            let sizes = rest(items[..<slash])
            set(flow, text: isDense ? "row dense" : "row")
            if sizes.isEmpty { set(autoRows, text: "auto") } else { set(autoRows, sizes[...]) }
            set(autoColumns, text: "auto")
            set(rows, text: "none")
            set(columns, items[(slash + 1)...])
        } else {
            let sizes = rest(items[(slash + 1)...])
            set(flow, text: isDense ? "column dense" : "column")
            if sizes.isEmpty { set(autoColumns, text: "auto") } else { set(autoColumns, sizes[...]) }
            set(autoRows, text: "auto")
            set(columns, text: "none")
            set(rows, items[..<slash])
        }
    }

    mutating func borderImage() {
        let id = { (name: String) in PropertyID(known: "border-image-" + name) }
        let parts = items.split(omittingEmptySubsequences: false) { isSlash($0) }
        // The width or outset after a slash may be followed by the source or the repetition.
        var first = Array(parts[0])
        var tail: [Int] = []
        var extra: [ArraySlice<Int>] = []
        for part in parts.dropFirst() {
            var length = 0
            while part.startIndex + length < part.endIndex,
                matches(id(extra.isEmpty ? "width" : "outset"), part[part.startIndex...part.startIndex + length])
            { length += 1 }
            extra.append(part[part.startIndex..<part.startIndex + length])
            tail += part[(part.startIndex + length)...]
        }
        first += tail
        let found = assign([id("source"), id("slice"), id("repeat")], first[...])
        for name in ["source", "slice", "repeat"] {
            if let items = found[id(name)] { set(id(name), items) } else { reset(id(name)) }
        }
        if let width = extra.first, !width.isEmpty { set(id("width"), width) } else { reset(id("width")) }
        if extra.count > 1, !extra[1].isEmpty { set(id("outset"), extra[1]) } else { reset(id("outset")) }
    }
}
