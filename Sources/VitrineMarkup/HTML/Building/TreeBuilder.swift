/// The tree construction stage of the HTML Standard (13.2.6): tags and texts to nodes.
///
/// Nodes are made in the order of the document as long as nothing is moved, and are then final as they are. The first time
/// a node goes elsewhere than to the end (foster parenting, the adoption agency, content after the body) the builder
/// links the nodes there are, goes on with links, and puts the nodes in order at the end.
struct TreeBuilder: HTMLTokenSink {
    /// Elements nested more deeply become siblings, as in browsers.
    static let depthLimit = 512
    /// Elements beyond this many open ones are not opened: searches in the stack stay short.
    static let openLimit = 2048
    /// The most entries of the list of active formatting elements.
    static let formattingLimit = 512

    // The reader owns the store and all vectors and frees them; they are used from one thread.
    let store: UnsafeMutablePointer<HTMLStore>
    var nodes = UnsafeVector<MarkupDocument.Node>(capacity: 1024)
    var places = UnsafeVector<MarkupDocument.NodePlace>(capacity: 1024)
    var attributes = UnsafeVector<MarkupDocument.Attribute>(capacity: 1024)
    var attributePlaces = UnsafeVector<MarkupDocument.AttributePlace>(capacity: 1024)
    var pieces = UnsafeVector<TextPiece>(capacity: 256)
    /// Neighbors by node; the first entry is the document's. Empty until something is moved.
    var links = UnsafeVector<NodeLink>(capacity: 16)
    var isLinked = false
    var stack = UnsafeVector<OpenElement>(capacity: 64)
    var formatting = UnsafeVector<FormattingElement>(capacity: 16)
    var templateModes = UnsafeVector<InsertionMode>(capacity: 16)
    /// Text in a table that waits for the next token that is not a text.
    var pendingText = UnsafeVector<TextPiece>(capacity: 16)
    var addedAttributes = UnsafeVector<AddedAttribute>(capacity: 16)
    var cdataSections = UnsafeVector<MarkupDocument.CDATASection>(capacity: 16)
    var shadowRoots = UnsafeVector<Int32>(capacity: 16)
    /// How many HTML elements are open, by tag: most searches in the stack end before they begin.
    let openCounts: UnsafeMutablePointer<Int32>
    static let tagCount = 160

    var mode = InsertionMode.initial
    var originalMode = InsertionMode.initial
    var contentState = HTMLContentState.data
    var head: Int32 = -1
    var form: Int32 = -1
    var allowsFrameset = true
    var isFostering = false
    var hasScripting = false
    var acknowledged = false
    /// Whether a line feed that comes next is left out.
    var skipsLineFeed = false
    var isFragment = false
    /// The element around a fragment.
    var context = OpenElement(node: -1, name: 0, traits: [], tag: .other, namespace: 1)
    var quirks = MarkupDocument.QuirksMode.noQuirks
    var doctype: HTMLDoctypeToken?
    var nodesBeforeDoctype = 0
    /// The attributes of the start tag that is being read; they belong to the tokenizer.
    var tokenAttributes = UnsafeBufferPointer<HTMLAttributeToken>(start: nil, count: 0)
    /// Names and values of attributes that are added to `html` and `body`.
    var addedNames: Set<UInt64> = []
    var shadowHosts: Set<Int32> = []
    /// How many elements may still be opened again because they were not closed: bounds what one document can grow to.
    var reopenings = 0
    var isTooDeep = false

    init(_ store: UnsafeMutablePointer<HTMLStore>) {
        self.store = store
        openCounts = .allocate(capacity: Self.tagCount)
        openCounts.initialize(repeating: 0, count: Self.tagCount)
    }

    func deallocate() {
        nodes.deallocate()
        places.deallocate()
        attributes.deallocate()
        attributePlaces.deallocate()
        pieces.deallocate()
        links.deallocate()
        stack.deallocate()
        formatting.deallocate()
        templateModes.deallocate()
        pendingText.deallocate()
        addedAttributes.deallocate()
        cdataSections.deallocate()
        shadowRoots.deallocate()
        openCounts.deallocate()
    }

    /// How many nodes the vectors keep memory for from page to page.
    static let keptCount = 1 << 16

    /// Forgets the last document.
    mutating func begin(_ inputCount: Int) {
        let kept = Self.keptCount
        nodes.clear(keeping: kept)
        places.clear(keeping: kept)
        attributes.clear(keeping: kept)
        attributePlaces.clear(keeping: kept)
        pieces.clear(keeping: kept)
        links.clear(keeping: kept)
        stack.truncate(to: 0)
        formatting.truncate(to: 0)
        templateModes.truncate(to: 0)
        pendingText.clear(keeping: kept)
        addedAttributes.clear(keeping: kept)
        cdataSections.clear(keeping: kept)
        shadowRoots.clear(keeping: kept)
        openCounts.update(repeating: 0, count: Self.tagCount)
        mode = .initial
        originalMode = .initial
        (head, form) = (-1, -1)
        (isLinked, allowsFrameset, isFostering, skipsLineFeed, isFragment) = (false, true, false, false, false)
        context = OpenElement(node: -1, name: 0, traits: [], tag: .other, namespace: 1)
        quirks = .noQuirks
        doctype = nil
        nodesBeforeDoctype = 0
        addedNames.removeAll()
        shadowHosts.removeAll()
        reopenings = inputCount + 10_000
        isTooDeep = false
    }

    // MARK: - The stack of open elements

    /// The current node; there is none before `<html>`.
    @inline(__always)
    var current: OpenElement {
        stack.count > 0
            ? stack.last : OpenElement(node: -1, name: 0, traits: [], tag: .other, namespace: 1)
    }

    /// The adjusted current node (13.2.4.2).
    @inline(__always)
    var adjustedCurrent: OpenElement { isFragment && stack.count == 1 ? context : current }

    var allowsCDATA: Bool { adjustedCurrent.namespace != 1 }

    @inline(__always)
    mutating func push(_ element: OpenElement) {
        stack.append(element)
        openCounts[Int(element.tag.rawValue)] += 1
    }

    /// Pops the current node. The root stays until the end.
    @inline(__always)
    mutating func pop() {
        guard stack.count > 1 else { return }
        openCounts[Int(stack.last.tag.rawValue)] -= 1
        stack.removeLast()
    }

    mutating func removeOpen(at index: Int) {
        openCounts[Int(stack[index].tag.rawValue)] -= 1
        stack.remove(at: index)
    }

    @inline(__always)
    func isOpen(_ tag: HTMLTag) -> Bool { openCounts[Int(tag.rawValue)] > 0 }

    /// "Has an element in scope" (13.2.4.2), with what ends the search.
    @inline(__always)
    func isInScope(_ tag: HTMLTag, _ ends: HTMLTraits = .scope) -> Bool {
        isOpen(tag) && searchScope(tag, ends)
    }

    private func searchScope(_ tag: HTMLTag, _ ends: HTMLTraits) -> Bool {
        var index = stack.count - 1
        while index >= 0 {
            let element = stack[index]
            if element.tag == tag { return true }
            if !element.traits.isDisjoint(with: ends) { return false }
            index -= 1
        }
        return false
    }

    func isInTableScope(_ tag: HTMLTag) -> Bool { isInScope(tag, .tableScope) }
    func isInButtonScope(_ tag: HTMLTag) -> Bool { isInScope(tag, [.scope, .buttonScope]) }

    /// Pops up to and with an HTML element of a tag.
    /// - Returns: its node; -1 where there is none.
    @discardableResult
    mutating func popUntil(_ tag: HTMLTag) -> Int32 {
        while stack.count > 1 {
            let element = stack.last
            pop()
            if element.tag == tag { return element.node }
        }
        return -1
    }

    /// Pops elements that `ends` does not have.
    mutating func popBack(to ends: (HTMLTag, HTMLTag, HTMLTag)) {
        while stack.count > 1 {
            let tag = stack.last.tag
            if tag == ends.0 || tag == ends.1 || tag == ends.2 || tag == .template || tag == .html { return }
            pop()
        }
    }

    /// "Generate implied end tags", except for one (13.2.6.3).
    @inline(__always)
    mutating func generateImpliedEndTags(except tag: HTMLTag = .other) {
        while stack.count > 1, stack.last.traits.contains(.impliedEnd), stack.last.tag != tag { pop() }
    }

    // MARK: - Errors

    func error(_ error: HTMLParseError, _ token: HTMLTagToken) {
        store.pointee.error(error, at: token.start, token.name)
    }

    /// An end tag that closes what is open inside its element: says which, because there an end tag is missing.
    func errorOpen(_ token: HTMLTagToken, _ element: OpenElement) {
        let start = places[Int(element.node)].start
        store.pointee.error(.endTagWithOpenElements, at: token.start, token.name, open: (element.name, start))
    }

    func error(_ error: HTMLParseError, at offset: Int, _ name: UInt32 = 0) {
        store.pointee.error(error, at: offset, name)
    }
}
