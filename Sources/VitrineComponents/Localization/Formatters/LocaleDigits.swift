import Foundation

/// The digits of a locale, for whole numbers below a thousand: they have no separators in any language, and a page has many of
/// them. A style of Foundation takes some microseconds for each.
struct LocaleDigits: Sendable {
    /// Ten texts; none where numbers are not written digit by digit.
    private let digits: [String]

    init(_ locale: Locale) {
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        let digits = (0...9).map(style.format)
        let isPlain = [10, 120, 987].allSatisfy { number in
            style.format(number) == String(number).utf8.map { digits[Int($0 & 15)] }.joined()
        }
        self.digits = isPlain ? digits : []
    }

    /// A number as the locale writes it; nil when Foundation has to say.
    func text(of number: Int) -> String? {
        guard !digits.isEmpty, 0..<1000 ~= number else { return nil }
        if number < 10 { return digits[number] }
        if number < 100 { return digits[number / 10] + digits[number % 10] }
        return digits[number / 100] + digits[number / 10 % 10] + digits[number % 10]
    }
}
