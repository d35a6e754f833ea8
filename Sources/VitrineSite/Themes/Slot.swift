/// What changes from page to page of one kind.
enum Slot: String, CaseIterable, Sendable {
    case title, description, lang, dir, root, top
    case content, navigation, breadcrumb, pager, alternates, languages
}
