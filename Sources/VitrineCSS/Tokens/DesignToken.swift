/// A custom property that the root or a theme declares, so that all of a site can use it.
package struct DesignToken: Sendable {
    /// The name, with its two hyphens.
    package var name: String
    package var kind: TokenKind
    /// Its value at the root in light colors; nil where a condition keeps it from having one.
    package var light: TokenValue?
    /// Its value at the root in dark colors; nil where it is that in light colors.
    package var dark: TokenValue?
    /// Where it is declared.
    package var declarations: [CustomPropertyTable.Declaration]
    /// The rules that use it, as numbers of ``CustomPropertyTable/uses``.
    package var uses: [Int]
    /// Whether a page, a script or a picture mentions it.
    package var isMentioned: Bool

    /// Whether nothing uses it.
    package var isUnused: Bool { uses.isEmpty && !isMentioned }
}
