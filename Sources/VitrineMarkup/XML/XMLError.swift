import CVitrineLibXML2

/// What can go wrong with a parser itself, as opposed to a document.
public enum XMLError: Error, Hashable, Sendable {
    /// The parser could not be allocated.
    case outOfMemory
    /// The document is not well-formed; at least one problem.
    case malformed([XMLProblem])
}
