import Vitrine

/// The picture of a cat that is shown after the login.
struct CatPicture: Component {
    var name: String

    var displayName: String? { name }
}
