/// A variable of layouts whose value changes from page to page.
enum Slot: String, CaseIterable, Sendable {
    case title, description, lang, dir, root, top
    case content, navigation, breadcrumb, pager, alternates, languages, looks

    /// Whether the value is markup that the program generates, not text.
    var isMarkup: Bool {
        switch self {
        case .title, .description, .lang, .dir, .root, .top: false
        case .content, .navigation, .breadcrumb, .pager, .alternates, .languages, .looks: true
        }
    }
}
