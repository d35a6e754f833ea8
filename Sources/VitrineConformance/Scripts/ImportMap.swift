/// What an import map must be, beyond being JSON.
enum ImportMap {
    /// What is wrong; nil when a value is a valid import map.
    static func problem(_ map: JSONValue) -> String? {
        guard case .object(let members) = map else { return "an import map is an object" }
        for member in members {
            guard ["imports", "scopes", "integrity"].contains(member.name) else {
                return "an import map has imports, scopes and integrity only, not \(quotedText(member.name))"
            }
            guard case .object(let inner) = member.value else { return "\(quotedText(member.name)) is an object" }
            switch member.name {
            case "imports":
                if let problem = specifiers(inner, in: "imports") { return problem }
            case "scopes":
                for scope in inner {
                    if let problem = address(scope.name) { return "the scope \(quotedText(scope.name)): \(problem)" }
                    guard case .object(let specifiers) = scope.value else {
                        return "the scope \(quotedText(scope.name)) is an object"
                    }
                    if let problem = self.specifiers(specifiers, in: "scopes") { return problem }
                }
            default:
                for entry in inner {
                    if let problem = address(entry.name) { return "the address \(quotedText(entry.name)): \(problem)" }
                    guard case .text = entry.value else {
                        return "the integrity of \(quotedText(entry.name)) is a text"
                    }
                }
            }
        }
        return nil
    }

    private static func specifiers(_ members: [JSONValue.Member], in place: String) -> String? {
        for member in members {
            if member.name.isEmpty { return "a name in \(place) is empty" }
            guard case .text(let target) = member.value else {
                return "the address of \(quotedText(member.name)) in \(place) is a text"
            }
            let isRelative = ["/", "./", "../"].contains { target.hasPrefix($0) }
            let bytes = Bytes(target.utf8)
            if let problem = isRelative ? address(target) : AbsoluteAddress.problem(bytes) {
                return isRelative
                    ? "the address of \(quotedText(member.name)) is \(quotedText(target)): \(problem)"
                    : "the address of \(quotedText(member.name)) is \(quotedText(target)), and begins with “/”, “./”, “../” or a scheme"
            }
            if member.name.hasSuffix("/"), !target.hasSuffix("/") {
                return "\(quotedText(member.name)) ends with “/”, so its address \(quotedText(target)) does too"
            }
        }
        return nil
    }

    static func address(_ text: String) -> String? { Datatype.named["url"]?.problem(Bytes(text.utf8)) }
}
