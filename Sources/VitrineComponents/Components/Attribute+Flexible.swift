import VitrineHTML

extension Attribute {
    /// Makes the root element of a view flexible: all flexible rows, headers and footers of a page, like flexible
    /// spacers, share the height that the other content leaves free.
    ///
    /// ```swift
    /// html.section(.class("pane"), .isFlexible()) { … }
    /// ```
    /// - Parameter isFlexible: whether the element is flexible; if not, no class is written.
    public static func isFlexible(_ isFlexible: Bool = true) -> Attribute { .class("flexible", when: isFlexible) }
}
