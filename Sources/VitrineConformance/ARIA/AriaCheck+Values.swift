import VitrineAccessibility
import VitrineMarkup
import VitrineSupport

/// Checks the names and the values of `aria-*` attributes.
extension AriaCheck {
    func judgeValues(_ element: AriaElement) {
        let node = element.node
        for attribute in page.attributes(node) {
            let name = page.attributeName(attribute)
            guard let type = AriaTable.value(name) else {
                if name == .other { judgeName(attribute, node) }
                continue
            }
            let bytes = page.value(of: attribute)
            if !bytes.contains(where: { !$0.isHTMLSpace }) {
                judgeEmpty(type, name, attribute, element)
            } else if let problem = problem(bytes, type) {
                report.add(
                    .ariaValue, at: node, attribute: attribute,
                    "“\(name.spelling)” of \(tag(page, node)) is \(quoted(bytes)): \(problem)")
            } else if case .keyword = type, bytes.contains(where: \.isASCIIUppercase) {
                report.add(
                    .ariaCase, at: node, attribute: attribute,
                    "“\(name.spelling)” of \(tag(page, node)) is \(quoted(bytes)); write it in lowercase")
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
            return "\(quoted(Bytes(spelling.utf8))) of \(tag(page, node)) is not a known attribute"
                + (hint.map { "; did you mean “\($0)”?" } ?? "")
        }
        report.add(.ariaUnknown, at: node, attribute: attribute, message())
    }

    private func judgeEmpty(_ type: AriaValue, _ name: Name, _ attribute: Int, _ element: AriaElement) {
        if case .text = type { return }
        // A required attribute that is empty is reported as missing.
        if required(of: element).contains(name) { return }
        if let expected = expected(type), !AriaTable.emptyIsDefault.contains(name) {
            report.add(
                .ariaValue, at: element.node, attribute: attribute,
                "“\(name.spelling)” of \(tag(page, element.node)) is empty: \(expected)")
            return
        }
        report.add(
            .ariaEmpty, at: element.node, attribute: attribute,
            "“\(name.spelling)” of \(tag(page, element.node)) is empty; write a value, or remove the attribute")
    }

    /// What is expected instead of an empty value, in words; nil for lists, references and texts, which may be empty
    /// without an error.
    private func expected(_ type: AriaValue) -> String? {
        switch type {
        case .keyword(let keywords): "expected \(list(keywords))"
        case .integer: "expected a whole number"
        case .number: "expected a number such as 2.5"
        case .keywords, .id, .ids, .shortcuts, .text: nil
        }
    }

    /// Checks whether a role allows the value `mixed` of `aria-checked`.
    private func judgeMixed(_ bytes: Bytes, _ attribute: Int, _ element: AriaElement) {
        guard bytes.elementsEqual("mixed".utf8), let role = element.role else { return }
        guard role == .radio || role == .menuitemradio || role == .switch else { return }
        report.add(
            .ariaValue, at: element.node, attribute: attribute,
            "“aria-checked” of \(tag(page, element.node)) is “mixed”: a “\(role.spelling)” is either on or off")
    }

    /// The problem with a value that is not empty, in words; nil if it is valid.
    private func problem(_ bytes: Bytes, _ type: AriaValue) -> String? {
        switch type {
        case .text, .ids: return nil
        case .keyword(let keywords):
            if keywords.contains(where: { bytes.equals(ignoringCase: $0) }) { return nil }
            return "expected \(list(keywords))"
        case .keywords(let keywords):
            let tokens = bytes.split(whereSeparator: \.isHTMLSpace)
            let wrong = tokens.first { token in !keywords.contains { token.equals(ignoringCase: $0) } }
            return wrong.map { "expected \(list(keywords)), found \(quoted($0))" }
        case .id: return bytes.contains(where: \.isHTMLSpace) ? "expected one id without spaces" : nil
        case .integer(let least, let orUnknown): return integer(bytes, least, orUnknown)
        case .number: return DecimalNumber(bytes) == nil ? "expected a number such as 2.5" : nil
        case .shortcuts: return shortcuts(bytes)
        }
    }

    private func list(_ keywords: [Bytes]) -> String {
        keywords.map { String(decoding: $0, as: UTF8.self) }.joined(last: "or")
    }

    private func integer(_ bytes: Bytes, _ least: Int, _ orUnknown: Bool) -> String? {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
        guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
            return "expected a whole number"
        }
        // If a number overflows `Int`, the largest or smallest `Int` is compared instead, which gives the same result.
        let number = Int(String(decoding: bytes, as: UTF8.self)) ?? (digits.count == bytes.count ? .max : .min)
        if number >= least || orUnknown && number == -1 { return nil }
        return "the smallest allowed value is \(least)" + (orUnknown ? ", or -1 if the number is not known" : "")
    }

    /// The problem with keyboard shortcuts such as `Control+Shift+A`, in words; nil if each of them consists of
    /// modifiers followed by one key.
    private func shortcuts(_ bytes: Bytes) -> String? {
        func isModifier(_ key: Bytes) -> Bool {
            ["Alt", "AltGraph", "Control", "Meta", "Shift"].contains(String(decoding: key, as: UTF8.self))
        }
        for shortcut in bytes.split(whereSeparator: \.isHTMLSpace) {
            let keys = shortcut.split(separator: UInt8(ascii: "+"), omittingEmptySubsequences: false)
            if keys.contains(where: \.isEmpty) {
                return "a key is missing in \(quoted(shortcut)); for the key + write Plus"
            }
            if let last = keys.last, isModifier(last) {
                return "\(quoted(shortcut)) ends with a modifier; add a key"
            }
            if let wrong = keys.dropLast().first(where: { !isModifier($0) }) {
                return "\(quoted(wrong)) is not a modifier; expected Alt, AltGraph, Control, Meta or Shift"
            }
        }
        return nil
    }
}
