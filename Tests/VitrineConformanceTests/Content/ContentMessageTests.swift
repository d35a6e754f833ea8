import Testing

@testable import VitrineConformance

@Suite("What is said about content")
struct ContentMessageTests {
    @Test(
        "Words",
        arguments: [
            ("<div><li>1</li></div>", "<li> stands in <div>; it may stand in <ol>, <ul> and <menu> only"),
            ("<p><td>1</td></p>", "<td> stands in <p>; it may stand in <tr> only"),
            ("<p><tr></tr></p>", "<tr> stands in <p>; it may stand in <table>, <thead>, <tbody> and <tfoot> only"),
            ("<p><style></style></p>", "<style> stands in <p>; it may stand in <head> only"),
            ("<p><source/></p>", "<source> stands in <p>; it may stand in <picture>, <video> and <audio> only"),
            (
                "<p><option>1</option></p>",
                "<option> stands in <p>; it may stand in <select>, <datalist> and <optgroup> only"
            ),
            ("<p><dt>1</dt></p>", "<dt> stands in <p>; it may stand in <dl> only"),
            ("<p><div>1</div></p>", "<div> stands in <p>, which holds phrasing content only"),
            ("<ul><p>1</p></ul>", "<p> stands in <ul>, which holds <li> only"),
            (
                "<p><a href=\"#\"><ins><div>1</div></ins></a></p>",
                "<div> stands in <ins>, which holds what <p> around it may hold there: phrasing content only"
            ),
            ("<p><br><b>1</b></br></p>", "<b> stands in <br>, which holds nothing"),
            ("<p><textarea><b>1</b></textarea></p>", "<b> stands in <textarea>, which holds text only"),
            (
                "<p><time><b>1</b></time></p>",
                "<b> stands in <time>, which holds text only, because it has no “datetime”"
            ),
            (
                "<select><option><p>1</p></option></select>",
                "<p> stands in <option>, which holds phrasing content and <div>, without controls"
            ),
            (
                "<table><p>1</p></table>",
                "<p> stands in <table>, which holds <caption>, <colgroup>, <thead>, <tbody> (or <tr>) and <tfoot>, in this order"
            ),
            ("<my-x><li>1</li></my-x>", "<li> stands in <my-x>; it may stand in <ol>, <ul> and <menu> only"),
            ("<p><my-x><body></body></my-x></p>", "<body> stands in <my-x>; it may stand in <html> only"),
            ("<svg><title><p>1</p></title></svg>", "<p> stands in <title>, which holds phrasing content only"),
            ("<ul>\n  One\n  <li>1</li></ul>", "Text stands in <ul>, which holds <li> only: “One   ”"),
            ("<p><br>One</br></p>", "Text stands in <br>, which holds nothing: “One”"),
            ("<details><p>1</p></details>", "<details> lacks a <summary>"),
            ("<dl><dt>1</dt></dl>", "<dl> lacks a <dd> for its last <dt>"),
            (
                "<details>1<summary>2</summary></details>",
                "Text stands at the wrong place in <details>, which holds one <summary> first, then flow content"
            ),
            (
                "<fieldset><legend>1</legend><legend>2</legend></fieldset>",
                "<legend> stands in <fieldset> once too often; it holds one <legend> first, then flow content"
            ),
            (
                "<p><a href=\"#\"><button>1</button></a></p>",
                "<button> stands in <a>, which must not hold interactive content"
            ),
            (
                "<p><button><a href=\"#\">1</a></button></p>",
                "<a> with “href” stands in <button>, which must not hold interactive content"
            ),
            ("<p><a><a>1</a></a></p>", "<a> stands in <a>, which must not hold interactive content"),
            (
                "<p><a href=\"#\"><b tabindex=\"0\">1</b></a></p>",
                "<b> has “tabindex” and stands in <a>, which must not hold what takes the focus"
            ),
            ("<form><form></form></form>", "<form> stands in <form>, which must not hold one, however deep"),
            (
                "<p><label>1<input/><input/></label></p>",
                "<input> is the second control in its <label>, which can label one only"
            ),
            (
                "<p><label for=\"x\">1<input id=\"y\"/></label></p>",
                "<input> stands in a <label> whose “for” names another element, “x”"
            ),
            ("<p><blah>1</blah></p>", "<blah> is no element of HTML"),
            (
                "<p><font-face>1</font-face></p>",
                "<font-face> is no element of HTML, nor a custom element: the name is reserved"
            ),
            ("<svg><p>1</p></svg>", "<p> is no element of SVG; HTML may stand in <foreignObject> only"),
            ("<math><mfoo/></math>", "<mfoo> is no element of MathML"),
            ("<p><area/></p>", "<area> stands in <p> and in no <map>"),
            (
                "<div><main>1</main></div>",
                "<main> stands in <main>; around it there may be <html>, <body>, <div> and a <form> without a name only"
            ),
            (
                "<p><meta charset=\"utf-8\"/></p>",
                "<meta> with “charset” stands outside <head>; there it needs “itemprop”"
            ),
            ("<x:a xmlns:x=\"urn:a\"/>", "<a> is in the namespace “urn:a”; HTML knows its own, SVG and MathML only"),
        ])
    func words(markup: String, message: String) throws {
        let found = try Broken.messages(markup)
        #expect(found == [message])
    }
}
