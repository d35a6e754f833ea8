import VitrineHTML
import VitrineSupport

/// Finds what markup loads and runs. The markup must be well-formed; every page is checked for that elsewhere.
struct PolicyReader {
    private var tags: StartTagReader
    private let allowsScripts: Bool
    private var policy = PagePolicy()

    /// The policy that a page or a part of one needs.
    /// - Parameter allowsScripts: whether the scripts and event handlers of the page may run; if not, and if there are
    ///   any, the policy records that it blocks scripts.
    static func policy(of bytes: UnsafeBufferPointer<UInt8>, allowsScripts: Bool) -> PagePolicy {
        var reader = PolicyReader(bytes, allowsScripts)
        while let name = reader.tags.readName() { reader.readElement(name) }
        return reader.policy
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ allowsScripts: Bool) {
        tags = StartTagReader(bytes)
        self.allowsScripts = allowsScripts
    }

    private typealias Range = Swift.Range<Int>

    private var bytes: UnsafeBufferPointer<UInt8> { tags.bytes }

    /// Reads the attributes of a start tag and, if it begins a script or a stylesheet, the text up to the end tag.
    private mutating func readElement(_ name: Range) {
        let element = LoadingElement(bytes[name])
        var attributes: [(name: String, value: Range)] = []
        while let (name, value) = tags.readAttribute() {
            // To save time, most attributes are not kept. On elements that load nothing, only styles and event handlers
            // matter; on links, `ping` does, too.
            let isRead = element.map { !$0.isLink || isPing(name) } ?? false
            if isRead || isStyle(name) || isHandler(name) { attributes.append((tags.lowercased(name), value)) }
        }
        let script = element == .script ? scriptKind(attributes) : nil
        for (name, value) in attributes { read(name, value, of: element, script, attributes) }
        if element == .form, !attributes.contains(where: { $0.name == "action" }) { policy.allow(.form, "'self'") }
        if let script {
            let text = tags.readText(of: "script")
            // Policies block import maps and speculation rules in the same way as code.
            if script != .data, !attributes.contains(where: { $0.name == "src" }) { readScript(text) }
        } else if element == .style {
            readSheet(tags.readText(of: "style"))
        }
    }

    private func isStyle(_ name: Range) -> Bool {
        name.count == 5 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "s") && tags.lowercased(name) == "style"
    }

    private func isPing(_ name: Range) -> Bool {
        name.count == 4 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "p") && tags.lowercased(name) == "ping"
    }

    private func isHandler(_ name: Range) -> Bool {
        name.count > 3 && bytes[name.lowerBound] | 0x20 == UInt8(ascii: "o")
            && bytes[name.lowerBound + 1] | 0x20 == UInt8(ascii: "n")
    }

    // MARK: - Attributes

    private mutating func read(
        _ name: String, _ range: Range, of element: LoadingElement?, _ script: ScriptKind?,
        _ attributes: [(name: String, value: Range)]
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
            // Browsers load the file of a `script` element only for classic scripts and modules.
            if let script, !script.isCode { return }
            if directive == .script, !allowsScripts { return policy.blocksScripts = true }
            for address in AttributeAddresses.all(in: value, of: name) {
                policy.allow(directive, address: Array(address.utf8))
            }
        }
    }

    /// The words in the attribute with the given name, in lowercase; empty if the element does not have it.
    private func words(_ wanted: String, _ attributes: [(name: String, value: Range)]) -> [String] {
        attributes.filter { $0.name == wanted }.flatMap { attribute in
            Self.text(bytes[attribute.value]).asciiLowercased.utf8.split(whereSeparator: \.isHTMLSpace)
                .map { String(decoding: Array($0), as: UTF8.self) }
        }
    }

    private func scriptKind(_ attributes: [(name: String, value: Range)]) -> ScriptKind {
        func value(_ name: String) -> Bytes? {
            attributes.first { $0.name == name }.map { Array(Self.text(bytes[$0.value]).utf8)[...] }
        }
        return ScriptKind(type: value("type"), language: value("language"))
    }

    // MARK: - Texts

    private mutating func readScript(_ range: Range) {
        guard !range.isEmpty else { return }
        guard allowsScripts else { return policy.blocksScripts = true }
        policy.allow(.script, SourceHash.source(Self.normalized(bytes[range])))
    }

    private mutating func readSheet(_ range: Range) {
        guard !range.isEmpty else { return }
        let sheet = Self.normalized(bytes[range])
        policy.allow(.style, SourceHash.source(sheet))
        policy.formUnion(SheetPolicy.policy(of: sheet))
    }

    /// The text of an attribute value, with normalized line endings, and with character references replaced by the
    /// characters.
    private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
        guard bytes.contains(where: { $0 == UInt8(ascii: "&") || $0 == 0x0D }) else {
            return String(decoding: bytes, as: UTF8.self)
        }
        return String(decoding: Escaping.unescaped(normalized(bytes)), as: UTF8.self)
    }

    /// The bytes with a line feed for each CRLF and for each other carriage return, because browsers normalize line
    /// endings before they parse a page (HTML Standard, 13.2.3.5) and compute hashes.
    private static func normalized(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
        guard bytes.contains(0x0D) else { return Array(bytes) }
        var normalized: [UInt8] = []
        normalized.reserveCapacity(bytes.count)
        var followsReturn = false
        for byte in bytes {
            let isReturn = byte == 0x0D
            if isReturn {
                normalized.append(0x0A)
            } else if byte != 0x0A || !followsReturn {
                normalized.append(byte)
            }
            followsReturn = isReturn
        }
        return normalized
    }
}
