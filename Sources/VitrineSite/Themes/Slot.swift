/// What changes from page to page of one kind.
enum Slot: String, CaseIterable, Sendable {
    case title, description, lang, dir, root, top
    case content, navigation, breadcrumb, pager, alternates, languages, looks

    /// Whether it is markup, which the program makes, and no text.
    var isMarkup: Bool {
        switch self {
        case .title, .description, .lang, .dir, .root, .top: false
        case .content, .navigation, .breadcrumb, .pager, .alternates, .languages, .looks: true
        }
    }
}
