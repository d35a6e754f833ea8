extension HTML {
    /// The elements whose addresses load another document or a script.
    static var documentNames: Set<String> { ["iframe", "embed", "object", "frame", "script"] }

    @usableFromInline
    func openDocument(_ start: StaticString, _ attributes: [Attribute]) {
        open(start, attributes.map(\.asDocumentAddress))
    }

    @usableFromInline
    func openVoidDocument(_ start: StaticString, _ attributes: [Attribute]) {
        openVoid(start, attributes.map(\.asDocumentAddress))
    }
}

extension Attribute {
    /// The attribute as it is written on an element that loads another document or a script: there, `data:` and `blob:`
    /// addresses are refused even in attributes in which images may have them. If scripts are allowed, `javascript:`
    /// addresses are accepted, but `data:` and `blob:` addresses are still refused.
    var asDocumentAddress: Attribute {
        if kind == .url { return Attribute(name, .documentURL, text) }
        guard kind == .named || kind == .scripted, fullName == "src" else { return self }
        let address = String(text.utf8.dropFirst(4)) ?? ""
        if kind == .scripted, URLPolicy.scheme(of: address) == "javascript" { return self }
        return Attribute("src", .documentURL, address)
    }

    /// The name as it is written in the markup; nil when nothing is written.
    var fullName: String? {
        switch kind {
        case .omitted: nil
        case .data: "data-\(name)"
        case .aria: "aria-\(name)"
        case .style: "style"
        case .named, .scripted: String(text.utf8.prefix { $0 != UInt8(ascii: "=") })
        case .misnamed: nil
        default: name.description
        }
    }

    /// Returns whether two attributes may have the same name. Constant names are compared byte by byte, without
    /// creating strings; a name known only at run time may equal any other.
    @inline(__always)
    static func mayRepeat(_ one: borrowing Attribute, _ other: borrowing Attribute) -> Bool {
        if one.kind == .omitted || other.kind == .omitted { return false }
        if one.kind == .named || other.kind == .named || one.kind == .scripted || other.kind == .scripted {
            return true
        }
        if one.kind == .misnamed || other.kind == .misnamed { return false }
        if family(one.kind) != family(other.kind) { return false }
        if one.kind == .style { return true }
        let length = one.name.utf8CodeUnitCount
        guard length == other.name.utf8CodeUnitCount else { return false }
        for index in 0..<length where one.name.utf8Start[index] != other.name.utf8Start[index] { return false }
        return true
    }

    /// The family of a name. Names of different families are never equal: `data-x` is not `aria-x`.
    @inline(__always)
    private static func family(_ kind: Kind) -> UInt8 {
        switch kind {
        case .data: 1
        case .aria: 2
        case .style: 3
        default: 0
        }
    }
}
