import VitrineSupport

/// A problem with an import map or a set of speculation rules that is valid JSON.
indirect enum ScriptDataError: Error, Equatable, Sendable {
    /// The expected shape of a JSON value.
    enum Shape: Equatable, Sendable {
        case object, text, listOfRules, listOfAddresses, listOfConditions, textOrTexts, printableText
        /// A list in which only the given word is allowed.
        case list(of: String)
        case oneOf([String])
    }
    /// The part of the data that a problem is about.
    enum Subject: Equatable, Sendable {
        case importMap, ruleSet, rule, condition
        case member(String)
        case scope(String)
        /// The address to which a member maps a name.
        case address(of: String, in: String)
        case integrity(of: String)
    }

    /// The type of JSON value that was found.
    enum Found: Equatable, Sendable {
        case null, number, array, object
        case bool(Bool)
        case text(String)

        /// Creates the type of a JSON value.
        init(_ node: JSONNode) {
            switch node.value {
            case .null: self = .null
            case .number: self = .number
            case .bool(let value): self = .bool(value)
            case .string(let text): self = .text(text)
            case .array: self = .array
            case .object: self = .object
            }
        }
    }

    /// A value with the wrong shape.
    case shape(Subject, Shape, found: Found)
    /// An unknown member.
    case unknownMember(String, of: Subject, expected: [String])
    /// An empty name in a member.
    case emptyName(in: String)
    /// A problem with an address.
    case address(Subject?, String, ValueError)
    /// An address of a module that is neither relative nor absolute.
    case specifier(Subject, String)
    /// An address without a trailing slash for a name that has one.
    case slashMissing(name: String, address: String)
    /// A problem with a rule in a member.
    case inMember(String, ScriptDataError)
    case urlsAndWhere
    case urlsOrWhereMissing
    /// No addresses in a rule with the source `list`.
    case urlsMissing
    /// Addresses in a rule with the source `document`.
    case urlsNotAllowed
    /// None or several kinds of condition in one object.
    case conditionCount(Int)
    case relativeToNotAllowed
}
