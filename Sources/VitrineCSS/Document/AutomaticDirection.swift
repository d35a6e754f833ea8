import VitrineMarkup
import VitrineSupport

/// Determines the text direction of an element from its `dir`. For `dir=auto`, and for `bdi` without a valid `dir`, the
/// text decides: HTML Standard, section 3.2.6.4.
struct AutomaticDirection {
    private let document: MarkupDocument
    /// The atoms of the document's names.
    private let atoms: [Int32]

    init(_ document: MarkupDocument, atoms: [Int32]) {
        self.document = document
        self.atoms = atoms
    }

    /// The direction of an element: 0 if it inherits its direction, 1 for left to right, 2 for right to left.
    func direction(_ node: Int) -> UInt8 {
        switch declared(node) {
        case .leftToRight: return 1
        case .rightToLeft: return 2
        case .automatic: break
        case nil:
            if isElement(node, .input), value(node, .type)?.equals(ignoringCase: "tel") ?? false { return 1 }
            if !isElement(node, .bdi) { return 0 }
        }
        if isElement(node, .input) {
            let text = showsText(node) ? value(node, .value) : nil
            return text.flatMap(Self.strong) ?? 1
        }
        var at = node + 1
        while at < Int(document.nodes[node].end) {
            let inner = document.nodes[at]
            switch inner.kind {
            case .element where isSkipped(at) || declared(at) != nil: at = Int(inner.end)
            case .text:
                if let found = Self.strong(document.bytes(of: at)) { return found }
                at += 1
            default: at += 1
            }
        }
        // Without a strong character, `dir=auto` means left to right, and so does `bdi`.
        return 1
    }

    /// A valid value of `dir`.
    private enum Keyword { case leftToRight, rightToLeft, automatic }

    /// The value of an element's `dir`; nil if it is missing or invalid.
    private func declared(_ node: Int) -> Keyword? {
        guard let value = value(node, .dir) else { return nil }
        if value.equals(ignoringCase: "ltr") { return .leftToRight }
        if value.equals(ignoringCase: "rtl") { return .rightToLeft }
        return value.equals(ignoringCase: "auto") ? .automatic : nil
    }

    private func isElement(_ node: Int, _ name: KnownAtom) -> Bool {
        atoms[Int(document.nodes[node].name)] == name.rawValue
    }

    /// Whether the value of an `input` can determine the direction, as the text in a field or on a button can.
    private func showsText(_ node: Int) -> Bool {
        guard let type = value(node, .type) else { return true }
        return !Self.typesWithoutText.contains { type.equals(ignoringCase: $0) }
    }

    private static let typesWithoutText = [
        "checkbox", "color", "date", "datetime-local", "file", "image", "month", "number", "radio", "range", "time",
        "week",
    ]

    /// Whether the text of an element is ignored.
    private func isSkipped(_ node: Int) -> Bool {
        switch KnownAtom(rawValue: atoms[Int(document.nodes[node].name)]) {
        case .bdi, .script, .style, .textarea, .input: true
        default: false
        }
    }

    private func value(_ node: Int, _ name: KnownAtom) -> ArraySlice<UInt8>? {
        let node = document.nodes[node]
        for index in Int(node.firstAttribute)..<Int(node.firstAttribute + node.attributeCount)
        where atoms[Int(document.attributes[index].name)] == name.rawValue && document.attributes[index].namespace == 0
        {
            return document.value(of: index)
        }
        return nil
    }

    /// The direction of the first strong character: 1 for L, 2 for R and AL, nil if there is none.
    static func strong(_ bytes: ArraySlice<UInt8>) -> UInt8? {
        for byte in bytes where byte >= 0x80 || byte.isASCIILetter {
            if byte.isASCIILetter { return 1 }
            return strongScalar(bytes)
        }
        return nil
    }

    private static func strongScalar(_ bytes: ArraySlice<UInt8>) -> UInt8? {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            guard isLetter(scalar) || isStrongSign(scalar) else { continue }
            switch scalar.value {
            case 0x0590...0x08FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
                return 2
            default: return 1
            }
        }
        return nil
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber,
            .spacingMark:
            true
        default: false
        }
    }

    /// Whether a character is not a letter, but strong: a direction mark (U+200E, U+200F and U+061C), or a punctuation
    /// mark, symbol or digit of the bidirectional classes R and AL in the blocks from Hebrew to Mandaic.
    private static func isStrongSign(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x05BE, 0x05C0, 0x05C3, 0x05C6, 0x05F3...0x05F4, 0x0608, 0x060B, 0x060D, 0x061B...0x061F, 0x066D, 0x06D4,
            0x0700...0x070D, 0x07C0...0x07C9, 0x07FE...0x07FF, 0x0830...0x083E, 0x085E, 0x200E...0x200F:
            true
        default: false
        }
    }
}
