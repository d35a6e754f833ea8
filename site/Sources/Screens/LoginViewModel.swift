import Observation
import Vitrine
import VitrineKit

/// The state of the login screen: two texts, and what follows from them.
@Observable
final class LoginViewModel {
    /// The name; nil until the field has had focus.
    var username: String?
    /// The password; nil until the field has had focus.
    var password: String?
    /// How often the button was tapped.
    private(set) var logins = 0

    /// Whether both texts are valid.
    var areFieldsValid: Bool { LoginRules.username.accepts(username) && LoginRules.password.accepts(password) }

    /// The action of the button.
    func login() { if areFieldsValid { logins += 1 } }
}
