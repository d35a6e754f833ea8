/// Elements that may not be inside a link, because they are interactive or can be focused (HTML Standard, sections
/// 3.2.5.2.7 and 4.5.1).
enum InteractiveElements {
    /// Elements that are always interactive. An `input` is not, if it is hidden.
    private static let names: Set<String> = [
        "a", "button", "details", "embed", "iframe", "input", "label", "select", "textarea",
    ]
    /// Elements that are interactive only with an attribute.
    private static let conditions = ["audio": "controls", "img": "usemap", "video": "controls"]

    /// Returns the name of the first such element in markup, followed by the attribute if the element is allowed
    /// without it: `button`, `video controls`, `span tabindex`. Returns nil if there is none.
    ///
    /// Text in markup is escaped, so a `<` outside a comment starts a tag or a comment.
    static func first(in markup: [UInt8]) -> String? {
        var rest = markup[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
            rest = rest[(start + 1)...]
            if rest.starts(with: "!--".utf8) {
                skipComment(&rest)
                continue
            }
            let name = takeName(&rest)
            if name.isEmpty { continue }
            if let found = restricted(name, takeAttributes(&rest)) { return found }
        }
        return nil
    }

    private static func restricted(_ name: String, _ attributes: [String: String]) -> String? {
        if names.contains(name), name != "input" || attributes["type"]?.lowercased() != "hidden" { return name }
        if let attribute = conditions[name], attributes[attribute] != nil { return "\(name) \(attribute)" }
        return attributes["tabindex"] == nil ? nil : "\(name) tabindex"
    }

    private static func skipComment(_ rest: inout ArraySlice<UInt8>) {
        rest = rest.dropFirst(3)
        while let end = rest.firstIndex(of: UInt8(ascii: "-")) {
            rest = rest[end...]
            if rest.starts(with: "-->".utf8) { return }
            rest = rest.dropFirst()
        }
        rest = []
    }

    /// Returns the name at the start and removes it; empty if there is none, as in an end tag.
    private static func takeName(_ rest: inout ArraySlice<UInt8>) -> String {
        let name = rest.prefix { !isSpace($0) && !"/>=".utf8.contains($0) }
        rest = rest.dropFirst(name.count)
        return String(decoding: name, as: UTF8.self)
    }

    /// Returns the attributes of a tag, whose name has been removed, and removes everything up to its `>`.
    private static func takeAttributes(_ rest: inout ArraySlice<UInt8>) -> [String: String] {
        var attributes: [String: String] = [:]
        while let byte = rest.first, byte != UInt8(ascii: ">") {
            let name = takeName(&rest)
            if name.isEmpty {
                rest = rest.dropFirst()
            } else {
                attributes[name] = takeValue(&rest)
            }
        }
        return attributes
    }

    /// Returns the value after the name of an attribute and removes it; empty if the attribute has none.
    private static func takeValue(_ rest: inout ArraySlice<UInt8>) -> String {
        guard rest.first == UInt8(ascii: "=") else { return "" }
        rest = rest.dropFirst()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = rest.prefix { !isSpace($0) && $0 != UInt8(ascii: ">") }
            rest = rest.dropFirst(value.count)
            return String(decoding: value, as: UTF8.self)
        }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
        return String(decoding: value, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
