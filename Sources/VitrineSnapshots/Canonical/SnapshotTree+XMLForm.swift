/// The XML form of a tree. HTML allows names and characters that XML does not allow, but snapshots are stored as
/// well-formed XML, so that any tool can read them.
extension SnapshotTree {
    /// The name of the attribute `href` of XLink, and its name in the XML form.
    static let xlink = "xlink:href"
    static let xlinkInXMLForm = xmlName(xlink)

    /// Returns the value of `xlink:href`, also if its name is in the XML form; nil if there is no such attribute.
    func xlinkAddress(_ node: Int) -> String? { value(Self.xlink, node) ?? value(Self.xlinkInXMLForm, node) }

    /// Escapes all characters of names except ASCII letters, digits, `_`, `-` and `.` (`@click` becomes `_x40_click`),
    /// and replaces characters of texts and values that XML does not allow with U+FFFD. The first character of a name
    /// is also escaped if it is not a letter or `_`. The prefix `xml:` is kept if nothing else in the name is escaped.
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

    static func xmlName(_ name: String) -> String {
        if name.utf8.allSatisfy(isPlain), name.utf8.first.map(isStart) ?? false { return name }
        if name.hasPrefix("xml:"), name.utf8.dropFirst(4).allSatisfy(isPlain) { return name }
        return escaped(name) { index, scalar in
            UInt8(exactly: scalar.value).map { index == 0 ? isStart($0) : isPlain($0) } ?? false
        }
    }

    /// Escapes the Unicode scalars of a text for which `isKept` returns false.
    /// - Parameter isKept: called with the index of each Unicode scalar, from 0, and the scalar.
    static func escaped(_ text: String, _ isKept: (Int, Unicode.Scalar) -> Bool) -> String {
        var out = ""
        for (index, scalar) in text.unicodeScalars.enumerated() {
            out += isKept(index, scalar) ? String(scalar) : "_x\(String(scalar.value, radix: 16, uppercase: true))_"
        }
        return out
    }

    private static func isStart(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") }

    private static func isPlain(_ byte: UInt8) -> Bool {
        isStart(byte) || byte &- 0x30 < 10 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    static func xmlText(_ text: String) -> String {
        // Most texts need no change: they contain neither control characters other than tabs and line feeds nor the
        // byte EF, with which U+FFFE and U+FFFF begin in UTF-8.
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
