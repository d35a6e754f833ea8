import Vitrine
import VitrineKit

/// Shows the logo above the form.
struct LoginScreenView: ComponentView {
    let screen: LoginScreen

    init(viewModel: LoginScreen) { screen = viewModel }

    func body(_ html: HTML) {
        html.section(.class("login")) {
            html.svg(.class("login-logo"), .viewBox("0 0 64 64"), .width(64), .height(64), .aria("hidden", "true")) {
                svg in
                svg.path(.class("login-case"), .d("M8 12h48v40H8z"))
                svg.path(.class("login-pane"), .d("M14 18h16v28H14zM34 18h16v12H34z"))
                svg.path(.class("login-glint"), .d("M34 36h16v10H34z"))
            }
            html.render(screen.form)
        }
    }
}
