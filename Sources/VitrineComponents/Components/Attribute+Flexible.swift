import VitrineHTML

extension Attribute {
    /// Makes the root element of a view flexible: all flexible rows, headers and footers of a page share the height
    /// that the other content leaves free, as flexible spacers do.
    ///
    /// ```swift
    /// html.section(.class("pane"), .isFlexible()) { … }
    /// ```
    public static func isFlexible(_ isFlexible: Bool = true) -> Attribute { .class("flexible", when: isFlexible) }
}
