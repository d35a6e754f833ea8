/// A custom property that stylesheets declare for the root or for a theme.
package struct DesignToken: Sendable {
    /// The name, including the two hyphens.
    package var name: String
    package var kind: TokenKind
    /// Its value at the root in light colors; nil if no rule sets it there, for example if only a theme does.
    package var light: TokenValue?
    /// Its value at the root in dark colors; nil if no rule sets it there.
    package var dark: TokenValue?
    /// Its declarations.
    package var declarations: [CustomPropertyTable.Declaration]
    /// The rules that use it, as indices in ``CustomPropertyTable/uses``.
    package var uses: [Int]
    /// Whether its name is in ``CustomPropertyTable/mentioned``.
    package var isMentioned: Bool

    /// Whether its values in light and dark colors differ.
    package var dependsOnScheme: Bool { light != dark }

    /// Whether no rule uses it and ``isMentioned`` is false.
    package var isUnused: Bool { uses.isEmpty && !isMentioned }
}
