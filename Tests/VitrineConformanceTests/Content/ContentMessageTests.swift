import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Messages about content")
struct ContentMessageTests {
    @Test(
        "The texts of messages",
        arguments: [
            ("<div><li>1</li></div>", "<li> is not allowed in <div>; it is only allowed in <ol>, <ul> and <menu>"),
            ("<p><td>1</td></p>", "<td> is not allowed in <p>; it is only allowed in <tr>"),
            (
                "<p><tr></tr></p>",
                "<tr> is not allowed in <p>; it is only allowed in <table>, <thead>, <tbody> and <tfoot>"
            ),
            ("<p><style></style></p>", "<style> is not allowed in <p>; it is only allowed in <head>"),
            (
                "<p><source/></p>",
                "<source> is not allowed in <p>; it is only allowed in <picture>, <video> and <audio>"
            ),
            (
                "<p><option>1</option></p>",
                "<option> is not allowed in <p>; it is only allowed in <select>, <datalist> and <optgroup>"
            ),
            ("<p><dt>1</dt></p>", "<dt> is not allowed in <p>; it is only allowed in <dl>"),
            ("<p><div>1</div></p>", "<div> is not allowed in <p>, which may contain phrasing content only"),
            ("<ul><p>1</p></ul>", "<p> is not allowed in <ul>, which may contain <li> only"),
            (
                "<p><a href=\"#\"><ins><div>1</div></ins></a></p>",
                "<div> is not allowed in <ins>, which may contain the same as the <p> around it: phrasing content only"
            ),
            ("<p><br><b>1</b></br></p>", "<b> is not allowed in <br>, which must be empty"),
            ("<p><textarea><b>1</b></textarea></p>", "<b> is not allowed in <textarea>, which may contain text only"),
            (
                "<p><time><b>1</b></time></p>",
                "<b> is not allowed in <time>, which may contain text only, because it has no “datetime”"
            ),
            (
                "<select><option><p>1</p></option></select>",
                "<p> is not allowed in <option>, which may contain phrasing content and <div>, without controls"
            ),
            (
                "<table><p>1</p></table>",
                "<p> is not allowed in <table>, which may contain <caption>, <colgroup>, <thead>, <tbody> (or <tr>) and <tfoot>, in this order"
            ),
            ("<my-x><li>1</li></my-x>", "<li> is not allowed in <my-x>; it is only allowed in <ol>, <ul> and <menu>"),
            ("<p><my-x><body></body></my-x></p>", "<body> is not allowed in <my-x>; it is only allowed in <html>"),
            (
                "<svg><title><p>1</p></title></svg>",
                "<p> is not allowed in <title>, which may contain phrasing content only"
            ),
            ("<ul>\n  One\n  <li>1</li></ul>", "the text “One   ” is not allowed in <ul>, which may contain <li> only"),
            ("<p><br>One</br></p>", "the text “One” is not allowed in <br>, which must be empty"),
            ("<p><ruby>A<rp>(</rp><rt>a</rt></ruby></p>", "an <rp> after the last <rt> is missing in <ruby>"),
            ("<details><p>1</p></details>", "a <summary> is missing in <details>"),
            ("<dl><dt>1</dt></dl>", "a <dd> after the last <dt> is missing in <dl>"),
            ("<dl><div><dt>1</dt></div></dl>", "a <dd> after the last <dt> is missing in <div>"),
            ("<dl><div></div></dl>", "a <dt> with a <dd> is missing in <div>"),
            (
                "<details>1<summary>2</summary></details>",
                "text is in the wrong place in <details>, which may contain one <summary> first, then flow content"
            ),
            (
                "<video><track/><source/></video>",
                "<source> is in the wrong place in <video>, which may contain <source>, then <track>, then what its parent may contain"
            ),
            (
                "<fieldset><legend>1</legend><legend>2</legend></fieldset>",
                "duplicate <legend> in <fieldset>, which may contain one <legend> first, then flow content"
            ),
            (
                "<p><a href=\"#\"><button>1</button></a></p>",
                "<button> is not allowed in <a>, which must not contain interactive content"
            ),
            (
                "<p><button><a href=\"#\">1</a></button></p>",
                "<a> with “href” is not allowed in <button>, which must not contain interactive content"
            ),
            ("<p><a><a>1</a></a></p>", "<a> is not allowed in <a>, which must not contain interactive content"),
            (
                "<p><a href=\"#\"><b tabindex=\"0\">1</b></a></p>",
                "<b> has “tabindex”, which is not allowed in <a>"
            ),
            ("<form><form></form></form>", "<form> is not allowed in <form>, at any depth"),
            (
                "<p><label>1<input/><input/></label></p>",
                "<input> is not the first control in its <label>, which can label only one; move it out"
            ),
            (
                "<p><label for=\"x\">1<input id=\"y\"/></label></p>",
                "<input> is in a <label> whose “for” is “x”, not the id of this <input>"
            ),
            ("<p><blah>1</blah></p>", "<blah> is not an element of HTML"),
            (
                "<p><font-face>1</font-face></p>",
                "<font-face> is not an element of HTML, nor a custom element: the name is reserved for SVG and MathML"
            ),
            ("<svg><p>1</p></svg>", "<p> is not an element of SVG; HTML is only allowed in <foreignObject>"),
            ("<math><mfoo/></math>", "<mfoo> is not an element of MathML"),
            ("<p><area/></p>", "<area> is not in a <map>; move it into the <map> of its image"),
            (
                "<div><main>1</main></div>",
                "<main> is not allowed in <main>; "
                    + "it may only be inside <html>, <body>, <div>, a custom element or a <form> without an accessible name"
            ),
            (
                "<p><meta charset=\"utf-8\"/></p>",
                "<meta> with “charset” is only allowed in <head>; elsewhere <meta> must have “itemprop” instead"
            ),
            ("<x:a xmlns:x=\"urn:a\"/>", "<a> is in the namespace “urn:a”; expected that of HTML, SVG or MathML"),
        ])
    func words(markup: String, message: String) throws {
        let found = try Broken.messages(markup)
        #expect(found == [message])
    }
}
