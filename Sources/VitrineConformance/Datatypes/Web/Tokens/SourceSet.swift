/// Image candidate strings of `srcset`.
enum SourceSet {
    /// What is wrong with the candidates; nil when they are right.
    static func problem(_ value: Bytes) -> String? {
        var rest = value
        var seen = Candidates()
        var isAfterComma = false
        while true {
            rest = rest.drop(while: \.isHTMLSpace)
            if rest.isEmpty {
                if isAfterComma { return "an image is missing behind the last comma" }
                return value.isEmpty ? "it is empty" : "there is nothing but white space"
            }
            if rest.first == UInt8(ascii: ",") { return "an image is missing before a comma" }
            var address = rest.prefix { !$0.isHTMLSpace }
            rest = rest[address.endIndex...]
            var descriptor: Bytes = []
            if address.last == UInt8(ascii: ",") {
                let commas = address.reversed().prefix { $0 == UInt8(ascii: ",") }.count
                if commas > 1 { return "an image is missing between commas" }
                address = address.dropLast()
                isAfterComma = true
            } else {
                let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
                descriptor = WebText.trimmed(rest[..<end])
                isAfterComma = end < rest.endIndex
                rest = rest[(isAfterComma ? end + 1 : end)...]
            }
            if let problem = AddressSyntax.problem(address, .nonempty) {
                return "the address \(quoted(address)): \(problem)"
            }
            if let problem = seen.take(descriptor, of: address) { return problem }
            if !isAfterComma { return seen.mixed }
        }
    }

    /// The widths and densities that went by.
    private struct Candidates {
        private var widths: Set<Double> = []
        private var densities: Set<Double> = []
        private var hasBare = false

        /// Both kinds in one set.
        var mixed: String? {
            widths.isEmpty || densities.isEmpty
                ? nil
                : hasBare && densities == [1]
                    ? "an image without a width stands beside images with a width, as “600w”"
                    : "widths, as “600w”, and densities, as “2x”, stand side by side"
        }

        mutating func take(_ descriptor: Bytes, of address: Bytes) -> String? {
            guard let unit = descriptor.last else {
                hasBare = true
                return densities.insert(1).inserted
                    ? nil : "two images are for the density 1x; “2x” makes one for another"
            }
            if descriptor.contains(where: \.isHTMLSpace) {
                return
                    "\(quoted(address)) is followed by \(quoted(descriptor)); one width, as “600w”, or one density, as “2x”, may be there"
            }
            let digits = descriptor.dropLast()
            switch unit {
            case UInt8(ascii: "w"):
                guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else {
                    return "the width \(quoted(descriptor)) is no whole number and “w”"
                }
                guard digits.contains(where: { $0 != 0x30 }) else {
                    return "the width \(quoted(descriptor)) is not larger than zero"
                }
                return widths.insert(number(digits)).inserted ? nil : "two images have the width \(quoted(descriptor))"
            case UInt8(ascii: "x"):
                guard isFloat(digits) else { return "the density \(quoted(descriptor)) is no number and “x”" }
                let density = number(digits)
                if density <= 0 { return "the density \(quoted(descriptor)) is not larger than zero" }
                return densities.insert(density).inserted ? nil : "two images are for the density \(quoted(descriptor))"
            case UInt8(ascii: "h") where digits.allSatisfy(\.isASCIIDigit):
                return
                    "\(quoted(descriptor)) is a height; images are told apart by width, as “600w”, or density, as “2x”"
            default: return "\(quoted(descriptor)) is no width, as “600w”, and no density, as “2x”"
            }
        }

        private func number(_ digits: Bytes) -> Double { Double(String(decoding: digits, as: UTF8.self)) ?? 0 }

        /// Whether it is a valid floating-point number.
        private func isFloat(_ text: Bytes) -> Bool {
            var rest = text.first == UInt8(ascii: "-") ? text.dropFirst() : text
            let whole = rest.prefix(while: \.isASCIIDigit)
            rest = rest[whole.endIndex...]
            if rest.first == UInt8(ascii: ".") {
                let fraction = rest.dropFirst().prefix(while: \.isASCIIDigit)
                if fraction.isEmpty { return false }
                rest = rest[fraction.endIndex...]
            } else if whole.isEmpty {
                return false
            }
            guard let exponent = rest.popFirst() else { return true }
            if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
            return exponent | 0x20 == UInt8(ascii: "e") && !rest.isEmpty && rest.allSatisfy(\.isASCIIDigit)
        }
    }
}
