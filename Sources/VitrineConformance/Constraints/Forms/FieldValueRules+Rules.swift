import VitrineMarkup
import VitrineSupport

extension Rule {
    static let lengthReversed = Rule(
        "length-reversed", .error, "“minlength” must not be greater than “maxlength”",
        because: "No text is both long enough and short enough.",
        reference: .html("form-control-infrastructure.html#attr-fe-minlength"),
        wrong: ["<p><label>Name <input name=\"n\" minlength=\"9\" maxlength=\"5\"/></label></p>"],
        right: ["<p><label>Name <input name=\"n\" minlength=\"5\" maxlength=\"5\"/></label></p>"])

    static let valueTooLong = Rule(
        "value-too-long", .error, "The value of a field must not be longer than “maxlength”",
        because: "As soon as somebody edits the text, the form cannot be sent until the text is short enough.",
        reference: .html("form-control-infrastructure.html#attr-fe-maxlength"),
        wrong: [
            "<p><label>Code <input name=\"n\" maxlength=\"3\" value=\"abcd\"/></label></p>",
            "<p><label>Text <textarea name=\"n\" maxlength=\"3\">abcd</textarea></label></p>",
        ],
        right: [
            "<p><label>Code <input name=\"n\" maxlength=\"3\" value=\"abc\"/></label></p>",
            "<p><label>Text <textarea name=\"n\" maxlength=\"3\">äöü</textarea></label></p>",
        ])

    /// “max” of an input must not be less than “min”, except for times of day, whose range may go past midnight.
    static let inputRangeReversed = Rule(
        "input-range-reversed", .error, "“max” of an input must not be less than “min”",
        because: "No value is between them. Only a range of times may be reversed: it goes past midnight.",
        reference: .html("input.html#the-min-and-max-attributes"),
        wrong: [
            "<p><label>Age <input type=\"number\" name=\"a\" min=\"9\" max=\"5\"/></label></p>",
            "<p><label>Day <input type=\"date\" name=\"a\" min=\"2026-02-01\" max=\"2025-12-31\"/></label></p>",
        ],
        right: [
            "<p><label>Age <input type=\"number\" name=\"a\" min=\"9\" max=\"10\"/></label></p>",
            "<p><label>Night <input type=\"time\" name=\"a\" min=\"21:00\" max=\"06:00\"/></label></p>",
        ])

    /// The value of an input should be within its “min” and “max”, and a whole number of steps above “min”.
    static let valueOutsideRange = Rule(
        "value-outside-range", .warning, "The value of an input should be one that the input accepts",
        because: "The form cannot be sent until somebody changes the value; a slider silently uses another value.",
        reference: .html("input.html#the-min-and-max-attributes"),
        wrong: [
            "<p><label>Age <input type=\"number\" name=\"a\" min=\"1\" max=\"5\" value=\"7\"/></label></p>",
            "<p><label>Age <input type=\"number\" name=\"a\" min=\"0\" step=\"5\" value=\"7\"/></label></p>",
        ],
        right: [
            "<p><label>Age <input type=\"number\" name=\"a\" min=\"0\" max=\"10\" step=\"5\" value=\"5\"/></label></p>"
        ])

    static let patternTitle = Rule(
        "pattern-title", .warning, "A pattern should come with a title that says what is expected",
        because: "Browsers show the title in their error message; without it nobody learns what is wrong.",
        reference: .html("input.html#the-pattern-attribute"),
        wrong: ["<p><label>Part <input name=\"p\" pattern=\"[0-9]{3}\"/></label></p>"],
        right: ["<p><label>Part <input name=\"p\" pattern=\"[0-9]{3}\" title=\"Three digits\"/></label></p>"])

    static let controlName = Rule(
        "control-name", .error,
        "A form control must not be named “isindex”, and a hidden input named “_charset_” must have no value",
        because:
            "Old browsers send a field named `isindex` without its name. Browsers set `_charset_` to the encoding.",
        reference: .html("form-control-infrastructure.html#attr-fe-name"),
        wrong: [
            "<p><label>Words <input name=\"isindex\"/></label></p>",
            "<p><input type=\"hidden\" name=\"_charset_\" value=\"utf-8\"/>Text</p>",
        ],
        right: ["<p><label>Words <input name=\"q\"/></label><input type=\"hidden\" name=\"_charset_\"/></p>"])

    static let autocompleteControl = Rule(
        "autocomplete-control", .error, "“autocomplete” must suit the type of its control",
        because: "A name does not fit into a field for numbers, so browsers fill in nothing.",
        reference: .html("form-control-infrastructure.html#inappropriate-for-the-control"),
        wrong: [
            "<p><label>Name <input type=\"number\" name=\"n\" autocomplete=\"name\"/></label></p>",
            "<p><label>Street <input name=\"s\" autocomplete=\"street-address\"/></label></p>",
            "<p><input type=\"hidden\" name=\"n\" autocomplete=\"on\" value=\"1\"/>Text</p>",
        ],
        right: [
            "<p><label>Mail <input type=\"email\" name=\"m\" autocomplete=\"username webauthn\"/></label></p>",
            "<p><label>Street <textarea name=\"s\" autocomplete=\"shipping street-address\"></textarea></label></p>",
            "<p><label>Day <input type=\"date\" name=\"d\" autocomplete=\"bday\"/></label></p>",
        ])
}
