/// An attribute that a start tag `<html>` or `<body>` adds to the `html` or `body` element that is already open.
struct AddedAttribute: BitwiseCopyable {
    var node: Int32
    var attribute: MarkupDocument.Attribute
    var place: MarkupDocument.AttributePlace
}
