/// The parsing of HTML fragments (13.4).
extension TreeBuilder {
    /// Prepares the builder for a fragment.
    /// - Parameter name: the context element, for example `td`, `svg path` or `math annotation-xml`.
    /// - Returns: the initial state of the tokenizer.
    mutating func beginFragment(_ name: String) -> HTMLContentState {
        let parts = name.split(separator: " ")
        let namespace: UInt8 = parts.count < 2 ? 1 : parts[0] == "svg" ? 2 : parts[0] == "math" ? 3 : 1
        let local = (parts.last ?? "div").lowercased()
        let entry = store.pointee.names.intern(local)
        let tag = store.pointee.names.entries[Int(entry)].tag
        let traits: HTMLTraits =
            switch namespace {
            case 2: .svg(tag)
            case 3: .math(tag, isHTML: false)
            default: .html(tag)
            }
        context = OpenElement(
            node: -1, name: entry, traits: traits, tag: namespace == 1 ? tag : .other, namespace: namespace)
        isFragment = true
        pushRoot(makeImplied(.html, at: 0, Location(parent: -1)))
        if context.tag == .template { templateModes.append(.inTemplate) }
        resetInsertionMode()
        // A context element that is a form becomes the form element pointer. Its ancestors are unknown.
        if context.tag == .form { form = Int32.max }
        guard namespace == 1 else { return .data }
        switch tag {
        case .title, .textarea: return .rcdata
        case .style, .xmp, .iframe, .noembed, .noframes: return .rawtext
        case .script: return .scriptData
        case .noscript: return hasScripting ? .rawtext : .data
        case .plaintext: return .plaintext
        default: return .data
        }
    }
}
