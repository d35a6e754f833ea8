import Vitrine

/// A gauge that shows how much of something is done.
struct Meter: Component {
    var title: LocalizedText
    var done: Int
    var total: Int
}
