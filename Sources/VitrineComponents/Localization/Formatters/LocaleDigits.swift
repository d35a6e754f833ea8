import Foundation

/// The digits of a locale, for formatting integers from 0 to 999 quickly. Such integers have no separators in any
/// language and are frequent on pages, and Foundation needs several microseconds for each.
struct LocaleDigits: Sendable {
    /// The ten digits; empty if the locale does not write numbers digit by digit.
    private let digits: [String]

    init(_ locale: Locale) {
        let style = IntegerFormatStyle<Int>.number.locale(locale)
        let digits = (0...9).map(style.format)
        let isPlain = [10, 120, 987].allSatisfy { number in
            style.format(number) == String(number).utf8.map { digits[Int($0 & 15)] }.joined()
        }
        self.digits = isPlain ? digits : []
    }

    /// Returns a number in the digits of the locale; nil if Foundation must format it.
    func text(of number: Int) -> String? {
        guard !digits.isEmpty, 0..<1000 ~= number else { return nil }
        if number < 10 { return digits[number] }
        if number < 100 { return digits[number / 10] + digits[number % 10] }
        return digits[number / 100] + digits[number / 10 % 10] + digits[number % 10]
    }
}
