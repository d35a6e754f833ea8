/// Names of windows and frames, and references to maps.
enum NavigableNames {
    private static let keywords = ["_blank", "_self", "_parent", "_top", "_unfencedtop"]

    /// What is wrong with a name or keyword of `target`; nil when it is right.
    static func targetProblem(_ value: Bytes) -> String? {
        if value.first == UInt8(ascii: "_") {
            if keywords.contains(where: { WebText.equal(value, $0) }) { return nil }
            return "only “_blank”, “_self”, “_parent” and “_top” begin with “_”"
        }
        return nameProblem(value)
    }

    /// What is wrong with a name; nil when it is right.
    static func nameProblem(_ value: Bytes) -> String? {
        if value.isEmpty { return "it is empty" }
        if value.first == UInt8(ascii: "_") { return "a name must not begin with “_”" }
        if value.contains(UInt8(ascii: "<")), value.contains(where: { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }) {
            return "a name must not have “<” together with a line break or tab"
        }
        return nil
    }

    /// What is wrong with a hash-name reference; nil when it is right.
    static func hashNameProblem(_ value: Bytes) -> String? {
        if value.first != UInt8(ascii: "#") { return "it begins with “#”, behind which stands the name" }
        return value.count == 1 ? "the name behind “#” is missing" : nil
    }

    /// What is wrong with addresses between spaces, each of the scheme `http` or `https`; nil when they are right.
    static func addressListProblem(_ value: Bytes) -> String? {
        for item in value.split(whereSeparator: \.isHTMLSpace) {
            if let problem = AddressSyntax.problem(item, .web) { return "\(quoted(item)): \(problem)" }
        }
        return nil
    }
}
