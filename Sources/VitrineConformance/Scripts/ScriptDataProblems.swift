import VitrineSupport

/// Collects the problems with an import map or a set of speculation rules, each with the place of the value or of its
/// name.
struct ScriptDataProblems {
    struct Problem {
        var error: ScriptDataError
        var place: JSONPlace
    }

    private(set) var all: [Problem] = []
    /// The member whose rules are being checked, such as `prefetch`, for messages; nil outside of the lists of rules.
    var member: String?

    mutating func add(_ error: ScriptDataError, at place: JSONPlace) {
        all.append(Problem(error: member.map { .inMember($0, error) } ?? error, place: place))
    }

    /// Adds the problem that a value has the wrong shape.
    mutating func refuse(_ node: JSONNode, _ subject: ScriptDataError.Subject, _ shape: ScriptDataError.Shape) {
        add(.shape(subject, shape, found: .init(node)), at: node.place)
    }
}
