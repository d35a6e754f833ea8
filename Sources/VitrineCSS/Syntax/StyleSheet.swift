import VitrineSupport

/// A parsed stylesheet as flat arrays: rules in source order, each with its declarations as a range.
package struct StyleSheet: Sendable {
    /// One rule.
    package struct Rule: Sendable {
        /// The kind of a rule.
        package enum Kind: UInt8, Sendable {
            /// A qualified rule: a style rule, or a keyframe.
            case qualified
            /// An at-rule.
            case at
            /// Declarations after a nested rule, or those of a `style` attribute.
            case declarations
        }
        /// The kind of the rule.
        package var kind: Kind
        /// Whether the rule has a block.
        package var hasBlock = false
        /// The enclosing rule; -1 for none.
        package var parent: Int32
        /// The index after the last rule inside this one.
        package var end: Int32 = 0
        /// The index of the at-keyword or of the first token.
        package var token: Int32
        /// The tokens of the selector, or those after the at-keyword.
        package var prelude: Range<Int32>
        /// The declarations of the rule, without those of nested rules.
        package var declarations: Range<Int32>
    }

    /// One declaration.
    package struct Declaration: Sendable {
        /// The index of the token with its name.
        package var name: Int32
        /// The tokens of its value, without `!important`, and without whitespace at the ends.
        package var value: Range<Int32>
        /// Whether it is `!important`.
        package var isImportant: Bool
        /// The index of the rule that contains it.
        package var rule: Int32
    }

    /// The tokens and the text.
    package let list: TokenList
    /// All rules.
    package internal(set) var rules: [Rule] = []
    /// All declarations.
    package internal(set) var declarations: [Declaration] = []
    /// Parse errors, at most ``problemLimit``: first those of ``TokenList/problems``, then those of rules and
    /// declarations.
    package internal(set) var problems: [SyntaxProblem] = []
    /// The number of parse errors, including those that are not kept.
    package internal(set) var problemCount = 0

    /// The largest number of parse errors that are kept.
    package static let problemLimit = 1000

    init(list: TokenList) { self.list = list }

    /// Parses a stylesheet.
    package init(_ bytes: [UInt8]) { self = SheetParser.sheet(bytes) }

    /// Parses a stylesheet.
    package init(_ text: String) { self.init(Array(text.utf8)) }

    /// Parses the value of a `style` attribute, as one rule without a selector.
    package init(declarations bytes: [UInt8]) { self = SheetParser.declarations(bytes) }

    /// The name of an at-rule, in lowercase and without `@`.
    package func atName(_ rule: Int) -> String { list.lowerName(Int(rules[rule].token)) }

    /// The name of a declaration; in lowercase unless it is a custom property.
    package func name(_ declaration: Declaration) -> String {
        let name = list.name(Int(declaration.name))
        return name.hasPrefix("--") ? name : name.asciiLowercased
    }

    /// The line and column of a byte, both from 1; the column counts characters. The time is proportional to the
    /// offset.
    package func place(_ offset: Int) -> TextPlace { TextPlace(offset, in: list.bytes) }
}
