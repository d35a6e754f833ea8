/// A parse error with its place in the file.
package struct HTMLParseProblem: Hashable, Sendable {
    /// What is wrong.
    package let error: HTMLParseError
    /// The name of the element, attribute or encoding that it is about; nil where there is none.
    package let subject: String?
    /// The byte in the file, from 0.
    package let offset: Int
    /// The line, from 1.
    package let line: Int
    /// The column in bytes, from 1.
    package let column: Int
}
