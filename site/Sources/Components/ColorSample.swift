import Vitrine

/// A color by its hexadecimal digits, as it is read, with its contrast.
struct ColorSample: Component {
    /// The digits.
    var text: String
    /// Whether it is read as leniently as `colorFromHex` of the source.
    var isLenient = false
}
