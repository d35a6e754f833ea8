/// A parsed document as flat arrays; nodes and attributes are in document order.
///
/// A subtree is a range of nodes, so a traversal is a loop, and skipping a subtree is an assignment. Names are numbers;
/// values are ranges of bytes. Nothing is allocated per node.
package struct MarkupDocument: Sendable {
    /// One node.
    package struct Node: Sendable {
        /// The kinds of nodes.
        package enum Kind: UInt8, BitwiseCopyable, Sendable { case element, text, comment, instruction }

        /// The kind of node.
        package var kind: Kind
        /// Whether an element is written as `<name/>`.
        package var isSelfClosed = false
        /// Whether an element's name is written with a prefix. The HTML parser never sets it: for this parser, a prefix
        /// is part of the name.
        package var isPrefixed = false
        /// The namespace, as an index in ``MarkupDocument/namespaces``.
        package var namespace: UInt8 = 0
        /// The name of an element or the target of an instruction, as an index in ``MarkupDocument/names``.
        package var name: UInt32 = 0
        /// The index of the parent element; -1 for the root and its siblings.
        package var parent: Int32
        /// The index after the last descendant.
        package var end: Int32
        /// The index of the first attribute in ``MarkupDocument/attributes``.
        package var firstAttribute: Int32 = 0
        /// The number of attributes.
        package var attributeCount: Int32 = 0
        /// For a text or comment, and in HTML for the data of an instruction, the offset of the first byte in
        /// ``MarkupDocument/text``. For an instruction in XML, the offset of its `<?`. For an element in HTML, the
        /// offset of the byte after its start tag, or after the original's start tag for a copy of a formatting
        /// element; for any other element without a start tag, the start of its ``MarkupDocument/NodePlace``. For an
        /// element in XML, the offset of the `>` or `/>` of its start tag.
        package var start: Int32
        /// For a text or comment, and in HTML for the data of an instruction, the number of bytes.
        package var count: Int32 = 0
    }

    /// One attribute.
    package struct Attribute: Sendable {
        /// The name, as an index in ``MarkupDocument/names``. A prefix is part of it only if the HTML parser read an
        /// attribute without a namespace.
        package var name: UInt32
        /// The namespace, as an index in ``MarkupDocument/namespaces``; 0 if there is none.
        package var namespace: UInt8
        /// The offset of the value's first byte in ``MarkupDocument/text``.
        package var start: Int32
        /// The number of bytes of the value.
        package var count: Int32
    }

    /// All nodes, in document order.
    package internal(set) var nodes: [Node] = []
    /// The attributes of all elements, in document order.
    package internal(set) var attributes: [Attribute] = []
    /// The source, followed by bytes that are not in it verbatim: in HTML, the whole decoded file unless it is UTF-8
    /// without errors; then texts and values, for example those that contain references.
    package internal(set) var text: [UInt8] = []
    /// The number of bytes of the source, which is the first part of ``text``.
    package internal(set) var sourceCount = 0
    /// Names by number: the ones given to the reader, then others that this document or earlier documents of the same
    /// reader use.
    package internal(set) var names: [String] = []
    /// For each name that was not given to the reader, the number of the given name that is its lowercase form; its own
    /// number if there is none. For each given name, its own number.
    package internal(set) var plainNames: [UInt32] = []
    /// Whether all of ``text`` is known to be UTF-8 without noncharacters and without control characters other than
    /// tabs and line breaks. False, too, if a carriage return is written as a reference.
    package internal(set) var isPlain = false
    /// Namespaces by number: none, XHTML, SVG, MathML, XLink, XML, then any others that this document uses.
    package internal(set) var namespaces: [String] = Namespaces.known
    /// The document type declaration; nil without one.
    package internal(set) var documentType: DocumentType?
    /// The CDATA sections, in document order.
    package internal(set) var cdataSections: [CDATASection] = []
    /// The places of the comments in XML, and of the texts that do not begin in the source at their ``Node/start``, in
    /// document order; empty in HTML, where ``html`` has the places of all nodes.
    package internal(set) var copyPlaces: [CopyPlace] = []
    /// The errors that make the document not well-formed. The nodes end where the parser stopped.
    package internal(set) var problems: [XMLProblem] = []
    /// The additional results of the HTML parser; nil for XML.
    package internal(set) var html: HTMLReading?

    /// A declaration of a document type.
    package struct DocumentType: Hashable, Sendable {
        /// The name, usually `html`.
        package var name: String
        /// The public identifier.
        package var publicID: String?
        /// The system identifier.
        package var systemID: String?
    }

    /// A CDATA section: `<![CDATA[…]]>`.
    package struct CDATASection: Hashable, Sendable {
        /// The index of its parent element; -1 if it has none, as at the top level of a fragment.
        package var parent: Int32
        /// The offset of its first byte in the source.
        package var start: Int32
    }

    /// The place of a node in XML whose bytes the parser passes as a copy, such as a text with a reference.
    package struct CopyPlace: Hashable, Sendable {
        /// The index of the node.
        package var node: Int32
        /// The offset in the source at which a text, or the `<!--` of a comment, begins.
        package var start: Int32
    }

    /// Creates an empty document.
    package init() {}

    /// Returns the bytes of a text or comment, or in HTML of the data of an instruction.
    @inlinable package func bytes(of node: Int) -> ArraySlice<UInt8> {
        let node = nodes[node]
        return text[Int(node.start)..<Int(node.start) + Int(node.count)]
    }

    /// Returns the bytes of an attribute's value.
    @inlinable package func value(of attribute: Int) -> ArraySlice<UInt8> {
        let attribute = attributes[attribute]
        return text[Int(attribute.start)..<Int(attribute.start) + Int(attribute.count)]
    }
}
