/// Elements that may not be inside a link, because they are interactive or can be (HTML Standard, section 4.5.1).
enum InteractiveElements {
    private static let names = [
        "a", "audio", "button", "details", "embed", "iframe", "input", "label", "select", "textarea", "video",
    ].map { (name: $0, bytes: Array($0.utf8)) }

    /// Returns the name of the first such element in markup; nil if there is none. Text in markup is escaped, so a `<`
    /// outside a comment starts a tag or a comment.
    static func first(in markup: [UInt8]) -> String? {
        var index = 0
        while let start = markup[index...].firstIndex(of: UInt8(ascii: "<")) {
            index = start + 1
            let name = markup[index...].prefix { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) }
            if let found = names.first(where: { name.elementsEqual($0.bytes) }) { return found.name }
        }
        return nil
    }
}
