import Testing

@testable import VitrineConformance

@Suite("What is said about attributes")
struct AttributeMessageTests {
    @Test(
        "Messages name the element, the attribute, the value and what is right",
        arguments: [
            (#"<p dir="up">x</p>"#, "“dir” of <p> is “up”: it must be “ltr”, “rtl” or “auto”"),
            (#"<p popover="up">x</p>"#, "“popover” of <p> is “up”: it must be “auto”, “hint”, “manual” or empty"),
            (#"<details name=""><summary>x</summary></details>"#, "“name” of <details> is empty: it must not be empty"),
            (
                #"<button type="button" disabled="false">x</button>"#,
                "“disabled” of <button> is “false”: it is a boolean attribute, which is on when it is there; "
                    + "its value is empty or “disabled”"
            ),
            ("<p clas=\"x\">x</p>", "“clas” stands on <p>, but HTML has no such attribute, did you mean “class”?"),
            (
                "<p boat=\"x\">x</p>",
                "“boat” stands on <p>, but HTML has no such attribute; own attributes are named “data-…”"
            ),
            ("<p href=\"x\">x</p>", "“href” stands on <p>; it may stand on <base>, <link>, <a> and <area> only"),
            (
                "<dialog tabindex=\"0\">x</dialog>",
                "“tabindex” stands on <dialog>; it may stand on every element but <dialog>"
            ),
            ("<a download=\"\">x</a>", "“download” stands on <a>; it may stand there only beside “href”"),
            (
                "<input type=\"text\" checked=\"\"/>",
                "“checked” stands on <input>; it may stand there only where “type” is “checkbox” or “radio”"
            ),
            (
                "<input type=\"text\" min=\"1\"/>",
                "“min” stands on <input>; it may stand there only where “type” is “date”, “month”, “week”, “time”, "
                    + "“datetime-local”, “number” or “range”"
            ),
            (
                "<script async=\"\">x</script>",
                "“async” stands on <script>; it may stand there only on module scripts, or on classic scripts and beside “src”"
            ),
            (
                "<ul><li value=\"1\">x</li></ul>",
                "“value” stands on <li>; it may stand there only outside <ul> and <menu>"
            ),
            (
                "<img src=\"a\" alt=\"\" sizes=\"1px\"/>",
                "“sizes” stands on <img>; it may stand there only beside “srcset”, or in <picture>"
            ),
            ("<map><area shape=\"default\"/></map>", "<map> has no “name”, which it needs"),
            ("<img alt=\"\"/>", "<img> needs one of “src” or “srcset”"),
            ("<input type=\"image\" alt=\"x\"/>", "<input> has no “src”, which it needs where “type” is “image”"),
            ("<p align=\"left\">x</p>", "“align” of <p> is obsolete; use CSS"),
            ("<center>x</center>", "<center> is obsolete; use CSS"),
            ("<p data-=\"\">x</p>", "“data-” of <p> has no name behind the hyphen"),
            (
                "<p xml:lang=\"de\">x</p>",
                "“xml:lang” stands on <p>; it may stand there only beside “lang”, with the same value"
            ),
        ])
    func messages(markup: String, message: String) throws {
        #expect(try AttributeCase.body(markup).findings().map(\.message) == [message])
    }

    @Test("Values are cut after 60 characters")
    func quotes() {
        #expect(quoted(Array("abc".utf8)[...]) == "“abc”")
        #expect(quoted(Array(String(repeating: "ä", count: 61).utf8)[...]) == "“\(String(repeating: "ä", count: 60))…”")
        #expect(quoted(Array(String(repeating: "a", count: 60).utf8)[...]) == "“\(String(repeating: "a", count: 60))”")
    }
}
