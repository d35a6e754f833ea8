/// The policy of `allow`, as Permissions Policy writes it. Which features there are is not judged.
enum PermissionsPolicy {
    /// What is wrong with a policy; nil when it is right.
    static func problem(_ value: Bytes) -> String? {
        for part in value.split(separator: UInt8(ascii: ";")) {
            let words = part.split(whereSeparator: \.isHTMLSpace)
            guard let feature = words.first else { continue }
            guard feature.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }) else {
                return "\(quoted(feature)) is no name of a feature; policies are separated by “;”"
            }
            for origin in words.dropFirst() {
                if let problem = problem(ofOrigin: origin) { return problem }
            }
            if words.count > 2, words.contains(where: { WebText.equal($0, "'none'") }) {
                return "“'none'” of \(quoted(feature)) stands beside other origins"
            }
        }
        return nil
    }

    private static func problem(ofOrigin origin: Bytes) -> String? {
        if origin.elementsEqual("*".utf8)
            || ["'self'", "'src'", "'none'"].contains(where: { WebText.equal(origin, $0) })
        {
            return nil
        }
        if ["self", "src", "none"].contains(where: { WebText.equal(origin, $0) }) {
            return "\(quoted(origin)) needs single quotation marks"
        }
        // `https://*.example.com` stands for all hosts below one.
        var address = origin
        if let star = origin.firstIndex(of: UInt8(ascii: "*")), origin[star...].starts(with: "*.".utf8) {
            address = origin[..<star] + origin[(star + 2)...]
        }
        guard AddressSyntax.problem(address, .absolute) == nil else {
            return
                "\(quoted(origin)) is no origin, as “https://example.org”, and none of “*”, “'self'”, “'src'” and “'none'”"
        }
        return nil
    }
}
