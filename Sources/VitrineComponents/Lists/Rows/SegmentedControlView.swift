import VitrineHTML

struct SegmentedControlView: ComponentView {
    private let control: SegmentedControl

    init(viewModel: SegmentedControl) { control = viewModel }

    func body(_ html: HTML) {
        html.nav(.class("list segmented"), .aria("label", html.localized(control.label))) {
            html.ul(.role("list")) {
                for (index, segment) in control.segments.enumerated() {
                    html.li {
                        html.a(
                            .href(html.address(of: segment.destination)),
                            .when(index == control.selectedSegmentIndex, .aria("current", "true"))
                        ) { html.text(segment.title) }
                    }
                }
            }
        }
    }
}
