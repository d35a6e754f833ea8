/// Decides which schemes an address may have, depending on its attribute.
///
/// A scheme is read as in browsers (URL Standard, 4.4): leading spaces and control characters, tabs and line breaks are
/// ignored, as is case. An address without a scheme is relative and is accepted.
package enum URLPolicy {
    /// The schemes that are allowed in any address.
    package static let general = ["http", "https", "mailto", "tel", "sms", "ftp", "geo", "urn"]
    /// The additional schemes that are allowed in attributes that load an image or other passive media.
    package static let media = ["data", "blob"]

    /// Returns the scheme of `url` if it is not allowed in `attribute`; nil if the address is accepted.
    ///
    /// `data:` is accepted only in attributes that can load passive media, and only as `data:image/`, `data:audio/`,
    /// `data:video/` or `data:font/`: in a link or frame, it would be a document with its own scripts.
    package static func refusedScheme(of url: String, in attribute: String) -> String? {
        guard mayHaveScheme(url), let scheme = scheme(of: url) else { return nil }
        if general.contains(scheme) { return nil }
        let isMedia = ["src", "srcset", "poster", "imagesrcset", "style"].contains(attribute)
        if isMedia, media.contains(scheme) {
            if scheme == "blob" { return nil }
            let body = String(url.unicodeScalars.drop { $0 != ":" }.dropFirst()).lowercased()
            if ["image/", "audio/", "video/", "font/"].contains(where: body.hasPrefix) { return nil }
        }
        return scheme
    }

    /// Returns whether there is a colon before the first `/`, `?` or `#`. This decides the usual cases quickly.
    static func mayHaveScheme(_ url: String) -> Bool {
        url.utf8.withContiguousStorageIfAvailable { bytes in
            for byte in bytes {
                switch byte {
                case UInt8(ascii: ":"): return true
                case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
                default: continue
                }
            }
            return false
        } ?? true
    }

    /// Returns the scheme in lowercase; nil when the address has none.
    static func scheme(of url: String) -> String? {
        var scheme = ""
        var started = false
        for scalar in url.unicodeScalars {
            if !started, scalar.value <= 0x20 { continue }
            started = true
            switch scalar {
            case "\t", "\n", "\r": continue
            case ":": return scheme.isEmpty ? nil : scheme
            case "a"..."z": scheme.unicodeScalars.append(scalar)
            case "A"..."Z": scheme += scalar.properties.lowercaseMapping
            case "0"..."9", "+", "-", ".":
                if scheme.isEmpty { return nil }
                scheme.unicodeScalars.append(scalar)
            default: return nil
            }
        }
        return nil
    }
}
