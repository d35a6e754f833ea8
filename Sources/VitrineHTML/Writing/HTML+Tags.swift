import VitrineSupport

extension HTML {
    // The functions of the vocabulary call `open`, `openVoid` and `close` and are inlined together with them. The name
    // is then a constant, so copying it takes only a few instructions. The attribute list does not escape, so the
    // compiler can allocate it on the stack.

    @inlinable @inline(__always)
    func open(_ start: StaticString, _ attributes: [Attribute]) {
        let bytes = store
        bytes.pointee.append(start)
        if !attributes.isEmpty { write(attributes) }
        if pendingRoot.pointee { writeRoot(attributes) }
        bytes.pointee.put(UInt8(ascii: ">"))
    }

    @inlinable @inline(__always)
    func openVoid(_ start: StaticString, _ attributes: [Attribute]) {
        let bytes = store
        bytes.pointee.append(start)
        if !attributes.isEmpty { write(attributes) }
        if pendingRoot.pointee { writeRoot(attributes) }
        bytes.pointee.append("/>")
    }

    @inlinable @inline(__always)
    func close(_ end: StaticString) {
        store.pointee.append(end)
    }

    /// Writes text, escaped. Line feeds are kept; a carriage return, with or without a line feed after it, becomes one
    /// line feed, as in browsers.
    @inlinable @inline(__always)
    public func text(_ text: String) {
        writeEscaped(text, .text)
    }

    /// Writes text escaped so that it is safe both between tags and inside an attribute in double quotes, for a caller
    /// that does not know which of the two is being written.
    package func text(anywhere text: String) {
        writeEscaped(text, .attribute)
    }

    /// Writes a whole number in decimal digits.
    public func text(_ number: Int) {
        write(number)
    }

    /// Writes a number as `String(describing:)` does, such as `1.5`. The result does not depend on the locale.
    public func text(_ number: Double) {
        writeEscaped(String(describing: number), .text)
    }

    /// Writes a comment. It is left out and reported if HTML or XML does not allow its text in a comment, or if the
    /// text contains `</noscript`.
    public func comment(_ text: String) {
        guard Self.isComment(text) else { return report(.commentText(text)) }
        store.pointee.append("<!--")
        writeEscaped(text, .comment)
        store.pointee.append("-->")
    }

    /// Writes the document type that puts browsers in standards mode.
    public func doctype() {
        store.pointee.append("<!DOCTYPE html>\n")
    }

    /// Copies the bytes of markup, such as a fragment that was rendered earlier, without escaping or checking them. The
    /// caller must make sure that the output stays well-formed.
    package func append(rendered bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { source in
            if let start = source.baseAddress { store.pointee.append(start, count: source.count) }
        }
    }

    /// Copies what another writer has written so far, without its problems. Does nothing if `other` is this writer.
    package func append(_ other: HTML) {
        guard other !== self else { return }
        store.pointee.append(other.store.pointee.base, count: other.count)
    }

    /// Returns whether a text is allowed in a comment. HTML Standard, 13.1.6: no leading `>` or `->`, no `<!--`, `-->`,
    /// `--!>`, no trailing `<!-`; XML 1.0, 2.5: no `--` and no trailing `-`. The end tag of `noscript` is not allowed
    /// either, because browsers with scripts enabled read the contents of that element as text and would end it there.
    /// Bytes are compared, not characters, because a parser does not treat a character and the combining mark after it
    /// as one.
    static func isComment(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.first != UInt8(ascii: ">") && !bytes.starts(with: "->".utf8) && bytes.last != UInt8(ascii: "-")
            && !bytes.contains(sequence: "--") && !bytes.contains(sequence: "</noscript")
    }
}

extension [UInt8] {
    /// Returns whether the bytes contain `sequence`, which must be lowercase ASCII. The case of the bytes is ignored.
    func contains(sequence: StaticString) -> Bool {
        let length = sequence.utf8CodeUnitCount
        guard length > 0, count >= length else { return false }
        return (0...(count - length)).contains { start in
            (0..<length).allSatisfy { offset in
                self[start + offset].asciiLowercased == sequence.utf8Start[offset]
            }
        }
    }
}
