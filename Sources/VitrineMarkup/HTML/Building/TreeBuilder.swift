/// The tree construction stage of the HTML Standard (13.2.6), which converts tokens to nodes.
///
/// At first, nodes are created in document order, so they need not be sorted. The first time a node is not inserted at
/// the end (for example because of foster parenting, the adoption agency, or content after the body), the builder links
/// the existing nodes, maintains the links from then on, and sorts the nodes after the last token.
struct TreeBuilder: HTMLTokenSink {
    /// The maximum depth of nodes. Elements nested more deeply become siblings, as in browsers.
    static let depthLimit = 512
    /// The maximum number of open elements. Further elements are not pushed onto the stack, so that searches in it stay
    /// short.
    static let openLimit = 2048
    /// The maximum number of active formatting elements after the last marker.
    static let formattingLimit = 512

    // The reader owns the store and all vectors and frees them; they are used from one thread.
    let store: UnsafeMutablePointer<HTMLStore>
    var nodes = UnsafeVector<MarkupDocument.Node>(capacity: 1024)
    var places = UnsafeVector<MarkupDocument.NodePlace>(capacity: 1024)
    var attributes = UnsafeVector<MarkupDocument.Attribute>(capacity: 1024)
    var attributePlaces = UnsafeVector<MarkupDocument.AttributePlace>(capacity: 1024)
    var pieces = UnsafeVector<TextPiece>(capacity: 256)
    /// The siblings and the first and last child of each node; the first entry belongs to the document. Empty until
    /// ``link()`` is called.
    var links = UnsafeVector<NodeLink>(capacity: 16)
    var isLinked = false
    var stack = UnsafeVector<OpenElement>(capacity: 64)
    var formatting = UnsafeVector<FormattingElement>(capacity: 16)
    var templateModes = UnsafeVector<InsertionMode>(capacity: 16)
    /// Pending text in a table, kept until the next token that is not text.
    var pendingText = UnsafeVector<TextPiece>(capacity: 16)
    var addedAttributes = UnsafeVector<AddedAttribute>(capacity: 16)
    var cdataSections = UnsafeVector<MarkupDocument.CDATASection>(capacity: 16)
    var shadowRoots = UnsafeVector<Int32>(capacity: 16)
    /// The number of open HTML elements for each tag, which makes most searches in the stack unnecessary.
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
    var isSrcdoc = false
    var acknowledged = false
    /// Whether to ignore a line feed if it is the next character.
    var skipsLineFeed = false
    var isFragment = false
    /// The context element of a fragment.
    var context = OpenElement(node: -1, name: 0, traits: [], tag: .other, namespace: 1)
    var quirks = MarkupDocument.QuirksMode.noQuirks
    var doctype: HTMLDoctypeToken?
    var nodesBeforeDoctype = 0
    /// The attributes of the start tag that is being processed. The tokenizer owns the memory.
    var tokenAttributes = UnsafeBufferPointer<HTMLAttributeToken>(start: nil, count: 0)
    /// Keys for the attribute names of each `html` or `body` element to which a later start tag adds attributes. A key
    /// combines the element's node with a name; a key with only the node means that the names of the element's
    /// own attributes have been inserted.
    var addedNames: Set<UInt64> = []
    var shadowHosts: Set<Int32> = []
    /// The number of times that formatting elements may still be reopened or split by the adoption agency. It limits
    /// the size of the document.
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

    /// The number of entries up to which most vectors keep their memory from one document to the next.
    static let keptCount = 1 << 16

    /// Resets the builder for a new document.
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

    /// The current node; a placeholder before `<html>`.
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

    /// Pops the current node. The root is never popped.
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

    /// "Has an element in scope" (13.2.4.2); `ends` are the traits of elements that end the search.
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

    /// Pops elements up to and including the innermost HTML element with the given tag. The root is never popped.
    /// - Returns: the node of that element; -1 if there is none.
    @discardableResult
    mutating func popUntil(_ tag: HTMLTag) -> Int32 {
        while stack.count > 1 {
            let element = stack.last
            pop()
            if element.tag == tag { return element.node }
        }
        return -1
    }

    /// Pops elements until the current node is one of `ends`, a template or the root.
    mutating func popBack(to ends: (HTMLTag, HTMLTag, HTMLTag)) {
        while stack.count > 1 {
            let tag = stack.last.tag
            if tag == ends.0 || tag == ends.1 || tag == ends.2 || tag == .template || tag == .html { return }
            pop()
        }
    }

    /// "Generate implied end tags" (13.2.6.3), except for elements with the given tag.
    @inline(__always)
    mutating func generateImpliedEndTags(except tag: HTMLTag = .other) {
        while stack.count > 1, stack.last.traits.contains(.impliedEnd), stack.last.tag != tag { pop() }
    }

    // MARK: - Errors

    func error(_ error: HTMLParseError, _ token: HTMLTagToken) {
        store.pointee.error(error, at: token.start, token.name)
    }

    /// Reports an end tag whose element still contains an open element. The error also has the name and place of the
    /// inner element, because its end tag is missing.
    func errorOpen(_ token: HTMLTagToken, _ element: OpenElement) {
        let start = places[Int(element.node)].start
        store.pointee.error(.endTagWithOpenElements, at: token.start, token.name, open: (element.name, start))
    }

    func error(_ error: HTMLParseError, at offset: Int, _ name: UInt32 = 0) {
        store.pointee.error(error, at: offset, name)
    }
}
