import VitrineSupport

/// Checks the delay and the target of a refresh, such as `5` or `5; url=next.html`. The delay is in seconds.
enum RefreshSyntax {
    /// Returns the problem with a refresh; nil if it is valid.
    static func error(_ value: Bytes) -> ValueError? {
        var cursor = ByteCursor(value)
        if cursor.digits().isEmpty { return .metadata(.secondsMissing(found: FoundText(firstOf: value))) }
        if cursor.isAtEnd { return nil }
        guard cursor.take(";") else { return .metadata(.semicolonMissing(found: FoundText(firstOf: cursor.rest))) }
        if cursor.spaces().isEmpty { return .metadata(.spaceMissing) }
        let address = cursor.rest
        guard address.hasPrefix(ignoringCase: "url=") else {
            return .metadata(.urlMissing(found: address.isEmpty ? .end : .text(address)))
        }
        let target = address.dropFirst(4)
        if let first = target.first, first == 0x22 || first == 0x27 { return .metadata(.quotationMarks) }
        // Unlike in other attributes, whitespace around the address is not allowed here.
        if let space = target.first(where: \.isHTMLSpace) {
            return .metadata(.spaceInAddress(Unicode.Scalar(space)))
        }
        return AddressSyntax.error(target)
    }
}
