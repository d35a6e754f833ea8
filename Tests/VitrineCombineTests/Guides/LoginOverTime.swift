#if canImport(Combine) || Combine
    import VitrineCombine
    import VitrineComponents

    /// What the login screen shows, as a component.
    struct LoginForm: Component {
        var usernameIsRed = false
        var passwordIsRed = false
        var buttonIsHidden = true
    }

    final class LoginFormViewModel: ObservableObject {
        @Published private(set) var form = LoginForm()
        private var subscriptions = Set<AnyCancellable>()

        init(username: AnyPublisher<String?, Never>, password: AnyPublisher<String?, Never>) {
            let rules = LoginViewModel()
            rules.validUsername(username).sink { [weak self] in self?.form.usernameIsRed = !$0 }.store(
                in: &subscriptions)
            rules.validPassword(password).sink { [weak self] in self?.form.passwordIsRed = !$0 }.store(
                in: &subscriptions)
            rules.validFields(username, password: password)
                .sink { [weak self] in self?.form.buttonIsHidden = $0 }
                .store(in: &subscriptions)
        }
    }

    func loginStories() -> [Story] {
        let username = TextControl()
        let password = TextControl()
        let viewModel = LoginFormViewModel(username: username.textPublisher, password: password.textPublisher)

        let recorder = PublisherRecorder(viewModel.$form)
        recorder.record("Enter the name") { username.beginEditing() }
        recorder.record("Type a name") { username.type("anna") }
        recorder.record("Type a password", keeping: .last) { password.type("12345678") }
        return recorder.stories()
    }
#endif
