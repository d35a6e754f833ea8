import VitrineSupport

/// Elements that may not be inside a link, because they are interactive or can be focused (HTML Standard, sections
/// 3.2.5.2.7 and 4.5.1).
enum InteractiveElements {
    /// Elements that may not be inside a link, whatever their attributes. The only exception is a hidden `input`.
    private static let names = [
        "a", "button", "details", "embed", "iframe", "input", "label", "select", "textarea",
    ]
    /// The attributes that determine whether an element may be inside a link.
    private struct Attributes {
        var hasTabindex = false
        var hasControls = false
        var hasUsemap = false
        /// Whether `type` is `hidden`.
        var isHidden = false
    }

    /// Finds the first element that may not be inside a link, and returns its name, such as `button`. If the element
    /// would be allowed without one of its attributes, the attribute follows: `video controls`, `span tabindex`. Nil if
    /// there is no such element.
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
            let attributes = takeAttributes(&rest)
            if let found = restricted(name, attributes) { return found }
        }
        return nil
    }

    private static func restricted(_ name: Bytes, _ attributes: Attributes) -> String? {
        let isHiddenInput = attributes.isHidden && name.elementsEqual("input".utf8)
        if !isHiddenInput, let known = names.first(where: { name.elementsEqual($0.utf8) }) { return known }
        let isMedia = name.elementsEqual("audio".utf8) || name.elementsEqual("video".utf8)
        let attribute: String? =
            if attributes.hasControls, isMedia {
                "controls"
            } else if attributes.hasUsemap, name.elementsEqual("img".utf8) {
                "usemap"
            } else {
                attributes.hasTabindex ? "tabindex" : nil
            }
        return attribute.map { "\(String(decoding: name, as: UTF8.self)) \($0)" }
    }

    private static func skipComment(_ rest: inout Bytes) {
        rest = rest.dropFirst(3)
        while let end = rest.firstIndex(of: UInt8(ascii: "-")) {
            rest = rest[end...]
            if rest.starts(with: "-->".utf8) { return }
            rest = rest.dropFirst()
        }
        rest = []
    }

    /// Returns the name at the start and removes it; empty if there is none, as in an end tag.
    private static func takeName(_ rest: inout Bytes) -> Bytes {
        let name = rest.prefix { !$0.isHTMLSpace && !"/>=".utf8.contains($0) }
        rest = rest.dropFirst(name.count)
        return name
    }

    /// Returns the attributes of a tag whose name has already been removed, and removes everything before its `>`.
    private static func takeAttributes(_ rest: inout Bytes) -> Attributes {
        var attributes = Attributes()
        while let byte = rest.first, byte != UInt8(ascii: ">") {
            let name = takeName(&rest)
            if name.isEmpty {
                rest = rest.dropFirst()
                continue
            }
            let value = takeValue(&rest)
            if name.elementsEqual("type".utf8) {
                attributes.isHidden = value.equals(ignoringCase: "hidden")
            } else if name.elementsEqual("tabindex".utf8) {
                attributes.hasTabindex = true
            } else if name.elementsEqual("controls".utf8) {
                attributes.hasControls = true
            } else if name.elementsEqual("usemap".utf8) {
                attributes.hasUsemap = true
            }
        }
        return attributes
    }

    /// Returns the value after the name of an attribute and removes it; empty if the attribute has none.
    private static func takeValue(_ rest: inout Bytes) -> Bytes {
        guard rest.first == UInt8(ascii: "=") else { return [] }
        rest = rest.dropFirst()
        guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            let value = rest.prefix { !$0.isHTMLSpace && $0 != UInt8(ascii: ">") }
            rest = rest.dropFirst(value.count)
            return value
        }
        let value = rest.dropFirst().prefix { $0 != quote }
        rest = rest.dropFirst(value.count + 2)
        return value
    }
}
