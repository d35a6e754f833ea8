import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Messages about attributes")
struct AttributeMessageTests {
    @Test(
        "Messages state the element, the attribute, the value and the correction",
        arguments: [
            (#"<p dir="up">x</p>"#, "“dir” of <p> is “up”: expected “ltr”, “rtl” or “auto”"),
            (
                #"<p popover="up">x</p>"#,
                "“popover” of <p> is “up”: expected “auto”, “hint”, “manual” or an empty value"
            ),
            (#"<details name=""><summary>x</summary></details>"#, "“name” of <details> is empty: expected some text"),
            (
                #"<button type="button" disabled="false">x</button>"#,
                "“disabled” of <button> is “false”: expected an empty value or “disabled”; "
                    + "a boolean attribute is on whenever it is present"
            ),
            ("<p clas=\"x\">x</p>", "“clas” is not an attribute of <p>; did you mean “class”?"),
            (
                "<p boat=\"x\">x</p>",
                "“boat” is not an attribute of <p>; for an attribute of your own, write “data-…”"
            ),
            (
                "<p href=\"x\">x</p>",
                "“href” is not allowed on <p>; it is only allowed on <base>, <link>, <a> and <area>"
            ),
            (
                "<dialog tabindex=\"0\">x</dialog>",
                "“tabindex” is not allowed on <dialog>; it is allowed on every element except <dialog>"
            ),
            (
                "<x-a is=\"y-b\">x</x-a>",
                "“is” is not allowed on <x-a>; it is only allowed on elements of HTML"
            ),
            (
                "<a download=\"\">x</a>",
                "“download” is not allowed on this <a>; it is only allowed together with “href”"
            ),
            (
                "<input type=\"text\" checked=\"\"/>",
                "“checked” is not allowed on this <input>; it is only allowed where “type” is “checkbox” or “radio”"
            ),
            (
                "<input type=\"text\" min=\"1\"/>",
                "“min” is not allowed on this <input>; it is only allowed where “type” is “date”, “month”, “week”, “time”, "
                    + "“datetime-local”, “number” or “range”"
            ),
            (
                "<script async=\"\">x</script>",
                "“async” is not allowed on this <script>; it is only allowed on module scripts, or on classic scripts and together with “src”"
            ),
            (
                "<ul><li value=\"1\">x</li></ul>",
                "“value” is not allowed on this <li>; it is only allowed outside <ul> and <menu>"
            ),
            (
                "<img src=\"a\" alt=\"\" sizes=\"1px\"/>",
                "“sizes” is not allowed on this <img>; it is only allowed together with “srcset”, or in <picture>"
            ),
            ("<map><area shape=\"default\"/></map>", "<map> has no “name”, which is required"),
            ("<img alt=\"\"/>", "<img> needs “src” or “srcset”"),
            ("<input type=\"image\" alt=\"x\"/>", "<input> has no “src”, which is required where “type” is “image”"),
            ("<p align=\"left\">x</p>", "“align” of <p> is obsolete; use CSS"),
            ("<center>x</center>", "<center> is obsolete; use CSS"),
            ("<p data-=\"\">x</p>", "“data-” of <p> has no name after the hyphen; add one"),
            (
                "<p xml:lang=\"de\">x</p>",
                "“xml:lang” is not allowed on <p> without “lang”; add “lang” with the same value"
            ),
        ])
    func messages(markup: String, message: String) throws {
        #expect(try AttributeCase.body(markup).findings().map(\.message) == [message])
    }

    @Test(
        "Messages about values state what is expected",
        arguments: [
            (
                #"<img src="a" alt="" srcset="a.png h"/>"#,
                "“srcset” of <img> is “a.png h”: expected a width such as “600w” or a density such as “2x”, found “h”"
            ),
            (
                #"<label>a <input pattern="\p{}" title="x"/></label>"#,
                #"“pattern” of <input> is “\p{}”: expected a property after “\p”, as in “\p{Letter}”"#
            ),
            (
                #"<script src="a" integrity="sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=?é"></script>"#,
                """
                “integrity” of <script> is “sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=?é”: a non-ASCII character \
                is not allowed after “?” in “sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=?é”
                """
            ),
        ])
    func values(markup: String, message: String) throws {
        let page = Array(Rule.Example.body(markup).document.utf8)
        #expect(try ConformanceChecker().check(page, path: "a").map(\.message) == [message])
    }

    @Test("Values are shortened to 60 characters")
    func quotes() {
        #expect(quoted(Array("abc".utf8)[...]) == "“abc”")
        #expect(quoted(Array(String(repeating: "ä", count: 61).utf8)[...]) == "“\(String(repeating: "ä", count: 60))…”")
        #expect(quoted(Array(String(repeating: "a", count: 60).utf8)[...]) == "“\(String(repeating: "a", count: 60))”")
    }
}
