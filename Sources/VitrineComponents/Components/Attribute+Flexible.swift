import VitrineHTML

extension Attribute {
    /// Makes the root element of a view flexible: all flexible rows, headers and footers of a page share the remaining
    /// height equally, like flexible spacers.
    ///
    /// ```swift
    /// html.section(.class("pane"), .isFlexible()) { … }
    /// ```
    public static func isFlexible(_ isFlexible: Bool = true) -> Attribute { .class("flexible", when: isFlexible) }
}
