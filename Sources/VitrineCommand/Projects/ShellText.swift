/// Quoting for a shell.
enum ShellText {
    /// Returns a path as a single word of a command line: quoted if necessary, and with `./` before a leading hyphen.
    static func word(_ text: String) -> String {
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "-_./+,:@%".utf8.contains(byte)
            }
        }
        if isPlain, !text.isEmpty, !text.hasPrefix("-") { return text }
        let quoted = "'" + text.replacing("'", with: #"'\''"#) + "'"
        return text.hasPrefix("-") ? "./\(quoted)" : quoted
    }
}
