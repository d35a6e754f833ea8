import Vitrine

/// Shows initials in one of eight colors, always the same for the same id.
struct AvatarView: ComponentView {
    let avatar: Avatar

    init(viewModel: Avatar) { avatar = viewModel }

    func body(_ html: HTML) {
        html.span(
            letters(html.context.formatters), .class("avatar"), .class("tone-\(avatar.id.magnitude % 8)"),
            .aria("hidden", "true"))
    }

    /// The initials. In some scripts they are a whole name, for which the circle has no room, so only the first letter
    /// is shown.
    private func letters(_ formatters: Formatters) -> String {
        let initials = formatters.initials(of: avatar.name) ?? ""
        return initials.count > 2 ? String(initials.prefix(1)) : initials
    }
}
