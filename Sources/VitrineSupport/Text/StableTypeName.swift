internal import CVitrineSystem

/// Names of types that no other type has and that are the same in every run of one program.
package enum StableTypeName {
    /// The name of a type; nil where it has none that stays.
    ///
    /// The mangled name of a private type, or of one in a function, has the address of what it is declared in: `$55ad602761a0`. Programs are
    /// loaded at another address in every run, so the place within the program is taken.
    package static func of(_ type: any Any.Type) -> String? {
        guard let name = _mangledTypeName(type) else { return nil }
        guard name.utf8.contains(UInt8(ascii: "$")) else { return name }
        var found = ""
        var rest = name[...]
        while let mark = rest.firstIndex(of: "$") {
            found += rest[..<mark]
            let digits = rest[rest.index(after: mark)...].prefix(while: \.isHexDigit)
            guard let address = UInt(digits, radix: 16) else { return nil }
            let place = vitrine_place_in_image(address)
            guard place != address else { return nil }
            found += "$\(place)"
            rest = rest[digits.endIndex...]
        }
        return found + rest
    }
}
