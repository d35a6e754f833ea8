import VitrineSupport

/// Checks that addresses are valid URL strings (URL Standard, section 4.3), with the exceptions that ``HostSyntax``
/// lists.
///
/// Relative addresses are checked as if their base were an `http:` or `https:` address. The code of `javascript:`
/// addresses is checked only for tabs and line breaks, because it is a program and not a path.
struct AddressSyntax {
    /// The requirements for an address, in addition to being valid.
    enum Need {
        /// It may be empty.
        case any
        /// It must not be empty.
        case nonempty
        /// It must have a scheme.
        case absolute
        /// It must not be empty, and must be relative or have the scheme `http` or `https`.
        case web
    }

    /// Returns the problem with an address, which may have whitespace around it; nil if it is valid.
    static func error(_ value: Bytes, _ need: Need = .any) -> ValueError? {
        if need == .any, isPlain(value) { return nil }
        let input = value.trimmed
        if input.isEmpty {
            return need == .any ? nil : .nothing(in: value, need == .absolute ? .absoluteAddress : .address)
        }
        do throws(ValueError) {
            try AddressSyntax(input: input).check(need)
            return nil
        } catch { return error }
    }

    /// Checks a list of addresses separated by whitespace, each of which must be relative or have the scheme `http` or
    /// `https`.
    static func webListError(_ value: Bytes) -> ValueError? {
        for item in value.split(whereSeparator: \.isHTMLSpace) {
            if let error = error(item, .web) { return .item(item, error) }
        }
        return nil
    }

    /// Checks a reference to an image map by its name, such as `#harbor`.
    static func hashNameError(_ value: Bytes) -> ValueError? {
        if value.first != UInt8(ascii: "#") { return .address(.hashMissing) }
        return value.count == 1 ? .address(.nameMissing) : nil
    }

    private let input: Bytes

    /// Whether an address needs no further check: it is relative, has no host, and consists only of characters that are
    /// allowed in paths, queries and fragments. This is true for most addresses.
    private static func isPlain(_ value: Bytes) -> Bool {
        var hasFragment = false
        for byte in value {
            if AddressUnits.isPlain(byte) { continue }
            guard byte == UInt8(ascii: "#"), !hasFragment else { return false }
            hasFragment = true
        }
        return !(value.count > 1 && value[value.startIndex] == 0x2F && value[value.startIndex + 1] == 0x2F)
    }

    private func check(_ need: Need) throws(ValueError) {
        if let odd = input.first(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            throw .address(.control(Unicode.Scalar(odd)))
        }
        guard let colon = schemeEnd else {
            if need == .absolute { throw .address(.schemeMissing) }
            return try checkRelative()
        }
        let rest = input[(colon + 1)...]
        let scheme = input[..<colon].lowercasedText
        if need == .web, scheme != "http", scheme != "https" {
            throw .address(.notWeb(scheme: scheme))
        }
        switch scheme {
        case "http", "https", "ws", "wss", "ftp":
            let path = try checkSlashes(rest, after: scheme)
            try checkAuthority(path, isSpecial: true)
        case "file": try checkFile(rest)
        case "javascript": return
        default: try checkOther(rest, scheme)
        }
    }

    /// The index of the colon after the scheme; nil if there is none.
    private var schemeEnd: Int? {
        guard input[input.startIndex].isASCIILetter else { return nil }
        for index in input.indices {
            let byte = input[index]
            if byte == UInt8(ascii: ":") { return index }
            let isScheme =
                byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: ".")
            guard isScheme else { return nil }
        }
        return nil
    }

    private static func isSlash(_ byte: UInt8?) -> Bool { byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") }

    /// Checks that two slashes follow the scheme of an address, and returns the text after them.
    private func checkSlashes(_ rest: Bytes, after scheme: String) throws(ValueError) -> Bytes {
        let slashes = rest.prefix { Self.isSlash($0) }
        if slashes.contains(UInt8(ascii: "\\")) { throw .address(.backslash) }
        if slashes.count < 2 { throw .address(.slashesMissing(scheme: scheme)) }
        if slashes.count > 2 { throw .address(.tooManySlashes(scheme: scheme)) }
        return rest[slashes.endIndex...]
    }

    private func checkRelative() throws(ValueError) {
        let slashes = input.prefix { Self.isSlash($0) }
        guard slashes.count >= 2 else {
            if slashes.first == UInt8(ascii: "\\") { throw .address(.backslash) }
            return try AddressUnits.check(input, .path, isSpecial: true)
        }
        if slashes.contains(UInt8(ascii: "\\")) { throw .address(.backslash) }
        if slashes.count > 2 { throw .address(.tooManySlashes(scheme: nil)) }
        try checkAuthority(input[slashes.endIndex...], isSpecial: true)
    }

    /// Checks an address whose scheme is not special in the URL Standard, such as `mailto:`, `data:`, `urn:` or `ssh:`.
    private func checkOther(_ rest: Bytes, _ scheme: String) throws(ValueError) {
        if rest.starts(with: [0x2F, 0x2F]), scheme != "data" {
            return try checkAuthority(rest.dropFirst(2), isSpecial: false)
        }
        let part: AddressError.Part = rest.first == UInt8(ascii: "/") ? .path : .opaquePath
        try AddressUnits.check(rest, part, isSpecial: false)
        if scheme == "data" { try DataAddress.check(rest) }
    }

    private func checkFile(_ rest: Bytes) throws(ValueError) {
        let slashes = rest.prefix(2)
        if slashes.contains(UInt8(ascii: "\\")) { throw .address(.backslash) }
        guard slashes.elementsEqual([0x2F, 0x2F]) else { throw .address(.slashesMissing(scheme: "file")) }
        let (host, path) = Self.authority(rest.dropFirst(2), isSpecial: true)
        if host.count == 2, let drive = host.first, drive.isASCIILetter, host.last == 0x3A || host.last == 0x7C {
            throw .address(.drive(Unicode.Scalar(drive)))
        }
        if !host.isEmpty { try HostSyntax.check(host) }
        try checkPath(path, isSpecial: true)
    }

    /// Splits the text after the two slashes into the authority, and the path with the query and the fragment.
    private static func authority(_ rest: Bytes, isSpecial: Bool) -> (authority: Bytes, path: Bytes) {
        let end =
            rest.firstIndex {
                $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
                    || isSpecial && $0 == UInt8(ascii: "\\")
            } ?? rest.endIndex
        return (rest[..<end], rest[end...])
    }

    private func checkAuthority(_ rest: Bytes, isSpecial: Bool) throws(ValueError) {
        let (authority, path) = Self.authority(rest, isSpecial: isSpecial)
        var server = authority
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            server = authority[(at + 1)...]
            if server.isEmpty { throw .address(.hostMissingAfterAt) }
            throw .address(.credentials)
        }
        if let colon = Self.portColon(server) {
            if colon == server.startIndex { throw .address(.hostMissingBeforePort) }
            try Self.checkPort(server[(colon + 1)...])
            server = server[..<colon]
        }
        if isSpecial {
            if server.isEmpty { throw .address(.hostMissing) }
            try HostSyntax.check(server)
        } else {
            try HostSyntax.checkOpaque(server)
        }
        try checkPath(path, isSpecial: isSpecial)
    }

    private func checkPath(_ path: Bytes, isSpecial: Bool) throws(ValueError) {
        if isSpecial, path.first == UInt8(ascii: "\\") { throw .address(.backslash) }
        try AddressUnits.check(path, .path, isSpecial: isSpecial)
    }

    /// The index of the colon before the port; nil if there is no port. Colons in brackets belong to an IPv6 address.
    private static func portColon(_ server: Bytes) -> Int? {
        var isInBrackets = false
        for index in server.indices {
            switch server[index] {
            case UInt8(ascii: "["): isInBrackets = true
            case UInt8(ascii: "]"): isInBrackets = false
            case UInt8(ascii: ":") where !isInBrackets: return index
            default: break
            }
        }
        return nil
    }

    private static func checkPort(_ port: Bytes) throws(ValueError) {
        var number = 0
        for index in port.indices {
            guard port[index].isASCIIDigit else {
                throw .address(.portCharacter(ValueText.scalar(port, at: index).scalar))
            }
            number = min(number * 10 + Int(port[index] - 0x30), 65_536)
        }
        if number > 65_535 { throw .address(.portTooLarge(port)) }
    }
}
