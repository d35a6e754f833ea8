import VitrineMarkup

extension MathML {
    static var namespace: String { Namespaces.mathML }
}

/// The vocabulary of MathML, inside ``HTML/math(_:content:)``.
public struct MathML {
    /// The writer of the page.
    public let html: HTML

    @inlinable
    init(_ html: HTML) { self.html = html }
}
