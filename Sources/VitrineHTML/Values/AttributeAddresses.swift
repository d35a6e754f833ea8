import VitrineSupport

/// Finds the addresses in the value of an attribute. It is used when attributes are written, for markup from elsewhere,
/// and for the content security policies of written pages.
///
/// ```swift
/// AttributeAddresses.all(in: "a.png 1x, b.png 2x", of: "srcset")  // ["a.png", "b.png"]
/// ```
package enum AttributeAddresses {
    /// The syntax of addresses in an attribute.
    enum Form {
        case none, one
        /// Addresses with descriptors, separated by commas, as in `srcset`.
        case imageCandidates
        /// Addresses separated by whitespace, as in `ping`.
        case spaced
        /// Addresses separated by semicolons, as in the `values` of an animation.
        case semicolons
        /// Addresses separated by commas or whitespace, as in the obsolete `archive`.
        case commas
        /// Addresses in `url(…)` of a CSS declaration.
        case style
    }

    /// Returns the syntax of the addresses in an attribute (HTML Standard, index of attributes; SVG 2; SMIL); `.none`
    /// if its value is not checked for addresses.
    static func form(of name: String) -> Form {
        switch name.lowercased() {
        case "href", "xlink:href", "src", "action", "formaction", "cite", "data", "poster", "manifest", "background",
            "longdesc", "usemap", "codebase", "classid", "profile", "itemid", "lowsrc", "dynsrc", "to", "from", "by":
            .one
        case "srcset", "imagesrcset": .imageCandidates
        case "ping", "attributionsrc": .spaced
        case "values": .semicolons
        case "archive": .commas
        case "style": .style
        default: .none
        }
    }

    /// Returns the addresses in a value as they are written, but without the escapes and quotes of CSS in `style`.
    package static func all(in value: String, of name: String) -> [String] {
        switch form(of: name) {
        case .none: []
        case .one: [value]
        case .imageCandidates: ImageCandidates.addresses(value)
        case .spaced: value.utf8.split(whereSeparator: \.isHTMLSpace).map { String(decoding: $0, as: UTF8.self) }
        // Here, a tab or a line feed does not end an address: browsers remove it.
        case .semicolons: value.split(separator: ";").map(String.init)
        case .commas:
            value.utf8.split { $0.isHTMLSpace || $0 == UInt8(ascii: ",") }.map { String(decoding: $0, as: UTF8.self) }
        case .style: addresses(inStyle: value)
        }
    }

    // MARK: - Styles

    /// Returns the contents of each `url(…)`, with escapes resolved. In cases of doubt, it finds more of them than
    /// browsers do, for example in comments and strings.
    private static func addresses(inStyle text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "(")) else { return [] }
        let plain = withoutEscapes(text)
        let lowered = plain.map { $0 < 0x80 ? UInt8(truncatingIfNeeded: $0).asciiLowercased : 0x80 }
        var found: [String] = []
        let opening = Array("url(".utf8)
        var at = 0
        while at + opening.count <= lowered.count {
            guard lowered[at..<at + opening.count].elementsEqual(opening) else {
                at += 1
                continue
            }
            at += opening.count
            var scalars = String.UnicodeScalarView()
            for value in plain[at...] {
                guard value != 0x29 else { break }
                // Quotes are not part of the address; whitespace is removed when the scheme is read.
                if value != 0x22, value != 0x27, let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
            }
            found.append(String(scalars))
        }
        return found
    }

    /// Returns the scalars of a text with its escapes resolved (CSS Syntax, 4.3.7). An escape is a backslash, followed
    /// either by one to six hexadecimal digits and an optional whitespace character, or by a literal character.
    private static func withoutEscapes(_ text: String) -> [UInt32] {
        let scalars = withPlainLineBreaks(text)
        var plain: [UInt32] = []
        var at = 0
        while at < scalars.count {
            guard scalars[at] == 0x5C, at + 1 < scalars.count else {
                plain.append(scalars[at])
                at += 1
                continue
            }
            at += 1
            var (value, digits): (UInt32, Int) = (0, 0)
            while digits < 6, at < scalars.count, scalars[at] < 0x80,
                let digit = UInt8(truncatingIfNeeded: scalars[at]).hexDigitValue
            {
                value = value * 16 + UInt32(digit)
                digits += 1
                at += 1
            }
            if digits == 0 {
                // A backslash before a line break removes both.
                if scalars[at] != 0x0A { plain.append(scalars[at]) }
                at += 1
            } else {
                plain.append(value)
                if at < scalars.count, [0x20, 0x09, 0x0A].contains(scalars[at]) { at += 1 }
            }
        }
        return plain
    }

    /// Returns the scalars of a text with a line feed for each line break, as CSS reads it (CSS Syntax, 3.3).
    private static func withPlainLineBreaks(_ text: String) -> [UInt32] {
        var found: [UInt32] = []
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\r", "\u{C}": found.append(0x0A)
            case "\n" where last == "\r": break
            default: found.append(scalar.value)
            }
            last = scalar
        }
        return found
    }
}
