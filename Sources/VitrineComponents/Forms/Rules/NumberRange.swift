import Foundation

/// Numbers within limits, a step apart.
struct NumberRange: Hashable, Sendable {
    var min: Decimal?
    var max: Decimal?
    var step: Decimal?

    func accepts(_ text: String) -> Bool {
        guard let number = Self.number(text) else { return false }
        if let min, number < min { return false }
        if let max, number > max { return false }
        guard let step, step > 0 else { return true }
        // Exact: the distance is a whole number of steps when taking that many steps leads back to it.
        let distance = number - (min ?? 0)
        var quotient = distance / step
        var whole = Decimal()
        NSDecimalRound(&whole, &quotient, 0, .plain)
        return whole * step == distance
    }

    /// HTML's grammar of numbers as a regular expression.
    static let pattern = "-?(?:[0-9]+|[0-9]*\\.[0-9]+)(?:[eE][+\\-]?[0-9]+)?"

    /// The number that a text says in HTML's grammar: `-1.5e3`, `.5`, never `+1`, `1.` or `1,5`.
    static func number(_ text: String) -> Decimal? {
        var rest = Array(text.utf8)[...]
        func digits() -> Int {
            let count = rest.prefix(while: HostGrammar.isDigit).count
            rest = rest.dropFirst(count)
            return count
        }
        if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
        let whole = digits()
        if rest.first == UInt8(ascii: ".") {
            rest = rest.dropFirst()
            guard digits() > 0 else { return nil }
        } else if whole == 0 {
            return nil
        }
        if let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
            rest = rest.dropFirst()
            if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
            guard digits() > 0 else { return nil }
        }
        guard rest.isEmpty else { return nil }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    }
}
