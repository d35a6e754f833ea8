// These functions are called in hundreds of places, but only when there is a message to report. Inlining them would
// only make the code larger.

/// A value for a message: in quotation marks, on one line, cut after 60 characters.
@inline(never)
package func quoted(_ bytes: Bytes) -> String {
    // 1,024 bytes are enough for 60 characters of ordinary text in any script, and a value may be megabytes long.
    let text = String(decoding: bytes.prefix(1_024), as: UTF8.self)
        .split(whereSeparator: \.isNewline).joined(separator: " ")
    let cut = text.prefix(60)
    return "“\(cut)\(cut.count < text.count || bytes.count > 1_024 ? "…" : "")”"
}

/// A text for a message: in quotation marks, on one line, cut after 60 characters.
@inline(never)
package func quoted(_ text: String) -> String { quoted(Bytes(text.utf8)) }
