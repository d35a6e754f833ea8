import Vitrine

/// How much of something is done.
struct Meter: Component {
    var title: String
    var done: Int
    var total: Int
}
