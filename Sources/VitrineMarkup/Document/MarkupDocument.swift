/// A parsed document as flat arrays: one entry a node, in the order of the document.
///
/// A subtree is a range of nodes, so a walk is a loop and skipping a subtree is an assignment. Names are numbers;
/// values are ranges of bytes. Nothing is allocated per node.
package struct MarkupDocument: Sendable {
    /// One node.
    package struct Node: Sendable {
        /// What a node is.
        package enum Kind: UInt8, BitwiseCopyable, Sendable { case element, text, comment, instruction }

        /// What it is.
        package var kind: Kind
        /// Whether an element is written `<name/>`.
        package var isSelfClosed = false
        /// Whether an element's name is written with a prefix.
        package var isPrefixed = false
        /// The namespace, as a number of ``MarkupDocument/namespaces``.
        package var namespace: UInt8 = 0
        /// The name of an element or the target of an instruction, as a number of ``MarkupDocument/names``.
        package var name: UInt32 = 0
        /// The element around it, -1 for the root and what is next to it.
        package var parent: Int32
        /// The node after the last one inside it.
        package var end: Int32
        /// The first attribute in ``MarkupDocument/attributes``.
        package var firstAttribute: Int32 = 0
        /// How many attributes there are.
        package var attributeCount: Int32 = 0
        /// Text, comment: the first byte in ``MarkupDocument/text``. Element: the byte after its start tag.
        package var start: Int32
        /// Text, comment: how many bytes.
        package var count: Int32 = 0
    }

    /// One attribute.
    package struct Attribute: Sendable {
        /// The name without a prefix, as a number of ``MarkupDocument/names``.
        package var name: UInt32
        /// The namespace, as a number of ``MarkupDocument/namespaces``; 0 without a prefix.
        package var namespace: UInt8
        /// The first byte of the value in ``MarkupDocument/text``.
        package var start: Int32
        /// How many bytes the value has.
        package var count: Int32
    }

    /// All nodes, in the order of the document.
    package internal(set) var nodes: [Node] = []
    /// The attributes of all elements, in the order of the document.
    package internal(set) var attributes: [Attribute] = []
    /// The source, followed by values that are written with references and are therefore not in it as they are.
    package internal(set) var text: [UInt8] = []
    /// How many bytes of ``text`` are the source.
    package internal(set) var sourceCount = 0
    /// Names by number: the ones given to the reader, then those that only this document uses.
    package internal(set) var names: [String] = []
    /// By the number of a name: the number of the name given to the reader that has the same letters, whatever its capitals;
    /// the number itself where there is none.
    package internal(set) var plainNames: [UInt32] = []
    /// Whether all of ``text`` is UTF-8 without controls other than tabs and line breaks, and without noncharacters. A carriage
    /// return counts as a control where a reference writes it.
    package internal(set) var isPlain = false
    /// Namespaces by number: none, XHTML, SVG, MathML, XLink, XML, then those that only this document uses.
    package internal(set) var namespaces: [String] = Namespaces.known
    /// Where the document type is declared, with its name; nil without one.
    package internal(set) var documentType: DocumentType?
    /// Sections whose text is taken as it is written, in the order of the document.
    package internal(set) var cdataSections: [CDATASection] = []
    /// What makes the document not well-formed; the nodes end there.
    package internal(set) var problems: [XMLProblem] = []
    /// What the reader of HTML adds; nil for XML.
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

    /// `<![CDATA[…]]>`
    package struct CDATASection: Hashable, Sendable {
        /// The element around it.
        package var parent: Int32
        /// Its first byte.
        package var start: Int32
    }

    /// Creates an empty document.
    package init() {}

    /// The bytes of a text or comment.
    @inlinable package func bytes(of node: Int) -> ArraySlice<UInt8> {
        let node = nodes[node]
        return text[Int(node.start)..<Int(node.start) + Int(node.count)]
    }

    /// The bytes of a value.
    @inlinable package func value(of attribute: Int) -> ArraySlice<UInt8> {
        let attribute = attributes[attribute]
        return text[Int(attribute.start)..<Int(attribute.start) + Int(attribute.count)]
    }
}
