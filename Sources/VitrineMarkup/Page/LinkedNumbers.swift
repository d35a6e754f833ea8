/// A linked list of all elements or all attributes with the same name, as indices in document order.
package struct LinkedNumbers: Sequence, IteratorProtocol {
    private let links: [Int32]
    private var current: Int32

    /// Creates a list.
    /// - Parameters:
    ///   - first: the first index in the list; negative if the list is empty.
    ///   - next: for each index in the list, the one after it; negative for the last one.
    package init(_ first: Int32, _ next: [Int32]) {
        current = first
        links = next
    }

    package mutating func next() -> Int? {
        guard current >= 0 else { return nil }
        let found = Int(current)
        current = links[found]
        return found
    }
}
