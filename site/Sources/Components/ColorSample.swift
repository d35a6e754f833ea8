import Vitrine

/// A color and its contrast, read from hexadecimal digits.
struct ColorSample: Component {
    /// The hexadecimal digits.
    var text: String
    /// Whether it is read as leniently as by `colorFromHex` of the original library.
    var isLenient = false
}
