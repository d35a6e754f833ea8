import VitrineCSS
import VitrineSupport

extension StyleError {
    /// The problem in words, to follow the value and a colon. A message of more than 1,000 bytes, which contains a very
    /// long name, is cut after 400 characters.
    var message: String {
        let words = words
        return words.utf8.count > 1_000 ? words.prefix(400) + "…" : words
    }

    private var words: String {
        switch self {
        case .expected(let what, let found): "expected \(what.words), found \(found.words)"
        case .unexpected(let piece, let before): "unexpected \(piece.words) after \(before.words)"
        case .unexpectedArgument(let piece, let name): "unexpected \(piece.words) in “\(name)()”"

        case .tooDeep: "brackets are nested more than \(CSSReader.depth) levels deep"
        case .unclosedComment(let text): "the comment \(text.words) is not closed"
        case .bracketMissing(let bracket): "“\(bracket)” is missing at the end"
        case .parenthesisMissing(let name): "“)” of “\(name)()” is missing"

        case .unknownUnit(let unit): "“\(unit)” is not a CSS unit"
        case .unknownMathFunction(let name): "“\(name)()” is not a CSS math function"
        case .argumentCount(let count, let name, let fewest):
            count < fewest
                ? "“\(name)()” has \(Count.of(count, "value", "values")) but needs \(fewest)"
                : "“\(name)()” has too many values: \(count)"
        case .mixedArguments(let name): "the values of “\(name)()” do not have the same kind of unit"
        case .unitInArgument(let name): "expected a number without a unit in “\(name)()”"
        case .angleNeeded(let name): "expected a number or an angle in “\(name)()”"
        case .commaMissing(let name): "a comma is missing in “\(name)()”"
        case .roundingStep: "“round()” needs a second value to round to"
        case .signWithoutSpaces(let sign): "“\(sign)” needs a space on both sides in a calculation"
        case .mixedOperands(let sign): "“\(sign)” is between values with different kinds of units"

        case .notColor(.end): "a color is missing at the end"
        case .notColor(let piece): "\(piece.words) is not a color"
        case .colorDigits(let piece): "\(piece.words) is not a color; expected hexadecimal digits after “#”"
        case .colorDigitCount(let piece, let count):
            "\(piece.words) has \(Count.of(count, "digit", "digits")); a color has 3, 4, 6 or 8"
        case .simpleColor: "expected “#” and six hexadecimal digits, such as “#4080ff”"
        case .unknownColor(let piece): "unknown color \(piece.words)"
        case .unknownColorFunction(let name): "“\(name)()” is not a color function"
        case .colorSpace(.end), .mixingSpace(.end): "a color space is missing at the end"
        case .colorSpace(let piece): "\(piece.words) is not a color space for “color()”"
        case .mixingSpace(let piece): "\(piece.words) is not a color space for “color-mix()”"
        case .hueMissing: "“hue” is missing after the direction, as in “shorter hue”"
        case .mixCount: "“color-mix()” needs at least two colors"
        case .shareType: "expected a percentage in “color-mix()”"
        case .share(let piece): "\(piece.words) is not a valid percentage in “color-mix()”; expected 0% to 100%"
        case .mixedSeparators(let name):
            "the values of “\(name)()” are separated by commas in one place and by spaces in another"
        case .commas(let name): "the values of “\(name)()” must be separated by spaces, not commas"
        case .noneBetweenCommas: "“none” is not allowed in values that are separated by commas"
        case .mixedRGB: "values of “rgb()” that are separated by commas must be all numbers or all percentages"
        case .numbersInHSL: "saturation and lightness of “hsl()” must be percentages when separated by commas"
        case .valuesMissing(let name): "“\(name)()” has too few values"
        case .channelResult(let piece, let name):
            "\(piece.words) in “\(name)()” does not result in a number, percentage or angle"
        case .angleInsteadOfAmount(let piece, let name):
            "expected a number or percentage in “\(name)()”, found the angle \(piece.words)"
        case .percentageInsteadOfHue(let piece, let name):
            "expected a hue in “\(name)()”, found the percentage \(piece.words)"

        case .queryMissing: "a media query is missing before or after a comma"
        case .mediaTypeMissing(let word): "a media type is missing after “\(word)”"
        case .deprecatedMediaType(let name): "the media type “\(name)” is deprecated and matches nothing"
        case .unknownMediaType(let name):
            "\(quoted(name)) is not a media type; expected “all”, “screen” or “print”"
        case .spaceMissing(let word): "a space is missing between “\(word)” and “(”"
        case .orAfterMediaType:
            "“or” after a media type must be in parentheses, as in “screen and ((color) or (hover))”"
        case .mixedConnectives:
            "“and” and “or” are mixed; group the conditions, as in “(color) and ((hover) or (grid))”"
        case .functionAsCondition(let piece): "unexpected \(piece.words); put the media feature in parentheses"
        case .emptyParentheses: "the parentheses are empty"
        case .unknownFeature(let name): "unknown media feature \(quoted(name))"
        case .deprecatedFeature(let name, let use): "the media feature “\(name)” is deprecated; use “\(use)”"
        case .prefixedComparison(let name, let feature):
            "“\(name)” is not allowed in a comparison; write “\(feature)”"
        case .prefixWithoutOrder(let name, let feature):
            "“\(feature)” has no smaller or larger values, so “\(name)” is not allowed"
        case .comparisonWithoutOrder(let name):
            "“\(name)” has no smaller or larger values, so it cannot be compared; write “\(name): …”"
        case .featureValueMissing(let name): "“\(name)” needs a value after “:”"
        case .rangeDirections: "the two comparisons of a range must point in the same direction"
        case .featureKeyword(.end, let name, let keywords):
            "expected \(keywords.map { "“\($0)”" }.joined(last: "or")) for “\(name)”, found the end"
        case .featureKeyword(let piece, let name, let keywords):
            "\(piece.words) is not a value of “\(name)”; expected \(keywords.map { "“\($0)”" }.joined(last: "or"))"
        case .featureFlag(let piece, let name): "\(piece.words) is not a value of “\(name)”; expected “0” or “1”"
        case .featureUnitMissing(let piece, let name, let quantity):
            "\(piece.words) of “\(name)” needs a unit, as in \(quantity.example)"
        case .featureResult(let piece, let name, let quantity):
            "expected a \(quantity.word) for “\(name)”, found \(piece.words), which has another type"
        case .featureNumber(let name): "expected a number without a unit for “\(name)”"
        case .featureRatio(let name): "expected a ratio such as “16/9” for “\(name)”"

        case .sizeMissing: "a size is missing before or after a comma"
        case .sizeMissingAfterCondition: "a size is missing after its condition"
        case .conditionOnLastSize: "the last size has a condition; add one without a condition for all other cases"
        case .sizeBeforeLast: "a size without a condition must be the last; those after it are never used"
        case .percentageAsSize(let piece): "\(piece.words) is a percentage; expected a length such as “50vw”"
        case .sizeUnitMissing(let piece): "\(piece.words) needs a unit, as in “50vw”"
        case .notLength(let piece): "\(piece.words) is not a length such as “50vw”"
        case .negativeSize(let piece): "\(piece.words) is negative"
        case .functionAsSize(let name): "“\(name)()” is not allowed in a size; use a math function such as “calc()”"
        case .sizeResult(let piece): "\(piece.words) does not result in a length"
        case .autoNotFirst: "“auto” is only allowed as the first size"
        }
    }
}

extension StyleError.Expected {
    fileprivate var words: String {
        switch self {
        case .openingParenthesis: "“(”"
        case .closingParenthesis: "“)”"
        case .calculationValue: "a value in a calculation"
        case .mediaTypeOrParenthesis: "a media type or “(”"
        case .mediaFeature: "a media feature"
        case .colon: "“:”"
        case .comparison: "“<”, “>” or “=”"
        case .colonOrComparison: "“:”, “<”, “>” or “=”"
        case .size: "a size"
        case .comma(let name): "“,” in “\(name)()”"
        case .wholeNumber(let name): "a whole number for “\(name)”"
        case .ratio(let name): "a ratio such as “16/9” for “\(name)”"
        case .measure(let quantity, let name): "a \(quantity.word) such as \(quantity.example) for “\(name)”"
        }
    }
}

extension StyleError.Preceding {
    fileprivate var words: String {
        switch self {
        case .mediaQuery: "a media query"
        case .mediaType: "the media type"
        case .size: "a size"
        case .color: "a color"
        case .colorSpace: "the color space"
        }
    }
}

extension CSSUnit.Quantity {
    fileprivate var word: String {
        switch self {
        case .length: "length"
        case .angle: "angle"
        case .time: "time"
        case .frequency: "frequency"
        case .resolution: "resolution"
        case .flex: "fraction"
        }
    }

    fileprivate var example: String { self == .length ? "“40em”" : "“2dppx”" }
}
