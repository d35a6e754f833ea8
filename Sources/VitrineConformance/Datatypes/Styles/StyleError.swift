import VitrineCSS
import VitrineSupport

/// A problem with a CSS value. Names of functions, units, features and keywords are in lowercase.
enum StyleError: Error, Equatable, Sendable {
    /// Something that is expected next.
    enum Expected: Equatable, Sendable {
        case openingParenthesis, closingParenthesis, calculationValue
        case mediaTypeOrParenthesis, mediaFeature, colon, comparison, colonOrComparison, size
        case comma(function: String)
        case wholeNumber(feature: String)
        case ratio(feature: String)
        case measure(CSSUnit.Quantity, feature: String)
    }

    /// The construct before something unexpected.
    enum Preceding: Equatable, Sendable {
        case mediaQuery, mediaType, size, color, colorSpace
    }

    case expected(Expected, found: StylePiece)
    case unexpected(StylePiece, after: Preceding)
    case unexpectedArgument(StylePiece, function: String)

    // MARK: - Tokens and brackets

    /// Brackets that are nested more deeply than ``CSSReader/depth``.
    case tooDeep
    case unclosedComment(StylePiece)
    /// A closing bracket that is missing at the end.
    case bracketMissing(Unicode.Scalar)
    case parenthesisMissing(function: String)

    // MARK: - Numbers and calculations

    case unknownUnit(String)
    case unknownMathFunction(String)
    /// A wrong number of arguments of a function, and the smallest number that is allowed.
    case argumentCount(Int, function: String, fewest: Int)
    case mixedArguments(function: String)
    case unitInArgument(function: String)
    case angleNeeded(function: String)
    case commaMissing(function: String)
    /// `round()` of a value with a unit, without the second argument, which is required for such values.
    case roundingStep
    case signWithoutSpaces(Unicode.Scalar)
    case mixedOperands(Unicode.Scalar)

    // MARK: - Colors

    case notColor(StylePiece)
    case colorDigits(StylePiece)
    case colorDigitCount(StylePiece, Int)
    case simpleColor
    case unknownColor(StylePiece)
    case unknownColorFunction(String)
    case colorSpace(StylePiece)
    case mixingSpace(StylePiece)
    /// A direction of a hue interpolation, such as `shorter`, that is not followed by `hue`.
    case hueMissing
    case mixCount
    case shareType
    case share(StylePiece)
    case mixedSeparators(function: String)
    case commas(function: String)
    case noneBetweenCommas
    case mixedRGB
    case numbersInHSL
    case valuesMissing(function: String)
    case channelResult(StylePiece, function: String)
    case angleInsteadOfAmount(StylePiece, function: String)
    case percentageInsteadOfHue(StylePiece, function: String)

    // MARK: - Media queries

    case queryMissing
    case mediaTypeMissing(after: String)
    case deprecatedMediaType(String)
    case unknownMediaType(String)
    case spaceMissing(after: String)
    case orAfterMediaType
    case mixedConnectives
    case functionAsCondition(StylePiece)
    case emptyParentheses
    case unknownFeature(String)
    case deprecatedFeature(String, instead: String)
    /// A prefixed name such as `min-width` in a comparison, and the name without the prefix.
    case prefixedComparison(String, feature: String)
    /// A prefixed name such as `min-hover` of a feature that is not a range, and the name without the prefix.
    case prefixWithoutOrder(String, feature: String)
    case comparisonWithoutOrder(feature: String)
    case featureValueMissing(String)
    case rangeDirections
    case featureKeyword(StylePiece, feature: String, [String])
    case featureFlag(StylePiece, feature: String)
    case featureUnitMissing(StylePiece, feature: String, CSSUnit.Quantity)
    case featureResult(StylePiece, feature: String, CSSUnit.Quantity)
    case featureNumber(String)
    case featureRatio(String)

    // MARK: - Sizes of images

    case sizeMissing
    case sizeMissingAfterCondition
    case conditionOnLastSize
    case sizeBeforeLast
    case percentageAsSize(StylePiece)
    case sizeUnitMissing(StylePiece)
    case notLength(StylePiece)
    case negativeSize(StylePiece)
    case functionAsSize(String)
    case sizeResult(StylePiece)
    case autoNotFirst
}
