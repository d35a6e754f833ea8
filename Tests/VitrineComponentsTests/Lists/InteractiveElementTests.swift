import Testing

@testable import VitrineComponents

@Suite("Elements that may not be inside a link")
struct InteractiveElementTests {
    @Test(
        "The first interactive element, with the attribute that makes it interactive",
        arguments: [
            ("<p>x</p><button>y</button><a href=\"z\">z</a>", "button"), ("<a>x</a>", "a"),
            ("<label>x</label>", "label"),
            ("<input/>", "input"), ("<input type=\"text\"/>", "input"), ("<!--x--><select></select>", "select"),
            ("<video src=\"x\" controls=\"\"></video>", "video controls"),
            ("<audio controls='controls'>", "audio controls"),
            ("<img src=\"x\" alt=\"\" usemap=\"#m\"/>", "img usemap"),
            ("<span tabindex=\"-1\">x</span>", "span tabindex"),
            ("<input type=\"hidden\" tabindex=\"0\"/>", "input tabindex"),
        ])
    func interactive(markup: String, name: String) {
        #expect(InteractiveElements.first(in: Array(markup.utf8)) == name)
    }

    @Test(
        "Elements that are not interactive, or only with an attribute that they do not have",
        arguments: [
            "", "x", "<label-badge>x</label-badge>", "<abbr>x</abbr>", "<!-- was a <button> before -->", "<!-- <a",
            "<video src=\"x\"></video>", "<audio src=\"x\"></audio>", "<img src=\"x\" alt=\"\"/>",
            "<input type=\"hidden\" name=\"x\"/>", "<input type=HIDDEN>",
            "<p title=\"> tabindex=0 <a>\">x</p>", "<p title=\"",
        ])
    func notInteractive(markup: String) {
        #expect(InteractiveElements.first(in: Array(markup.utf8)) == nil)
    }
}
