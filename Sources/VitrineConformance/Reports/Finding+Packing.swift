import VitrineMarkup
import VitrineSupport

extension Finding {
    /// Writes all properties of the finding.
    package func write(to packed: inout PackedWriter) {
        packed.add(path)
        packed.add(line)
        packed.add(column)
        packed.add(offset)
        packed.add(severity == .error)
        packed.add(rule)
        packed.add(message)
        packed.add(element)
        packed.add(component)
        packed.add(instance)
        packed.add(source)
        packed.add(excerpt != nil)
        guard let excerpt else { return }
        packed.add(excerpt.bytes)
        packed.add(excerpt.offset)
        packed.add(excerpt.isCutBefore)
        packed.add(excerpt.isCutAfter)
        packed.add(excerpt.utf16Column)
    }

    /// Reads a finding that ``write(to:)`` wrote.
    /// - Throws: `PackedReader.Damage` if the bytes do not have the expected form.
    package init(from packed: inout PackedReader) throws(PackedReader.Damage) {
        let places = 0...Int(Int32.max)
        self.init(
            path: try packed.string(), line: try packed.int(in: places), column: try packed.int(in: places),
            offset: try packed.int(in: places), severity: try packed.bool() ? .error : .warning,
            rule: try packed.string(), message: try packed.string(), element: try packed.optionalString(),
            component: try packed.optionalString(), instance: try packed.optionalString(),
            source: try packed.optionalString())
        guard try packed.bool() else { return }
        let bytes = try packed.bytes()
        excerpt = SourceLine(
            bytes: bytes, offset: try packed.int(in: 0...bytes.count), isCutBefore: try packed.bool(),
            isCutAfter: try packed.bool(), utf16Column: try packed.int(in: places))
    }
}
