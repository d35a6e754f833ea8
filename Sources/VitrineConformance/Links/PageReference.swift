import VitrineMarkup
import VitrineSupport

/// An address in a page, with its purpose.
struct PageReference {
    /// The purpose of an address.
    enum Kind {
        /// The address of a page that a reader can get to: in a link such as `<a>` or `<link rel="next">`, in a frame,
        /// in a form that requests a page, or in a redirect.
        case way
        /// The address of an image, a stylesheet, a script, a video, or another file that a page needs or offers, such
        /// as a manifest or a feed.
        case resource
        /// The canonical address that a page declares.
        case canonical
        /// The address of a language version of the page, or of the default page for all other languages.
        case alternate
    }

    var kind: Kind
    /// The node of the element that has the address.
    var node: Int
    /// The index of the attribute that contains the address.
    var attribute: Int
    /// The address as written.
    var value: Bytes
}

extension PageReference {
    /// Visits the addresses of the links and resources of a page, except redirects and addresses in a `template`, whose
    /// contents are not part of the page until a script inserts them.
    static func all(in page: PageTree, _ body: (PageReference) -> Void) {
        let templates = page.elements(.template).map { page.descendants($0) }
        func add(_ kind: Kind, _ name: Name, _ node: Int) {
            guard let attribute = page.attribute(name, node) else { return }
            if !templates.isEmpty, templates.contains(where: { $0.contains(node) }) { return }
            body(Self(kind: kind, node: node, attribute: attribute, value: page.value(of: attribute)))
        }
        for name in [Name.a, .area] { for node in page.elements(name) { add(.way, .href, node) } }
        for node in page.elements(.iframe) where !page.has(.srcdoc, node) { add(.way, .src, node) }
        for (element, attribute) in resources { for node in page.elements(element) { add(.resource, attribute, node) } }
        for node in page.elements(.input) where page.keyword(.type, node) == "image" { add(.resource, .src, node) }
        for node in page.elements(.form) where fetches(page.keyword(.method, node)) { add(.way, .action, node) }
        let forms = Enclosing(page, .form)
        for element in [Name.button, .input] {
            for node in page.elements(element) where page.has(.formaction, node) {
                let form = page.form(of: node, forms).flatMap { page.keyword(.method, $0) }
                if fetches(page.keyword(.formmethod, node) ?? form) { add(.way, .formaction, node) }
            }
        }
        for node in page.elements(.link) { link(page, node).map { add($0, .href, node) } }
        sets(in: page, templates, body)
        drawings(in: page, templates, body)
    }

    private static let resources: [(Name, Name)] = [
        (.img, .src), (.script, .src), (.source, .src), (.video, .src), (.video, .poster), (.audio, .src),
        (.track, .src), (.embed, .src), (.object, .data),
    ]

    /// Returns whether a form with this method requests a page, instead of posting data or closing a dialog.
    private static func fetches(_ method: String?) -> Bool { method != "post" && method != "dialog" }

    /// Returns the purpose of the address of a `link`; nil if the address need not be that of a file.
    private static func link(_ page: PageTree, _ node: Int) -> Kind? {
        let rel = (page.keyword(.rel, node) ?? "").split { $0 == " " || $0.isNewline || $0 == "\t" }
        if rel.contains("canonical") { return .canonical }
        if rel.contains("alternate"), !rel.contains("stylesheet"), page.has(.hreflang, node) { return .alternate }
        let files: [Substring] = [
            "stylesheet", "icon", "apple-touch-icon", "apple-touch-icon-precomposed", "mask-icon", "manifest",
            "preload",
            "modulepreload", "alternate", "expect",
        ]
        let ways: [Substring] = ["next", "prev", "help", "author", "license", "search", "prefetch", "privacy-policy"]
        if rel.contains(where: files.contains) { return .resource }
        return rel.contains(where: ways.contains) ? .way : nil
    }

    private static func sets(in page: PageTree, _ templates: [Range<Int>], _ body: (PageReference) -> Void) {
        for (element, name) in [(Name.img, Name.srcset), (.source, .srcset), (.link, .imagesrcset)] {
            for node in page.elements(element) {
                guard let attribute = page.attribute(name, node), !templates.contains(where: { $0.contains(node) })
                else { continue }
                for address in ImageCandidates.addresses(page.value(of: attribute)) {
                    body(Self(kind: .resource, node: node, attribute: attribute, value: address))
                }
            }
        }
    }

    /// Visits the links and images in SVG.
    private static func drawings(in page: PageTree, _ templates: [Range<Int>], _ body: (PageReference) -> Void) {
        var end = 0
        for root in page.elements(.svg) where root >= end && !templates.contains(where: { $0.contains(root) }) {
            // The elements of nested drawings are visited with those of the outermost one.
            end = Int(page.document.nodes[root].end)
            for node in root..<end where page.vocabularies[node] == .svg {
                let kind: Kind
                switch page.elementName(node) {
                case "a": kind = .way
                case "image", "use", "feImage": kind = .resource
                default: continue
                }
                guard
                    let attribute = page.attributes(node).first(where: {
                        ["href", "xlink:href"].contains(page.attributeSpelling($0))
                    })
                else { continue }
                body(Self(kind: kind, node: node, attribute: attribute, value: page.value(of: attribute)))
            }
        }
    }

    /// Returns the address to which a page redirects with `<meta http-equiv="refresh">`; nil if there is none.
    static func redirect(in page: PageTree) -> PageReference? {
        for node in MetaRules.outsideTemplates(page, .meta) where page.keyword(.httpEquiv, node) == "refresh" {
            guard let attribute = page.attribute(.content, node) else { continue }
            let value = page.value(of: attribute)
            guard let comma = value.firstIndex(where: { $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") })
            else { continue }
            var rest = value[(comma + 1)...].drop(while: \.isHTMLSpace)
            if rest.hasPrefix(ignoringCase: "url") {
                let afterURL = rest.dropFirst(3).drop(while: \.isHTMLSpace)
                if afterURL.first == UInt8(ascii: "=") { rest = afterURL.dropFirst().drop(while: \.isHTMLSpace) }
            }
            if let quote = rest.first, quote == 0x22 || quote == 0x27 { rest = rest.dropFirst().prefix { $0 != quote } }
            if !rest.isEmpty { return PageReference(kind: .way, node: node, attribute: attribute, value: rest) }
        }
        return nil
    }
}
