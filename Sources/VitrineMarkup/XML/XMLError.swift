import CVitrineLibXML2

/// An error of a parser itself, as opposed to one in a document.
public enum XMLError: Error, Hashable, Sendable {
    /// The parser could not be allocated.
    case outOfMemory
    /// The document is not well-formed; at least one problem.
    case malformed([XMLProblem])
}
