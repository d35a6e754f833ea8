import Testing

@testable import VitrineSupport

/// Tests names of types that are the same in every run, so that values from two runs can be compared.
@Suite("Stable names of types")
struct StableTypeNameTests {
    private struct Own {}
    private enum Other {}

    @Test func publicTypesKeepTheirMangledName() {
        #expect(StableTypeName.of(Int.self) == "Si")
        #expect(StableTypeName.of([String?].self) == "SaySSSgG")
    }

    @Test func privateAndLocalTypesHaveNoAddressAndDiffer() throws {
        struct Own {}
        struct Box<Value> { var value: Value }
        let types: [any Any.Type] = [Self.Own.self, Own.self, Other.self, [Own].self, (Own, Other).self]
        let names = try types.map { try #require(StableTypeName.of($0)) }
        #expect(Set(names).count == types.count)
        for (type, name) in zip(types, names) {
            let mangled = try #require(_mangledTypeName(type))
            #expect(mangled.contains("$"))
            for address in mangled.matches(of: /\$([0-9a-f]+)/) {
                #expect(!name.contains(address.output.1), "\(name)")
            }
            #expect(StableTypeName.of(type) == name)
        }
    }
}
