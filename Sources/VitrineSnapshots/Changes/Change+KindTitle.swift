extension Change {
    /// The kind of change as a title for a list of choices, such as `Moved`.
    package var kindTitle: String {
        switch kind {
        case .text: "Text"
        case .attribute: "Attribute"
        case .class: "Class"
        case .style: styleTitle
        case .inserted: "Added"
        case .removed: "Removed"
        case .moved: "Moved"
        case .reordered: "Reordered"
        case .renamed: "Renamed"
        case .split: "Split"
        case .joined: "Joined"
        }
    }

    private var styleTitle: String {
        switch sheet?.cause {
        case .rules, .token: "Stylesheet"
        case .file: "File"
        case nil: name == Self.whiteSpace ? "Whitespace" : "Style attribute"
        }
    }
}
