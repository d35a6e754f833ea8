import CVitrineLibXML2

/// The reason why XML could not be parsed.
public enum XMLError: Error, Hashable, Sendable {
    /// There is not enough memory for the parser or the document.
    case outOfMemory
    /// The document is not well-formed, or was refused before parsing. There is at least one problem.
    case malformed([XMLProblem])
}
