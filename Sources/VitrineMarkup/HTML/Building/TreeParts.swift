/// The insertion modes (13.2.4.1).
enum InsertionMode: UInt8, BitwiseCopyable {
    case initial, beforeHTML, beforeHead, inHead, inHeadNoscript, afterHead, inBody, text, inTable, inTableText
    case inCaption, inColumnGroup, inTableBody, inRow, inCell, inTemplate, afterBody, inFrameset, afterFrameset
    case afterAfterBody, afterAfterFrameset
}

/// An entry of the stack of open elements (13.2.4.2).
struct OpenElement: BitwiseCopyable {
    var node: Int32
    /// The name as tags write it, in small letters: a number of ``HTMLNames``.
    var name: UInt32
    var traits: HTMLTraits
    /// The tag of an HTML element; `other` for SVG and MathML.
    var tag: HTMLTag
    /// The namespace by its number in documents: 1 HTML, 2 SVG, 3 MathML.
    var namespace: UInt8
}

/// An entry of the list of active formatting elements (13.2.4.3).
struct FormattingElement: BitwiseCopyable {
    /// -1 for a marker.
    var node: Int32
    var name: UInt32
    var tag: HTMLTag
    /// The same for the same attributes in any order.
    var attributesHash: UInt64
}

/// Part of a text that is not one range of bytes.
struct TextPiece: BitwiseCopyable {
    var start: Int32
    var count: Int32
    /// The next part, -1 after the last one. In text that waits for a table: its place in the input.
    var next: Int32
}

/// The neighbours of a node; kept only for documents whose nodes are not made in their order.
struct NodeLink: BitwiseCopyable {
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
    var previous: Int32 = -1
}

/// An attribute that a second `<html>` or `<body>` adds to the first one.
struct AddedAttribute: BitwiseCopyable {
    var node: Int32
    var attribute: MarkupDocument.Attribute
    var place: MarkupDocument.AttributePlace
}
