import Testing

@testable import VitrineSupport

/// Stable names of types, by which values of two runs of a program are compared.
@Suite("Names of types that stay")
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
