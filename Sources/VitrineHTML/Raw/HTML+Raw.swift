import VitrineMarkup

extension HTML {
    /// Writes parsed nodes.
    /// - Parameter surroundings: the vocabulary of the element around the nodes. A namespace is written where the
    ///   vocabulary changes: browsers derive the vocabulary from the names of elements, XML parsers from namespaces.
    func write(_ nodes: [RawNode], in surroundings: RawElement.Vocabulary, allowingScripts: Bool) {
        for node in nodes {
            switch node {
            case .text(let text): self.text(text)
            case .comment(let text): comment(text)
            case .element(let element): write(element, in: surroundings, allowingScripts: allowingScripts)
            }
        }
    }

    private func write(
        _ element: RawElement, in surroundings: RawElement.Vocabulary, allowingScripts: Bool
    ) {
        let isHTML = element.vocabulary == .html
        guard AttributeName.isElement(element.name), !isHTML || !Self.obsoleteTextElements.contains(element.name),
            !isHTML || element.name == element.name.lowercased()
        else { return report(.elementName(element.name)) }
        var attributes = element.attributes.map { Attribute.raw($0.name, $0.value, allowingScripts) }
        if element.isForeignRoot || element.vocabulary != surroundings {
            attributes.insert(Attribute("xmlns", .text, element.vocabulary.namespace), at: 0)
        }
        if isHTML {
            if Self.documentNames.contains(element.name) { attributes = attributes.map(\.asDocumentAddress) }
            if element.name == "script" || element.name == "style" { return writeRawText(element, attributes) }
            if ["textarea", "title"].contains(element.name), !element.children.allSatisfy(\.isText) {
                return report(.content(element: element.name))
            }
        }
        start(element.name, attributes)
        let isVoid = isHTML && ElementKinds.void.contains(element.name)
        if isVoid || isHTML && element.name == "iframe" {
            if !element.children.isEmpty { report(.content(element: element.name)) }
            return store.pointee.append(isVoid ? "/>" : "></iframe>")
        }
        store.pointee.append(">")
        // HTML drops a line feed right after these tags and XML does not.
        if isHTML, ["pre", "listing"].contains(element.name), case .text(let text)? = element.children.first,
            text.utf8.first == 0x0A
        {
            store.pointee.append("<!---->")
        }
        write(element.children, in: element.vocabulary, allowingScripts: allowingScripts)
        end(element.name)
    }

    private func writeRawText(_ element: RawElement, _ attributes: [Attribute]) {
        var source = ""
        for child in element.children {
            guard case .text(let text) = child else { return report(.rawText(element: element.name)) }
            source += text
        }
        guard Self.isRawText(source) else { return report(.rawText(element: element.name)) }
        start(element.name, attributes)
        store.pointee.append(">")
        writeEscaped(source, .comment)
        end(element.name)
    }
}

extension Attribute {
    fileprivate static func raw(_ name: String, _ value: String, _ allowingScripts: Bool) -> Attribute {
        switch name {
        // The prefix is predefined in XML.
        case "xml:space": Attribute("xml:space", .text, value)
        case "srcdoc" where allowingScripts: Attribute("srcdoc", .text, value)
        default: .attribute(name, value, allowingScripts: allowingScripts)
        }
    }
}
