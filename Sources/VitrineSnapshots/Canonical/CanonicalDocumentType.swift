import VitrineMarkup

/// Document types as texts: the name, followed by the identifiers of older versions of HTML, which determine whether a
/// page is in quirks mode.
enum CanonicalDocumentType {
    /// The text for a page that is in quirks mode because its document type is not correct, as with
    /// `<!DOCTYPE html foo>`.
    private static let quirks = "html (in quirks mode)"

    /// The name that is written in snapshots instead of ``quirks``, which is not XML. No page has this name itself,
    /// because names are converted to lowercase. In HTML, it also leads to quirks mode.
    private static let quirksInXML = "html-in-Quirks-Mode"

    /// Returns the text for a document; nil if it has no document type.
    static func of(_ document: MarkupDocument) -> String? {
        guard var type = document.documentType else { return nil }
        guard let html = document.html else { return type.name == quirksInXML ? quirks : text(type) }
        // HTML accepts characters that XML does not.
        type.name = SnapshotTree.xmlName(type.name)
        type.publicID = type.publicID.map { SnapshotTree.escaped($0) { isPublic($1) } }
        type.systemID = type.systemID.map { SnapshotTree.escaped($0) { isSystem($1) } }
        let text = Self.text(type)
        return html.quirksMode == .quirks && (text == "html" || text.isEmpty) ? quirks : text
    }

    private static func text(_ type: MarkupDocument.DocumentType) -> String {
        var text = type.name.lowercased()
        if let publicID = type.publicID {
            text += " PUBLIC \"\(publicID)\" \(quoted(type.systemID ?? ""))"
        } else if let systemID = type.systemID, systemID != "about:legacy-compat" {
            text += " SYSTEM \(quoted(systemID))"
        }
        return text
    }

    /// Returns a system identifier in the quotation marks that it does not contain; it never contains both.
    private static func quoted(_ id: String) -> String { id.contains("\"") ? "'\(id)'" : "\"\(id)\"" }

    /// Returns whether a public identifier may contain a character (XML 1.0, PubidChar, except for line breaks).
    private static func isPublic(_ scalar: Unicode.Scalar) -> Bool {
        guard let byte = UInt8(exactly: scalar.value), byte < 0x80 else { return false }
        return byte.isASCIILetter || byte.isASCIIDigit || " -'()+,./:=?;!*#@$_%".utf8.contains(byte)
    }

    /// Returns whether a system identifier may contain a character. XML also allows some control characters, but a line
    /// break would divide the first line of a snapshot.
    private static func isSystem(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
    }

    // MARK: - Stored text

    /// Returns a text as it is written in a stored snapshot, after `<!DOCTYPE `.
    static func stored(_ text: String) -> String { text == quirks ? quirksInXML : text }

    /// Returns markup that can be read as XML: ``quirks``, which earlier versions wrote in snapshots, is replaced with
    /// ``quirksInXML``.
    static func readable(_ markup: [UInt8]) -> [UInt8] {
        let former = "<!DOCTYPE \(quirks)>".utf8
        guard markup.starts(with: former) else { return markup }
        return Array("<!DOCTYPE \(quirksInXML)>".utf8) + markup.dropFirst(former.count)
    }
}
