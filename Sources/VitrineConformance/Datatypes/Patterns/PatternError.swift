import VitrineSupport

/// A problem with a regular expression.
enum PatternError: Equatable, Sendable {
    /// A closing bracket without an opening one.
    case closesNothing(Unicode.Scalar)
    case groupNotClosed
    /// Text after `(?` that is not a kind of group.
    case groupKind(Bytes)
    case repeatsNothing(Unicode.Scalar)
    /// `{` without a number of repetitions.
    case repetition
    case repetitionOrder(low: String, high: String)
    case groupNameMissing
    case groupNameCharacter(Unicode.Scalar)
    /// A name of a group that is empty or not closed.
    case groupName
    case repeatedGroupName(String)
    case unknownGroupName(String)
    case unknownGroupNumber(Int, groups: Int)
    case nothingAfterBackslash
    /// An unknown escape, and whether the escaped character is a punctuation mark.
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
    /// `--` or `&&` mixed with other operators or with ranges.
    case operatorMixed(String)
    case unescaped(Unicode.Scalar)
    case doubled(Unicode.Scalar)
    case rangeEnd
    case rangeOrder
    case stringsMissing
    case stringsNotClosed
}
