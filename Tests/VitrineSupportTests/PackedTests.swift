import TestSupport
import Testing

@testable import VitrineSupport

@Suite("Packed values")
struct PackedTests {
    @Test func writtenValuesAreRead() throws {
        let numbers = [0, 1, -1, 63, 64, -64, 127, 128, 1 << 40, Int.max, Int.min]
        var writer = PackedWriter()
        for number in numbers { writer.add(number) }
        writer.add(true)
        writer.add("é\u{0}")
        writer.add(nil as String?)
        writer.add("x" as String?)
        writer.add(hash: .max - 7)
        writer.add([1, 2, 3]) { $1.add($0) }
        var reader = PackedReader(writer.bytes)
        for number in numbers { #expect(try reader.int() == number) }
        #expect(try reader.bool())
        #expect(try reader.string() == "é\u{0}")
        #expect(try reader.optionalString() == nil)
        #expect(try reader.optionalString() == "x")
        #expect(try reader.hash() == .max - 7)
        #expect(try reader.list { (reader) throws(PackedReader.Damage) in try reader.int() } == [1, 2, 3])
        #expect(reader.isAtEnd)
    }

    /// Untrusted lengths must not cause memory to be allocated, and nothing may be read beyond the end.
    @Test func damage() {
        func fails(_ bytes: [UInt8], _ read: (inout PackedReader) throws(PackedReader.Damage) -> Void) {
            var reader = PackedReader(bytes)
            #expect(throws: PackedReader.Damage.self) { try read(&reader) }
        }
        fails([]) { (reader) throws(PackedReader.Damage) in _ = try reader.int() }
        fails(Array(repeating: 0xFF, count: 20)) { (reader) throws(PackedReader.Damage) in _ = try reader.int() }
        fails(Array(repeating: 0xFF, count: 9) + [2]) { (reader) throws(PackedReader.Damage) in _ = try reader.int() }
        fails([2]) { (reader) throws(PackedReader.Damage) in _ = try reader.bool() }
        fails([1, 2, 3]) { (reader) throws(PackedReader.Damage) in _ = try reader.hash() }
        fails([4, 0xC3]) { (reader) throws(PackedReader.Damage) in _ = try reader.string() }
        fails([2, 0xC3]) { (reader) throws(PackedReader.Damage) in _ = try reader.string() }
        fails([0xFE, 0xFF, 0xFF, 0xFF, 0x0F]) { (reader) throws(PackedReader.Damage) in _ = try reader.bytes() }
        fails([1]) { (reader) throws(PackedReader.Damage) in _ = try reader.bytes() }
        fails([20, 0]) { (reader) throws(PackedReader.Damage) in
            _ = try reader.list { (reader) throws(PackedReader.Damage) in try reader.bool() }
        }
    }
}
