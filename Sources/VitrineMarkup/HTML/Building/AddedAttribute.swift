/// An attribute that a second `<html>` or `<body>` adds to the first one.
struct AddedAttribute: BitwiseCopyable {
    var node: Int32
    var attribute: MarkupDocument.Attribute
    var place: MarkupDocument.AttributePlace
}
