import VitrineSupport

/// For each name, the nodes or attributes with this name, in document order.
package struct NameChains {
    private var first: [Int32]
    private var last: [Int32]
    private var next: [Int32]

    package init(_ count: Int) {
        first = Array(repeating: -1, count: Name.count)
        last = first
        next = Array(repeating: -1, count: count)
    }

    package subscript(name: Name) -> LinkedNumbers { LinkedNumbers(first[Int(name.rawValue)], next) }

    package func has(_ name: Name) -> Bool { first[Int(name.rawValue)] >= 0 }

    package mutating func append(_ number: Int, _ name: UInt16) {
        let place = Int(name)
        let before = Int(last[place])
        last[place] = Int32(truncatingIfNeeded: number)
        if before < 0 { first[place] = last[place] } else { next[before] = last[place] }
    }
}
