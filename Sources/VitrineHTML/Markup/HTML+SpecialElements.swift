import VitrineMarkup
import VitrineSupport

// HTML and XML parsers read the content of `pre`, `textarea`, `script` and `style` differently. The functions for these
// elements take care of that, so they are not generated.
extension HTML {
    /// `<pre>`: text whose spaces and line breaks are kept.
    ///
    /// HTML drops a line feed right after the start tag and XML does not; an empty comment before the line feed keeps
    /// it in both.
    /// - Throws: what `content` throws.
    public func pre(_ attributes: Attribute..., content: () throws -> Void) rethrows {
        open("<pre", attributes)
        let start = count
        defer {
            keepLineFeed(at: start)
            close("</pre>")
        }
        try content()
    }

    /// If there is a line feed at a position right after a start tag, inserts an empty comment before it.
    private func keepLineFeed(at position: Int) {
        guard store.pointee.count > position, store.pointee.base[position] == 0x0A else { return }
        let comment = Array("<!---->".utf8)
        store.pointee.insert(comment, at: position)
        onInsertion?(position, comment.count)
    }

    /// `<pre>` with only text.
    public func pre(_ text: String, _ attributes: Attribute...) {
        open("<pre", attributes)
        if text.utf8.first == 0x0A || text.utf8.first == 0x0D { store.pointee.append("<!---->") }
        self.text(text)
        close("</pre>")
    }

    /// `<textarea>`: a field of several lines.
    ///
    /// HTML drops a line feed right after the start tag, so a text that begins with one gets a second one. An XML
    /// parser then sees one more character than a browser. The comment that prevents this in `pre` is not possible
    /// here, because a text area cannot contain one.
    public func textarea(_ text: String, _ attributes: Attribute...) {
        open("<textarea", attributes)
        if text.utf8.first == 0x0A || text.utf8.first == 0x0D { store.pointee.append("\n") }
        self.text(text)
        close("</textarea>")
    }

    /// `<script>` that is loaded from an address and has no content.
    public func script(_ attributes: Attribute...) {
        openDocument("<script", attributes)
        close("</script>")
    }

    /// `<script>` with inline text: a program or a block of data. Character references do not work there, so a text
    /// with `<`, `&` or `]]>` is left out and reported. Load the script with `src` instead, or write `\u003C` and
    /// `\u0026` in its strings.
    public func script(source: String, _ attributes: Attribute...) {
        openDocument("<script", attributes)
        rawText(source, "script")
        close("</script>")
    }

    /// `<style>` with its rules. As in an inline script, a text with `<`, `&` or `]]>` is left out and reported. In the
    /// strings of CSS, write `\3C ` and `\26 ` instead.
    public func style(_ rules: String, _ attributes: Attribute...) {
        open("<style", attributes)
        rawText(rules, "style")
        close("</style>")
    }

    private func rawText(_ text: String, _ element: String) {
        guard Self.isRawText(text) else { return report(.rawText(element: element)) }
        writeEscaped(text, .comment)
    }

    /// Returns whether a text has no `<`, no `&`, and no `]]>`, which XML forbids in text.
    static func isRawText(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        return !bytes.contains { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
            && !bytes.contains(sequence: "]]>")
    }

    /// An element by name: a custom element, or one that the vocabulary does not have yet.
    ///
    /// ```swift
    /// html.element("star-rating", .attribute("value", "4")) { html.text("4 of 5") }
    /// ```
    ///
    /// The name must be valid in both HTML and XML, and lowercase. Two groups of elements whose content browsers read
    /// as text are not allowed: `script`, `style`, `textarea`, `title` and `iframe`, which have their own functions,
    /// and the obsolete `xmp`, `noembed`, `noframes` and `plaintext`. `content` is not called for a void element.
    /// - Throws: what `content` throws.
    public func element(_ name: String, _ attributes: Attribute..., content: () throws -> Void) rethrows {
        guard Self.isOpen(name) else { return report(.elementName(name)) }
        try element(name, attributes: attributes, content: content)
    }

    /// An element by name, without content.
    public func element(_ name: String, _ attributes: Attribute...) {
        guard Self.isOpen(name) else { return report(.elementName(name)) }
        element(name, attributes: attributes) {}
    }

    /// Returns whether a name is lowercase and not one of `textElements`. Capitals are refused because browsers
    /// lowercase names. Whether the name is valid otherwise is checked when the element is written.
    private static func isOpen(_ name: String) -> Bool { !textElements.contains(name) && name == name.lowercased() }

    /// Elements whose content browsers read as text (HTML Standard, 13.2.6.4) and which have their own functions.
    private static var textElements: Set<String> { ["script", "style", "textarea", "title", "iframe"] }

    /// Elements that were removed from HTML, but whose content browsers still read as text.
    static var obsoleteTextElements: Set<String> { ["xmp", "noembed", "noframes", "plaintext"] }

    func element(_ name: String, attributes: [Attribute], content: () throws -> Void) rethrows {
        guard AttributeName.isElement(name), !Self.obsoleteTextElements.contains(name) else {
            return report(.elementName(name))
        }
        start(name, Self.documentNames.contains(name) ? attributes.map(\.asDocumentAddress) : attributes)
        guard !ElementKinds.void.contains(name) else { return store.pointee.append("/>") }
        store.pointee.append(">")
        let contentStart = count
        defer {
            if name == "pre" || name == "listing" { keepLineFeed(at: contentStart) }
            end(name)
        }
        try content()
    }

    /// Writes a start tag without its `>`.
    func start(_ name: String, _ attributes: [Attribute]) {
        store.pointee.append("<")
        writeEscaped(name, .attribute)
        write(attributes)
        if pendingRoot.pointee { writeRoot(attributes) }
    }

    func end(_ name: String) {
        store.pointee.append("</")
        writeEscaped(name, .attribute)
        store.pointee.append(">")
    }
}

extension AttributeName {
    /// Returns whether a name is valid for an element: as for an attribute, but the first character must be a letter.
    /// The names of HTML elements must be lowercase: browsers read `BR` as `br`, with its special rules.
    static func isElement(_ name: String) -> Bool {
        guard let first = name.utf8.first, first.isASCIILetter, isValid(name) else {
            return false
        }
        return ElementKinds.all.contains(name) || !ElementKinds.all.contains(name.lowercased())
    }
}
