#if canImport(Combine) || Combine
    import VitrineCombine
    import VitrineComponents

    /// The background color of a text field: red if its text is not valid.
    enum FieldColor: Hashable {
        case clear
        case red(alpha: Double)
    }

    struct LoginViewModel {
        func validUsername(_ username: AnyPublisher<String?, Never>) -> AnyPublisher<Bool, Never> {
            username.map { ($0 ?? "").count > 3 }.eraseToAnyPublisher()
        }

        func validPassword(_ password: AnyPublisher<String?, Never>) -> AnyPublisher<Bool, Never> {
            password.map { ($0 ?? "").count >= 8 }.eraseToAnyPublisher()
        }

        /// Returns a publisher that sends whether the button is hidden: true unless both fields are valid.
        func validFields(
            _ username: AnyPublisher<String?, Never>, password: AnyPublisher<String?, Never>
        ) -> AnyPublisher<Bool, Never> {
            validUsername(username).combineLatest(validPassword(password)).map { !($0 && $1) }.eraseToAnyPublisher()
        }

        func userNameTextFieldBackgroundColor(_ username: AnyPublisher<String?, Never>) -> AnyPublisher<
            FieldColor, Never
        > {
            validUsername(username).map { $0 ? .clear : .red(alpha: 0.3) }.eraseToAnyPublisher()
        }

        func passwordTextFieldBackgroundColor(_ password: AnyPublisher<String?, Never>) -> AnyPublisher<
            FieldColor, Never
        > {
            validPassword(password).map { $0 ? .clear : .red(alpha: 0.3) }.eraseToAnyPublisher()
        }
    }

    final class LoginField: TextControl {
        var backgroundColor = FieldColor.clear
    }

    final class LoginScreen {
        let username = LoginField()
        let password = LoginField()
        let login = ButtonControl()
        private(set) var logins = 0
        private var subscriptions = Set<AnyCancellable>()

        init(_ viewModel: LoginViewModel = LoginViewModel()) {
            login.isHidden = true
            viewModel.userNameTextFieldBackgroundColor(username.textPublisher)
                .sink { [weak self] in self?.username.backgroundColor = $0 }
                .store(in: &subscriptions)
            viewModel.passwordTextFieldBackgroundColor(password.textPublisher)
                .sink { [weak self] in self?.password.backgroundColor = $0 }
                .store(in: &subscriptions)
            viewModel.validFields(username.textPublisher, password: password.textPublisher)
                .sink { [weak self] in self?.login.isHidden = $0 }
                .store(in: &subscriptions)
            login.tapPublisher
                .sink { [weak self] in self?.logins += 1 }
                .store(in: &subscriptions)
        }
    }

    func useScreen() -> [Bool] {
        var shown: [Bool] = []
        let screen = LoginScreen()
        screen.username.type("anna")
        screen.password.type("12345678")
        shown.append(!screen.login.isHidden)  // true
        screen.login.tap()
        return shown
    }

    func useInitialValue(_ field: TextControl) -> AnyPublisher<String?, Never> {
        field.publisher(for: \.text, on: .allEditingEvents, initialValue: .sent)
            .eraseToAnyPublisher()
    }
#endif
