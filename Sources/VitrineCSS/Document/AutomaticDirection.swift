import VitrineMarkup
import VitrineSupport

/// Determines the text direction of an element: it is set by `dir`, or for `dir=auto` determined by the text (HTML
/// Standard, section 3.2.6.4).
struct AutomaticDirection {
    private let document: MarkupDocument
    /// The atoms of the document's names.
    private let atoms: [Int32]

    init(_ document: MarkupDocument, atoms: [Int32]) {
        self.document = document
        self.atoms = atoms
    }

    /// The direction of an element: 0 if it inherits one, 1 for left to right, 2 for right to left.
    func direction(_ node: Int) -> UInt8 {
        if let value = value(node, .dir) {
            if value.equals(ignoringCase: "ltr") { return 1 }
            if value.equals(ignoringCase: "rtl") { return 2 }
            guard value.equals(ignoringCase: "auto") else { return 0 }
        } else if !isElement(node, .bdi) {
            return 0
        }
        if isElement(node, .input), let text = value(node, .value) { return Self.strong(text) ?? 1 }
        var at = node + 1
        while at < Int(document.nodes[node].end) {
            let inner = document.nodes[at]
            switch inner.kind {
            case .element where isSkipped(at) || value(at, .dir) != nil: at = Int(inner.end)
            case .text:
                if let found = Self.strong(document.bytes(of: at)) { return found }
                at += 1
            default: at += 1
            }
        }
        // Without a strong character, `dir=auto` means left to right, and so does `bdi`.
        return 1
    }

    private func isElement(_ node: Int, _ name: KnownAtom) -> Bool {
        atoms[Int(document.nodes[node].name)] == name.rawValue
    }

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
            guard isLetter(scalar) else { continue }
            switch scalar.value {
            case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return 2
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
        default: scalar.value == 0x200E || scalar.value == 0x200F
        }
    }
}
