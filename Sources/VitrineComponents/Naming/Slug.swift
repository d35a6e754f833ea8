import Foundation

/// Names made of `a` to `z`, digits and single hyphens: safe in a file name on every system, in an address and in an
/// `id`.
package enum Slug {
    /// The longest name in bytes; longer slugs are cut and get a digest.
    package static let limit = 64

    /// The slug of a text, and whether the text can be told from it again.
    ///
    /// Words in camel case are separated, letters lose their marks (`Ångström` gives `angstrom`), everything else
    /// becomes a hyphen. A text of which nothing remains gives an empty slug; a long one may pass ``limit``.
    package static func make(_ text: String) -> (slug: String, isFaithful: Bool) {
        if isSlug(text) { return (text, true) }
        var slug = ""
        var pendingHyphen = false
        var previousIsLower = false
        for scalar in text.decomposedStringWithCanonicalMapping.unicodeScalars {
            let letters = letters(of: scalar)
            if letters.isEmpty {
                let isMark = (0x300...0x36F).contains(scalar.value)
                if !isMark { pendingHyphen = !slug.isEmpty }
                previousIsLower = previousIsLower && isMark
                continue
            }
            let isUpper = scalar.properties.isUppercase
            if pendingHyphen || (isUpper && previousIsLower) { slug += "-" }
            slug += letters
            pendingHyphen = false
            previousIsLower = !isUpper
        }
        return (slug, false)
    }

    /// A slug for something that need not differ from others: the text's, cut where it is too long; where nothing of the
    /// text remains, a digest behind the fallback.
    package static func name(of text: String, fallback: String) -> String {
        let slug = make(text).slug
        return slug.isEmpty || slug.utf8.count > limit ? with(slug.isEmpty ? fallback : slug, digestOf: text) : slug
    }

    /// A slug with a digest behind it, within the limit.
    static func with(_ slug: String, digestOf text: String) -> String {
        var start = String(slug.prefix(limit - digestLength - 1))
        while start.hasSuffix("-") { start.removeLast() }
        return "\(start)-\(digest(text))"
    }

    /// Twelve letters and digits that depend on the text alone, not on its normalisation form (FNV-1a, 64 bits, of which
    /// 62 remain: among a million texts the odds of two alike are one to nine million).
    package static func digest(_ text: String) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in text.precomposedStringWithCanonicalMapping.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        let digits = String(hash, radix: 36)
        return String((String(repeating: "0", count: 13) + digits).suffix(digestLength))
    }

    private static let digestLength = 12

    static func isSlug(_ text: String) -> Bool {
        var previous = UInt8(ascii: "-")
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x61...0x7A: break
            case UInt8(ascii: "-") where previous != byte: break
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-")
    }

    /// The ASCII letters of one scalar in lower case; letters that do not decompose are spelled out.
    private static func letters(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "0"..."9": String(scalar)
        case "A"..."Z": scalar.properties.lowercaseMapping
        case "ß": "ss"
        case "æ", "Æ": "ae"
        case "œ", "Œ": "oe"
        case "ø", "Ø": "o"
        case "ł", "Ł": "l"
        case "đ", "Đ", "ð", "Ð": "d"
        case "þ", "Þ": "th"
        case "ı": "i"
        default: ""
        }
    }
}
