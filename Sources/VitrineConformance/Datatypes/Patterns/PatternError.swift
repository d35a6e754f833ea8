import VitrineSupport

/// A problem with a regular expression.
enum PatternError: Equatable, Sendable {
    /// A closing bracket without an opening one.
    case closesNothing(Unicode.Scalar)
    case groupNotClosed
    /// Text after `(?` that is not a kind of group.
    case groupKind(Bytes)
    /// Modifiers that are unknown, repeated or incomplete.
    case modifiers(Bytes)
    case modifiersWithoutColon(Bytes)
    case repeatsNothing(Unicode.Scalar)
    /// `{` that does not begin a number of repetitions such as `{2,4}`.
    case repetition
    case repetitionOrder(low: String, high: String)
    case groupNameMissing
    /// A character that is not allowed in the name of a group, and whether it is the first one of the name.
    case groupNameCharacter(Unicode.Scalar, isFirst: Bool)
    /// A group name that is empty, is not closed, or contains an escape that is not allowed in it.
    case groupName
    case repeatedGroupName(String)
    case unknownGroupName(String)
    case unknownGroupNumber(Int, groups: Int)
    case nothingAfterBackslash
    /// An unknown escape: the character, and whether it is an ASCII character other than a letter or digit.
    case escape(Unicode.Scalar, isSign: Bool)
    case controlLetter
    case digitAfterZero
    case twoHexDigits
    case fourHexDigits
    case bracedHexDigits
    case codeTooLarge
    /// `\p` or `\P` without a property.
    case propertyMissing(String)
    case propertyNotClosed(String)
    case unknownProperty(String)
    /// A property of strings after `\P`, which is not allowed because such a property cannot be negated.
    case negatedStrings(String)
    case classTooDeep(Int)
    case classNotClosed
    case negatedClassOfStrings
    /// Three ampersands in a row: `&&&`.
    case threeAmpersands
    /// `--` or `&&` in a class with another operator, a range, or operands without an operator between them.
    case operatorMixed(String)
    case unescaped(Unicode.Scalar)
    case doubled(Unicode.Scalar)
    case rangeEnd
    case rangeOrder
    case stringsMissing
    case stringsNotClosed
}
