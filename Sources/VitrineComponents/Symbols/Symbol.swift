import VitrineHTML

/// A drawing in one color, in a square of 24 by 24 units.
///
/// ```swift
/// Symbol(systemName: "heart.fill")
///
/// extension Symbol {
///     static let loop = Symbol("M5 17V5h14v12zM5 11h14")
/// }
/// ```
public struct Symbol: Hashable, Sendable {
    /// The lines, as SVG path data.
    public let path: String
    /// The filled areas.
    public let filled: String
    /// Lines that are cut out of the filled areas and of the other lines.
    public let cut: String
    /// Areas that are cut out of everything except ``over``.
    let hole: String
    /// Lines on top of everything else.
    let over: String
    /// The requested name, if there is no drawing with that name; otherwise nil.
    private(set) var unknownName: String?

    /// Creates a drawing of lines, optionally with filled areas.
    /// - Parameters:
    ///   - path: the lines, as SVG path data.
    ///   - filled: the filled areas, as SVG path data.
    ///   - cut: lines that are cut out of the filled areas and of the other lines, as SVG path data.
    public init(_ path: String, filled: String = "", cut: String = "") {
        self.init(path, filled: filled, cut: cut, hole: "", over: "")
    }

    init(_ path: String, filled: String, cut: String, hole: String = "", over: String) {
        self.path = path
        self.filled = filled
        self.cut = cut
        self.hole = hole
        self.over = over
    }

    /// Creates the drawing for a name of SF Symbols, such as `heart.fill`, `plus.circle` or `person.badge.plus`.
    ///
    /// The drawings belong to this project and are free to use; ``systemNames`` lists their names. For any other name,
    /// the build reports a finding, which suggests a similar name if there is one, and a question mark is shown.
    public init(systemName name: String) {
        if let symbol = SymbolTable.symbol(named: name) {
            self = symbol
        } else {
            self = SymbolTable.symbol(named: "questionmark.square.dashed") ?? Symbol("")
            unknownName = name
        }
    }

    /// The names that ``init(systemName:)`` supports, in alphabetical order.
    public static var systemNames: [String] { SymbolTable.names }

    /// Writes the drawing. Without a label it is hidden from assistive technology.
    func write(_ html: HTML, width: Int = 24, height: Int = 24, label: String? = nil, class classes: String = "symbol")
    {
        if let unknownName {
            html.session?.report(
                .unknownSymbol(name: unknownName, nearest: SymbolTable.suggestion(for: unknownName)))
        }
        html.svg(
            .class(classes), .viewBox("0 0 24 24"), .width(width), .height(height),
            .when(label != nil, .role("img")), .when(label != nil, .aria("label", label ?? "")),
            .when(label == nil, .aria("hidden", "true"))
        ) { svg in
            if !filled.isEmpty { svg.path(.d(filled), .class("symbol-fill")) }
            if !path.isEmpty { svg.path(.d(path)) }
            if !cut.isEmpty { svg.path(.d(cut), .class("symbol-cut")) }
            if !hole.isEmpty { svg.path(.d(hole), .class("symbol-hole")) }
            if !over.isEmpty { svg.path(.d(over)) }
        }
    }
}

extension Symbol {
    /// A person.
    public static let person = Symbol("M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0")
    /// Two people.
    public static let people = Symbol(
        "M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 4.8a3.5 3.5 0 0 1 0 6.4"
            + "M18 14.2a6.5 6.5 0 0 1 3.5 5.3")
    /// A check mark.
    public static let checkmark = Symbol("M5 12.5l4.5 4.5L19 7.5")
    /// An i in a circle.
    public static let info = Symbol("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.6v.1")
    /// Three dots.
    public static let ellipsis = Symbol("M6 12v.01M12 12v.01M18 12v.01")
    /// A trash can.
    public static let trash = Symbol("M4.5 6.5h15M9.5 6.5v-2h5v2M6.5 6.5l.8 13h9.4l.8-13M10 10.5v5.5M14 10.5v5.5")
    /// A telephone.
    public static let phone = Symbol(
        "M8.5 4H5.6C4.7 4 4 4.8 4.1 5.7a16 16 0 0 0 14.2 14.2c.9.1 1.7-.6 1.7-1.5v-2.9l-4-1.6-1.9 1.9"
            + "a12 12 0 0 1-5.9-5.9L10.1 8z")
    /// An envelope.
    public static let envelope = Symbol("M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5")
    /// A pushpin.
    public static let pin = Symbol("M9 3.5h6l-.7 6.5 3.2 3.5v1.5h-11v-1.5l3.2-3.5zM12 15v5.5")
    /// A star.
    public static let star = Symbol(
        "M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1.05 5.9L12 16.9l-5.25 2.8 1.05-5.9-4.3-4.1 5.9-.8z")
    /// A bell.
    public static let bell = Symbol("M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4")
    /// A clock.
    public static let clock = Symbol("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2")
    /// An exclamation mark in a triangle.
    public static let warning = Symbol("M12 4l9 16h-18zM12 10v4.5M12 17.2v.1")
    /// Radio waves, crossed out.
    public static let noConnection = Symbol(
        "M3.5 9.5a12.5 12.5 0 0 1 17 0M6.8 13a8 8 0 0 1 10.4 0M10 16.3a3.5 3.5 0 0 1 4 0M12 19.5v.1"
            + "M4 3.5l16 17")
    /// An empty tray.
    public static let tray = Symbol("M4 13.5L7 5h10l3 8.5V19H4zM4 13.5h4.5l1.5 2.5h4l1.5-2.5H20")
}
