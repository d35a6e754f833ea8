/// The names and the values of `aria-*` attributes.
extension AriaCheck {
    func judgeValues(_ element: AriaElement) {
        let node = element.node
        for attribute in page.attributes(node) {
            let name = page.attributeName(attribute)
            guard let type = AriaTable.value(name) else {
                if name == .other { judgeName(attribute, node) }
                continue
            }
            let bytes = page.document.value(of: attribute)
            if !bytes.contains(where: { !$0.isHTMLSpace }) {
                judgeEmpty(type, name, attribute, element)
            } else if let problem = problem(bytes, type) {
                report.add(
                    .ariaValue, at: node, attribute: attribute,
                    "“\(name.spelling)” of \(tag(page, node)) is \(quoted(bytes)): \(problem)")
            } else if case .keyword = type, bytes.contains(where: { $0 >= 0x41 && $0 <= 0x5A }) {
                report.add(
                    .ariaCase, at: node, attribute: attribute,
                    "“\(name.spelling)” of \(tag(page, node)) is \(quoted(bytes)); keywords are written in lower case")
            } else if name == .ariaChecked {
                judgeMixed(bytes, attribute, element)
            }
        }
        judgeRange(element)
    }

    private func judgeName(_ attribute: Int, _ node: Int) {
        let spelling = page.attributeSpelling(attribute)
        guard spelling.lowercased().hasPrefix("aria-") else { return }
        func message() -> String {
            let hint = nearest(String(spelling.prefix(64)), in: AttributeSet.names.map(\.spelling))
            return "there is no attribute \(quoted(Bytes(spelling.utf8))), which \(tag(page, node)) has"
                + (hint.map { "; perhaps “\($0)” is meant" } ?? "")
        }
        report.add(.ariaUnknown, at: node, attribute: attribute, message())
    }

    private func judgeEmpty(_ type: AriaValue, _ name: Name, _ attribute: Int, _ element: AriaElement) {
        if case .text = type { return }
        // A required attribute is reported as missing.
        if let role = element.explicit, RoleTable.definition(role).required.contains(name) { return }
        report.add(
            .ariaEmpty, at: element.node, attribute: attribute,
            "“\(name.spelling)” of \(tag(page, element.node)) is empty, which says nothing; leave the attribute out")
    }

    private func judgeMixed(_ bytes: Bytes, _ attribute: Int, _ element: AriaElement) {
        guard bytes.elementsEqual("mixed".utf8), let role = element.role else { return }
        guard role == .radio || role == .menuitemradio || role == .switch else { return }
        report.add(
            .ariaValue, at: element.node, attribute: attribute,
            "“aria-checked” of \(tag(page, element.node)) is “mixed”: a “\(role.spelling)” is either on or off")
    }

    /// What is wrong with a value that is not empty.
    private func problem(_ bytes: Bytes, _ type: AriaValue) -> String? {
        switch type {
        case .text, .ids: return nil
        case .keyword(let keywords):
            if keywords.contains(bytes) || keywords.contains(bytes.lowercased()) { return nil }
            return "it may be \(list(keywords))"
        case .keywords(let keywords):
            let tokens = bytes.lowercased().split(whereSeparator: \.isHTMLSpace)
            return tokens.first { !keywords.contains($0) }.map { "\(quoted($0)) is none of \(list(keywords))" }
        case .id: return bytes.contains(where: \.isHTMLSpace) ? "it is one id, and ids have no spaces" : nil
        case .integer(let least, let orUnknown): return integer(bytes, least, orUnknown)
        case .number: return DecimalNumber(bytes) == nil ? "a number is expected, such as 2.5" : nil
        case .shortcuts: return shortcuts(bytes)
        }
    }

    private func list(_ keywords: [Bytes]) -> String {
        let words = keywords.map { String(decoding: $0, as: UTF8.self) }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }

    private func integer(_ bytes: Bytes, _ least: Int, _ orUnknown: Bool) -> String? {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        guard !digits.isEmpty, digits.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
            return "a whole number is expected"
        }
        // A number with more digits than fit is large, whatever it is.
        let number = Int(String(decoding: bytes, as: UTF8.self)) ?? (digits.count == bytes.count ? .max : .min)
        if number >= least || orUnknown && number == -1 { return nil }
        return "the least is \(least)" + (orUnknown ? ", or -1 where the number is not known" : "")
    }

    /// `Control+Shift+A`: modifiers first, then one key.
    private func shortcuts(_ bytes: Bytes) -> String? {
        func isModifier(_ key: Bytes) -> Bool {
            ["Alt", "AltGraph", "Control", "Meta", "Shift"].contains(String(decoding: key, as: UTF8.self))
        }
        for shortcut in bytes.split(whereSeparator: \.isHTMLSpace) {
            let keys = shortcut.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
            if keys.contains(where: \.isEmpty) {
                return "in \(quoted(shortcut)) a key is missing; the key + is called Plus"
            }
            if let last = keys.last, isModifier(last) {
                return "\(quoted(shortcut)) ends with a modifier, not with a key"
            }
            if let wrong = keys.dropLast().first(where: { !isModifier($0) }) {
                return "\(quoted(wrong)) is no modifier; these are Alt, AltGraph, Control, Meta and Shift"
            }
        }
        return nil
    }
}

/// Values that must fit one another.
extension AriaCheck {
    private func number(_ name: Name, _ node: Int) -> Double? {
        value(name, node).flatMap(DecimalNumber.init).map(\.value)
    }

    private func judgeRange(_ element: AriaElement) {
        let node = element.node
        if element.present.intersection(Self.limits).isEmpty { return }
        let least = number(.ariaValuemin, node)
        let most = number(.ariaValuemax, node)
        if let least, let most, least > most {
            refuse(.ariaValuemin, "greater than its “aria-valuemax”", node)
        } else if let now = number(.ariaValuenow, node) {
            if let least, now < least { refuse(.ariaValuenow, "less than its “aria-valuemin”", node) }
            if let most, now > most { refuse(.ariaValuenow, "greater than its “aria-valuemax”", node) }
        }
        if let place = number(.ariaPosinset, node), let size = number(.ariaSetsize, node), size >= 1, place > size {
            refuse(.ariaPosinset, "greater than its “aria-setsize”", node)
        }
        judgeIndex(.ariaColindex, .ariaColcount, node)
        judgeIndex(.ariaRowindex, .ariaRowcount, node)
    }

    private static let limits = AttributeSet(
        .ariaValuemin, .ariaValuemax, .ariaValuenow, .ariaPosinset, .ariaColindex, .ariaRowindex)

    private func refuse(_ name: Name, _ problem: String, _ node: Int) {
        report.add(
            .ariaRange, at: node, attribute: page.attribute(name, node),
            "“\(name.spelling)” of \(tag(page, node)) is \(problem)")
    }

    /// A column or row is not beyond the last one of its table.
    private func judgeIndex(_ index: Name, _ count: Name, _ node: Int) {
        guard let place = number(index, node) else { return }
        for around in page.ancestors(node) {
            switch RoleTable.role(of: around, page) {
            case .table, .grid, .treegrid: break
            default: continue
            }
            if let all = number(count, around), all >= 1, place > all {
                refuse(index, "greater than “\(count.spelling)” of its \(tag(page, around))", node)
            }
            return
        }
    }
}

/// A decimal number as HTML writes it: `-1`, `2.5`, `1e3`.
struct DecimalNumber {
    let value: Double

    init?(_ bytes: Bytes) {
        var rest = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        func digits() -> Int {
            let count = rest.prefix { $0 >= 0x30 && $0 <= 0x39 }.count
            rest = rest.dropFirst(count)
            return count
        }
        let whole = digits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return nil }
        } else if whole == 0 {
            return nil
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
            guard digits() > 0 else { return nil }
        }
        guard rest.isEmpty, let value = Double(String(decoding: bytes, as: UTF8.self)) else { return nil }
        self.value = value
    }
}
