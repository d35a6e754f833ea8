/// A parsed document as flat arrays, with one entry per node in document order.
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
        /// ``MarkupDocument/text``. For an instruction in XML, the offset after its `?>`. For an element, the offset of
        /// the byte after its start tag in HTML (without one, of the tag or text that implied it), and that of the
        /// tag's `>` or `/>` in XML.
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
    /// The source, followed by texts and values that contain references and are therefore not in the source verbatim.
    package internal(set) var text: [UInt8] = []
    /// The number of bytes of the source, which is the first part of ``text``.
    package internal(set) var sourceCount = 0
    /// Names by number: the ones given to the reader, then others that this document or earlier documents of the same
    /// reader use.
    package internal(set) var names: [String] = []
    /// For each name that was not given to the reader, the number of the given name that is its lowercase form; its own
    /// number if there is none. For each given name, its own number.
    package internal(set) var plainNames: [UInt32] = []
    /// Whether all of ``text`` is UTF-8 without noncharacters and without control characters other than tabs and line
    /// breaks. False, too, if a carriage return is written as a reference.
    package internal(set) var isPlain = false
    /// Namespaces by number: none, XHTML, SVG, MathML, XLink, XML, then those that only this document uses.
    package internal(set) var namespaces: [String] = Namespaces.known
    /// The document type declaration; nil without one.
    package internal(set) var documentType: DocumentType?
    /// The CDATA sections, in document order.
    package internal(set) var cdataSections: [CDATASection] = []
    /// The ends of the comments in XML, in document order; empty in HTML, where ``html`` has the places of all nodes.
    package internal(set) var commentEnds: [CommentEnd] = []
    /// The errors that make the document not well-formed. The nodes end where the parser stopped.
    package internal(set) var problems: [XMLProblem] = []
    /// The additional results of the HTML parser; nil for XML.
    package internal(set) var html: HTMLReading?

    /// A declaration of a document type.
    package struct DocumentType: Hashable, Sendable {
        /// The name: `html`.
        package var name: String
        /// The public identifier.
        package var publicID: String?
        /// The system identifier.
        package var systemID: String?
    }

    /// A CDATA section: `<![CDATA[…]]>`.
    package struct CDATASection: Hashable, Sendable {
        /// The index of its parent element.
        package var parent: Int32
        /// The offset of its first byte in the source.
        package var start: Int32
    }

    /// The end of a comment in XML. It is recorded because it cannot be found from the comment's text if that contains
    /// CRLF: the parser then passes only a copy of the text.
    package struct CommentEnd: Hashable, Sendable {
        /// The index of the comment.
        package var node: Int32
        /// The offset after its `-->` in the source.
        package var end: Int32
    }

    /// Creates an empty document.
    package init() {}

    /// Returns the bytes of a text or comment.
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
