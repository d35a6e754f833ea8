/// Shorthands of fonts.
extension ShorthandExpander {
    mutating func font(_ longhands: [PropertyID]) {
        let id = { (name: String) in PropertyID(known: name) }
        // The shorthand does not allow all values of these longhands. For example, a percentage is always the size:
        // CSS Fonts 4, section 2.7.
        let beforeSize = [
            (id("font-style"), "<'font-style'>"), (id("font-variant-caps"), "<font-variant-css2>"),
            (id("font-weight"), "<'font-weight'>"), (id("font-stretch"), "<font-width-css3>"),
        ]
        var found: [PropertyID: ArraySlice<Int>] = [:]
        if items.count == 1 {
            // A system font: its family and size depend on the browser and the platform, so the longhands are reset.
            for longhand in longhands { reset(longhand) }
            return
        }
        var at = 0
        prefix: while at < items.count {
            if isIdent(items[at], "normal") {
                at += 1
                continue
            }
            for length in [2, 1] where at + length <= items.count {
                let next = items[at..<at + length]
                for (property, syntax) in beforeSize where found[property] == nil && matches(syntax: syntax, next) {
                    // A number is the weight, because the size has a unit.
                    found[property] = next
                    at += length
                    continue prefix
                }
            }
            break
        }
        guard at < items.count else { return }
        found[id("font-size")] = items[at..<at + 1]
        at += 1
        if at + 1 < items.count, isSlash(items[at]) {
            found[id("line-height")] = items[at + 1..<at + 2]
            at += 2
        }
        found[id("font-family")] = items[at...]
        for longhand in longhands {
            if let items = found[longhand] { self.set(longhand, items) } else { reset(longhand) }
        }
    }

    mutating func fontVariant(_ longhands: [PropertyID]) {
        if items.count == 1, isIdent(items[0], "normal") || isIdent(items[0], "none") {
            for longhand in longhands {
                set(longhand, text: longhand.name.hasSuffix("ligatures") ? list.lowerName(items[0]) : "normal")
            }
            return
        }
        // The parts of one longhand may be separated, so each item is matched individually.
        var found: [PropertyID: [Int]] = [:]
        for item in items {
            if let longhand = longhands.first(where: { matches($0, [item]) }) {
                found[longhand, default: []].append(item)
            }
        }
        for longhand in longhands {
            if let items = found[longhand] {
                set(longhand, components: items.flatMap { components([$0], for: longhand) })
            } else {
                reset(longhand)
            }
        }
    }

    mutating func fontSynthesis(_ longhands: [PropertyID]) {
        for longhand in longhands {
            let word = String(longhand.name.dropFirst("font-synthesis-".count))
            set(longhand, text: items.contains { isIdent($0, word) } ? "auto" : "none")
        }
    }
}
