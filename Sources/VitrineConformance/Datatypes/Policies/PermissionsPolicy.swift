import VitrineSupport

/// Checks the policy in `allow`, as Permissions Policy defines it, such as `camera 'self'; fullscreen *`. The names of
/// features are not checked against a list.
enum PermissionsPolicy {
    /// Returns the problem with a policy; nil if it is valid.
    static func error(_ value: Bytes) -> ValueError? {
        for part in value.split(separator: UInt8(ascii: ";")) {
            let words = part.split(whereSeparator: \.isHTMLSpace)
            guard let feature = words.first else { continue }
            guard feature.allSatisfy({ $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "-") }) else {
                return .policy(.feature(feature))
            }
            for origin in words.dropFirst() {
                if let error = error(ofOrigin: origin) { return .policy(error) }
            }
            if words.count > 2, words.contains(where: { $0.equals(ignoringCase: "'none'") }) {
                return .policy(.noneNotCombinable(feature))
            }
        }
        return nil
    }

    private static func error(ofOrigin origin: Bytes) -> PolicyError? {
        if origin.elementsEqual("*".utf8)
            || ["'self'", "'src'", "'none'"].contains(where: { origin.equals(ignoringCase: $0) })
        {
            return nil
        }
        if ["self", "src", "none"].contains(where: { origin.equals(ignoringCase: $0) }) {
            return .quotesMissing(origin)
        }
        // The `*.` of `https://*.example.com`, which means all subdomains, is not valid in an address, so it is removed
        // before the check.
        var address = origin
        if let star = origin.firstIndex(of: UInt8(ascii: "*")), origin[star...].starts(with: "*.".utf8) {
            address = origin[..<star] + origin[(star + 2)...]
        }
        return AddressSyntax.error(address, .absolute) == nil ? nil : .origin(origin)
    }
}
