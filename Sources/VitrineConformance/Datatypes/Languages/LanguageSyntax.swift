import VitrineSupport

/// Checks language tags as RFC 5646 defines them: `en`, `zh-Hant-TW`, `de-CH-1996`, `en-u-hc-h23`, `x-house`.
enum LanguageSyntax {
    /// Returns the problem with a tag; nil if it is well-formed and its subtags are registered or for private use.
    /// The contents of extensions are not checked.
    static func error(_ value: Bytes) -> ValueError? {
        if value.isEmpty { return .expected(.language) }
        // A fast path, because nearly all tags consist only of a language.
        if (2...3).contains(value.count), value.allSatisfy(\.isASCIILetter), LanguageSubtags.registry.isLanguage(value)
        {
            return nil
        }
        if let wrong = value.firstIndex(where: { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "-") }) {
            return .language(
                value[wrong] == UInt8(ascii: "_") ? .underscore : .character(ValueText.scalar(value, at: wrong).scalar))
        }
        if value.count <= 12, LanguageSubtags.registry.whole.contains(value.lowercasedText) { return nil }
        var subtags = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)[...]
        if subtags.first?.isEmpty == true { return .language(.hyphenAtStart) }
        if subtags.last?.isEmpty == true { return .language(.hyphenAtEnd) }
        if subtags.contains(where: \.isEmpty) { return .language(.twoHyphens) }
        if let long = subtags.first(where: { $0.count > 8 }) { return .language(.subtagTooLong(long)) }
        do throws(ValueError) { try read(&subtags) } catch { return error }
        return nil
    }

    private static func read(_ subtags: inout ArraySlice<Bytes>) throws(ValueError) {
        if subtags.first?.equals(ignoringCase: "x") == true { return try privateUse(&subtags) }
        try language(&subtags)
        if let script = subtags.first, script.count == 4, script.allSatisfy(\.isASCIILetter) {
            guard LanguageSubtags.registry.isScript(script.lowercasedText) else {
                throw .language(.unknown(.script, script))
            }
            subtags = subtags.dropFirst()
        }
        if let region = subtags.first, isRegionShaped(region) {
            guard LanguageSubtags.registry.isRegion(region.lowercasedText) else {
                throw .language(.unknown(.region, region))
            }
            subtags = subtags.dropFirst()
        }
        try variants(&subtags)
        try extensions(&subtags)
        if subtags.first?.equals(ignoringCase: "x") == true { try privateUse(&subtags) }
        if let rest = subtags.first {
            throw .language(.misplaced(rest))
        }
    }

    private static func isRegionShaped(_ subtag: Bytes) -> Bool {
        subtag.count == 2 && subtag.allSatisfy(\.isASCIILetter)
            || subtag.count == 3 && subtag.allSatisfy(\.isASCIIDigit)
    }

    private static func language(_ subtags: inout ArraySlice<Bytes>) throws(ValueError) {
        guard let language = subtags.first, (2...8).contains(language.count), language.allSatisfy(\.isASCIILetter)
        else { throw .language(.languageMissing(found: subtags.first ?? [])) }
        subtags = subtags.dropFirst()
        guard language.count <= 3, LanguageSubtags.registry.isLanguage(language) else {
            throw .language(.unknown(.language, language))
        }
        guard let extended = subtags.first, extended.count == 3, extended.allSatisfy(\.isASCIILetter) else { return }
        guard let before = LanguageSubtags.registry.language(before: extended.lowercasedText) else {
            throw .language(.unknown(.extendedLanguage, extended))
        }
        guard language.lowercasedText == before else {
            throw .language(.extends(extended, prefix: before, found: language))
        }
        subtags = subtags.dropFirst()
        if let more = subtags.first, more.count == 3, more.allSatisfy(\.isASCIILetter) {
            throw .language(.secondExtendedLanguage(more))
        }
    }

    private static func variants(_ subtags: inout ArraySlice<Bytes>) throws(ValueError) {
        var seen: Set<String> = []
        while let variant = subtags.first,
            variant.count >= 5 || variant.count == 4 && variant.first?.isASCIIDigit == true
        {
            let name = variant.lowercasedText
            guard LanguageSubtags.registry.isVariant(name) else {
                throw .language(.unknown(.variant, variant))
            }
            guard seen.insert(name).inserted else { throw .duplicate(variant) }
            subtags = subtags.dropFirst()
        }
    }

    private static func extensions(_ subtags: inout ArraySlice<Bytes>) throws(ValueError) {
        var seen: Set<UInt8> = []
        while let singleton = subtags.first, singleton.count == 1, let letter = singleton.first?.asciiLowercased,
            letter != UInt8(ascii: "x")
        {
            guard seen.insert(letter).inserted else {
                throw .language(.extensionTwice(singleton))
            }
            subtags = subtags.dropFirst()
            guard let next = subtags.first, next.count > 1 else {
                throw .language(.emptyExtension(singleton))
            }
            subtags = subtags.drop { $0.count > 1 }
        }
    }

    private static func privateUse(_ subtags: inout ArraySlice<Bytes>) throws(ValueError) {
        subtags = subtags.dropFirst()
        if subtags.isEmpty { throw .language(.emptyPrivateUse) }
        subtags = []
    }

    /// Returns advice about a tag that is outdated or has an outdated or redundant subtag; nil if there is none, or if
    /// the tag is not valid.
    static func advice(_ value: Bytes) -> String? {
        guard value.count >= 2, error(value) == nil else { return nil }
        let replacements = LanguageSubtags.registry.replacements
        func new(_ kind: LanguageSubtags.Kind, _ old: Bytes) -> String? {
            replacements[kind]?[old.lowercasedText].map { "\(quoted(old)) is no longer used; write \(quoted($0))" }
        }
        if value.count > 3, value.count <= 12, let advice = new(.whole, value) { return advice }
        let subtags = value.split(separator: UInt8(ascii: "-"), maxSplits: 4)
        if let first = subtags.first, first.count > 1, let advice = new(.language, first) { return advice }
        if subtags.count > 1, subtags[1].count == 4, subtags[1].allSatisfy(\.isASCIILetter),
            LanguageSubtags.registry.script(of: subtags[0].lowercasedText) == subtags[1].lowercasedText
        {
            let rest = [subtags[0]] + subtags.dropFirst(2)
            return
                "\(quoted(subtags[1])) is redundant, because it is the default script of \(quoted(subtags[0])); write "
                + quoted(Bytes(rest.joined(separator: "-".utf8)))
        }
        // The region follows at most a language, an extended language and a script. Subtags after a single character
        // belong to an extension or are for private use, so they are not regions.
        let beforeExtensions = subtags.prefix(4).prefix { $0.count > 1 }
        return beforeExtensions.dropFirst().first { $0.count == 2 }.flatMap { new(.region, $0) }
    }
}
