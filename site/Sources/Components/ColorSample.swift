import Vitrine

/// A color and its contrast, read from hexadecimal digits.
struct ColorSample: Component {
    /// The hexadecimal digits.
    var text: String
    /// Whether the digits are read as leniently as the original library's `colorFromHex` reads them.
    var isLenient = false
}
