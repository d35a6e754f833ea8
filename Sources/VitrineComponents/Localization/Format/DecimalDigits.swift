import Foundation

/// The digits of a number as input for plural rules: with a decimal point before a fraction, but without a sign or
/// grouping.
enum DecimalDigits {
    /// The maximum number of fraction digits that are shown by default.
    static let most = 6

    private static let posix = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: "en_US_POSIX"))
        .grouping(.never)

    static func text(of number: Double, fractionDigits: Int?) -> String {
        guard number.isFinite else { return "" }
        guard let fractionDigits else { return number.magnitude.formatted(posix.precision(.fractionLength(0...most))) }
        return number.magnitude.formatted(posix.precision(.fractionLength(min(max(fractionDigits, 0), 20))))
    }
}
