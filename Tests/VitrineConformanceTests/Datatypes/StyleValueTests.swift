import Testing
import VitrineSupport

@testable import VitrineConformance

@Suite("CSS in attributes")
struct StyleValueTests {
    @Test(
        "Media queries",
        arguments: [
            ("", nil), ("screen", nil), ("(min-width: 40em) and (hover)", nil), ("not all and (width <= 3e2px)", nil),
            ("not /* x */ (color)", nil),
            ("(40em <= width < calc(2em * 30))", nil), ("pr\\69nt", nil), ("screen /* wide */ and (color)", nil),
            ("screen,", "a media query is missing before or after a comma"),
            ("only", "a media type is missing after “only”"),
            ("screen print", "unexpected “print” after the media type"),
            ("TV", "the media type “tv” is deprecated and matches nothing"),
            ("speech", "the media type “speech” is deprecated and matches nothing"),
            ("mobile", "“mobile” is not a media type; expected “all”, “screen” or “print”"),
            ("and", "expected a media type or “(”, found “and”"),
            ("screen and(color)", "a space is missing between “and” and “(”"),
            (
                "(color) and (hover) or (grid)",
                "“and” and “or” are mixed; group the conditions, as in “(color) and ((hover) or (grid))”"
            ),
            ("(width", "“)” is missing at the end"), ("(min-width", "“)” is missing at the end"),
            ("(width 40em)", "expected “:”, “<”, “>” or “=”, found “40em”"),
            ("(min-width 40em)", "expected “:”, found “40em”"), ("(hover none)", "expected “:”, found “none”"),
            ("()", "the parentheses are empty"),
            ("(colour)", "unknown media feature “colour”"),
            ("(device-width: 1px)", "the media feature “device-width” is deprecated; use “width”"),
            ("(min-hover: none)", "“hover” has no smaller or larger values, so “min-hover” is not allowed"),
            ("(min-width)", "“min-width” needs a value after “:”"),
            ("(min-width > 1px)", "“min-width” is not allowed in a comparison; write “width”"),
            ("(hover > 1)", "“hover” has no smaller or larger values, so it cannot be compared; write “hover: …”"),
            ("(1px < width > 2px)", "the two comparisons of a range must point in the same direction"),
            (
                "(orientation: wide)",
                "“wide” is not a value of “orientation”; expected “portrait” or “landscape”"
            ),
            ("(grid: 2)", "“2” is not a value of “grid”; expected “0” or “1”"),
            ("(width: 40)", "“40” of “width” needs a unit, as in “40em”"),
            ("(width: 2s)", "expected a length such as “40em” for “width”, found “2s”"),
            ("(width: 2foo)", "“foo” is not a CSS unit"),
            (
                "(width: calc(2s))",
                "expected a length for “width”, found “calc(…)”, which has another type"
            ),
            ("(color: 1.5)", "expected a whole number for “color”, found “1.5”"),
            ("(aspect-ratio: 1px)", "expected a ratio such as “16/9” for “aspect-ratio”, found “1px”"),
            ("(width: calc(1px +2px))", "“+” needs a space on both sides in a calculation"),
            ("(width: calc(1px + 2s))", "“+” is between values with different kinds of units"),
            ("(width: foo(1px))", "“foo()” is not a CSS math function"),
            ("(width: clamp(1px))", "“clamp()” has 1 value but needs 3"), ("(width: clamp(none, 2px, none))", nil),
            ("(width: clamp(1px, none, 2px))", "expected a value in a calculation, found “none”"),
            ("screen /* wide", "the comment “/* wide” is not closed"),
        ] as [(String, String?)])
    func media(text: String, problem: String?) { #expect(WebTypeTable.problem("media", text) == problem, "\(text)") }

    @Test(
        "Colors",
        arguments: [
            ("red", nil), ("CurrentColor", nil), ("ButtonText", nil), ("transparent", nil), ("#12f", nil),
            ("rgb(1 2 3 / 50%)", nil), ("hsl(120deg, 10%, 20%)", nil), ("color(display-p3 1 0 0)", nil),
            ("rgb(from red calc(r + 1) g b)", nil),
            ("redd", "unknown color “redd”"), ("12", "“12” is not a color"),
            ("#12", "“#12” has 2 digits; a color has 3, 4, 6 or 8"),
            ("#xyz", "“#xyz” is not a color; expected hexadecimal digits after “#”"),
            ("red blue", "unexpected “blue” after a color"), ("blur(2px)", "“blur()” is not a color function"),
            ("rgb(1, 2 3)", "the values of “rgb()” are separated by commas in one place and by spaces in another"),
            ("lab(1, 2, 3)", "the values of “lab()” must be separated by spaces, not commas"),
            ("device-cmyk(0 81% 81% 30% / 50%)", nil), ("device-cmyk(0, 0.8, 0.8, 0.3)", nil),
            ("device-cmyk(0, 80%, 80%, 30%)", "the values of “device-cmyk()” must be separated by spaces, not commas"),
            ("device-cmyk(0, 1, 1, 0, 0.5)", "unexpected “,” in “device-cmyk()”"),
            ("rgb(1, 2, none)", "“none” is not allowed in values that are separated by commas"),
            ("rgb(1 2)", "“rgb()” has too few values"), ("rgb(1 2 3", "“)” of “rgb()” is missing"),
            ("rgb(1deg 2 3)", "expected a number or percentage in “rgb()”, found the angle “1deg”"),
            ("hsl(1% 2% 3%)", "expected a hue in “hsl()”, found the percentage “1%”"),
            ("rgb(calc(1px) 2 3)", "“calc(…)” in “rgb()” does not result in a number, percentage or angle"),
            ("color(srgbb 1 2 3)", "“srgbb” is not a color space for “color()”"),
            ("color-mix(in lab, red)", "“color-mix()” needs at least two colors"),
        ] as [(String, String?)])
    func color(text: String, problem: String?) {
        #expect(WebTypeTable.problem("css-color", text) == problem, "\(text)")
    }

    @Test(
        "Sizes of images",
        arguments: [
            ("round(1px, 2px)", nil), ("round(up, 1px, 2px)", nil),
            ("round(1px, 2px, 3px)", "“round()” has too many values: 3"),
            ("100vw", nil), ("auto, (min-width: 1px) 2px, calc(1px + 2em)", nil),
            ("50%", "“50%” is a percentage; expected a length such as “50vw”"),
            ("5", "“5” needs a unit, as in “50vw”"), ("-5px", "“-5px” is negative"),
            ("5deg", "“5deg” is not a length such as “50vw”"),
            ("attr(x)", "“attr()” is not allowed in a size; use a math function such as “calc()”"),
            ("calc(1s)", "“calc(…)” does not result in a length"),
            ("1px, 2px", "a size without a condition must be the last; those after it are never used"),
            ("(hover) 1px", "the last size has a condition; add one without a condition for all other cases"),
            ("(hover)", "a size is missing after its condition"),
            (", 1px", "a size is missing before or after a comma"),
        ] as [(String, String?)])
    func sizes(text: String, problem: String?) {
        #expect(StyleSyntax.sourceSizes.error(in: Bytes(text.utf8))?.message == problem, "\(text)")
    }
}
