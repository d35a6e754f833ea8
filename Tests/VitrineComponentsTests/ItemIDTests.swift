import Testing
import VitrineComponents

@Suite("Identities")
struct ItemIDTests {
    enum Kind: String { case small }
    enum Number: UInt8 { case seven = 7 }
    enum Plain { case one }
    final class Thing {}

    @Test("A number is not equal to a text of its digits")
    func kinds() {
        #expect(ItemID.integer(1) != ItemID.string("1"))
        #expect((1 as ItemID) == .integer(1))
        #expect(("1" as ItemID) == .string("1"))
        #expect(("a\(1)" as ItemID) == .string("a1"))
        #expect(ItemID.integer(1).description == "1")
        #expect(ItemID.string("1").description == "\"1\"")
        #expect(ItemID.integer(-1).text == ItemID.string("-1").text)
    }

    @Test("Canonically equivalent texts are equal")
    func normalization() {
        #expect(ItemID.string("\u{E9}") == ItemID.string("e\u{301}"))
        #expect(ItemID.string("\u{E9}").hashValue == ItemID.string("e\u{301}").hashValue)
        #expect(Set([ItemID.string("\u{212B}"), .string("\u{C5}"), .string("A\u{30A}")]).count == 1)
        #expect(ItemID.string("\u{FB01}") != ItemID.string("fi"))
        #expect(ItemID.string("a") != ItemID.string("A"))
    }

    @Test("The identity of a value")
    func describing() {
        #expect(ItemID(describing: 7) == .integer(7))
        #expect(ItemID(describing: Int8(-7)) == .integer(-7))
        #expect(ItemID(describing: UInt64.max) == .string("18446744073709551615"))
        #expect(ItemID(describing: "x") == .string("x"))
        #expect(ItemID(describing: "x".dropFirst(0)) == .string("x"))
        #expect(ItemID(describing: Kind.small) == .string("small"))
        #expect(ItemID(describing: Number.seven) == .integer(7))
        #expect(ItemID(describing: Plain.one) == .string("one"))
        #expect(ItemID(describing: ItemID.integer(3)) == .integer(3))
        #expect(ItemID(describing: ItemID.string("3")) == .string("3"))
        #expect(ItemID(describing: ObjectIdentifier(Thing())) == nil)
    }

    @Test("Identifiable components have the identity of their id, others have none")
    func components() {
        #expect(Todo(7, "a").componentID == 7)
        #expect(Note("a").componentID == nil)
        #expect(RowSpacer(type: .flexible).componentID == nil)
    }
}
