import VitrineSupport

extension PageFacts {
    func write(to packed: inout PackedWriter) {
        packed.add(page)
        packed.add(anchors) { $1.add(hash: $0) }
        packed.add(fragments) { fragment, packed in
            packed.add(Int(fragment.page))
            packed.add(hash: fragment.written)
            packed.add(fragment.decoded != fragment.written)
            if fragment.decoded != fragment.written { packed.add(hash: fragment.decoded) }
        }
        packed.add(linkedPages) { $1.add(Int($0)) }
        packed.add(canonical ?? -1)
        packed.add(alternates) { alternate, packed in
            packed.add(hash: alternate.language)
            packed.add(Int(alternate.page))
        }
        packed.add(isRedirect)
        packed.add(isComplete)
    }

    /// Reads the facts that ``write(to:)`` wrote.
    /// - Parameter last: the index of the last page of the site.
    /// - Throws: `PackedReader.Damage` if the bytes do not have the expected form, or if the index of a page is greater
    ///   than `last`.
    init(from packed: inout PackedReader, last: Int) throws(PackedReader.Damage) {
        func other(_ packed: inout PackedReader) throws(PackedReader.Damage) -> Int32 {
            Int32(try packed.int(in: 0...last))
        }
        self.init(page: try packed.int(in: 0...last))
        anchors = try packed.list { (packed) throws(PackedReader.Damage) in try packed.hash() }
        fragments = try packed.list { (packed) throws(PackedReader.Damage) in
            let page = try other(&packed)
            let written = try packed.hash()
            return Fragment(page: page, written: written, decoded: try packed.bool() ? try packed.hash() : written)
        }
        linkedPages = try packed.list { (packed) throws(PackedReader.Damage) in try other(&packed) }
        let canonical = try packed.int(in: -1...last)
        self.canonical = canonical < 0 ? nil : canonical
        alternates = try packed.list { (packed) throws(PackedReader.Damage) in
            Alternate(language: try packed.hash(), page: try other(&packed))
        }
        isRedirect = try packed.bool()
        isComplete = try packed.bool()
        guard zip(anchors, anchors.dropFirst()).allSatisfy(<=) else { throw PackedReader.Damage() }
    }
}
