extension MarkupDocument.Node: BitwiseCopyable {}
extension MarkupDocument.CDATASection: BitwiseCopyable {}
extension MarkupDocument.Attribute: BitwiseCopyable {}

extension MarkupDocument {
    /// The place of an HTML node in the file. All numbers are byte offsets in the original source, before decoding.
    package struct NodePlace: BitwiseCopyable, Sendable {
        /// The offset of the first byte; for an implied element, the bitwise complement of that offset, so that a place
        /// takes only twelve bytes.
        private var first: Int32
        /// The offset of the `<` of the end tag; -1 if there is none.
        package internal(set) var endTag: Int32 = -1
        /// The byte after the end tag, or after a comment or an instruction; -1 for a text, and for an element without
        /// an end tag.
        package internal(set) var end: Int32 = -1

        init(start: Int32, isImplied: Bool = false) { first = isImplied ? ~start : start }

        /// The first byte: `<` of a tag, comment or instruction, or the first character of a text. For an implied
        /// element, the first byte of the tag or text that implied it, or the end of the input; for a copy of a
        /// formatting element, the `<` of the original's start tag.
        package internal(set) var start: Int32 {
            get { first < 0 ? ~first : first }
            set { first = first < 0 ? ~newValue : newValue }
        }

        /// Whether the parser added the element without a start tag of its own.
        package var isImplied: Bool { first < 0 }
    }

    /// The place of an HTML attribute in the file. All numbers are byte offsets in the original source, before
    /// decoding.
    package struct AttributePlace: BitwiseCopyable, Sendable {
        /// The first byte of the name.
        package internal(set) var name: Int32
        /// The first byte of the value, after the opening quote if there is one.
        package internal(set) var value: Int32
        /// The byte after the value, which is the closing quote if there is one.
        package internal(set) var valueEnd: Int32
    }

    /// The modes of a document (DOM Standard, 4.5): how closely layout follows old browsers.
    package enum QuirksMode: String, Sendable { case noQuirks, limitedQuirks, quirks }

    /// Results that only the HTML parser has.
    package struct HTMLReading: Sendable {
        /// The place of each node, by its index.
        package internal(set) var places: [NodePlace] = []
        /// The place of each attribute, by its index.
        package internal(set) var attributePlaces: [AttributePlace] = []
        /// The parse errors in document order: at most ``HTMLReader/Options/errorLimit`` of the parser, and those of
        /// the encoding and the size.
        package internal(set) var problems: [HTMLParseProblem] = []
        /// The number of all parse errors, including those beyond the limit.
        package internal(set) var problemCount = 0
        /// The mode of the document; always `noQuirks` for a fragment or a `srcdoc` document.
        package internal(set) var quirksMode = QuirksMode.noQuirks
        /// The number of nodes before the document type.
        package internal(set) var nodesBeforeDocumentType = 0
        /// The offset of the `<` of the document type; -1 without one.
        package internal(set) var documentTypeStart: Int32 = -1
        /// The indices of the `template` elements that browsers turn into shadow roots of their parents, in document
        /// order. The children of such a `template` are the contents of the shadow root; the document keeps the element
        /// as in the source.
        package internal(set) var shadowRoots: [Int32] = []
        /// The encoding of the file.
        package internal(set) var encoding = HTMLEncoding.utf8
        /// The source of the encoding, such as a declaration in the file.
        package internal(set) var encodingSource = HTMLEncoding.Source.standard
    }
}
