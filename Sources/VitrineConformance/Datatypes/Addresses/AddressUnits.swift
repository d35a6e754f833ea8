import VitrineSupport

/// URL units, as the URL Standard calls them: the characters and percent-encoded bytes in paths, queries and fragments.
enum AddressUnits {
    /// Whether a byte is an ASCII character and a URL code point.
    static func isUnit(_ byte: UInt8) -> Bool { byte < 0x80 && isSet(byte, 0xAFFF_FFD2_0000_0000) }

    /// Whether a byte is an ASCII character and a URL code point, but not a colon.
    static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && isSet(byte, 0xABFF_FFD2_0000_0000) }

    /// Whether an ASCII byte is in a set of characters. `lower` has a bit for each character up to `?`; from `@` on,
    /// every set contains the letters, `@`, `_` and `~`.
    private static func isSet(_ byte: UInt8, _ lower: UInt64) -> Bool {
        (byte < 0x40 ? lower : 0x47FF_FFFE_87FF_FFFF) &>> UInt64(byte & 0x3F) & 1 == 1
    }

    /// Whether a character is a URL code point.
    static func isUnit(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x80 ? isUnit(UInt8(scalar.value)) : scalar.value >= 0xA0 && !isNoncharacter(scalar)
    }

    private static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value & 0xFFFE == 0xFFFE || 0xFDD0 <= scalar.value && scalar.value <= 0xFDEF
    }

    /// Whether the `%` at an index is followed by two hexadecimal digits.
    static func isEscape(_ bytes: Bytes, at index: Int) -> Bool {
        index + 2 < bytes.endIndex && bytes[index + 1].isASCIIHexDigit && bytes[index + 2].isASCIIHexDigit
    }

    /// Checks the path, the query and the fragment of an address: the text after the scheme and the host.
    /// - Parameter start: the part of the address that the text begins with.
    static func check(_ bytes: Bytes, _ start: AddressError.Part, isSpecial: Bool) throws(ValueError) {
        var part = start
        var index = bytes.startIndex
        while index < bytes.endIndex {
            let byte = bytes[index]
            if isUnit(byte) {
                if byte == UInt8(ascii: "?"), part == .path || part == .opaquePath { part = .query }
                index += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "#") where part != .fragment:
                part = .fragment
                index += 1
            case UInt8(ascii: "%"):
                guard isEscape(bytes, at: index) else { throw .address(.percent(part)) }
                index += 3
            case UInt8(ascii: "\\") where isSpecial && part == .path:
                throw .address(.backslash)
            default:
                let (scalar, next) = ValueText.scalar(bytes, at: index)
                guard isUnit(scalar) else { throw notAllowed(scalar, in: part) }
                index = next
            }
        }
    }

    /// The error for a character that must be percent-encoded, or that is not allowed at all.
    static func notAllowed(_ scalar: Unicode.Scalar, in part: AddressError.Part) -> ValueError {
        .address(isNoncharacter(scalar) ? .noncharacter(scalar, part) : .character(scalar, part))
    }
}
