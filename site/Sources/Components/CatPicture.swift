import Vitrine

/// The cat that the login leads to.
struct CatPicture: Component {
    var name: String

    var displayName: String? { name }
}
