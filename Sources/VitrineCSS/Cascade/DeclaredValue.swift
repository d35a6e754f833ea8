/// A declared value, the input of the cascade: CSS Cascade 5, section 4.1.
package enum DeclaredValue: Hashable, Sendable {
    /// A CSS-wide keyword.
    case wide(WideKeyword)
    /// A value of one longhand.
    case components([ComponentValue])
    /// Text with `var()` or a similar function, or the value of a custom property.
    case text(String)
}
