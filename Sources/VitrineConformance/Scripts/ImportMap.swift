import VitrineSupport

/// What an import map must be, beyond being JSON.
enum ImportMap {
    /// Returns what is wrong; nil when a value is a valid import map.
    static func error(_ map: JSONNode) -> ScriptDataError? {
        do throws(ScriptDataError) { try check(map) } catch { return error }
        return nil
    }

    private static let names = ["imports", "scopes", "integrity"]

    private static func check(_ map: JSONNode) throws(ScriptDataError) {
        guard let members = map.members else { throw .shape(.importMap, .object, found: .init(map)) }
        for member in members {
            guard names.contains(member.name) else {
                throw .unknownMember(member.name, of: .importMap, expected: names)
            }
            guard let inner = member.node.members else {
                throw .shape(.member(member.name), .object, found: .init(member.node))
            }
            switch member.name {
            case "imports": try specifiers(inner, in: "imports")
            case "scopes":
                for scope in inner {
                    if let error = address(scope.name) { throw .address(nil, scope.name, error) }
                    guard let members = scope.node.members else {
                        throw .shape(.scope(scope.name), .object, found: .init(scope.node))
                    }
                    try specifiers(members, in: "scopes")
                }
            default:
                for entry in inner {
                    if let error = address(entry.name) { throw .address(nil, entry.name, error) }
                    guard entry.node.string != nil else {
                        throw .shape(.integrity(of: entry.name), .text, found: .init(entry.node))
                    }
                }
            }
        }
    }

    private static func specifiers(
        _ members: [JSONNode.Member], in place: String
    ) throws(ScriptDataError) {
        for member in members {
            if member.name.isEmpty { throw .emptyName(in: place) }
            let subject = ScriptDataError.Subject.address(of: member.name, in: place)
            guard let target = member.node.string else { throw .shape(subject, .text, found: .init(member.node)) }
            if ["/", "./", "../"].contains(where: { target.hasPrefix($0) }) {
                if let error = address(target) { throw .address(subject, target, error) }
            } else if AddressSyntax.error(Bytes(target.utf8), .absolute) != nil {
                throw .specifier(subject, target)
            }
            if member.name.hasSuffix("/"), !target.hasSuffix("/") {
                throw .slashMissing(name: member.name, address: target)
            }
        }
    }

    /// Returns what is wrong with an address; nil when it is right.
    static func address(_ text: String) -> ValueError? { AddressSyntax.error(Bytes(text.utf8)) }
}
