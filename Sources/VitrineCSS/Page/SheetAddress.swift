import VitrineSupport

/// Where the file of a style sheet is that a page or another sheet names.
package enum SheetAddress {
    /// The path of a file named by an address; nil for one of another site.
    /// - Parameters:
    ///   - address: the address as written.
    ///   - base: the path of the file that has it.
    ///   - root: the folder that addresses beginning with a slash are in; nil when it is not known.
    package static func path(_ address: String, from base: String, root: String? = nil) -> String? {
        let path = decoded(Array(address.utf8).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") })
        guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("//") else { return nil }
        var steps: [Substring] = []
        var isAbsolute = base.hasPrefix("/")
        if path.hasPrefix("/") {
            guard let root else { return nil }
            isAbsolute = root.hasPrefix("/")
            steps = root.split(separator: "/")
        } else {
            steps = base.split(separator: "/").dropLast()
        }
        for step in path.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != ".." { steps.removeLast() } else { steps.append(step) }
        }
        return (isAbsolute ? "/" : "") + steps.joined(separator: "/")
    }

    private static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
        var result: [UInt8] = []
        var at = bytes.startIndex
        while at < bytes.endIndex {
            if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.endIndex,
                let byte = UInt8(String(decoding: bytes[at + 1...at + 2], as: UTF8.self), radix: 16)
            {
                result.append(byte)
                at += 3
            } else {
                result.append(bytes[at])
                at += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
