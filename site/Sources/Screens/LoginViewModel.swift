import Observation
import Vitrine
import VitrineKit

/// The state of the login screen: two texts, and whether both are valid.
@Observable
final class LoginViewModel {
    /// The user name; nil until the user has typed in the field.
    var username: String?
    /// The password; nil until the user has typed in the field.
    var password: String?
    /// The number of calls of ``login()`` while both texts were valid.
    private(set) var logins = 0

    var areFieldsValid: Bool { LoginRules.username.accepts(username) && LoginRules.password.accepts(password) }

    /// Counts a login if both texts are valid.
    func login() { if areFieldsValid { logins += 1 } }
}
