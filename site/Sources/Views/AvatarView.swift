import Vitrine

/// Shows initials in one of eight colors; the id determines the color.
struct AvatarView: ComponentView {
    let avatar: Avatar

    init(viewModel: Avatar) { avatar = viewModel }

    func body(_ html: HTML) {
        html.span(
            letters(html.context.formatters), .class("avatar"), .class("tone-\(avatar.id.magnitude % 8)"),
            .aria("hidden", "true"))
    }

    /// Returns the initials. In some scripts, they are a whole name, which does not fit into the circle; then only the
    /// first letter is returned.
    private func letters(_ formatters: Formatters) -> String {
        let initials = formatters.initials(of: avatar.name) ?? ""
        return initials.count > 2 ? String(initials.prefix(1)) : initials
    }
}
