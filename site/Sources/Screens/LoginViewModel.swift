import Observation
import Vitrine
import VitrineKit

/// What the login screen knows: two texts, and what follows from them.
@Observable
final class LoginViewModel {
    /// The name; nil until somebody is in the field.
    var username: String?
    /// The password; nil until somebody is in the field.
    var password: String?
    /// How often the button was tapped.
    private(set) var logins = 0

    /// Whether both texts are what they have to be.
    var areFieldsValid: Bool { LoginRules.username.accepts(username) && LoginRules.password.accepts(password) }

    /// What the button does.
    func login() { if areFieldsValid { logins += 1 } }
}
