import Foundation

/// Names made of `a` to `z`, digits and single hyphens: characters that are safe in a file name on every system, in an
/// address and in an `id`.
package enum Slug {
    /// The maximum length of a name in bytes. Longer slugs are cut and get a digest.
    package static let limit = 64

    /// Returns the slug of a text, and whether the text already was a slug and is returned unchanged.
    ///
    /// Words in camel case are separated, letters lose their diacritics (`Ångström` gives `angstrom`), and each
    /// sequence of other characters between words becomes a hyphen. A text without usable letters and digits gives an
    /// empty slug; the slug of a long text may exceed ``limit``.
    package static func make(_ text: String) -> (slug: String, isFaithful: Bool) {
        isSlug(text) ? (text, true) : (spelled(text, .address), false)
    }

    /// The way in which a text is spelled in a slug. Names that are published or stored in git depend on it.
    package enum Spelling: Sendable {
        /// Letters lose their diacritics, and a capital begins a word unless it follows another capital: `HTMLView`
        /// gives `htmlview`.
        case address
        /// Letters beyond ASCII are treated like punctuation, and the last of several capitals begins a word if a
        /// lowercase letter follows it: `HTMLView` gives `html-view`.
        case fileName
    }

    /// Returns the words of a text in lowercase, with hyphens between them.
    package static func spelled(_ text: String, _ spelling: Spelling) -> String {
        let text = spelling == .address ? text.decomposedStringWithCanonicalMapping : text
        let scalars = Array(text.unicodeScalars)
        var slug = ""
        var pendingHyphen = false
        var previous: Unicode.Scalar?
        for (place, scalar) in scalars.enumerated() {
            let letters = spelling == .address ? letters(of: scalar) : asciiLetters(of: scalar)
            if letters.isEmpty {
                let isMark = spelling == .address && (0x300...0x36F).contains(scalar.value)
                if !isMark {
                    pendingHyphen = !slug.isEmpty
                    previous = nil
                }
                continue
            }
            let next = place + 1 < scalars.count ? scalars[place + 1] : nil
            let beginsWord =
                scalar.properties.isUppercase
                && previous.map {
                    !$0.properties.isUppercase || spelling == .fileName && next.map { ("a"..."z").contains($0) } == true
                } == true
            if pendingHyphen || beginsWord { slug += "-" }
            slug += letters
            pendingHyphen = false
            previous = scalar
        }
        return slug
    }

    /// Returns a name for a text. Different texts may get the same name. The name is the slug of the text. If the slug
    /// is longer than ``limit``, it is cut and followed by a digest; if it is empty, the name is the fallback followed
    /// by a digest.
    package static func name(of text: String, fallback: String) -> String {
        let slug = make(text).slug
        return slug.isEmpty || slug.utf8.count > limit ? with(slug.isEmpty ? fallback : slug, digestOf: text) : slug
    }

    /// Returns a slug, a hyphen and the digest of a text. The slug is cut so that the result has at most ``limit``
    /// bytes.
    package static func with(_ slug: String, digestOf text: String) -> String {
        var start = String(slug.prefix(limit - digestLength - 1))
        while start.hasSuffix("-") { start.removeLast() }
        return "\(start)-\(digest(text))"
    }

    /// Returns twelve letters and digits that depend only on the text, not on its normalization form. They contain 62
    /// of the 64 bits of an FNV-1a hash: among a million texts, the odds that any two have the same digest are one in
    /// nine million.
    package static func digest(_ text: String) -> String {
        let hash = StableHash.of(text.precomposedStringWithCanonicalMapping.utf8)
        let digits = String(hash, radix: 36)
        return String((String(repeating: "0", count: 13) + digits).suffix(digestLength))
    }

    private static let digestLength = 12

    package static func isSlug(_ text: String) -> Bool {
        var previous = UInt8(ascii: "-")
        for byte in text.utf8 {
            switch byte {
            case _ where byte.isASCIIAlphanumeric && !byte.isASCIIUppercase: break
            case UInt8(ascii: "-") where previous != byte: break
            default: return false
            }
            previous = byte
        }
        return previous != UInt8(ascii: "-")
    }

    private static func asciiLetters(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "a"..."z", "0"..."9": String(scalar)
        case "A"..."Z": scalar.properties.lowercaseMapping
        default: ""
        }
    }

    /// Returns the ASCII letters or the digit for one scalar, in lowercase; empty if there are none. Some letters
    /// without a decomposition are transliterated: `ß` gives `ss`.
    private static func letters(of scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "ß": "ss"
        case "æ", "Æ": "ae"
        case "œ", "Œ": "oe"
        case "ø", "Ø": "o"
        case "ł", "Ł": "l"
        case "đ", "Đ", "ð", "Ð": "d"
        case "þ", "Þ": "th"
        case "ı": "i"
        default: asciiLetters(of: scalar)
        }
    }
}
