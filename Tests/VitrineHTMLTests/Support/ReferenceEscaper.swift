/// A reference implementation of escaping, which goes through the characters one by one. It is slow but simple.
struct ReferenceEscaper {
    var isAttribute = false
    /// Whether the text is in a comment, a script or a style, where character references are not possible.
    var isVerbatim = false
    private(set) var output: [UInt8] = []
    private(set) var replaced: [UInt32] = []

    init(isAttribute: Bool = false, isVerbatim: Bool = false) {
        self.isAttribute = isAttribute
        self.isVerbatim = isVerbatim
    }

    mutating func escape(_ text: String) {
        output.removeAll(keepingCapacity: true)
        replaced.removeAll(keepingCapacity: true)
        var previous: UInt32 = 0
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value == 0x0A, previous == 0x0D {
                previous = value
                continue
            }
            previous = value
            add(value, scalar)
        }
    }

    private mutating func add(_ value: UInt32, _ scalar: Unicode.Scalar) {
        if value == 0x09 {
            append(isAttribute ? "&#9;" : "\t")
        } else if value == 0x0A || value == 0x0D {
            append(isAttribute ? "&#10;" : "\n")
        } else if value < 0x20 || (value >= 0x7F && value <= 0x9F) || isNoncharacter(value) {
            replaced.append(value)
            append("\u{FFFD}")
        } else if value == 0x26, !isVerbatim {
            append("&amp;")
        } else if value == 0x3C, !isVerbatim {
            append("&lt;")
        } else if value == 0x3E, !isVerbatim {
            append("&gt;")
        } else if value == 0x22, isAttribute {
            append("&quot;")
        } else if value < 0x80 {
            output.append(UInt8(value))
        } else {
            output.append(contentsOf: String(scalar).utf8)
        }
    }

    private mutating func append(_ text: StaticString) {
        for index in 0..<text.utf8CodeUnitCount { output.append(text.utf8Start[index]) }
    }

    private func isNoncharacter(_ value: UInt32) -> Bool {
        if value >= 0xFDD0 && value <= 0xFDEF { return true }
        return value % 0x10000 == 0xFFFE || value % 0x10000 == 0xFFFF
    }
}
