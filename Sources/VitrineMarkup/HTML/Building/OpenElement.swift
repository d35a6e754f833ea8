/// An entry of the stack of open elements (13.2.4.2).
struct OpenElement: BitwiseCopyable {
    var node: Int32
    /// The lowercase tag name, as the number of an entry of ``HTMLNames``.
    var name: UInt32
    var traits: HTMLTraits
    /// The tag of an HTML element; `other` for SVG and MathML.
    var tag: HTMLTag
    /// The namespace by its number in documents: 1 HTML, 2 SVG, 3 MathML.
    var namespace: UInt8
}
