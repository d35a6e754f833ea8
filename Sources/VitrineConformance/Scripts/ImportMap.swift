import VitrineSupport

/// Checks the structure and the addresses of an import map that is known to be valid JSON.
struct ImportMap {
    private var problems = ScriptDataProblems()

    /// Returns the problems; empty for a valid import map.
    static func problems(_ map: JSONNode) -> [ScriptDataProblems.Problem] {
        var check = ImportMap()
        check.judge(map)
        return check.problems.all
    }

    private static let names = ["imports", "scopes", "integrity"]

    private mutating func judge(_ map: JSONNode) {
        guard let members = map.members else { return problems.refuse(map, .importMap, .object) }
        for member in members {
            guard Self.names.contains(member.name) else {
                problems.add(.unknownMember(member.name, of: .importMap, expected: Self.names), at: member.place)
                continue
            }
            guard let inner = member.node.members else {
                problems.refuse(member.node, .member(member.name), .object)
                continue
            }
            switch member.name {
            case "imports": judgeSpecifiers(inner, in: "imports")
            case "scopes": for scope in inner { judgeScope(scope) }
            default: for entry in inner { judgeIntegrity(entry) }
            }
        }
    }

    private mutating func judgeScope(_ scope: JSONNode.Member) {
        if let error = Self.address(scope.name) { problems.add(.address(nil, scope.name, error), at: scope.place) }
        guard let members = scope.node.members else {
            return problems.refuse(scope.node, .scope(scope.name), .object)
        }
        judgeSpecifiers(members, in: "scopes")
    }

    private mutating func judgeIntegrity(_ entry: JSONNode.Member) {
        if let error = Self.address(entry.name) { problems.add(.address(nil, entry.name, error), at: entry.place) }
        if entry.node.string == nil { problems.refuse(entry.node, .integrity(of: entry.name), .text) }
    }

    private mutating func judgeSpecifiers(_ members: [JSONNode.Member], in place: String) {
        for member in members {
            if member.name.isEmpty { problems.add(.emptyName(in: place), at: member.place) }
            let subject = ScriptDataError.Subject.address(of: member.name, in: place)
            guard let target = member.node.string else {
                problems.refuse(member.node, subject, .text)
                continue
            }
            if let error = Self.address(target) {
                problems.add(.address(subject, target, error), at: member.node.place)
            } else if !["/", "./", "../"].contains(where: { target.hasPrefix($0) }),
                AddressSyntax.error(Bytes(target.utf8), .absolute) != nil
            {
                problems.add(.specifier(subject, target), at: member.node.place)
            }
            if member.name.hasSuffix("/"), !target.hasSuffix("/") {
                problems.add(.slashMissing(name: member.name, address: target), at: member.node.place)
            }
        }
    }

    /// Returns the problem with an address; nil if it is valid.
    static func address(_ text: String) -> ValueError? { AddressSyntax.error(Bytes(text.utf8)) }
}
