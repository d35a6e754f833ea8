/// Valid MIME type strings, and what is made of them.
enum MIMEType {
    /// What is wrong with a MIME type; nil when it is right.
    static func problem(_ value: Bytes, allowsParameters: Bool = true) -> String? {
        if value.isEmpty { return "it is empty" }
        let type = value.prefix { $0 != UInt8(ascii: "/") && isToken($0) }
        var rest = value[type.endIndex...]
        if type.isEmpty { return "\(first(rest)) stands where a MIME type, as “text/html”, begins" }
        guard rest.first == UInt8(ascii: "/") else {
            return rest.isEmpty
                ? "“/” and a subtype are missing, as in “text/html”" : "\(first(rest)) is not allowed in the type"
        }
        rest = rest.dropFirst()
        let subtype = rest.prefix { isToken($0) }
        if subtype.isEmpty {
            return rest.isEmpty
                ? "the subtype behind “/” is missing" : "\(first(rest)) stands where the subtype begins"
        }
        rest = rest[subtype.endIndex...]
        if !allowsParameters, !rest.isEmpty { return "\(first(rest)) is not allowed behind the subtype" }
        while !rest.isEmpty {
            if let problem = parameter(&rest) { return problem }
        }
        return nil
    }

    /// Whether a byte may be in a token of HTTP.
    static func isToken(_ byte: UInt8) -> Bool {
        byte.isASCIILetter || byte.isASCIIDigit || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }

    private static func first(_ bytes: Bytes) -> String {
        bytes.isEmpty ? "the end" : WebText.shown(WebText.scalar(bytes, at: bytes.startIndex).scalar)
    }

    private static func parameter(_ rest: inout Bytes) -> String? {
        let spaces = rest.prefix { $0 == 0x20 || $0 == 0x09 }
        rest = rest[spaces.endIndex...]
        guard rest.first == UInt8(ascii: ";") else {
            return rest.isEmpty
                ? "white space stands at the end" : "\(first(rest)) stands where “;” or the end is expected"
        }
        rest = rest.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
        let name = rest.prefix { isToken($0) }
        rest = rest[name.endIndex...]
        if name.isEmpty {
            return rest.isEmpty ? "no parameter stands behind “;”" : "\(first(rest)) stands where a parameter begins"
        }
        guard rest.popFirst() == UInt8(ascii: "=") else { return "“=” is missing behind the parameter \(quoted(name))" }
        if rest.first == UInt8(ascii: "\"") {
            return quotedString(&rest) ? nil : "the value of \(quoted(name)) has no closing quotation mark"
        }
        let value = rest.prefix { isToken($0) }
        if value.isEmpty { return "the parameter \(quoted(name)) has no value" }
        rest = rest[value.endIndex...]
        if let next = rest.first, next != UInt8(ascii: ";"), next != 0x20, next != 0x09 {
            return "\(first(rest)) is not allowed in the value of \(quoted(name)) without quotation marks"
        }
        return nil
    }

    /// Steps over a string in quotation marks; false when it is not closed.
    private static func quotedString(_ rest: inout Bytes) -> Bool {
        rest = rest.dropFirst()
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "\"") { return true }
            if byte == UInt8(ascii: "\\"), rest.popFirst() == nil { return false }
        }
        return false
    }

    // MARK: - Types of files and scripts

    /// What is wrong with `accept`; nil when it is right.
    static func acceptProblem(_ value: Bytes) -> String? {
        if value.allSatisfy(\.isHTMLSpace) { return nil }
        for part in value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false) {
            let token = WebText.trimmed(part)
            if token.isEmpty { return "a file type is missing beside a comma" }
            if token.first == UInt8(ascii: ".") {
                if token.count == 1 { return "the ending behind “.” is missing" }
                if token.contains(where: \.isHTMLSpace) {
                    return "“,” is missing between the file types \(quoted(token))"
                }
                continue
            }
            guard token.contains(UInt8(ascii: "/")) else {
                let advice =
                    token.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit } ? "; an ending begins with a dot" : ""
                return "\(quoted(token)) is no file type, as “.png”, “image/png” or “image/*”\(advice)"
            }
            if let problem = problem(token, allowsParameters: false) {
                return "\(quoted(token)) is no file type: \(problem)"
            }
        }
        return nil
    }

    /// What is wrong with the type of a script; nil when it is right.
    static func scriptProblem(_ value: Bytes) -> String? {
        if value.isEmpty || ["module", "importmap", "speculationrules"].contains(where: { WebText.equal(value, $0) }) {
            return nil
        }
        guard value.contains(UInt8(ascii: "/")) else {
            return """
                it is “module”, “importmap”, “speculationrules”, or the MIME type of a data block, as “application/json”; \
                without “type” it is JavaScript
                """
        }
        return problem(value)
    }
}
