extension HTMLTokenizer {
    /// Reads a tag (13.2.5.8 and 13.2.5.32 to 13.2.5.40) and passes it to the sink.
    /// - Parameter start: the offset of `<`; a letter follows, or `/` and a letter.
    /// - Returns: false at the end of the input.
    mutating func readTag(from start: Int, isEnd: Bool) -> Bool {
        let nameStart = start + (isEnd ? 2 : 1)
        let name = readTagName(from: nameStart)
        let tag = store.pointee.names.entries[Int(name)].tag
        var token = HTMLTagToken(name: name, tag: tag, start: start, end: 0)
        attributes.truncate(to: 0)
        if input[at] == UInt8(ascii: ">") {
            at += 1
        } else {
            guard let isSelfClosing = readAttributes() else {
                error(.eofInTag, at: count)
                at = count
                return false
            }
            token.isSelfClosing = isSelfClosing
        }
        token.end = at
        if isEnd {
            if attributes.count > 0 { error(.endTagWithAttributes, at: at - 1) }
            if token.isSelfClosing { error(.endTagWithTrailingSolidus, at: at - 1) }
            state = .data
            sink.endTag(token)
        } else {
            lastStartTag = name
            state = sink.startTag(token, UnsafeBufferPointer(start: attributes.base, count: attributes.count))
        }
        return true
    }

    /// Reads the name of a tag. Afterwards, `at` is the offset after the name.
    private mutating func readTagName(from start: Int) -> UInt32 {
        let classes = UnsafePointer(store.pointee.classes)
        var at = start
        var key: UInt64 = 0
        while true {
            let byte = input[at]
            if classes[Int(byte)] & ByteClass.nameEnd != 0 { break }
            if at - start < 8 { key = key << 8 | UInt64(HTMLNames.lower(byte)) }
            at += 1
        }
        self.at = at
        if input[at] == 0, at < count { return nameWithNulls(from: start, ByteClass.nameEnd) }
        return store.pointee.names.find(input + start, at - start, lowerKey: key)
    }

    /// Reads a name again, replacing U+0000 with U+FFFD. When this is called, `at` is the offset of the first U+0000,
    /// and the errors before it have been reported.
    private mutating func nameWithNulls(from start: Int, _ end: UInt8) -> UInt32 {
        var name: [UInt8] = []
        let firstNull = at
        at = start
        while true {
            let byte = input[at]
            if byte == 0 {
                if at >= count { break }
                error(.unexpectedNullCharacter, at: at)
                name += [0xEF, 0xBF, 0xBD]
            } else if store.pointee.classes[Int(byte)] & end != 0 {
                guard end == ByteClass.attributeEnd, byte == UInt8(ascii: "=") ? at == start : isOddByte(byte) else {
                    break
                }
                if at > firstNull, isOddByte(byte) { error(.unexpectedCharacterInAttributeName, at: at) }
                name.append(byte)
            } else {
                name.append(HTMLNames.lower(byte))
            }
            at += 1
        }
        return name.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return 0 }
            return store.pointee.names.find(base, bytes.count, HTMLNames.key(base, bytes.count))
        }
    }

    /// Reads the attributes up to the end of the tag. Afterwards, `at` is the offset after the tag.
    /// - Returns: whether the tag ends with `/>`; nil if the input ends first.
    private mutating func readAttributes() -> Bool? {
        let classes = UnsafePointer(store.pointee.classes)
        let tagNumber = store.pointee.nextTagNumber()
        while true {
            // "Before attribute name state".
            while classes[Int(input[at])] & ByteClass.space != 0 { at += 1 }
            switch input[at] {
            case UInt8(ascii: ">"):
                at += 1
                return false
            case UInt8(ascii: "/"):
                // "Self-closing start tag state".
                if input[at + 1] == UInt8(ascii: ">") {
                    at += 2
                    return true
                }
                if at + 1 >= count { return nil }
                error(.unexpectedSolidusInTag, at: at + 1)
                at += 1
                continue
            case 0: if at >= count { return nil }
            case UInt8(ascii: "="): error(.unexpectedEqualsSignBeforeAttributeName, at: at)
            default: break
            }
            let nameStart = at
            let name = readAttributeName(classes)
            let isNew = store.pointee.names.stamp(name, tagNumber)
            if !isNew { store.pointee.error(.duplicateAttribute, at: at, name) }
            // "After attribute name state".
            while classes[Int(input[at])] & ByteClass.space != 0 { at += 1 }
            var attribute = HTMLAttributeToken(
                name: name, nameStart: Int32(truncatingIfNeeded: nameStart), start: 0, count: 0, valueStart: 0,
                valueEnd: 0)
            if input[at] == UInt8(ascii: "=") {
                at += 1
                guard readValue(&attribute, classes) else { return nil }
            } else {
                if input[at] == 0, at >= count { return nil }
                // The value is empty. Its place is after the name and any whitespace that follows the name.
                let end = Int32(truncatingIfNeeded: at)
                attribute.start = end
                attribute.valueStart = end
                attribute.valueEnd = end
            }
            if isNew { attributes.append(attribute) }
        }
    }

    /// Attribute name state (13.2.5.33).
    @inline(__always)
    private mutating func readAttributeName(_ classes: UnsafePointer<UInt8>) -> UInt32 {
        let start = at
        var at = start
        var key: UInt64 = 0
        while true {
            let byte = input[at]
            if classes[Int(byte)] & ByteClass.attributeEnd != 0 {
                if byte == UInt8(ascii: "=") ? at != start : !isOddByte(byte) { break }
                if byte != UInt8(ascii: "=") { error(.unexpectedCharacterInAttributeName, at: at) }
            }
            if at - start < 8 { key = key << 8 | UInt64(HTMLNames.lower(byte)) }
            at += 1
        }
        self.at = at
        if input[at] == 0, at < count { return nameWithNulls(from: start, ByteClass.attributeEnd) }
        return store.pointee.names.find(input + start, at - start, lowerKey: key)
    }

    @inline(__always)
    private func isOddByte(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: "<")
    }

    /// Reads a value and the whitespace before it (13.2.5.35 to 13.2.5.39), after `=`.
    /// - Returns: false at the end of the input.
    @inline(__always)
    private mutating func readValue(_ attribute: inout HTMLAttributeToken, _ classes: UnsafePointer<UInt8>) -> Bool {
        while classes[Int(input[at])] & ByteClass.space != 0 { at += 1 }
        let quote = input[at]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let start = at + 1
            let end = input.first(UInt8(ascii: "&"), or: quote, from: start)
            attribute.valueStart = Int32(truncatingIfNeeded: start)
            if input[end] == quote {
                attribute.start = Int32(truncatingIfNeeded: start)
                attribute.count = Int32(truncatingIfNeeded: end - start)
                attribute.valueEnd = Int32(truncatingIfNeeded: end)
                at = end + 1
            } else {
                guard decodeValue(from: start, special: end, quote: quote, &attribute) else { return false }
            }
            // "After attribute value (quoted) state".
            let next = input[at]
            if classes[Int(next)] & ByteClass.space == 0, next != UInt8(ascii: ">"), next != UInt8(ascii: "/") {
                if next == 0, at >= count { return false }
                error(.missingWhitespaceBetweenAttributes, at: at)
            }
            return true
        }
        return readUnquoted(&attribute, classes)
    }

    /// Attribute value (unquoted) state (13.2.5.38).
    private mutating func readUnquoted(_ attribute: inout HTMLAttributeToken, _ classes: UnsafePointer<UInt8>) -> Bool {
        let start = at
        attribute.start = Int32(truncatingIfNeeded: start)
        attribute.valueStart = attribute.start
        if input[at] == UInt8(ascii: ">") {
            error(.missingAttributeValue, at: at)
            attribute.valueEnd = attribute.start
            return true
        }
        var kept = start
        let place = store.pointee.decodedEnd
        while true {
            while classes[Int(input[at])] & ByteClass.valueEnd == 0 { at += 1 }
            let byte = input[at]
            switch byte {
            case UInt8(ascii: "&"):
                if !decodeReference(&kept) { at += 1 }
            case 0:
                if at >= count { return false }
                error(.unexpectedNullCharacter, at: at)
                store.pointee.decode(from: kept, to: at)
                store.pointee.decode(0xFFFD)
                at += 1
                kept = at
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "`"):
                error(.unexpectedCharacterInUnquotedAttributeValue, at: at)
                at += 1
            default:
                attribute.valueEnd = Int32(truncatingIfNeeded: at)
                finish(&attribute, place, kept, at)
                return true
            }
        }
    }

    /// Decodes a quoted value that contains `&`, a carriage return or U+0000, or has no closing quote.
    /// - Parameter special: the offset of the first of these bytes, or of the end of the input.
    /// - Returns: false at the end of the input.
    private mutating func decodeValue(
        from start: Int, special: Int, quote: UInt8, _ attribute: inout HTMLAttributeToken
    ) -> Bool {
        let place = store.pointee.decodedEnd
        var kept = start
        at = special
        while true {
            switch input[at] {
            case quote:
                attribute.start = Int32(truncatingIfNeeded: start)
                attribute.valueEnd = Int32(truncatingIfNeeded: at)
                finish(&attribute, place, kept, at)
                at += 1
                return true
            case UInt8(ascii: "&"):
                if !decodeReference(&kept) { at += 1 }
            case 0x0D:
                store.pointee.decode(from: kept, to: at)
                at += 1
                kept = at
                if input[at] != 0x0A || at >= count { store.pointee.decode(0x0A) }
            default:
                if at >= count { return false }
                error(.unexpectedNullCharacter, at: at)
                store.pointee.decode(from: kept, to: at)
                store.pointee.decode(0xFFFD)
                at += 1
                kept = at
            }
            at = input.first(UInt8(ascii: "&"), or: quote, from: at)
        }
    }

    /// Decodes the reference at `&` in a value, after copying the bytes from `kept` up to it.
    /// - Returns: false if `&` does not begin a reference; then nothing is copied.
    private mutating func decodeReference(_ kept: inout Int) -> Bool {
        let before = store.pointee.decoded.count
        store.pointee.decode(from: kept, to: at)
        let length = readReference(inAttribute: true)
        if length == 0 {
            store.pointee.decoded.truncate(to: before)
            return false
        }
        at += length
        kept = at
        return true
    }

    /// Sets the value of the attribute, which is a range of the input if nothing was decoded.
    private func finish(_ attribute: inout HTMLAttributeToken, _ place: Int32, _ kept: Int, _ end: Int) {
        if kept == Int(attribute.start), place == store.pointee.decodedEnd {
            attribute.count = Int32(truncatingIfNeeded: end - kept)
        } else {
            store.pointee.decode(from: kept, to: end)
            attribute.start = place
            attribute.count = store.pointee.decodedEnd - place
        }
    }
}
