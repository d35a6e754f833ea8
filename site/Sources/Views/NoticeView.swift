import Vitrine

/// Shows a message. The view is reused and shows one message after another.
final class NoticeView: ReusableComponentView {
    private var notice: Notice?

    init() {}

    func prepareForReuse() { notice = nil }

    func configure(with viewModel: Notice) { notice = viewModel }

    func body(_ html: HTML) {
        guard let notice else { return }
        html.div(.class("notice"), .class(notice.variant.rawValue), .role("note")) {
            html.svg(.viewBox("0 0 20 20"), .width(20), .height(20), .aria("hidden", "true")) { svg in
                svg.path(.d(outline(of: notice.variant)))
            }
            html.div {
                html.h3(html.localized(notice.title), .dir("auto"))
                html.p(html.localized(notice.message), .dir("auto"))
            }
        }
    }

    private func outline(of variant: Notice.Variant) -> String {
        switch variant {
        case .info: "M10 9v6M10 5.5v.5"
        case .warning: "M10 5v6M10 14.5v.5"
        case .success: "M5 10.5l3.5 3.5 6.5-8"
        }
    }
}
