import Vitrine
import VitrineKit

/// The login screen: a logo, two fields, and a button that appears when both are valid.
struct LoginScreen: Component {
    var form: Form

    init(_ model: LoginViewModel) {
        form = Form(
            id: "login", action: .section("lola"),
            fields: [
                TextField(
                    "username", label: "Username", value: model.username, rules: LoginRules.username,
                    placeholder: "Username", icon: .person, autocomplete: .username),
                SecureField(
                    "password", label: "Password", value: model.password, rules: LoginRules.password,
                    placeholder: "Password", icon: .key),
            ],
            buttons: [
                Button("login", label: "Login", presence: .whileFormIsValid, isHidden: !model.areFieldsValid)
            ])
    }
}
