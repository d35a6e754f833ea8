/// A property of an element whose value changed.
package struct PropertyDifference: Hashable, Sendable {
    /// A custom property whose change is the cause of a difference.
    package struct Token: Hashable, Sendable {
        /// The name, including the hyphens.
        package var name: String
        /// The value before; nil if there was none.
        package var before: String?
        /// The value now; nil if there is none.
        package var after: String?

        /// Creates a custom property with its values.
        package init(name: String, before: String? = nil, after: String? = nil) {
            (self.name, self.before, self.after) = (name, before, after)
        }
    }

    /// The property, or the shorthand of several properties.
    package var name: String
    /// The value before, as people write it.
    package var before: String
    /// The value now, as people write it; if only what the value refers to changed, a phrase such as “a different file
    /// at that address”.
    package var after: String
    /// The custom property that caused the difference.
    package var token: Token?
    /// The names of the stylesheets that the values come from, without the browser's own.
    package var sheets: Set<String> = []
}

extension PropertyDifference {
    /// One version of an element: its style, the style of its parent, the rules, and its `style` attribute.
    struct Side {
        var style: ComputedStyle
        var parent: ComputedStyle?
        var rules: RuleSet
        var attribute: ArraySlice<UInt8>?

        /// The declared value from which the computed value of a property results, with single spaces; nil if it comes
        /// neither from a sheet nor from the `style` attribute of the element.
        fileprivate func declaredText(_ property: PropertyID) -> String? {
            guard let source = style.entry(property)?.source else { return nil }
            guard case .attribute(_, let offset) = source else { return rules.declaredText(source) }
            let sheet = StyleSheet(declarations: Array(attribute ?? []))
            let number = sheet.declarations.firstIndex { Int(sheet.list[Int($0.name)].start) == offset }
            // The offset may be one in the attribute of an ancestor, from which the value is inherited. Then the
            // attribute of this element has no declaration, or another one, at that offset.
            guard let number else { return nil }
            let name = PropertyNames.canonical(sheet.name(sheet.declarations[number]))
            guard let declared = PropertyID(name) else { return nil }
            let longhands = declared.entry.longhands.isEmpty ? [declared] : declared.entry.longhands
            guard longhands.contains(where: { $0 == property || LogicalProperties.targets($0).contains(property) })
            else { return nil }
            return SheetOutline.value(sheet, number)
        }
    }

    /// The differences between two versions of an element, without those that are only inherited from the parent.
    /// - Parameter replaced: the addresses, as written in stylesheets, of files that differ between the two versions.
    static func all(_ old: Side, _ new: Side, replaced: Set<String>) -> [PropertyDifference] {
        guard old.style !== new.style else { return [] }
        var properties = Set(old.style.inherited.keys).union(old.style.own.keys)
        properties.formUnion(new.style.inherited.keys)
        properties.formUnion(new.style.own.keys)
        var found: [PropertyID: PropertyDifference] = [:]
        for property in properties {
            let (before, after) = (old.style.value(property), new.style.value(property))
            if before == after {
                guard !replaced.isEmpty, let address = before.first(where: { $0.names(replaced) })?.address(replaced)
                else { continue }
                found[property] = PropertyDifference(
                    name: property.name, before: "url(\(address))", after: "a different file at that address")
                continue
            }
            // A difference of an inherited value is reported only for the element that the value comes from.
            if property.entry.isInherited, let oldParent = old.parent, let newParent = new.parent,
                oldParent.value(property) == before, newParent.value(property) == after
            {
                continue
            }
            let texts = (old.style.plainText(property), new.style.plainText(property))
            guard texts.0 != texts.1 else { continue }
            found[property] = PropertyDifference(
                name: property.name, before: texts.0, after: texts.1, token: token(property, old, new),
                sheets: sheets(property, old, new))
        }
        return shortened(found, old.style, new.style)
    }

    // MARK: - Shorthands

    private static let sides: [(String, [PropertyID])] = {
        func ids(_ name: (String) -> String) -> [PropertyID] {
            ["top", "right", "bottom", "left"].map { PropertyID(known: name($0)) }
        }
        return [
            ("margin", ids { "margin-\($0)" }), ("padding", ids { "padding-\($0)" }), ("inset", ids { $0 }),
            ("border-width", ids { "border-\($0)-width" }), ("border-style", ids { "border-\($0)-style" }),
            ("border-color", ids { "border-\($0)-color" }),
            (
                "border-radius",
                ["top-left", "top-right", "bottom-right", "bottom-left"].map {
                    PropertyID(known: "border-\($0)-radius")
                }
            ),
            ("gap", ["row-gap", "column-gap"].map { PropertyID(known: $0) }),
            ("overflow", ["overflow-x", "overflow-y"].map { PropertyID(known: $0) }),
        ]
    }()

    /// Combines the differences of several sides, corners or axes into one difference of their shorthand if they have
    /// the same cause, and sorts all differences by name.
    private static func shortened(
        _ found: [PropertyID: PropertyDifference], _ old: ComputedStyle, _ new: ComputedStyle
    ) -> [PropertyDifference] {
        var found = found
        var result: [PropertyDifference] = []
        for (name, properties) in sides {
            let members = properties.compactMap { found[$0] }
            guard members.count > 1, Set(members.map(\.token)).count == 1 else { continue }
            for property in properties { found[property] = nil }
            result.append(
                PropertyDifference(
                    name: name, before: text(name, properties.map(old.plainText)),
                    after: text(name, properties.map(new.plainText)),
                    token: members[0].token, sheets: members.reduce(into: []) { $0.formUnion($1.sheets) }))
        }
        return (result + found.values).sorted { $0.name < $1.name }
    }

    /// The value of a shorthand of sides, corners or axes. If a corner has two radii, the vertical radii come after a
    /// slash.
    private static func text(_ name: String, _ values: [String]) -> String {
        guard name == "border-radius" else { return text(values) }
        let corners = values.map { radii($0) }
        let horizontal = text(corners.map { $0.horizontal })
        let isRound = corners.allSatisfy { $0.horizontal == $0.vertical }
        return isRound ? horizontal : "\(horizontal) / \(text(corners.map { $0.vertical }))"
    }

    /// Splits the value of a corner at the first space outside parentheses. If there is none, both radii are the whole
    /// value.
    private static func radii(_ value: String) -> (horizontal: String, vertical: String) {
        var depth = 0
        for index in value.indices {
            switch value[index] {
            case "(": depth += 1
            case ")": depth -= 1
            case " " where depth == 0: return (String(value[..<index]), String(value[value.index(after: index)...]))
            default: break
            }
        }
        return (value, value)
    }

    /// The values of sides, without those that follow from others: the left from the right, the bottom from the top,
    /// and the right from the top.
    private static func text(_ values: [String]) -> String {
        var values = values
        if values.count == 4, values[3] == values[1] { values.removeLast() }
        if values.count == 3, values[2] == values[0] { values.removeLast() }
        if values.count == 2, values[1] == values[0] { values.removeLast() }
        return values.joined(separator: " ")
    }

    // MARK: - Causes

    private static func sheets(_ property: PropertyID, _ old: Side, _ new: Side) -> Set<String> {
        var names: Set<String> = []
        for side in [old, new] {
            guard case .sheet(let sheet, _) = side.style.entry(property)?.source else { continue }
            if side.rules.sheets[sheet].origin != .userAgent { names.insert(side.rules.sheets[sheet].name) }
        }
        return names
    }

    /// The custom property that causes a difference: one that the declaration uses, directly or through other custom
    /// properties. Nil if there is none, or if both versions have a declaration and the texts of these differ.
    private static func token(_ property: PropertyID, _ old: Side, _ new: Side) -> Token? {
        let texts = [old.declaredText(property), new.declaredText(property)].compactMap { $0 }
        guard let text = texts.first, texts.allSatisfy({ $0 == text }) else { return nil }
        return cause(in: text, old, new, depth: 0)
    }

    private static func cause(in text: String, _ old: Side, _ new: Side, depth: Int) -> Token? {
        guard depth < 16, text.contains("--") else { return nil }
        let list = TokenList(text)
        for index in 0..<list.count where list[index].kind == .ident && list.name(index).hasPrefix("--") {
            let name = list.name(index)
            let (before, after) = (old.style.customs[name], new.style.customs[name])
            guard before?.text != after?.text else { continue }
            let texts = [before?.source.flatMap(old.rules.declaredText), after?.source.flatMap(new.rules.declaredText)]
            if let same = texts[0], same == texts[1], let deeper = cause(in: same, old, new, depth: depth + 1) {
                return deeper
            }
            return Token(name: name, before: before?.plainText, after: after?.plainText)
        }
        return nil
    }
}

extension RuleSet {
    /// The value of a declaration, with single spaces and without the texts of comments; nil for attributes.
    fileprivate func declaredText(_ source: DeclarationSource) -> String? {
        guard case .sheet(let sheet, let declaration) = source else { return nil }
        return SheetOutline.value(sheets[sheet].sheet, declaration)
    }
}

extension ComputedStyle {
    /// The value of a property for comparisons. For `color`, this is the resolved color.
    fileprivate func value(_ property: PropertyID) -> [ComponentValue] {
        property == StyleResolver.Known.color ? [.color(.color(color))] : components(property)
    }
}

extension ComponentValue {
    /// Whether the value is, or contains, one of the addresses.
    fileprivate func names(_ addresses: Set<String>) -> Bool { address(addresses) != nil }

    fileprivate func address(_ addresses: Set<String>) -> String? {
        switch self {
        case .url(let address), .string(let address): addresses.contains(address) ? address : nil
        case .function(_, let inner), .block(_, let inner): inner.lazy.compactMap { $0.address(addresses) }.first
        default: nil
        }
    }
}
