/// The words of a finding, as all formats for people give them.
enum FindingText {
    /// `index.html:3:14`; `vitrine` for a finding about no file.
    static func place(_ finding: Finding) -> String {
        guard !finding.path.isEmpty else { return "vitrine" }
        var text = finding.path
        if finding.line > 0 { text += ":\(finding.line)" }
        if finding.line > 0, finding.column > 0 { text += ":\(finding.column)" }
        return text
    }

    /// `in Todo (todos/42), Todos.swift:12`; nil for foreign HTML.
    static func origin(_ finding: Finding) -> String? {
        let component = finding.component.map { "in \($0)" + (finding.instance.map { " (\($0))" } ?? "") }
        let parts = [component, finding.source].compactMap { $0 }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// A text in one line that does nothing to a terminal: control characters and those that turn the direction of
    /// writing are spelled out.
    static func safe(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.reduce(into: "") { $0 += isUnsafe($1) ? shown($1) : String($1) }
    }

    static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// `␛` and its like for the old control characters, `<U+202E>` for the others.
    static func shown(_ scalar: Unicode.Scalar) -> String {
        if scalar.value < 0x20, let picture = Unicode.Scalar(0x2400 + scalar.value) { return String(picture) }
        if scalar.value == 0x7F { return "␡" }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)>"
    }
}
