/// When and where a page leads by itself: `5` and `5; url=next.html`.
enum RefreshSyntax {
    static func problem(_ value: Bytes) -> String? {
        var cursor = ByteCursor(value)
        if cursor.digits().isEmpty { return "it begins with a whole number of seconds" }
        if cursor.isAtEnd { return nil }
        guard cursor.take(";") else { return "“;” stands behind the seconds" }
        if cursor.spaces().isEmpty { return "a space stands behind “;”" }
        let address = cursor.rest
        guard address.hasKeywordPrefix("url=") else { return "“url=” stands before the address" }
        let target = address.dropFirst(4)
        if let first = target.first, first == 0x22 || first == 0x27 { return "the address has no quotation marks" }
        // An address may have spaces around it in attributes, but not here.
        if target.contains(where: \.isHTMLSpace) { return "an address has no white space" }
        return Datatype.named["url"].flatMap { $0.problem(target) }
    }
}
