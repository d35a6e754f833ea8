/// All attributes with the same name, each with its element.
package struct NamedAttributes: Sequence, IteratorProtocol {
    private var attributes: LinkedNumbers
    private let owners: [Int32]

    package init(_ attributes: LinkedNumbers, _ owners: [Int32]) {
        self.attributes = attributes
        self.owners = owners
    }

    package mutating func next() -> (node: Int, attribute: Int)? {
        attributes.next().map { (Int(owners[$0]), $0) }
    }
}
