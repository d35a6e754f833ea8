import VitrineSupport

/// The files that a page needs to look as it does: stylesheets, pictures, fonts.
package enum PageAssets {
    /// Addresses in a page, as they are written.
    package static func addresses(in tree: SnapshotTree) -> [String] {
        var found: [String] = []
        for node in tree.nodes.indices {
            guard let name = tree.nodes[node].name else { continue }
            if tree.isStylesheet(node), let address = tree.value("href", node) { found.append(address) }
            switch name {
            case "img", "source", "input", "video":
                found += [tree.value("src", node), tree.value("poster", node)].compactMap { $0 }
                found += candidates(tree.value("srcset", node) ?? "")
            case "image", "use": found += [tree.value("href", node), tree.value("xlink:href", node)].compactMap { $0 }
            case "style": for text in tree.children(node) { found += addresses(inStyles: tree.nodes[text].text) }
            default: break
            }
            if let style = tree.value("style", node) { found += addresses(inStyles: style) }
        }
        return found
    }

    /// The addresses of `srcset`, without their descriptors. A comma inside an address does not end it.
    static func candidates(_ list: String) -> [String] {
        var found: [String] = []
        var isAddress = true
        for word in list.split(whereSeparator: \.isWhitespace) {
            if isAddress { found.append(String(word.reversed().drop { $0 == "," }.reversed())) }
            isAddress = word.hasSuffix(",")
        }
        return found
    }

    /// Addresses in `url(…)` and `@import "…"`. One pass; comments and texts of `content` may add a name that is no file.
    package static func addresses(inStyles text: String) -> [String] {
        var found: [String] = []
        var rest = text[...]
        while let start = rest.range(of: "url(") {
            rest = rest[start.upperBound...]
            guard let end = rest.firstIndex(of: ")") else { break }
            found.append(unquoted(rest[..<end]))
            rest = rest[end...]
        }
        rest = text[...]
        while let start = rest.range(of: "@import") {
            rest = rest[start.upperBound...].drop(while: \.isWhitespace)
            guard let quote = rest.first, quote == "\"" || quote == "'" else { continue }
            rest = rest.dropFirst()
            guard let end = rest.firstIndex(of: quote) else { break }
            found.append(String(rest[..<end]))
        }
        return found
    }

    private static func unquoted(_ text: Substring) -> String {
        var text = String(text.drop(while: \.isWhitespace))
        while text.last?.isWhitespace == true { text.removeLast() }
        if let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote {
            text = String(text.dropFirst().dropLast())
        }
        return text
    }

    /// The path of an address in the folder; nil when it leads out of it, or to another site.
    /// - Parameter page: the path of the page or stylesheet that names it.
    package static func path(_ address: String, from page: String) -> String? {
        let address = address.prefix { $0 != "?" && $0 != "#" }
        guard !address.isEmpty, !address.hasPrefix("//"), !address.contains("\\") else { return nil }
        let beforeSlash = address.prefix { $0 != "/" }
        guard !beforeSlash.contains(":") else { return nil }
        var steps = address.hasPrefix("/") ? [] : page.split(separator: "/").dropLast().map(String.init)
        for step in address.split(separator: "/") {
            guard let step = decoded(step: step) else { return nil }
            switch step {
            case ".": continue
            case "..": if steps.popLast() == nil { return nil }
            default: steps.append(step)
            }
        }
        return steps.isEmpty || address.hasSuffix("/") ? nil : steps.joined(separator: "/")
    }

    /// The text of a part of an address; nil where it is none that a file can have.
    private static func decoded(step: Substring) -> String? {
        decoded(step).flatMap { $0.contains("/") || $0.contains("\0") ? nil : $0 }
    }

    /// The text of an address; nil where it is not UTF-8.
    static func decoded(_ step: Substring) -> String? {
        guard step.contains("%") else { return String(step) }
        var bytes: [UInt8] = []
        var rest = step.utf8[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(value)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// A path as an address.
    static func encoded(_ path: String) -> String {
        var out = ""
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                UInt8(ascii: "."), UInt8(ascii: "~"):
                out.unicodeScalars.append(UnicodeScalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                out += "%" + (digits.count == 1 ? "0" : "") + digits
            }
        }
        return out
    }
}
