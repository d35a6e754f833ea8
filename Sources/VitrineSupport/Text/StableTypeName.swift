internal import CVitrineSystem

/// Provides unique names of types, which are the same in every run of a program.
package enum StableTypeName {
    /// Returns the name of a type; nil when it has no stable name.
    ///
    /// The mangled name of a private type, or of a type in a function, contains the address of its context:
    /// `$55ad602761a0`. A program and its libraries are loaded at different addresses in every run, so the offset
    /// within the program or library is used instead.
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
