import CVitrineLibXML2
import Testing

@testable import VitrineMarkup

@Suite("Character converters of the system")
struct ConverterTests {
    @Test("The error handler of the thread stays the same")
    func handler() throws {
        let converter = try #require(MultiByteTables.Converter("CP932"))
        let context = UnsafeMutableRawPointer(bitPattern: 0x40)
        let before = vitrine_swap_errors(.init(handler: { _, _ in }, context: context))
        #expect(converter.convert([0x82, 0xA0]) == [0x3042])
        #expect(converter.convert([0xFD, 0xFD]) == [])
        #expect(vitrine_swap_errors(before).context == context)
    }
}
