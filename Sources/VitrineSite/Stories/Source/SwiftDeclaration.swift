/// A declaration in a Swift file, or another statement.
struct SwiftDeclaration: Hashable, Sendable {
    enum Keyword: String, Hashable, Sendable {
        case `struct`, `enum`, `class`, actor, `protocol`, `extension`
        case `func`, `init`, `subscript`, `deinit`
        case `var`, `let`
        case `case`, `typealias`, `associatedtype`, `import`
        /// Any other statement.
        case statement
    }

    var keyword: Keyword
    /// The declared names: several for a pattern such as `(a, b)`, and none for subscripts, deinitializers, cases,
    /// imports and other statements. Of several patterns, as in `let a = 1, b = 2`, only the first is considered.
    var names: [String] = []
    /// All tokens, including attributes and modifiers.
    var tokens: Range<Int>
    /// The tokens between the braces of a type or a function; nil if there are no braces.
    var body: Range<Int>?
    /// The index of the parenthesis that opens the parameters; nil if there are none.
    var parameters: Int?
    /// The tokens of each modifier, including an argument in parentheses, keyed by the modifier's name. The key of an
    /// access level that applies only to the setter includes the argument: `private(set)`.
    var modifiers: [String: Range<Int>] = [:]

    /// Whether the declaration can have members.
    var isType: Bool {
        switch keyword {
        case .struct, .enum, .class, .actor, .protocol, .extension: true
        default: false
        }
    }

    var isValue: Bool { keyword == .var || keyword == .let }

    /// Whether the declaration's own access level makes it visible only in its file. A property of which only the
    /// setter is private is visible in other files.
    var isPrivate: Bool { modifiers["private"] != nil || modifiers["fileprivate"] != nil }
}
