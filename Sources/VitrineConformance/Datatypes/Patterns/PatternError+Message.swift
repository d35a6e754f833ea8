import VitrineSupport

extension PatternError {
    /// The problem in words, to follow the value and a colon.
    var message: String {
        switch self {
        case .closesNothing(let sign): "unmatched “\(sign)”; for the character itself, write “\\\(sign)”"
        case .groupNotClosed: "“)” is missing at the end"
        case .groupKind(let text):
            "expected “:”, “=”, “!”, “<” or modifiers such as “i:” after “(?”, "
                + "found \(text.isEmpty ? "the end" : quoted(text))"
        case .modifiers(let text):
            "\(quoted(text)) is not allowed after “(?”; the modifiers are “i”, “m” and “s”, each at most once, "
                + "with “-” before those to turn off"
        case .modifiersWithoutColon(let text):
            "“:” is missing after the modifiers \(quoted(text)), as in “(?i:…)”"
        case .repeatsNothing(let sign):
            "nothing to repeat before “\(sign)”; for the character itself, write “\\\(sign)”"
        case .repetition: "expected a number of repetitions such as “{2,4}”; for the character itself, write “\\{”"
        case .repetitionOrder(let low, let high): "the numbers of “{\(low),\(high)}” are in the wrong order"
        case .groupNameMissing: "expected the name of a group after “\\k”, as in “\\k<name>”"
        case .groupNameCharacter(let scalar, isFirst: true):
            "the name of a group must not begin with \(ValueText.shown(scalar))"
        case .groupNameCharacter(let scalar, isFirst: false):
            "\(ValueText.shown(scalar)) is not allowed in the name of a group"
        case .groupName: "expected a name between “<” and “>”"
        case .repeatedGroupName(let name): "two groups have the name \(quoted(name))"
        case .unknownGroupName(let name): "“\\k” refers to \(quoted(name)), but no group has that name"
        case .unknownGroupNumber(let number, let count):
            "“\\\(number)” refers to group \(number), but there \(count == 1 ? "is 1 group" : "are \(count) groups")"
        case .nothingAfterBackslash: "nothing follows the “\\” at the end"
        case .escape(let scalar, let isSign):
            isSign ? "“\\\(scalar)” has no meaning; write “\(scalar)”" : "“\\\(scalar)” has no meaning"
        case .controlLetter: "expected a letter after “\\c”"
        case .digitAfterZero: "a digit is not allowed after “\\0”"
        case .twoHexDigits: "expected two hexadecimal digits after “\\x”"
        case .fourHexDigits: "expected four hexadecimal digits, or braces, after “\\u”"
        case .bracedHexDigits: "expected hexadecimal digits and “}” after “\\u{”"
        case .codeTooLarge: "the number in “\\u{…}” is greater than U+10FFFF, the last code point"
        case .propertyMissing(let sign): "expected a property after “\(sign)”, as in “\(sign){Letter}”"
        case .propertyNotClosed(let sign): "expected the name of a property and “}” after “\(sign){”"
        case .unknownProperty(let name): "unknown Unicode property \(quoted(name))"
        case .negatedStrings(let name): "“\\P” is not allowed with “\(name)”, a property of strings"
        case .classTooDeep(let depth): "character classes are nested more than \(depth) levels deep"
        case .classNotClosed: "“]” is missing at the end of a character class"
        case .negatedClassOfStrings:
            "a character class that begins with “[^” must not contain strings of several characters"
        case .threeAmpersands: "“&&&” is not allowed in a character class"
        case .operatorMixed(let sign):
            "“\(sign)” in a character class needs one character or class on each side; put each side in brackets, "
                + "as in “[[a-z]\(sign)[aeiou]]”"
        case .unescaped(let sign): "“\(sign)” in a character class must be written “\\\(sign)”"
        case .doubled(let sign): "“\(sign)\(sign)” in a character class is reserved; write “\\\(sign)\\\(sign)”"
        case .rangeEnd: "a range in a character class must end with a character"
        case .rangeOrder: "the ends of a range in a character class are in the wrong order"
        case .stringsMissing: "expected strings in braces after “\\q”, as in “\\q{abc|d}”"
        case .stringsNotClosed: "“}” is missing after “\\q{”"
        }
    }
}
