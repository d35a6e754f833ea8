public import Foundation

extension Formatters {
    /// Formats an integer with the separators and digits of the locale.
    public func string(from number: Int) -> String {
        digits.text(of: number) ?? number.formatted(.number.locale(locale))
    }

    /// Formats a number.
    /// - Parameter fractionDigits: the number of fraction digits, at most 20; nil shows as many as the number has, up
    ///   to 6.
    public func decimal(_ number: Double, fractionDigits: Int? = nil) -> String {
        number.formatted(.number.locale(locale).precision(precision(fractionDigits)))
    }

    /// Formats a fraction as a percentage: `25.6%` for 0.256.
    /// - Parameter fractionDigits: the number of fraction digits of the percentage, at most 20; nil shows as many as
    ///   are needed, up to 6.
    public func percent(_ fraction: Double, fractionDigits: Int? = nil) -> String {
        fraction.formatted(.percent.locale(locale).precision(precision(fractionDigits)))
    }

    /// Formats an amount of money: `€1,234.50`.
    /// - Parameter code: an ISO 4217 code such as `EUR`, which determines the symbol and the number of fraction digits.
    public func currency(_ amount: Decimal, code: String) -> String {
        amount.formatted(.currency(code: code).locale(locale))
    }

    /// Formats a file size in powers of 1000: `1.2 MB`.
    public func byteCount(_ bytes: Int64) -> String {
        bytes.formatted(.byteCount(style: .file, spellsOutZero: false).locale(locale))
    }

    /// Formats a list: `a, b, and c`. In right-to-left languages, the text direction of each item is isolated from that
    /// of the others.
    public func list(_ items: [String]) -> String {
        items.formatted(.list(type: .and, width: .standard).locale(locale))
    }

    /// Formats a list of alternatives: `a, b, or c`.
    public func choice(_ items: [String]) -> String {
        items.formatted(.list(type: .or, width: .standard).locale(locale))
    }

    /// Returns a telephone number unchanged, except that in right-to-left languages it is enclosed in invisible
    /// characters that make it run from left to right.
    ///
    /// Digits are not grouped, because grouping depends on the numbering plan of each country.
    public func phoneNumber(_ number: String) -> String {
        guard direction == .rightToLeft, !number.isEmpty else { return number }
        return "\u{2066}\(number)\u{2069}"
    }

    func precision(_ fractionDigits: Int?) -> NumberFormatStyleConfiguration.Precision {
        fractionDigits.map { .fractionLength(min(max($0, 0), 20)) } ?? .fractionLength(0...DecimalDigits.most)
    }
}

extension Formatters {
    /// Formats an integer for a specifier in a text of a catalog.
    func string(from number: Int, like specifier: FormatSpecifier) -> String {
        if let digits = specifier.fractionDigits, specifier.kind == .number {
            return string(from: Double(number), fractionDigits: digits, like: specifier)
        }
        if specifier.leadingDigits == nil, !specifier.hasSign { return string(from: number) }
        var style = IntegerFormatStyle<Int>.number.locale(locale)
        if let digits = specifier.leadingDigits { style = style.precision(.integerLength(digits...)).grouping(.never) }
        if specifier.hasSign { style = style.sign(strategy: .always()) }
        return style.format(number)
    }

    /// Formats a number for a specifier in a text of a catalog. The number of fraction digits of the argument, if it
    /// has one, takes precedence over that of the specifier.
    func string(from number: Double, fractionDigits: Int?, like specifier: FormatSpecifier) -> String {
        var style = FloatingPointFormatStyle<Double>.number.locale(locale)
        let digits = fractionDigits ?? (specifier.kind == .number ? specifier.fractionDigits : nil)
        if let leading = specifier.leadingDigits {
            let fraction = digits.map { $0...$0 } ?? 0...DecimalDigits.most
            // In C the width includes the decimal point and the fraction.
            let whole = max(1, leading - (digits.map { $0 == 0 ? 0 : $0 + 1 } ?? 0))
            style = style.precision(.integerAndFractionLength(integerLimits: whole..., fractionLimits: fraction))
                .grouping(.never)
        } else {
            style = style.precision(precision(digits))
        }
        if specifier.hasSign { style = style.sign(strategy: .always()) }
        return style.format(number)
    }
}
