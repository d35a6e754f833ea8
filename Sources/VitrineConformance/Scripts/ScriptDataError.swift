import VitrineSupport

/// A problem with an import map or a set of speculation rules whose text is valid JSON.
indirect enum ScriptDataError: Error, Equatable, Sendable {
    /// The expected shape of a JSON value.
    enum Shape: Equatable, Sendable {
        case object, text, listOfRules, listOfAddresses, listOfConditions, textOrTexts, printableText
        /// A URL pattern, which is a string or an object, or an array of them.
        case patterns
        /// An array in which only this string is allowed.
        case list(of: String)
        /// One of these strings.
        case oneOf([String])
    }
    /// The part of the data that a problem is about.
    enum Subject: Equatable, Sendable {
        case importMap, ruleSet, rule, condition
        case member(String)
        /// An item of the array that is the value of a member, such as `urls`.
        case item(of: String)
        case scope(String)
        /// The address to which a member, such as `imports`, maps a name.
        case address(of: String, in: String)
        case integrity(of: String)
    }

    /// The JSON value that was found, as far as messages describe it.
    enum Found: Equatable, Sendable {
        case null, number, array, object
        case bool(Bool)
        case text(String)

        /// Creates the description of a JSON value.
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
    /// A member that is not allowed in an object.
    case unknownMember(String, of: Subject, expected: [String])
    /// An empty name in a member, such as `imports`.
    case emptyName(in: String)
    /// An invalid address. The subject is nil for a key, and for an address in a list.
    case address(Subject?, String, ValueError)
    /// The address of a module that neither is a valid absolute address nor begins with `/`, `./` or `../`.
    case specifier(Subject, String)
    /// An address that does not end with a slash although its name does.
    case slashMissing(name: String, address: String)
    /// A problem with a rule in the list of a member, such as `prefetch`.
    case inMember(String, ScriptDataError)
    /// A rule with both `urls` and `where`.
    case urlsAndWhere
    /// A rule with neither `urls` nor `where`.
    case urlsOrWhereMissing
    /// A rule with the source `list` but without `urls`.
    case urlsMissing
    /// A rule with the source `document` and with `urls`.
    case urlsNotAllowed
    /// A condition with no member besides `relative_to`, or with several; the value is the number of these members.
    case conditionCount(Int)
    /// `relative_to` in a condition without `href_matches`.
    case relativeToNotAllowed
}
