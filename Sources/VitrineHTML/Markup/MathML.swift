import VitrineMarkup

extension MathML {
    /// The namespace of MathML, for readers of XML.
    static var namespace: String { Namespaces.mathML }
}

/// The vocabulary of MathML, inside ``HTML/math(_:content:)``.
public struct MathML {
    /// The stream that both write to.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }
}
