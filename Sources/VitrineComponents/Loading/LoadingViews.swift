import VitrineHTML

struct LoadingStateView: ComponentView {
    private let state: LoadingState

    init(viewModel: LoadingState) { state = viewModel }

    func body(_ html: HTML) {
        html.div(.class("loading-state"), .role("status")) {
            Spinner.write(html)
            html.p(html.localized(state.title ?? .own("Loading…")), .dir("auto"))
        }
    }
}

struct SkeletonView: ComponentView {
    private let skeleton: Skeleton

    init(viewModel: Skeleton) { skeleton = viewModel }

    func body(_ html: HTML) {
        html.div(.class("skeleton skeleton-\(skeleton.shape.rawValue)"), .role("status")) {
            html.span(html.localized(.own("Loading…")), .class("list-aside"))
            for _ in 0..<min(max(skeleton.count, 1), 50) {
                html.div(.class("skeleton-item"), .aria("hidden", "true")) {
                    if skeleton.shape != .line { html.span(.class("skeleton-image")) {} }
                    html.span(.class("skeleton-text")) {
                        html.span(.class("skeleton-bar")) {}
                        if skeleton.shape == .row { html.span(.class("skeleton-bar")) {} }
                    }
                }
            }
        }
    }
}

struct FailedStateView: ComponentView {
    private let state: FailedState

    init(viewModel: FailedState) { state = viewModel }

    func body(_ html: HTML) {
        html.div(.class("list")) {
            EmptyDataMarkup(
                words: EmptyData.Standard(
                    title: state.title ?? .own("This could not be loaded."), body: state.message, image: state.image,
                    buttonConfig: state.retry.map { .init(title: .own("Try again"), destination: $0) }),
                headingLevel: nil
            ).write(html)
        }
    }
}
