/// Names and characters that are possible in HTML but not in XML. Files in git are well-formed XML, so that any tool
/// can read them.
extension SnapshotTree {
    /// Escapes names that XML does not allow (`@click` becomes `_x40_click`), and replaces characters that XML does not
    /// allow with U+FFFD.
    mutating func takeXMLForm() {
        var isChanged = false
        for node in nodes.indices {
            guard let name = nodes[node].name else {
                let text = nodes[node].text
                let changed = Self.xmlText(text)
                guard changed != text else { continue }
                nodes[node].text = changed
                isChanged = true
                continue
            }
            let attributes = nodes[node].attributes
            var changed = attributes.map { Attribute(name: Self.xmlName($0.name), value: Self.xmlText($0.value)) }
            if zip(changed, attributes).contains(where: { $0.name != $1.name }) {
                changed.sort { $0.name < $1.name }
            }
            let newName = Self.xmlName(name)
            guard newName != name || changed != attributes else { continue }
            nodes[node].becomeElement(newName, changed)
            isChanged = true
        }
        if isChanged { addHashes() }
    }

    private static func xmlName(_ name: String) -> String {
        if name.utf8.allSatisfy(isPlain), name.utf8.first.map(isStart) ?? false { return name }
        if name.hasPrefix("xml:"), name.utf8.dropFirst(4).allSatisfy(isPlain) { return name }
        var out = ""
        for (index, scalar) in name.unicodeScalars.enumerated() {
            let isKept = UInt8(exactly: scalar.value).map { index == 0 ? isStart($0) : isPlain($0) } ?? false
            out += isKept ? String(scalar) : "_x\(String(scalar.value, radix: 16, uppercase: true))_"
        }
        return out
    }

    private static func isStart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") }

    private static func isPlain(_ byte: UInt8) -> Bool {
        isStart(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private static func xmlText(_ text: String) -> String {
        // Most texts need no change: they contain neither control characters nor the byte EF, with which U+FFFE and
        // U+FFFF begin in UTF-8.
        guard text.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 && $0 != 0x0A || $0 == 0xEF }) else { return text }
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: scalars.append(scalar)
            default: scalars.append("\u{FFFD}")
            }
        }
        return String(scalars)
    }
}
