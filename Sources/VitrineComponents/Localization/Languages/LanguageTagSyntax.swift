import VitrineSupport

/// The grammar of RFC 5646, section 2.1, without irregular tags such as `i-klingon` or tags that start with `x-`. In
/// addition, no variant and no extension may occur twice (section 2.2.9).
enum LanguageTagSyntax {
    static func isWellFormed(_ tag: String) -> Bool {
        let parts = tag.lowercased().utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard
            parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { $0.isASCIILowercase || $0.isASCIIDigit } })
        else { return false }
        var rest = parts.map { String(Substring($0)) }[...]
        guard let language = rest.popFirst(), (2...8).contains(language.utf8.count), isAlphabetic(language) else {
            return false
        }
        if language.utf8.count <= 3 {
            for _ in 0..<3 { take(&rest) { $0.utf8.count == 3 && isAlphabetic($0) } }
        }
        take(&rest) { $0.utf8.count == 4 && isAlphabetic($0) }
        take(&rest) { $0.utf8.count == 2 && isAlphabetic($0) || $0.utf8.count == 3 && isNumeric($0) }
        var variants: Set<String> = []
        while let next = rest.first, isVariant(next) {
            guard variants.insert(next).inserted else { return false }
            rest.removeFirst()
        }
        return areExtensions(rest)
    }

    /// Returns whether the parts are extensions, such as `u-nu-arab`, optionally followed by private use,
    /// `x-anything`.
    private static func areExtensions(_ parts: ArraySlice<String>) -> Bool {
        var rest = parts
        var singletons: Set<String> = []
        while let singleton = rest.popFirst() {
            guard singleton.utf8.count == 1 else { return false }
            if singleton == "x" { return !rest.isEmpty }
            guard singletons.insert(singleton).inserted else { return false }
            let count = rest.prefix { $0.utf8.count >= 2 }.count
            guard count > 0 else { return false }
            rest.removeFirst(count)
        }
        return true
    }

    private static func take(_ parts: inout ArraySlice<String>, when fits: (String) -> Bool) {
        if let next = parts.first, fits(next) { parts.removeFirst() }
    }

    private static func isVariant(_ part: String) -> Bool {
        part.utf8.count >= 5 || part.utf8.count == 4 && part.utf8.first?.isASCIIDigit == true
    }

    private static func isAlphabetic(_ part: String) -> Bool { part.utf8.allSatisfy(\.isASCIILowercase) }
    private static func isNumeric(_ part: String) -> Bool { part.utf8.allSatisfy(\.isASCIIDigit) }
}
