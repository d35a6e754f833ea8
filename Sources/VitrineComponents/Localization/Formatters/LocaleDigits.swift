import Foundation

/// The digits of a locale, for whole numbers below a thousand, which have no separators in any language. Pages have many of
/// them, and Foundation needs some microseconds for each.
struct LocaleDigits: Sendable {
    /// Ten texts; empty if numbers are not written digit by digit.
    private let digits: [String]

    init(_ locale: Locale) {
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        let digits = (0...9).map(style.format)
        let isPlain = [10, 120, 987].allSatisfy { number in
            style.format(number) == String(number).utf8.map { digits[Int($0 & 15)] }.joined()
        }
        self.digits = isPlain ? digits : []
    }

    /// Returns a number in the digits of the locale; nil if Foundation has to format it.
    func text(of number: Int) -> String? {
        guard !digits.isEmpty, 0..<1000 ~= number else { return nil }
        if number < 10 { return digits[number] }
        if number < 100 { return digits[number / 10] + digits[number % 10] }
        return digits[number / 100] + digits[number / 10 % 10] + digits[number % 10]
    }
}
