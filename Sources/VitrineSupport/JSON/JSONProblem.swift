/// The reason why a text cannot be read as JSON, and its place.
package struct JSONProblem: Error, Hashable, Sendable {
    /// The reasons why a text cannot be read as JSON.
    package enum Reason: Hashable, Sendable {
        /// The text does not continue as expected. `found` is the byte at the place; nil at the end of the text.
        case expected(Wanted, found: UInt8?)
        case leadingZero
        case unclosedString
        case controlInString
        case unknownEscape
        case badUnicodeEscape
        case loneSurrogate
        case notUTF8
        case tooDeep(limit: Int)
    }

    /// The things that can be expected at a place.
    package enum Wanted: String, Hashable, Sendable {
        case value = "a value"
        case name = "a name in double quotes"
        case colon = "“:”"
        case commaOrBrace = "“,” or “}”"
        case commaOrBracket = "“,” or “]”"
        case digit = "a digit"
        case end = "the end"
    }

    package var reason: Reason
    package var place: JSONPlace
}
