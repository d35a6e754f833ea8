import Testing
import VitrineComponents

enum SignUpRules {
    static let handle = FieldRules(
        .required, .length(3...20),
        .characters(.asciiLetters + .digits + .anyOf(".-"), message: "Letters, digits, dots and hyphens."))
    static let password = FieldRules(.required, .length(8...))
    static let repetition = FieldRules(.required, .equals(field: "password", label: "Password"))
}

struct SignIn {
    var username: String?
    var password: String?
    private(set) var isSignedIn = false

    var isValid: Bool { LoginRules.username.accepts(username) && LoginRules.password.accepts(password) }

    mutating func signIn() { isSignedIn = isValid }
}

struct SignInScreen: Component {
    var form: Form
    var greeting: String?

    init(_ model: SignIn) {
        form = loginForm(model)
        greeting = model.isSignedIn ? "Hello, \(model.username ?? "")." : nil
    }
}

func loginForm(_ model: SignIn) -> Form {
    Form(
        id: "login", action: .section("welcome"),
        fields: [
            TextField(
                "username", label: "Username", value: model.username, rules: LoginRules.username, icon: .person),
            SecureField("password", label: "Password", value: model.password, rules: LoginRules.password, icon: .key),
        ],
        buttons: [Button("login", label: "Login", presence: .whileFormIsValid, isHidden: !model.isValid)])
}

@Suite("The guide to forms")
struct FormsGuide {
    @Test("A scenario of the whole screen")
    func scenario() throws {
        let login = try Scenario("Login", of: SignIn(), showing: { SignInScreen($0) }) { screen in
            screen.step("Untouched")
            screen.type("ann", into: \.username)
            screen.step("Short user name")
            screen.type("anna", into: \.username)
            screen.type("password", into: \.password)
            screen.step("Both valid")
            screen.tap("Login") { $0.signIn() }
            screen.step("Signed in")
        }
        #expect(login.steps.count == 4)
        #expect(login.steps.last?.changes == ["\("greeting"): “\("nothing")” became “\("Hello, anna.")”."])
    }

    @Test("A view model is tested by what its screen shows")
    func test() throws {
        let film = try Scenario("Login", of: SignIn(), showing: { loginForm($0) }) { screen in
            screen.type("123", into: \.username)
            screen.step("Short user name")
            screen.type("1234", into: \.username)
            screen.step("User name long enough")
        }
        #expect(film.steps.map { ($0.screen as? Form)?.fields.first?.state.isInvalid } == [true, false])
    }
}
