/// A parsed document as flat arrays: one entry a node, in the order of the document.
///
/// A subtree is a range of nodes, so a walk is a loop and skipping a subtree is an assignment. Names are numbers;
/// values are ranges of bytes. Nothing is allocated per node.
public struct MarkupDocument: Sendable {
    /// One node.
    public struct Node: Sendable {
        /// What a node is.
        public enum Kind: UInt8, Sendable { case element, text, comment, instruction }

        /// What it is.
        public var kind: Kind
        /// Whether an element is written `<name/>`.
        public var isSelfClosed = false
        /// Whether an element's name is written with a prefix.
        public var isPrefixed = false
        /// The namespace, as a number of ``MarkupDocument/namespaces``.
        public var namespace: UInt8 = 0
        /// The name of an element or the target of an instruction, as a number of ``MarkupDocument/names``.
        public var name: UInt32 = 0
        /// The element around it, -1 for the root and what stands beside it.
        public var parent: Int32
        /// The node after the last one inside it.
        public var end: Int32
        /// The first attribute in ``MarkupDocument/attributes``.
        public var firstAttribute: Int32 = 0
        /// How many attributes there are.
        public var attributeCount: Int32 = 0
        /// Text, comment: the first byte in ``MarkupDocument/text``. Element: the byte behind its start tag.
        public var start: Int32
        /// Text, comment: how many bytes.
        public var count: Int32 = 0
    }

    /// One attribute.
    public struct Attribute: Sendable {
        /// The name without a prefix, as a number of ``MarkupDocument/names``.
        public var name: UInt32
        /// The namespace, as a number of ``MarkupDocument/namespaces``; 0 without a prefix.
        public var namespace: UInt8
        /// The first byte of the value in ``MarkupDocument/text``.
        public var start: Int32
        /// How many bytes the value has.
        public var count: Int32
    }

    /// All nodes, in the order of the document.
    public internal(set) var nodes: [Node] = []
    /// The attributes of all elements, in the order of the document.
    public internal(set) var attributes: [Attribute] = []
    /// The source, followed by values that are written with references and are therefore not in it as they are.
    public internal(set) var text: [UInt8] = []
    /// How many bytes of ``text`` are the source.
    public internal(set) var sourceCount = 0
    /// Names by number: the ones given to the reader, then those that only this document uses.
    public internal(set) var names: [String] = []
    /// By the number of a name: the number of the name given to the reader that has the same letters, whatever its capitals;
    /// the number itself where there is none.
    public internal(set) var plainNames: [UInt32] = []
    /// Whether all of ``text`` is UTF-8 without controls other than tabs and line breaks, and without noncharacters. A carriage
    /// return counts as a control where a reference writes it.
    public internal(set) var isPlain = false
    /// Namespaces by number: none, XHTML, SVG, MathML, XLink, XML, then those that only this document uses.
    public internal(set) var namespaces: [String] = Self.knownNamespaces
    /// Where the document type is declared, with its name; nil without one.
    public internal(set) var documentType: DocumentType?
    /// Sections whose text is taken as it is written, in the order of the document.
    public internal(set) var cdataSections: [CDATASection] = []
    /// What makes the document not well-formed; the nodes end there.
    public internal(set) var problems: [XMLProblem] = []

    /// A declaration of a document type.
    public struct DocumentType: Hashable, Sendable {
        /// The name: `html`.
        public var name: String
        /// The public identifier.
        public var publicID: String?
        /// The system identifier.
        public var systemID: String?
    }

    /// `<![CDATA[…]]>`
    public struct CDATASection: Hashable, Sendable {
        /// The element around it.
        public var parent: Int32
        /// Its first byte.
        public var start: Int32
    }

    /// The first numbers of ``namespaces``.
    public static let knownNamespaces = [
        "", "http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1998/Math/MathML",
        "http://www.w3.org/1999/xlink", "http://www.w3.org/XML/1998/namespace",
    ]

    /// Creates an empty document.
    public init() {}

    /// The bytes of a text or comment.
    public func bytes(of node: Int) -> ArraySlice<UInt8> {
        let node = nodes[node]
        return text[Int(node.start)..<Int(node.start) + Int(node.count)]
    }

    /// The bytes of a value.
    public func value(of attribute: Int) -> ArraySlice<UInt8> {
        let attribute = attributes[attribute]
        return text[Int(attribute.start)..<Int(attribute.start) + Int(attribute.count)]
    }
}
