import VitrineSupport

/// Scans an expression once: it finds mistakes, some of which the library would only find during evaluation, and
/// replaces the prefixes of vocabularies.
struct XPathScanner {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var output: [UInt8] = []
    private(set) var pieces: [XPathExpression.Piece] = []
    /// The offset in the source up to which everything has been copied to the output or replaced there.
    private var copied = 0
    private var open: [Bracket] = []
    /// Whether the previous token is an operand, so that a name or `*` is an operator.
    private var followsOperand = false
    private var followsAttributeAxis = false

    private struct Bracket {
        var byte: UInt8
        var offset: Int
        /// The function whose arguments follow the bracket; nil for any other bracket.
        var function: String?
        var commas = 0
        var isEmpty = true
    }

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() throws(XPathProblem) {
        guard bytes.contains(where: { !$0.isXMLSpace }) else { throw problem(0, "is empty") }
        guard bytes.count <= XPathExpression.longest else {
            throw problem(XPathExpression.longest, "is longer than \(Count.grouped(XPathExpression.longest)) bytes")
        }
        while at < bytes.count { try token() }
        if let bracket = open.last { throw problem(bracket.offset, "“\(Self.text(bracket.byte))” is not closed") }
        copy(upTo: bytes.count)
    }

    private mutating func token() throws(XPathProblem) {
        let byte = bytes[at]
        switch byte {
        case _ where byte.isXMLSpace: at += 1
        case UInt8(ascii: "'"), UInt8(ascii: "\""): try literal(byte)
        case UInt8(ascii: "("), UInt8(ascii: "["): try begin(byte, function: nil)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): try close(byte)
        case UInt8(ascii: "$"): throw problem(at, "variables such as $x are not supported")
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case UInt8(ascii: "*"):
            operand(!followsOperand)
            at += 1
        case _ where Self.startsName(byte): try name()
        default: symbol(byte)
        }
    }

    private mutating func symbol(_ byte: UInt8) {
        if byte == UInt8(ascii: ","), let last = open.indices.last { open[last].commas += 1 }
        if byte == UInt8(ascii: "."), at + 1 < bytes.count, bytes[at + 1].isASCIIDigit {
            return number()
        }
        operand(byte == UInt8(ascii: "."))
        followsAttributeAxis = byte == UInt8(ascii: "@")
        at += 1
    }

    private mutating func operand(_ isOperand: Bool) {
        followsOperand = isOperand
        followsAttributeAxis = false
        if let last = open.indices.last { open[last].isEmpty = false }
    }

    private mutating func literal(_ quote: UInt8) throws(XPathProblem) {
        guard let end = bytes[(at + 1)...].firstIndex(of: quote) else {
            throw problem(at, "the string that begins with “\(Self.text(quote))” is not closed")
        }
        operand(true)
        at = end + 1
    }

    private mutating func number() {
        while at < bytes.count, bytes[at].isASCIIDigit || bytes[at] == UInt8(ascii: ".") { at += 1 }
        operand(true)
    }

    // MARK: - Brackets

    private mutating func begin(_ byte: UInt8, function: String?) throws(XPathProblem) {
        guard open.count < XPathExpression.deepest else {
            throw problem(at, "has more than \(XPathExpression.deepest) nested brackets")
        }
        operand(false)
        open.append(Bracket(byte: byte, offset: at, function: function))
        at += 1
    }

    private mutating func close(_ byte: UInt8) throws(XPathProblem) {
        let opening = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        guard let bracket = open.popLast(), bracket.byte == opening else {
            throw problem(at, "“\(Self.text(byte))” has no opening bracket")
        }
        if let function = bracket.function, let range = XPathFunctions.arity[function] {
            let count = bracket.isEmpty ? 0 : bracket.commas + 1
            guard range.contains(count) else {
                throw problem(bracket.offset, "\(function)() takes \(XPathFunctions.arguments(range)), not \(count)")
            }
        }
        operand(true)
        at += 1
    }

    // MARK: - Names

    private mutating func name() throws(XPathProblem) {
        let start = at
        let first = word()
        let next = nextNonspace
        if followsOperand, XPathFunctions.operators.contains(first) { return operand(false) }
        if bytes[next...].starts(with: "::".utf8) {
            guard XPathFunctions.axes.contains(first) else {
                throw problem(
                    start,
                    first == "namespace"
                        ? "the axis “namespace” is not supported; use a prefix such as “svg:”"
                        : "unknown axis “\(first)”")
            }
            at = next + 2
            operand(false)
            followsAttributeAxis = first == "attribute"
            return
        }
        if at < bytes.count, bytes[at] == UInt8(ascii: ":") { return try prefixed(first, start) }
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") { return try call(first, start, bracket: next) }
        operand(true)
    }

    private mutating func call(_ name: String, _ start: Int, bracket: Int) throws(XPathProblem) {
        at = bracket
        if XPathFunctions.nodeTypes.contains(name) { return try begin(UInt8(ascii: "("), function: nil) }
        guard XPathFunctions.arity[name] != nil else {
            let advice = name == "id" ? "; write //*[@id = '…']" : ""
            throw problem(start, "unknown function “\(name)”\(advice)")
        }
        try begin(UInt8(ascii: "("), function: name)
    }

    private mutating func prefixed(_ prefix: String, _ start: Int) throws(XPathProblem) {
        guard XPathFunctions.namespaces.contains(where: { $0.prefix == prefix }) else {
            let known = XPathFunctions.namespaces.map { $0.prefix + ":" }.joined(separator: ", ")
            throw problem(start, "unknown prefix “\(prefix):”; the prefixes are \(known)")
        }
        let isAttribute = followsAttributeAxis
        at += 1
        let local = at
        if at < bytes.count, bytes[at] == UInt8(ascii: "*") {
            at += 1
        } else if at < bytes.count, Self.startsName(bytes[at]) {
            _ = word()
        } else {
            throw problem(at, "a name is missing after “\(prefix):”")
        }
        if let vocabulary = XPathFunctions.vocabularies[prefix], !isAttribute {
            copy(upTo: start)
            pieces.append(.init(rewritten: output.count, source: local))
            output += bytes[local..<at]
            output += vocabulary.utf8
            copied = at
            pieces.append(.init(rewritten: output.count, source: at))
        }
        operand(true)
    }

    private mutating func word() -> String {
        let start = at
        while at < bytes.count, Self.continuesName(bytes[at]) { at += 1 }
        return String(decoding: bytes[start..<at], as: UTF8.self)
    }

    private var nextNonspace: Int {
        var next = at
        while next < bytes.count, bytes[next].isXMLSpace { next += 1 }
        return next
    }

    private mutating func copy(upTo end: Int) {
        output += bytes[copied..<end]
        copied = end
    }

    private func problem(_ offset: Int, _ reason: String) -> XPathProblem { .syntax(offset: offset, reason: reason) }

    private static func text(_ byte: UInt8) -> String { String(UnicodeScalar(byte)) }

    private static func startsName(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isASCIILetter
    }

    private static func continuesName(_ byte: UInt8) -> Bool {
        startsName(byte) || byte.isASCIIDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }
}
