import Vitrine

/// A color that is read from hexadecimal digits, and its contrast with white.
struct ColorSample: Component {
    /// The hexadecimal digits.
    var text: String
    /// Whether the digits are read as leniently as the original library's `colorFromHex` reads them.
    var isLenient = false
}
