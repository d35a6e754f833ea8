import CVitrineLibXML2

/// Expressions that are compiled once and evaluated on one document after another.
///
/// ```swift
/// let program = try XPathProgram([XPathExpression("//button"), XPathExpression("@type")])
/// _ = try program.open(bytes) {
///     for button in try program.select(0) where try !program.holds(1, at: button) { … }
/// }
/// ```
///
/// Evaluation writes to the compiled expressions, so a program is not `Sendable`: every worker needs its own.
package final class XPathProgram {
    // libxml2 owns the memory behind these pointers. Compiled expressions are freed in deinit. The document and the
    // context exist while `open` runs, and only VitrineMarkup uses the pointers of nodes.
    private var compiled: [xmlXPathCompExprPtr] = []
    private var document: xmlDocPtr?
    private var context: xmlXPathContextPtr?
    private let sink = ProblemSink()
    private let expressions: [XPathExpression]
    private var limit = 0
    private let timeLimit: Duration
    /// The number under which the clock watches the evaluations on the open document.
    private var watch = 0

    /// The default time limit for all expressions together on one document.
    package static let longestTime = Duration.seconds(10)

    /// The number of steps that are allowed for one selection and the calls of ``holds(_:at:)`` after it. Each element
    /// of the document adds ``stepsPerElement`` to this number.
    package static let leastSteps = 10_000_000
    /// The number of steps that each element of a document adds to ``leastSteps``.
    package static let stepsPerElement = 200

    /// Compiles expressions.
    /// - Parameter timeLimit: the time that all of them together may take on one document. When it is exceeded, the
    ///   current evaluation and all later ones on that document are stopped.
    /// - Throws: ``XPathProblem``, for the first expression that cannot be compiled.
    package init(_ expressions: [XPathExpression], timeLimit: Duration = longestTime) throws(XPathProblem) {
        _ = LibXML2.ready
        self.timeLimit = timeLimit
        self.expressions = expressions
        for expression in expressions { compiled.append(try compile(expression)) }
    }

    deinit {
        close()
        for expression in compiled { xmlXPathFreeCompExpr(expression) }
    }

    /// Checks whether an expression can be compiled and evaluated and, if `selects` is true, whether it returns nodes.
    /// - Throws: ``XPathProblem`` if not.
    package static func check(_ expression: XPathExpression, selects: Bool) throws(XPathProblem) {
        let program = try XPathProgram([expression])
        // In XPath 1.0 the type of a value depends only on the expression, so any document will do.
        try program.openAny(Array("<html/>".utf8))
        defer { program.close() }
        if selects { _ = try program.select(0) } else if let root = program.root { _ = try program.holds(0, at: root) }
    }

    private func compile(_ expression: XPathExpression) throws(XPathProblem) -> xmlXPathCompExprPtr {
        guard let context = xmlXPathNewContext(nil) else { throw .outOfMemory }
        defer { xmlXPathFreeContext(context) }
        listen(context)
        if let found = xmlXPathCtxtCompile(context, expression.rewritten) { return found }
        let error = context.pointee.lastError
        let reason = sink.problems.first?.message ?? "invalid expression"
        throw .syntax(
            offset: expression.sourceOffset(Int(error.int1)), reason: "is not valid XPath: " + Self.lowered(reason))
    }

    /// Sends the library's errors to the sink; otherwise the library would print them.
    private func listen(_ context: xmlXPathContextPtr) {
        sink.clear()
        let handler: xmlStructuredErrorFunc = { sink, error in
            guard let sink, let error else { return }
            Unmanaged<ProblemSink>.fromOpaque(sink).takeUnretainedValue().add(error.pointee)
        }
        vitrine_listen_xpath(context, handler, Unmanaged.passUnretained(sink).toOpaque())
    }

    private static func lowered(_ text: String) -> String { text.prefix(1).lowercased() + text.dropFirst() }

    // MARK: - One document

    /// Parses a document, and runs `body`, which can evaluate expressions on it.
    /// - Returns: false when the document is not well-formed or there is not enough memory; then `body` does not run.
    /// - Throws: what `body` throws.
    package func open(_ bytes: UnsafeBufferPointer<UInt8>, _ body: () throws -> Void) throws -> Bool {
        guard parse(bytes) else { return false }
        defer { close() }
        try body()
        return true
    }

    /// Opens a document that has already been parsed, and runs `body`, which can evaluate expressions on it.
    /// - Parameter root: the name of an element to put around a fragment; nil if there is a root element.
    /// - Returns: false when there is no root element or not enough memory; then `body` does not run.
    /// - Throws: what `body` throws.
    package func open(_ page: MarkupDocument, in root: String? = nil, _ body: () throws -> Void) throws -> Bool {
        close()
        sink.clear()
        guard let tree = XPathTree.make(page, in: root) else { return false }
        document = tree
        guard prepare(tree) else { return false }
        defer { close() }
        try body()
        return true
    }

    private func openAny(_ bytes: [UInt8]) throws(XPathProblem) {
        guard bytes.withUnsafeBufferPointer(parse) else { throw .outOfMemory }
    }

    private func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        close()
        guard WellFormednessChecker.refusal(of: bytes) == nil, let parser = LibXML2.makeParser(sink) else {
            return false
        }
        defer { xmlFreeParserCtxt(parser) }
        sink.clear()
        document = LibXML2.tree(bytes, with: parser)
        guard let document, sink.problems.isEmpty else {
            close()
            return false
        }
        return prepare(document)
    }

    /// Creates the context in which expressions are evaluated on a document.
    private func prepare(_ document: xmlDocPtr) -> Bool {
        guard let found = xmlXPathNewContext(document) else {
            close()
            return false
        }
        context = found
        for namespace in XPathFunctions.namespaces {
            xmlXPathRegisterNs(found, namespace.prefix, namespace.address)
        }
        let count = XPathNode.number(document)
        limit = Self.leastSteps + Self.stepsPerElement * count
        listen(found)
        found.pointee.opLimit = UInt(limit)
        watch = XPathClock.shared.begin(found, timeLimit)
        return true
    }

    private func close() {
        if let context {
            XPathClock.shared.end(watch)
            xmlXPathFreeContext(context)
        }
        context = nil
        if let document { xmlFreeDoc(document) }
        document = nil
    }

    private var root: XPathNode? { document.flatMap { xmlDocGetRootElement($0) }.flatMap { XPathNode($0) } }

    // MARK: - Evaluating

    /// Returns the nodes that an expression selects, in document order. They are valid only while ``open(_:_:)`` or
    /// ``open(_:in:_:)`` runs.
    /// - Parameter number: the index of the expression.
    /// - Throws: ``XPathProblem`` when the expression does not return nodes, or when its evaluation fails or is
    ///   stopped.
    package func select(_ number: Int) throws(XPathProblem) -> [XPathNode] {
        guard let context, let document else { return [] }
        context.pointee.node = UnsafeMutableRawPointer(document).assumingMemoryBound(to: xmlNode.self)
        context.pointee.opCount = 0
        sink.clear()
        guard let object = xmlXPathCompiledEval(compiled[number], context) else { throw failure() }
        // The selected nodes belong to the document, not to the result.
        defer { xmlXPathFreeObject(object) }
        guard object.pointee.type == XPATH_NODESET else { throw .notNodeSet(type: Self.name(object.pointee.type)) }
        guard let set = object.pointee.nodesetval else { return [] }
        xmlXPathNodeSetSort(set)
        return (0..<Int(set.pointee.nodeNr)).compactMap { set.pointee.nodeTab[$0].flatMap { XPathNode($0) } }
    }

    /// Returns whether an expression is true for a node, as with `boolean()`. Its steps are added to those of the last
    /// selection.
    /// - Parameter number: the index of the expression.
    /// - Throws: ``XPathProblem`` when the evaluation fails or is stopped.
    package func holds(_ number: Int, at node: XPathNode) throws(XPathProblem) -> Bool {
        guard let context else { return true }
        context.pointee.node = node.pointer
        switch xmlXPathCompiledEvalToBoolean(compiled[number], context) {
        case 0: return false
        case 1: return true
        default: throw failure()
        }
    }

    private func failure() -> XPathProblem {
        guard let context else { return .outOfMemory }
        if XPathClock.shared.isLate(watch) { return .tooSlow(limit: timeLimit) }
        let steps = Int(context.pointee.opCount)
        if steps >= limit { return .tooCostly(limit: limit) }
        return .failed(reason: Self.lowered(sink.problems.first?.message ?? "unknown error"))
    }

    private static func name(_ type: xmlXPathObjectType) -> String {
        switch type {
        case XPATH_BOOLEAN: "true or false"
        case XPATH_NUMBER: "a number"
        case XPATH_STRING: "a string"
        default: "no nodes"
        }
    }
}
