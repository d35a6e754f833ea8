import Vitrine

/// Shows initials in one of eight colors, always the same for the same id.
struct AvatarView: ComponentView {
    let avatar: Avatar

    init(viewModel: Avatar) { avatar = viewModel }

    func body(_ html: HTML) {
        html.span(
            html.context.formatters.initials(of: avatar.name) ?? "", .class("avatar"),
            .class("tone-\(avatar.id.magnitude % 8)"), .aria("hidden", "true"))
    }
}
