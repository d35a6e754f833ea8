extension Change.Kind {
    /// The kind as a title for a list of choices, such as `Moved`.
    package var title: String {
        switch self {
        case .text: "Text"
        case .attribute: "Attribute"
        case .class: "Class"
        case .style: "Style attribute"
        case .inserted: "Added"
        case .removed: "Removed"
        case .moved: "Moved"
        case .reordered: "Reordered"
        case .renamed: "Renamed"
        case .split: "Split"
        case .joined: "Joined"
        }
    }
}
