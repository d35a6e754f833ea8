/// Language tags of RFC 5646: `en`, `zh-Hant-TW`, `de-CH-1996`, `en-u-hc-h23`, `x-house`.
enum LanguageTag {
    /// What is wrong with a tag; nil when it is well-formed and its subtags are registered.
    static func problem(_ value: Bytes) -> String? {
        if value.isEmpty { return "it is empty where a language such as en is needed" }
        // Nearly all tags are a language and nothing else.
        if (2...3).contains(value.count), value.allSatisfy(\.isLetter), LanguageSubtags.registry.isLanguage(value) {
            return nil
        }
        if let wrong = value.first(where: { !$0.isAlphanumeric && $0 != UInt8(ascii: "-") }) {
            if wrong.isHTMLSpace { return "a language has no white space" }
            return wrong == UInt8(ascii: "_")
                ? "subtags are joined by hyphens, not by underscores"
                : "a language has only letters, digits and hyphens of ASCII"
        }
        if value.count <= 12, LanguageSubtags.registry.whole.contains(value.lowercasedText) { return nil }
        var subtags = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
        if subtags.contains(where: \.isEmpty) { return "a subtag is missing before or behind a hyphen" }
        if let long = subtags.first(where: { $0.count > 8 }) {
            return "a subtag has at most eight characters, and \(quoted(long)) has \(long.count)"
        }
        do throws(BadValue) { try read(&subtags) } catch { return error.reason }
        return nil
    }

    private static func read(_ subtags: inout ArraySlice<Bytes>) throws(BadValue) {
        if subtags.first?.matches("x") == true { return try privateUse(&subtags) }
        try language(&subtags)
        if let script = subtags.first, script.count == 4, script.allSatisfy(\.isLetter) {
            guard LanguageSubtags.registry.isScript(script.lowercasedText) else {
                throw BadValue("there is no script \(quoted(script))")
            }
            subtags = subtags.dropFirst()
        }
        if let region = subtags.first, isRegionShaped(region) {
            guard LanguageSubtags.registry.isRegion(region.lowercasedText) else {
                throw BadValue("there is no region \(quoted(region))")
            }
            subtags = subtags.dropFirst()
        }
        try variants(&subtags)
        try extensions(&subtags)
        if subtags.first?.matches("x") == true { try privateUse(&subtags) }
        if let rest = subtags.first {
            throw BadValue("\(quoted(rest)) is neither a script, a region nor a variant at this place")
        }
    }

    private static func isRegionShaped(_ subtag: Bytes) -> Bool {
        subtag.count == 2 && subtag.allSatisfy(\.isLetter) || subtag.count == 3 && subtag.allSatisfy(\.isDigit)
    }

    private static func language(_ subtags: inout ArraySlice<Bytes>) throws(BadValue) {
        guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(\.isLetter) else {
            throw BadValue("a language begins with two or three letters")
        }
        subtags = subtags.dropFirst()
        guard language.count <= 3, LanguageSubtags.registry.isLanguage(language) else {
            throw BadValue("there is no language \(quoted(language))")
        }
        guard let extended = subtags.first, extended.count == 3, extended.allSatisfy(\.isLetter) else { return }
        guard let before = LanguageSubtags.registry.language(before: extended.lowercasedText) else {
            throw BadValue("there is no extended language \(quoted(extended))")
        }
        guard language.lowercasedText == before else {
            throw BadValue("\(quoted(extended)) extends \(quotedText(before)), not \(quoted(language))")
        }
        subtags = subtags.dropFirst()
        if let more = subtags.first, more.count == 3, more.allSatisfy(\.isLetter) {
            throw BadValue("a language is extended once, and \(quoted(more)) extends it again")
        }
    }

    private static func variants(_ subtags: inout ArraySlice<Bytes>) throws(BadValue) {
        var seen: Set<String> = []
        while let variant = subtags.first, variant.count >= 5 || variant.count == 4 && variant.first?.isDigit == true {
            let name = variant.lowercasedText
            guard LanguageSubtags.registry.isVariant(name) else {
                throw BadValue("there is no variant \(quoted(variant))")
            }
            guard seen.insert(name).inserted else { throw BadValue("the variant \(quoted(variant)) stands twice") }
            subtags = subtags.dropFirst()
        }
    }

    private static func extensions(_ subtags: inout ArraySlice<Bytes>) throws(BadValue) {
        var seen: Set<UInt8> = []
        while let singleton = subtags.first, singleton.count == 1, let letter = singleton.first?.lowercased,
            letter != UInt8(ascii: "x")
        {
            guard seen.insert(letter).inserted else {
                throw BadValue("the extension \(quoted(singleton)) stands twice")
            }
            subtags = subtags.dropFirst()
            guard let next = subtags.first, next.count > 1 else {
                throw BadValue("nothing stands behind the extension \(quoted(singleton))")
            }
            subtags = subtags.drop { $0.count > 1 }
        }
    }

    private static func privateUse(_ subtags: inout ArraySlice<Bytes>) throws(BadValue) {
        subtags = subtags.dropFirst()
        if subtags.isEmpty { throw BadValue("nothing stands behind “x”") }
        subtags = []
    }

    /// What to write in place of a subtag that is no longer used; nil when all are.
    static func advice(_ value: Bytes) -> String? {
        guard value.count >= 2, problem(value) == nil else { return nil }
        let replacements = LanguageSubtags.registry.replacements
        func new(_ kind: LanguageSubtags.Kind, _ old: Bytes) -> String? {
            replacements[kind]?[old.lowercasedText].map { "\(quoted(old)) is no longer used: write \(quotedText($0))" }
        }
        if value.count > 3, value.count <= 12, let advice = new(.whole, value) { return advice }
        let subtags = value.split(separator: UInt8(ascii: "-"), maxSplits: 4)
        if let first = subtags.first, first.count > 1, let advice = new(.language, first) { return advice }
        return subtags.dropFirst().prefix(2).first { $0.count == 2 }.flatMap { new(.region, $0) }
    }
}
