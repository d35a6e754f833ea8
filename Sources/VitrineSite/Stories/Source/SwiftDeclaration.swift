/// Something that a file of Swift declares, or another statement.
struct SwiftDeclaration: Hashable, Sendable {
    enum Keyword: String, Hashable, Sendable {
        case `struct`, `enum`, `class`, actor, `protocol`, `extension`
        case `func`, `init`, `subscript`, `deinit`
        case `var`, `let`
        case `case`, `typealias`, `associatedtype`, `import`
        /// Everything else.
        case statement
    }

    var keyword: Keyword
    /// Its name; several where a pattern declares several.
    var names: [String] = []
    /// All of it, attributes and modifiers included.
    var tokens: Range<Int>
    /// What is between the braces of a type or a function.
    var body: Range<Int>?
    /// The bracket that opens the parameters.
    var parameters: Int?
    /// The places of its modifiers, with what is in brackets after them.
    var modifiers: [String: Range<Int>] = [:]

    /// Whether it has members.
    var isType: Bool {
        switch keyword {
        case .struct, .enum, .class, .actor, .protocol, .extension: true
        default: false
        }
    }

    var isValue: Bool { keyword == .var || keyword == .let }

    /// Whether no other file sees it.
    var isPrivate: Bool { modifiers["private"] != nil || modifiers["fileprivate"] != nil }
}
