import CVitrineLibXML2

/// The reason why XML could not be parsed.
public enum XMLError: Error, Hashable, Sendable {
    /// The parser could not be allocated.
    case outOfMemory
    /// The document is not well-formed; contains at least one problem.
    case malformed([XMLProblem])
}
