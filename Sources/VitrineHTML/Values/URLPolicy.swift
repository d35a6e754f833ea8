/// Which schemes an address may have, by the attribute that holds it.
///
/// A scheme is read as browsers read it (URL Standard, 4.4): leading spaces and controls are skipped, tabs and
/// line breaks count as not there, case does not matter. An address without a scheme is relative and passes.
package enum URLPolicy {
    /// Schemes that any address may have.
    package static let general = ["http", "https", "mailto", "tel", "sms", "ftp", "geo", "urn"]
    /// Schemes that attributes which load an image or other passive media may have besides.
    package static let media = ["data", "blob"]

    /// The scheme of `url` when `attribute` must not have it, or nil when the address is fine.
    ///
    /// `data:` passes only where a browser loads passive media, and there only as `data:image/`, `data:audio/`,
    /// `data:video/` or `data:font/`: in a link or frame it would be a document with its own scripts.
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

    /// A look at the bytes that settles the usual cases: a colon before the first `/`, `?` or `#`?
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

    /// The scheme in lower case, or nil when what comes before the colon is not one.
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
