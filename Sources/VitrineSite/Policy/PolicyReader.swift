import VitrineHTML
import VitrineSupport

/// Finds what markup loads and runs. The markup is well-formed: every page is checked for that.
struct PolicyReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let allowsScripts: Bool
    private var policy = PagePolicy()
    private var at = 0

    /// The policy that a page or a part of one needs.
    /// - Parameter allowsScripts: whether its scripts and event handlers may run; otherwise the policy records that it
    ///   blocks scripts.
    static func policy(of bytes: UnsafeBufferPointer<UInt8>, allowsScripts: Bool) -> PagePolicy {
        var reader = PolicyReader(bytes, allowsScripts)
        while reader.readTag() {}
        return reader.policy
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ allowsScripts: Bool) {
        self.bytes = bytes
        self.allowsScripts = allowsScripts
    }

    private typealias Range = Swift.Range<Int>

    /// Reads up to the end of the next start tag.
    /// - Returns: false if there are no more start tags.
    private mutating func readTag() -> Bool {
        while at + 1 < bytes.count {
            guard bytes[at] == UInt8(ascii: "<") else {
                at += 1
                continue
            }
            at += 1
            if bytes[at].isASCIILetter {
                readElement()
                return true
            }
            if starts("!--") { skip(past: "-->") }
        }
        return false
    }

    private func starts(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard at + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[at + offset] != text.utf8Start[offset] { return false }
        return true
    }

    private mutating func skip(past text: StaticString) {
        while at < bytes.count, !starts(text) { at += 1 }
        at = min(at + text.utf8CodeUnitCount, bytes.count)
    }

    private mutating func readElement() {
        let start = at
        while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
        let element = LoadingElement(bytes[start..<at])
        var attributes: [(name: String, value: Range)] = []
        while at < bytes.count, bytes[at] != UInt8(ascii: ">") {
            let start = at
            while at < bytes.count, !Self.endsName(bytes[at]) { at += 1 }
            let name = start..<at
            guard at < bytes.count, bytes[at] == UInt8(ascii: "=") else {
                at += start == at ? 1 : 0
                continue
            }
            let quote = at + 1 < bytes.count ? bytes[at + 1] : 0
            guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                at += 1
                continue
            }
            at += 2
            let value = at
            while at < bytes.count, bytes[at] != quote { at += 1 }
            // Other attributes are skipped to save time, because most attributes load nothing.
            let isRead = element.map { !$0.isLink || isPing(name) } ?? false
            if isRead || isStyle(name) || isHandler(name) {
                attributes.append((self.name(name), value..<at))
            }
            at += 1
        }
        for (name, value) in attributes { read(name, value, of: element, attributes) }
        if element == .form, !attributes.contains(where: { $0.name == "action" }) { policy.allow(.form, "'self'") }
        if element == .script || element == .style {
            readText(of: element, isLoaded: attributes.contains { $0.name == "src" })
        }
    }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "=")
    }

    private func name(_ range: Range) -> String {
        String(decoding: bytes[range].lazy.map(\.asciiLowercased), as: UTF8.self)
    }

    private func isStyle(_ name: Range) -> Bool {
        name.count == 5 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "s") && self.name(name) == "style"
    }

    private func isPing(_ name: Range) -> Bool {
        name.count == 4 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "p") && self.name(name) == "ping"
    }

    private func isHandler(_ name: Range) -> Bool {
        name.count > 3 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "o")
            && bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "n")
    }

    // MARK: - Attributes

    private mutating func read(
        _ name: String, _ range: Range, of element: LoadingElement?, _ attributes: [(name: String, value: Range)]
    ) {
        let value = Self.text(bytes[range])
        if name == "style" {
            policy.allow(.styleAttribute, "'unsafe-inline'")
            policy.formUnion(SheetPolicy.policy(of: Array(value.utf8)))
        } else if name.hasPrefix("on"), name.count > 3 {
            guard allowsScripts else { return policy.blocksScripts = true }
            policy.allow(.script, "'unsafe-hashes'")
            policy.allow(.script, SourceHash.source(Array(value.utf8)))
        } else if let directive = element?.directive(of: name, words: { words($0, attributes) }) {
            if directive == .script, !allowsScripts { return policy.blocksScripts = true }
            for address in AttributeAddresses.all(in: value, of: name) {
                policy.allow(directive, address: Array(address.utf8))
            }
        }
    }

    /// The words in another attribute, in lowercase.
    private func words(_ wanted: String, _ attributes: [(name: String, value: Range)]) -> [String] {
        attributes.filter { $0.name == wanted }.flatMap { attribute in
            Self.text(bytes[attribute.value]).asciiLowercased.utf8.split(whereSeparator: \.isHTMLSpace)
                .map { String(decoding: Array($0), as: UTF8.self) }
        }
    }

    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        bytes.contains(UInt8(ascii: "&"))
            ? String(decoding: Escaping.unescaped(Array(bytes)), as: UTF8.self) : String(decoding: bytes, as: UTF8.self)
    }

    // MARK: - Texts

    private mutating func readText(of element: LoadingElement?, isLoaded: Bool) {
        guard at > 0, at < bytes.count, bytes[at - 1] != UInt8(ascii: "/") else { return }
        let start = at + 1
        let isScript = element == .script
        while at < bytes.count, !(bytes[at] == UInt8(ascii: "<") && startsEnd(isScript)) { at += 1 }
        guard start < at else { return }
        // Browsers normalize line endings to line feeds before they compute the hash.
        let text = String(decoding: bytes[start..<at], as: UTF8.self).replacing("\r\n", with: "\n")
        let source = SourceHash.source(Array(text.utf8))
        if !isScript {
            policy.allow(.style, source)
            policy.formUnion(SheetPolicy.policy(of: Array(text.utf8)))
        } else if !isLoaded {
            if allowsScripts { policy.allow(.script, source) } else { policy.blocksScripts = true }
        }
    }

    private func startsEnd(_ isScript: Bool) -> Bool {
        let end = isScript ? Array("</script".utf8) : Array("</style".utf8)
        return at + end.count <= bytes.count && (0..<end.count).allSatisfy { bytes[at + $0].asciiLowercased == end[$0] }
    }
}
