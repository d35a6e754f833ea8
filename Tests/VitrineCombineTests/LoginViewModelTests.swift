#if canImport(Combine) || Combine
    import Testing
    import VitrineCombine

    @Suite("The login view model of the source article")
    struct LoginViewModelTests {
        private let viewModel = LoginViewModel()

        /// Returns the values that a publisher of the view model sends if the field contains a text.
        private func values<Value>(
            _ text: String?, _ publisher: (AnyPublisher<String?, Never>) -> AnyPublisher<Value, Never>
        ) -> [Value] {
            var values: [Value] = []
            let subscription = publisher(CurrentValueSubject<String?, Never>(text).eraseToAnyPublisher())
                .sink { values.append($0) }
            subscription.cancel()
            return values
        }

        @Test(
            "A user name has more than three characters",
            arguments: [
                (nil, false), ("", false), ("123", false), ("1234", true), ("👍👍👍", false), ("    ", true),
            ] as [(String?, Bool)])
        func username(text: String?, isValid: Bool) {
            #expect(values(text, viewModel.validUsername) == [isValid])
            #expect(
                values(text, viewModel.userNameTextFieldBackgroundColor) == [isValid ? .clear : .red(alpha: 0.3)])
        }

        @Test(
            "A password has at least eight Characters, not UTF-16 code units",
            arguments: [
                (nil, false), ("1234567", false), ("12345678", true), ("👍👍👍👍", false), ("👍👍👍👍👍👍👍👍", true),
            ] as [(String?, Bool)])
        func password(text: String?, isValid: Bool) {
            #expect(values(text, viewModel.validPassword) == [isValid])
            #expect(
                values(text, viewModel.passwordTextFieldBackgroundColor) == [isValid ? .clear : .red(alpha: 0.3)])
        }

        @Test("The button is hidden unless both fields are valid; both must have sent a value")
        func fields() {
            let username = PassthroughSubject<String?, Never>()
            let password = CurrentValueSubject<String?, Never>("12345678")
            var hidden: [Bool] = []
            let subscription = viewModel.validFields(
                username.eraseToAnyPublisher(), password: password.eraseToAnyPublisher()
            ).sink { hidden.append($0) }
            #expect(hidden == [])
            username.send("anna")
            #expect(hidden == [false])
            password.send("1")
            username.send("a")
            #expect(hidden == [false, true, true])
            subscription.cancel()
        }

        @Test("Untouched fields are not red, the button appears and disappears, and the screen is deallocated")
        func screen() {
            var screen: LoginScreen? = LoginScreen()
            weak let seen = screen
            weak let seenField = screen?.username
            #expect(screen?.username.backgroundColor == .clear)
            #expect(screen?.login.isHidden == true)
            screen?.password.beginEditing()
            #expect(screen?.password.backgroundColor == .red(alpha: 0.3))
            #expect(screen?.username.backgroundColor == .clear)
            screen?.password.type("12345678")
            #expect(screen?.password.backgroundColor == .clear)
            #expect(screen?.login.isHidden == true)
            screen?.username.type("ann")
            #expect(screen?.username.backgroundColor == .red(alpha: 0.3))
            #expect(screen?.login.tap() == false)
            screen?.username.type("a")
            #expect(screen?.login.isHidden == false)
            #expect(screen?.login.tap() == true)
            #expect(screen?.logins == 1)
            screen?.username.replaceText(with: "an")
            #expect(screen?.login.isHidden == true)
            screen = nil
            #expect(seen == nil)
            #expect(seenField == nil)
        }
    }
#endif
