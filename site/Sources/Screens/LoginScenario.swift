import Vitrine

extension Scenario {
    /// The login screen while both fields are filled in, with mistakes on the way and at the end.
    static func login() throws -> Scenario {
        try Scenario("Login", of: LoginViewModel(), showing: { LoginScreen($0) }) { screen in
            screen.step("Untouched", notes: "No field is red before it is used, and the button takes up no space.")
            screen.type("ann", into: \.username)
            screen.step("Short user name", notes: "The user name needs more than three characters.")
            screen.type("secret", into: \.password)
            screen.step("Both short")
            screen.type("anna", into: \.username)
            screen.step("Password short")
            screen.type("password", into: \.password)
            screen.step("Both valid", notes: "The button is there while both fields are right.")
            screen.type("👍👍👍👍", into: \.password)
            screen.step(
                "Four emoji", notes: "Eight UTF-16 units are four characters: too short, as a person would count them.")
        }
    }
}
