extension HTML {
    /// Writes the attributes of a start tag. Usually all names are different, and each attribute is written on its own;
    /// `writeMerged` handles repeated names.
    @usableFromInline
    func write(_ attributes: [Attribute]) {
        if Self.hasRepetition(attributes) { return writeMerged(attributes) }
        for index in attributes.indices { write(attributes[index]) }
    }

    @inline(__always)
    private static func hasRepetition(_ attributes: [Attribute]) -> Bool {
        guard attributes.count > 1 else { return false }
        for index in 1..<attributes.count {
            for earlier in 0..<index where Attribute.mayRepeat(attributes[index], attributes[earlier]) { return true }
        }
        return false
    }

    /// Writes one attribute. The caller must make sure that no name is written more than once on an element.
    @inline(__always)
    func write(_ attribute: Attribute) {
        switch attribute.kind {
        case .omitted: return
        case .flag: writeName(attribute.name)
        case .text:
            writeName(attribute.name)
            writeEscaped(attribute.text, .attribute)
        case .tokens:
            guard TokenSet.isPlain(attribute.text) else { return writeClass(of: [attribute]) }
            writeName(attribute.name)
            writeEscaped(attribute.text, .attribute)
        case .url:
            if URLPolicy.mayHaveScheme(attribute.text), !accept(attribute.text, attribute.name.description) { return }
            writeName(attribute.name)
            writeEscaped(attribute.text, .attribute)
        case .data:
            guard writeName(prefix: " data-", attribute.name) else { return }
            writeEscaped(attribute.text, .attribute)
        case .aria:
            guard writeName(prefix: " aria-", attribute.name) else { return }
            writeEscaped(attribute.text, .attribute)
        case .documentURL, .imageCandidates, .urlTokens, .style, .named, .scripted, .misnamed:
            return writeSlowly(attribute)
        }
        endValue()
    }

    @inline(never)
    private func writeSlowly(_ attribute: Attribute) {
        switch attribute.kind {
        case .style: return writeStyle(of: [attribute])
        case .named: return writeNamed(attribute, allowingScripts: false)
        case .scripted: return writeNamed(attribute, allowingScripts: true)
        case .misnamed: return report(.attributeName(attribute.text))
        case .documentURL: guard accept(attribute.text, attribute.name.description, document: true) else { return }
        default: guard accept(all: attribute.text, attribute.name.description) else { return }
        }
        writeName(attribute.name)
        writeEscaped(attribute.text, .attribute)
        endValue()
    }

    @inline(__always)
    private func writeName(_ name: StaticString) {
        store.pointee.appendName(" ", name)
    }

    @inline(__always)
    private func endValue() {
        store.pointee.reserve(1)
        store.pointee.put(UInt8(ascii: "\""))
    }

    /// Writes a prefix, a name and `="`, such as ` data-name="`. If the name is invalid, reports it, writes nothing and
    /// returns false.
    private func writeName(prefix: StaticString, _ name: StaticString) -> Bool {
        guard AttributeName.isSuffix(name) else {
            report(.attributeName(String("\(prefix)\(name)".dropFirst())))
            return false
        }
        store.pointee.appendName(prefix, name)
        return true
    }

    private func writeNamed(_ attribute: Attribute, allowingScripts: Bool) {
        guard let name = attribute.fullName else { return }
        let value = String(attribute.text.utf8.dropFirst(name.utf8.count + 1)) ?? ""
        if AttributeName.isEventHandler(name) {
            guard allowingScripts else { return report(.eventHandler(name)) }
        } else {
            guard accept(all: value, name, allowingScripts: allowingScripts) else { return }
        }
        store.pointee.append(" ")
        writeEscaped(name, .attribute)
        store.pointee.append("=\"")
        writeEscaped(value, .attribute)
        endValue()
    }

    // MARK: - Addresses

    private func accept(_ url: String, _ attribute: String, document: Bool = false) -> Bool {
        guard let scheme = URLPolicy.refusedScheme(of: url, in: document ? "href" : attribute) else { return true }
        report(.refusedURL(attribute: attribute, scheme: scheme))
        return false
    }

    private func accept(all value: String, _ attribute: String, allowingScripts: Bool = false) -> Bool {
        AttributeAddresses.all(in: value, of: attribute).allSatisfy { address in
            allowingScripts && URLPolicy.scheme(of: address) == "javascript" || accept(address, attribute)
        }
    }

    // MARK: - Merging

    /// Writes a list of attributes in which a name may occur more than once. Classes and style declarations are merged;
    /// of other attributes with the same name, the first is written, and the rest are reported.
    private func writeMerged(_ attributes: [Attribute]) {
        var seen: [String: Attribute.Kind] = [:]
        for attribute in attributes {
            guard let name = attribute.fullName else {
                write(attribute)
                continue
            }
            // Browsers lowercase names, so two names that differ only in case are the same attribute.
            guard let first = seen[name.lowercased()] else {
                seen[name.lowercased()] = attribute.kind
                switch attribute.kind {
                case .tokens: writeClass(of: attributes.filter { $0.kind == .tokens })
                case .style: writeStyle(of: attributes.filter { $0.kind == .style })
                default: write(attribute)
                }
                continue
            }
            let joins = (first == .tokens || first == .style) && attribute.kind == first
            if !joins { report(.duplicateAttribute(name)) }
        }
    }

    /// Writes classes without duplicates, in the order in which they first appear.
    private func writeClass(of attributes: [Attribute]) {
        writeName("class")
        writeEscaped(TokenSet.union(attributes.map(\.text)), .attribute)
        endValue()
    }

    /// Writes declarations in the order in which their properties first appear, each with the last valid value of its
    /// property. Invalid declarations are left out and reported.
    private func writeStyle(of attributes: [Attribute]) {
        var declarations: [(property: String, value: String)] = []
        for attribute in attributes {
            let property = attribute.name.description
            guard StyleDeclaration.isProperty(property), StyleDeclaration.isValue(attribute.text) else {
                report(.styleDeclaration(property: property, value: attribute.text))
                continue
            }
            if let index = declarations.firstIndex(where: { $0.property == property }) {
                declarations[index].value = attribute.text
            } else {
                declarations.append((property, attribute.text))
            }
        }
        guard !declarations.isEmpty else { return }
        writeName("style")
        writeEscaped(declarations.map { "\($0.property): \($0.value)" }.joined(separator: "; "), .attribute)
        endValue()
    }

    // MARK: - Fragment roots

    /// Adds the attributes that identify a component to the first element of its fragment. An `id` from the view is
    /// kept. If the view wrote `data-component` or `data-instance` itself, reports that and adds nothing. For a
    /// fragment without a mark, only records the place in ``rootElement``.
    @usableFromInline @inline(never)
    func writeRoot(_ attributes: [Attribute]) {
        pendingRoot.pointee = false
        let given = Set(attributes.compactMap(\.fullName))
        guard let fragment = root else {
            rootElement = RootElement(attributesEnd: count, hasID: given.contains("id"))
            return
        }
        root = nil
        let known = FragmentRoot(
            id: given.contains("id") ? nil : fragment.id, component: fragment.component, instance: fragment.instance)
        for name in ["data-component", "data-instance"] where given.contains(name) {
            return report(.duplicateAttribute(name))
        }
        hasWrittenID = known.id != nil
        write(known)
    }

    /// Writes the attributes that mark the root element of a fragment. The bytes written so far must end inside the
    /// start tag of that element.
    package func write(_ fragment: FragmentRoot) {
        if let id = fragment.id { write(Attribute("id", .text, id)) }
        write(Attribute("component", .data, fragment.component))
        if let instance = fragment.instance { write(Attribute("instance", .data, instance)) }
    }
}
