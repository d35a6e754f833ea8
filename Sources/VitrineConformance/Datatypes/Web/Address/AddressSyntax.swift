/// Valid URL strings, as the URL Standard writes them, and the validation errors of its parser.
///
/// A page is taken to be reached by `http:` or `https:`, so a relative address is read against such a base. The code of
/// `javascript:` addresses is not judged: it is a program, and no browser reads it as a path.
struct AddressSyntax {
    /// What an address must be besides valid.
    enum Need {
        /// Also empty.
        case any
        /// Not empty.
        case nonempty
        /// With a scheme.
        case absolute
        /// Not empty, and relative or with the scheme `http` or `https`.
        case web
    }

    /// What is wrong with a value that is an address potentially surrounded by spaces; nil when it is right.
    static func problem(_ value: Bytes, _ need: Need = .any) -> String? {
        if need == .any, isPlain(value) { return nil }
        let input = WebText.trimmed(value)
        if input.isEmpty {
            return need == .any ? nil : value.isEmpty ? "it is empty" : "there is nothing but white space"
        }
        do throws(ValueProblem) {
            try AddressSyntax(input: input).check(need)
            return nil
        } catch { return error.text }
    }

    private let input: Bytes

    /// Whether a value is a relative address of harmless characters, as most are.
    private static func isPlain(_ value: Bytes) -> Bool {
        var hasFragment = false
        for byte in value {
            if AddressUnits.isPlain(byte) { continue }
            guard byte == UInt8(ascii: "#"), !hasFragment else { return false }
            hasFragment = true
        }
        return !(value.count > 1 && value[value.startIndex] == 0x2F && value[value.startIndex + 1] == 0x2F)
    }

    private func check(_ need: Need) throws(ValueProblem) {
        if let odd = input.first(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            throw ValueProblem("\(WebText.shown(Unicode.Scalar(odd))) is not allowed in an address")
        }
        guard let colon = schemeEnd else {
            if need == .absolute { throw ValueProblem("the scheme is missing, such as “https:” at the front") }
            return try checkRelative()
        }
        let rest = input[(colon + 1)...]
        let scheme = WebText.lowercased(input[..<colon])
        if need == .web, scheme != "http", scheme != "https" {
            throw ValueProblem("“\(scheme):” is not allowed here; it must be “https:” or “http:”")
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

    /// Where the colon behind a scheme stands.
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

    private static let backslash = "“\\” stands where “/” belongs"

    /// What stands behind the two slashes of an address with a host.
    private func checkSlashes(_ rest: Bytes, after scheme: String) throws(ValueProblem) -> Bytes {
        let slashes = rest.prefix { Self.isSlash($0) }
        if slashes.contains(UInt8(ascii: "\\")) { throw ValueProblem(Self.backslash) }
        if slashes.count < 2 { throw ValueProblem("“//” is missing behind “\(scheme):”") }
        if slashes.count > 2 {
            throw ValueProblem("more than two slashes stand behind “\(scheme):”; the host is missing")
        }
        return rest[slashes.endIndex...]
    }

    private func checkRelative() throws(ValueProblem) {
        let slashes = input.prefix { Self.isSlash($0) }
        guard slashes.count >= 2 else {
            if slashes.first == UInt8(ascii: "\\") { throw ValueProblem(Self.backslash) }
            return try AddressUnits.check(input, .path, isSpecial: true)
        }
        if slashes.contains(UInt8(ascii: "\\")) { throw ValueProblem(Self.backslash) }
        if slashes.count > 2 { throw ValueProblem("more than two slashes stand at the front; the host is missing") }
        try checkAuthority(input[slashes.endIndex...], isSpecial: true)
    }

    /// An address without a host of the web: `mailto:`, `data:`, `urn:`, `ssh:`.
    private func checkOther(_ rest: Bytes, _ scheme: String) throws(ValueProblem) {
        if rest.starts(with: [0x2F, 0x2F]) { return try checkAuthority(rest.dropFirst(2), isSpecial: false) }
        let part: AddressUnits.Part = rest.first == UInt8(ascii: "/") ? .path : .opaquePath
        try AddressUnits.check(rest, part, isSpecial: false)
        if scheme == "data" { try DataAddress.check(rest) }
    }

    private func checkFile(_ rest: Bytes) throws(ValueProblem) {
        let slashes = rest.prefix(2)
        if slashes.contains(UInt8(ascii: "\\")) { throw ValueProblem(Self.backslash) }
        guard slashes.elementsEqual([0x2F, 0x2F]) else { throw ValueProblem("“//” is missing behind “file:”") }
        let (host, path) = Self.authority(rest.dropFirst(2), isSpecial: true)
        if host.count == 2, let drive = host.first, drive.isASCIILetter, host.last == 0x3A || host.last == 0x7C {
            let letter = String(Unicode.Scalar(drive))
            throw ValueProblem("the drive “\(letter):” stands in place of the host; write “file:///\(letter):”")
        }
        if !host.isEmpty { try HostSyntax.check(host) }
        try checkPath(path, isSpecial: true)
    }

    /// What stands before the path, query and fragment, and these.
    private static func authority(_ rest: Bytes, isSpecial: Bool) -> (authority: Bytes, path: Bytes) {
        let end =
            rest.firstIndex {
                $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#")
                    || isSpecial && $0 == UInt8(ascii: "\\")
            } ?? rest.endIndex
        return (rest[..<end], rest[end...])
    }

    private func checkAuthority(_ rest: Bytes, isSpecial: Bool) throws(ValueProblem) {
        let (authority, path) = Self.authority(rest, isSpecial: isSpecial)
        var server = authority
        if let at = authority.lastIndex(of: UInt8(ascii: "@")) {
            server = authority[(at + 1)...]
            if server.isEmpty { throw ValueProblem("the host is missing behind “@”") }
            throw ValueProblem("a user name or password before “@” is not allowed in an address")
        }
        if let colon = Self.portColon(server) {
            if colon == server.startIndex { throw ValueProblem("the host is missing before the port") }
            try Self.checkPort(server[(colon + 1)...])
            server = server[..<colon]
        }
        if isSpecial {
            if server.isEmpty { throw ValueProblem("the host is missing") }
            try HostSyntax.check(server)
        } else {
            try HostSyntax.checkOpaque(server)
        }
        try checkPath(path, isSpecial: isSpecial)
    }

    private func checkPath(_ path: Bytes, isSpecial: Bool) throws(ValueProblem) {
        if isSpecial, path.first == UInt8(ascii: "\\") { throw ValueProblem(Self.backslash) }
        try AddressUnits.check(path, .path, isSpecial: isSpecial)
    }

    /// The colon before the port; colons in brackets belong to an IPv6 address.
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

    private static func checkPort(_ port: Bytes) throws(ValueProblem) {
        var number = 0
        for index in port.indices {
            guard port[index].isASCIIDigit else {
                let odd = WebText.shown(WebText.scalar(port, at: index).scalar)
                throw ValueProblem("\(odd) is not allowed in the port, which is a number")
            }
            number = min(number * 10 + Int(port[index] - 0x30), 65_536)
        }
        if number > 65_535 { throw ValueProblem("the port \(quoted(port)) is larger than 65535") }
    }
}
