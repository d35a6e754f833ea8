/// A place in a JSON document.
package struct JSONPlace: Hashable, Sendable {
    /// The index of the byte in the slice that was read.
    package var offset: Int
    /// The line, from 1.
    package var line: Int
    /// The column in bytes, from 1.
    package var column: Int
}
