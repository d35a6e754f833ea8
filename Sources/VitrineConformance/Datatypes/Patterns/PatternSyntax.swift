import VitrineSupport

/// Checks `pattern` attributes: ECMAScript regular expressions with the flag `v`.
///
/// Open groups are kept in an array, without recursion, so deeply nested groups cannot overflow the call stack.
struct PatternSyntax {
    /// Returns the problem with a pattern; nil if it is valid.
    static func error(_ value: Bytes) -> ValueError? {
        var syntax = PatternSyntax(reader: PatternReader(value))
        do throws(ValueError) {
            try syntax.read()
            return nil
        } catch { return error }
    }

    private var reader: PatternReader
    private var groups = PatternGroups()
    /// Whether the last term may have a quantifier.
    private var isRepeatable = false

    private init(reader: PatternReader) { self.reader = reader }

    private mutating func read() throws(ValueError) {
        while let byte = reader.byte {
            switch byte {
            case UInt8(ascii: "("): try openGroup()
            case UInt8(ascii: ")"):
                _ = reader.take(")")
                guard let isLook = groups.close() else { throw .pattern(.closesNothing(")")) }
                isRepeatable = !isLook
            case UInt8(ascii: "|"):
                _ = reader.take("|")
                groups.nextAlternative()
                isRepeatable = false
            case UInt8(ascii: "^"), UInt8(ascii: "$"):
                _ = reader.takeScalar()
                isRepeatable = false
            case UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "{"): try quantifier()
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                throw .pattern(.closesNothing(Unicode.Scalar(byte)))
            case UInt8(ascii: "["):
                _ = try PatternClass.read(&reader)
                isRepeatable = true
            case UInt8(ascii: "\\"): try escape()
            default:
                _ = reader.takeScalar()
                isRepeatable = true
            }
        }
        if groups.isOpen { throw .pattern(.groupNotClosed) }
        try groups.checkReferences()
    }

    // MARK: - Groups

    private mutating func openGroup() throws(ValueError) {
        _ = reader.take("(")
        isRepeatable = false
        guard reader.take("?") else { return groups.open(.capture) }
        if reader.take(":") { return groups.open(.plain) }
        if reader.take("=") || reader.take("!") || reader.take("<=") || reader.take("<!") { return groups.open(.look) }
        if reader.take("<") {
            let name = try PatternEscapes.groupName(&reader)
            try groups.name(name)
            return groups.open(.capture)
        }
        try modifiers()
        groups.open(.plain)
    }

    /// Reads the part `i-ms:` of `(?i-ms:…)`.
    private mutating func modifiers() throws(ValueError) {
        let flags = reader.take { $0.isASCIILetter || $0 == UInt8(ascii: "-") }
        let parts = flags.split(separator: UInt8(ascii: "-"), maxSplits: 2, omittingEmptySubsequences: false)
        let letters = flags.filter { $0 != UInt8(ascii: "-") }
        let isKnown = letters.allSatisfy { "ims".utf8.contains($0) } && Set(letters).count == letters.count
        if flags.isEmpty { throw .pattern(.groupKind(reader.rest)) }
        guard isKnown, parts.count <= 2, !letters.isEmpty else { throw .pattern(.modifiers(flags)) }
        guard reader.take(":") else { throw .pattern(.modifiersWithoutColon(flags)) }
    }

    // MARK: - Repetition

    private mutating func quantifier() throws(ValueError) {
        guard isRepeatable else { throw .pattern(.repeatsNothing(reader.scalar ?? "*")) }
        isRepeatable = false
        if reader.take("{") {
            let low = reader.take(while: \.isASCIIDigit)
            var high = low
            if reader.take(",") { high = reader.take(while: \.isASCIIDigit) }
            guard !low.isEmpty, reader.take("}") else { throw .pattern(.repetition) }
            if !high.isEmpty, Self.isLess(high, low) {
                throw .pattern(.repetitionOrder(low: text(low), high: text(high)))
            }
        } else {
            _ = reader.takeScalar()
        }
        _ = reader.take("?")
    }

    private func text(_ digits: Bytes) -> String { String(decoding: digits.prefix(20), as: UTF8.self) }

    private static func isLess(_ one: Bytes, _ other: Bytes) -> Bool {
        let one = one.drop { $0 == 0x30 }
        let other = other.drop { $0 == 0x30 }
        return one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
    }

    // MARK: - Escapes

    private mutating func escape() throws(ValueError) {
        _ = reader.take("\\")
        isRepeatable = true
        switch reader.byte {
        case UInt8(ascii: "b"), UInt8(ascii: "B"):
            _ = reader.takeScalar()
            isRepeatable = false
        case UInt8(ascii: "k"):
            _ = reader.take("k")
            guard reader.take("<") else { throw .pattern(.groupNameMissing) }
            groups.refer(toName: try PatternEscapes.groupName(&reader))
        case .some(UInt8(ascii: "1")...UInt8(ascii: "9")):
            groups.refer(toNumber: reader.take(while: \.isASCIIDigit))
        default:
            if try PatternEscapes.characters(&reader) == nil { _ = try PatternEscapes.character(&reader) }
        }
    }
}
