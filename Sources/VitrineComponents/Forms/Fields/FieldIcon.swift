import VitrineHTML

/// An icon of 24 by 24 units at the start of a field, drawn with strokes in the color of the label.
public struct FieldIcon: Hashable, Sendable {
    /// The data of an SVG path, which is stroked.
    public var path: String

    /// Creates a custom icon.
    public init(path: String) { self.path = path }

    /// Head and shoulders.
    public static let person = FieldIcon(path: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6")
    /// A key.
    public static let key = FieldIcon(path: "M8 19a4 4 0 1 0 0-8 4 4 0 0 0 0 8M11 12.5 19.5 4M16 7.5l3 3M13.5 10l2 2")
    /// An envelope.
    public static let envelope = FieldIcon(path: "M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5")
    /// Two links of a chain.
    public static let link = FieldIcon(
        path: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1")
    /// A calendar page.
    public static let calendar = FieldIcon(path: "M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4")

    func write(to html: HTML) {
        html.svg(.class("field-icon"), .viewBox("0 0 24 24"), .width(20), .height(20), .aria("hidden", "true")) { svg in
            svg.path(.d(path))
        }
    }
}
