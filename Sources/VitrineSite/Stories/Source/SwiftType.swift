/// How the values of a struct or an enum can be created, according to the source of the type.
struct SwiftType: Sendable {
    /// A stored property.
    struct Property: Sendable {
        var name: String
        /// Its type, in a form that can be compared with other types; nil if the source does not state it.
        var type: String?
        var defaultValue: String?
        var isConstant: Bool
        /// Whether it is private or lazy, or has an attribute such as a property wrapper.
        var isHidden: Bool
    }

    struct Parameter: Sendable {
        var name: String
        var label: String?
        var type: String
        var defaultValue: String?
    }

    /// An initializer that other files may call. Those that are failable, throwing or asynchronous, and those that have
    /// a `where` clause, are left out.
    struct Initializer: Sendable {
        var parameters: [Parameter]
        var isPublic: Bool
    }

    var properties: [Property] = []
    var initializers: [Initializer] = []
    /// Whether the body of the type declares no initializer, so that the compiler synthesizes a memberwise one for a
    /// struct.
    var isMemberwise = true
    var cases: Set<String> = []

    /// Reads a struct or an enum.
    /// - Parameter name: the name, including the names of enclosing types: `Picker.Option`.
    /// - Returns: nil if the file does not declare a struct or an enum with this name.
    init?(_ name: String, in file: SwiftFile) {
        let path = name.split(separator: ".").map(String.init)
        let type = file.types.sorted { $0.key < $1.key }.map(\.value).first { type in
            (type.keyword == .struct || type.keyword == .enum) && file.path(of: type) == path
        }
        guard let type else { return nil }
        for member in file.members(of: path) {
            let isInside = file.types(around: member.tokens.lowerBound).first == type
            if member.isValue, isInside, let property = Self.property(member, in: file) { properties.append(property) }
            if member.keyword == .`init` {
                if isInside { isMemberwise = false }
                if let initializer = Self.initializer(member, in: file) { initializers.append(initializer) }
            }
            if member.keyword == .case { cases.formUnion(file.tokens[member.tokens].compactMap(\.word)) }
        }
    }

    private static func property(_ member: SwiftDeclaration, in file: SwiftFile) -> Property? {
        guard member.modifiers["static"] == nil, let name = member.names.first else { return nil }
        let tokens = member.tokens
        let depth = file.parents[tokens.lowerBound]
        func first(_ sign: Unicode.Scalar) -> Int? {
            tokens.first { file.parents[$0] == depth && file.tokens[$0].isSign(sign) }
        }
        let equals = first("=")
        let brace = first("{").flatMap { $0 > equals ?? 0 ? $0 : nil }
        let observes = brace.map { ["didSet", "willSet"].contains(file.tokens[$0 + 1].word) } ?? true
        guard observes || equals != nil && brace == nil else { return nil }
        let end = brace ?? tokens.upperBound
        let type = first(":").flatMap { colon in
            colon < (equals ?? end) ? text(colon + 1..<(equals ?? end), in: file) : nil
        }
        let value = equals.map { file.text(of: $0 + 1..<end) }
        return Property(
            name: name, type: type, defaultValue: value, isConstant: member.keyword == .let,
            isHidden: member.isPrivate || file.tokens[tokens.lowerBound].isSign("@") || member.modifiers["lazy"] != nil)
    }

    private static func initializer(_ member: SwiftDeclaration, in file: SwiftFile) -> Initializer? {
        guard !member.isPrivate, let open = member.parameters, let body = member.body,
            let keyword = member.tokens.first(where: { file.tokens[$0].word == "init" }),
            !file.tokens[keyword + 1].isSign("?"), !file.tokens[keyword + 1].isSign("!"),
            !(file.partners[open]..<body.lowerBound).contains(where: {
                ["throws", "async", "where"].contains(file.tokens[$0].word)
            })
        else { return nil }
        let parameters = SwiftScopes.parameters(open, in: file).map { parameter in
            Parameter(
                name: parameter.name, label: parameter.label, type: text(parameter.type, in: file),
                defaultValue: parameter.defaultValue.map { file.text(of: $0) })
        }
        return Initializer(parameters: parameters, isPublic: member.modifiers["public"] != nil)
    }

    /// The text of a type in a form that can be compared: without `@`, `escaping` and `Sendable`, with `any` instead of
    /// `some`, and without whitespace except after `any`.
    private static func text(_ range: Range<Int>, in file: SwiftFile) -> String {
        file.tokens[range].map { token in
            ["any", "some", "escaping", "Sendable"].contains(token.word) || token.isSign("@")
                ? (token.word == "any" || token.word == "some" ? "any " : "")
                : String(decoding: file.text[token.range], as: UTF8.self)
        }.joined()
    }

    // MARK: - Calls

    struct Argument {
        var label: String?
        var property: Property
        var defaultValue: String?
    }

    /// The calls that may create a value; those that leave the fewest properties unset come first. `rest` contains the
    /// properties that a call does not set, except constants that have a default value.
    /// - Parameter isForeign: whether the type belongs to another module, so that only public initializers can be
    ///   used.
    func calls(isForeign: Bool) -> [(arguments: [Argument], rest: [Property])] {
        var calls: [(arguments: [Argument], rest: [Property])] = []
        for initializer in initializers where initializer.isPublic || !isForeign {
            if let call = call(of: initializer) { calls.append(call) }
        }
        let settable = properties.filter { !$0.isConstant || $0.defaultValue == nil }
        if isMemberwise, !isForeign, !settable.contains(where: \.isHidden) {
            let arguments = settable.map { property in
                let isOptional = !property.isConstant && property.type?.hasSuffix("?") == true
                return Argument(
                    label: property.name, property: property,
                    defaultValue: property.defaultValue ?? (isOptional ? "nil" : nil))
            }
            calls.append((arguments, []))
        }
        // If every property has a default value (nil for an optional variable), there is also `init()`. It is visible
        // in the whole module, even if a property is private.
        if isMemberwise, !isForeign,
            properties.allSatisfy({ $0.defaultValue != nil || $0.type?.hasSuffix("?") == true })
        {
            calls.append(([], properties.filter { !$0.isConstant || $0.defaultValue == nil }))
        }
        return calls.sorted { $0.rest.count < $1.rest.count }
    }

    private func call(of initializer: Initializer) -> (arguments: [Argument], rest: [Property])? {
        var arguments: [Argument] = []
        for parameter in initializer.parameters {
            let property = properties.first { property in
                (property.name == parameter.name || property.name == parameter.label)
                    && property.type.map { $0 == parameter.type } ?? true
            }
            if let property {
                arguments.append(
                    Argument(label: parameter.label, property: property, defaultValue: parameter.defaultValue))
            } else if parameter.defaultValue == nil {
                return nil
            }
        }
        let covered = Set(arguments.map(\.property.name))
        return (
            arguments, properties.filter { !covered.contains($0.name) && !($0.isConstant && $0.defaultValue != nil) }
        )
    }
}
