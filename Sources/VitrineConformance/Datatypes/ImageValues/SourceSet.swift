import VitrineSupport

/// Checks the image candidate strings of `srcset` and `imagesrcset`, such as `boat.png 1x, large.png 2x`.
enum SourceSet {
    /// Returns the problem with the candidates; nil if they are valid.
    static func error(_ value: Bytes) -> ValueError? {
        var rest = value
        var seen = Candidates()
        var isAfterComma = false
        while true {
            rest = rest.drop(while: \.isHTMLSpace)
            if rest.isEmpty {
                return isAfterComma ? .images(.imageMissing(.afterLastComma)) : .nothing(in: value, .imageSet)
            }
            if rest.first == UInt8(ascii: ",") { return .images(.imageMissing(.beforeComma)) }
            var address = rest.prefix { !$0.isHTMLSpace }
            rest = rest[address.endIndex...]
            var descriptor: Bytes = []
            if address.last == UInt8(ascii: ",") {
                let commas = address.reversed().prefix { $0 == UInt8(ascii: ",") }.count
                if commas > 1 { return .images(.imageMissing(.betweenCommas)) }
                address = address.dropLast()
                isAfterComma = true
            } else {
                let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
                descriptor = rest[..<end].trimmed
                isAfterComma = end < rest.endIndex
                rest = rest[(isAfterComma ? end + 1 : end)...]
            }
            if let error = AddressSyntax.error(address, .nonempty) { return .item(address, error) }
            if let error = seen.take(descriptor, of: address) { return .images(error) }
            if !isAfterComma { return seen.mixed.map { .images($0) } }
        }
    }

    /// The descriptors of the candidates that have been read so far.
    private struct Candidates {
        private var widths: Set<Double> = []
        private var densities: Set<Double> = []
        private var hasBare = false

        /// The error if widths are mixed with densities, or with candidates without a descriptor; nil if they are not.
        var mixed: ImagesError? {
            if widths.isEmpty || densities.isEmpty { return nil }
            return hasBare && densities == [1] ? .widthsAndNone : .widthsAndDensities
        }

        /// Adds the descriptor of a candidate, and returns the problem with it; nil if there is none.
        mutating func take(_ descriptor: Bytes, of address: Bytes) -> ImagesError? {
            guard let unit = descriptor.last else {
                hasBare = true
                return densities.insert(1).inserted ? nil : .twoWithoutDensity
            }
            if descriptor.contains(where: \.isHTMLSpace) { return .descriptors(descriptor, of: address) }
            let digits = descriptor.dropLast()
            switch unit {
            case UInt8(ascii: "w"):
                guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit) else { return .width(descriptor) }
                guard digits.contains(where: { $0 != 0x30 }) else { return .zeroWidth(descriptor) }
                return widths.insert(number(digits)).inserted ? nil : .repeatedWidth(descriptor)
            case UInt8(ascii: "x"):
                guard NumberSyntax.float(digits) == nil else { return .density(descriptor) }
                let density = number(digits)
                if density <= 0 { return .zeroDensity(descriptor) }
                return densities.insert(density).inserted ? nil : .repeatedDensity(descriptor)
            case UInt8(ascii: "h") where !digits.isEmpty && digits.allSatisfy(\.isASCIIDigit):
                return .height(descriptor)
            default: return .descriptor(descriptor)
            }
        }

        private func number(_ digits: Bytes) -> Double { Double(String(decoding: digits, as: UTF8.self)) ?? 0 }
    }
}
