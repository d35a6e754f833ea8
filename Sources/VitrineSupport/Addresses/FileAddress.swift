/// Resolves addresses in pages and stylesheets to the paths of files.
package enum FileAddress {
    /// Returns the path of the file that an address refers to. Returns nil when the address has a scheme or a host,
    /// contains a backslash, leads to a folder because it ends with a slash or its last step is `.` or `..`, or is
    /// empty apart from its query and fragment; when one of its steps cannot be a file name; and when it begins with a
    /// slash and `root` is nil.
    /// - Parameters:
    ///   - address: the address as written. Its query and fragment are ignored.
    ///   - base: the path of the file that contains the address.
    ///   - root: the folder to which addresses with a leading slash are relative; nil when it is not known.
    /// - Returns: the path. It is absolute if `base` is absolute; for an address with a leading slash, if `root` is. A
    ///   relative path is relative to the same folder as `base` or `root`, and begins with `..` if the file is outside
    ///   that folder.
    package static func path(_ address: String, from base: String, root: String? = nil) -> String? {
        let bytes = plain(address)
        guard let first = bytes.first, bytes.last != slash, !bytes.starts(with: [slash, slash]),
            !bytes.contains(UInt8(ascii: "\\")), !bytes.prefix(while: { $0 != slash }).contains(UInt8(ascii: ":"))
        else { return nil }
        var steps: [String]
        var isAbsolute = base.hasPrefix("/")
        if first == slash {
            guard let root else { return nil }
            isAbsolute = root.hasPrefix("/")
            steps = root.split(separator: "/").map(String.init)
        } else {
            steps = base.split(separator: "/").dropLast().map(String.init)
        }
        var isFolder = true
        for step in bytes.split(separator: slash) {
            guard let step = fileName(step) else { return nil }
            isFolder = step == "." || step == ".."
            switch step {
            case ".": break
            case "..":
                if let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
            default: steps.append(step)
            }
        }
        return isFolder ? nil : (isAbsolute ? "/" : "") + steps.joined(separator: "/")
    }

    /// Returns the path of the file that an address refers to, relative to the same folder as `base`. Addresses with a
    /// leading slash are relative to that folder, too. Returns nil when the file is outside that folder, and when
    /// ``path(_:from:root:)`` returns nil.
    package static func path(_ address: String, inside base: String) -> String? {
        path(address, from: base, root: "").flatMap { $0.hasPrefix("../") ? nil : $0 }
    }

    /// Returns whether an address that is not the path of a file leads to another site: it begins with `http:`,
    /// `https:` or two slashes. Browsers treat a backslash there like a slash (URL Standard, 4.4).
    package static func isOnOtherSite(_ address: String) -> Bool {
        let start = plain(address).prefix(6).asciiLowercased()
        if start.starts(with: "http:".utf8) || start.starts(with: "https:".utf8) { return true }
        return start.count > 1 && start.prefix(2).allSatisfy { $0 == slash || $0 == UInt8(ascii: "\\") }
    }

    /// Returns a part of an address as a file name, with percent-encoding decoded; nil when no file can have that name.
    package static func fileName(_ bytes: Bytes) -> String? {
        guard bytes.contains(UInt8(ascii: "%")) else { return String(validating: bytes, as: UTF8.self) }
        let decoded = PercentEncoding.decoded(bytes)
        guard !decoded.contains(slash), !decoded.contains(0) else { return nil }
        return String(validating: decoded, as: UTF8.self)
    }

    /// Returns an address without its query and fragment, and without the characters that browsers ignore: spaces and
    /// control characters at both ends, and line breaks and tabs anywhere (URL Standard, 4.4).
    private static func plain(_ address: String) -> Bytes {
        let bytes = address.utf8.filter { !$0.isIgnoredInAddresses }
        let path = bytes.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }.drop { $0 <= 0x20 }
        guard path.endIndex == bytes.endIndex, let last = path.lastIndex(where: { $0 > 0x20 }) else { return path }
        return path[...last]
    }

    private static let slash = UInt8(ascii: "/")
}
