import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Ids and references")
struct ReferenceTests {
    @Test("An id must be unique in its tree")
    func ids() throws {
        try ConstraintCheck.body([
            ("<p id=\"a\">1</p><p id=\"b\">2</p>", []),
            ("<p id=\"a\">1</p><p id=\"A\">2</p>", []),
            ("<p id=\"a\">1</p><p id=\"a\">2</p>", ["id-repeated"]),
            ("<p id=\"a\">1</p><p id=\"a\">2</p><p id=\"a\">3</p>", ["id-repeated", "id-repeated"]),
            ("<p id=\"\">1</p><p id=\"\">2</p>", []),
            ("<p id=\"a\">1</p><svg><g id=\"a\"></g></svg>", ["id-repeated"]),
            // The contents of templates are separate trees.
            ("<p id=\"a\">1</p><template><p id=\"a\">2</p></template>", []),
            ("<template><p id=\"a\">1</p></template><template><p id=\"a\">2</p></template>", []),
            ("<template><p id=\"a\">1</p><p id=\"a\">2</p></template>", ["id-repeated"]),
            ("<template><p id=\"a\">1</p><template><p id=\"a\">2</p></template></template>", []),
            ("<template id=\"a\"><p>1</p></template><p id=\"a\">2</p>", ["id-repeated"]),
        ])
        #expect(
            try ConstraintCheck.messages("<p id=\"a\">1</p>\n<div id=\"a\">2</div>")
                == ["the id “a” of <div> is already used by <p> on line 10"])
    }

    @Test("A label must refer to a control")
    func labels() throws {
        try ConstraintCheck.body([
            ("<label for=\"a\">x</label><input id=\"a\"/>", []),
            ("<label for=\"a\">x</label><button id=\"a\">x</button>", []),
            ("<label for=\"a\">x</label><meter id=\"a\" value=\"1\"></meter>", []),
            ("<label for=\"a\">x</label><progress id=\"a\"></progress>", []),
            ("<label for=\"a\">x</label><output id=\"a\"></output>", []),
            ("<label for=\"a\">x</label><select id=\"a\"></select>", []),
            ("<label for=\"a\">x</label><textarea id=\"a\"></textarea>", []),
            ("<label for=\"a\">x</label><my-field id=\"a\"></my-field>", []),
            ("<label for=\"a\">x</label><input type=\"HIDDEN\" id=\"a\"/>", ["reference-wrong-kind"]),
            ("<label for=\"a\">x</label><fieldset id=\"a\"></fieldset>", ["reference-wrong-kind"]),
            ("<label for=\"a\">x</label><object id=\"a\" data=\"a\"></object>", ["reference-wrong-kind"]),
            ("<label for=\"a\">x</label><div id=\"a\"></div>", ["reference-wrong-kind"]),
            ("<label for=\"A\">x</label><input id=\"a\"/>", ["reference-missing"]),
            ("<label for=\"\">x</label>", ["reference-missing"]),
            ("<label>x</label>", []),
            ("<label for=\"a\">x</label><template><input id=\"a\"/></template>", ["reference-missing"]),
            ("<template><label for=\"a\">x</label></template>", []),
            (
                "<div><template shadowrootmode=\"open\"><label for=\"a\">x</label></template></div>",
                ["reference-missing"]
            ),
            (
                "<div><template shadowrootmode=\"open\"><label for=\"a\">x</label><input id=\"a\"/></template></div>",
                []
            ),
            // A shadow root in the contents of an ordinary template is not attached (HTML Standard, 13.2.6.4.4).
            (
                "<template><div><template shadowrootmode=\"open\"><label for=\"a\">x</label></template></div></template>",
                []
            ),
            // A control in a label must be the one to which the label's `for` attribute refers.
            ("<label for=\"a\">x <input id=\"a\"/></label>", []),
            ("<label for=\"a\">x <input id=\"b\"/></label><input id=\"a\"/>", ["label-other-control"]),
            ("<label for=\"a\">x <input type=\"hidden\"/></label><input id=\"a\"/>", []),
            ("<label for=\"a\">x <input id=\"b\"/></label>", ["reference-missing"]),
        ])
    }

    @Test("Attributes of inputs and outputs must refer to the right elements")
    func forms() throws {
        try ConstraintCheck.body([
            ("<input list=\"a\"/><datalist id=\"a\"></datalist>", []),
            ("<input list=\"a\"/><select id=\"a\"></select>", ["reference-wrong-kind"]),
            ("<input list=\"a\"/>", ["reference-missing"]),
            ("<input list=\"\"/>", ["reference-missing"]),
            ("<form id=\"a\"></form><input form=\"a\"/><button form=\"a\">x</button><select form=\"a\"></select>", []),
            ("<form id=\"a\"></form><textarea form=\"a\"></textarea><fieldset form=\"a\"></fieldset>", []),
            ("<input form=\"a\"/>", ["reference-missing"]),
            ("<div id=\"a\"></div><output form=\"a\"></output>", ["reference-wrong-kind"]),
            ("<object form=\"a\" data=\"a\"></object>", ["reference-missing"]),
            ("<my-field form=\"a\"></my-field>", []),
            ("<output for=\"a b\"></output><p id=\"a\">a</p><p id=\"b\">b</p>", []),
            ("<output for=\"\"></output><output></output>", []),
            ("<output for=\" a  c b \"></output><p id=\"a\">a</p>", ["reference-missing", "reference-missing"]),
        ])
    }

    @Test("Invokers must refer to the right elements")
    func invokers() throws {
        try ConstraintCheck.body([
            ("<button type=\"button\" popovertarget=\"a\">x</button><p id=\"a\" popover=\"\">x</p>", []),
            ("<input type=\"button\" popovertarget=\"a\"/><p id=\"a\" popover=\"hint\">x</p>", []),
            ("<button type=\"button\" popovertarget=\"a\">x</button><p id=\"a\">x</p>", ["reference-wrong-kind"]),
            ("<button type=\"button\" popovertarget=\"a\">x</button>", ["reference-missing"]),
            ("<button commandfor=\"a\" command=\"--spin\">x</button><p id=\"a\">x</p>", []),
            ("<button commandfor=\"a\" command=\"show-modal\">x</button><dialog id=\"a\"></dialog>", []),
            ("<button commandfor=\"a\" command=\"request-close\">x</button><dialog id=\"a\"></dialog>", []),
            ("<button commandfor=\"a\" command=\"show-popover\">x</button><dialog id=\"a\" popover=\"\"></dialog>", []),
            ("<button commandfor=\"a\" command=\"toggle-popover\">x</button><p id=\"a\">x</p>", ["command-target"]),
            ("<button commandfor=\"a\" command=\"Close\">x</button><p id=\"a\">x</p>", ["command-target"]),
            ("<button commandfor=\"a\" command=\"close\">x</button>", ["reference-missing"]),
            ("<button commandfor=\"a\">x</button><p id=\"a\">x</p>", ["command-incomplete"]),
            ("<button command=\"close\">x</button>", ["command-incomplete"]),
            ("<a href=\"x\" interestfor=\"a\">x</a><p id=\"a\" popover=\"hint\">x</p>", []),
            ("<a href=\"x\" interestfor=\"a\">x</a>", ["reference-missing"]),
        ])
    }

    @Test("An invoker in a form must have the type “button”")
    func invokersInForms() throws {
        let target = "<p id=\"a\" popover=\"\">x</p>"
        let dialog = "<dialog id=\"d\"></dialog>"
        try ConstraintCheck.body([
            ("<form><button popovertarget=\"a\">x</button></form>" + target, ["invoker-submits"]),
            ("<form><button type=\"button\" popovertarget=\"a\">x</button></form>" + target, []),
            ("<form><button type=\"reset\" popovertarget=\"a\">x</button></form>" + target, ["invoker-submits"]),
            ("<form><input type=\"submit\" popovertarget=\"a\"/></form>" + target, ["invoker-submits"]),
            ("<form><input type=\"button\" popovertarget=\"a\"/></form>" + target, []),
            ("<button popovertarget=\"a\">x</button>" + target, []),
            ("<form id=\"f\"></form><button form=\"f\" popovertarget=\"a\">x</button>" + target, ["invoker-submits"]),
            ("<form><button commandfor=\"d\" command=\"close\">x</button></form>" + dialog, ["invoker-submits"]),
            ("<form><button>x</button></form>", []),
            ("<form><template><button popovertarget=\"a\">x</button></template></form>", []),
        ])
        #expect(
            try ConstraintCheck.messages("<form><button commandfor=\"d\" command=\"close\">x</button></form>" + dialog)
                == [
                    "<button> with “commandfor” belongs to a form, so it does nothing; write type=\"button\""
                ])
    }

    @Test("A link to a missing id is broken in a site, and a warning in a single page")
    func fragmentsInSinglePage() throws {
        let page = Array(Rule.Example.body("<p><a href=\"#a\">x</a></p>").document.utf8)
        let single = try ConformanceChecker().check(page, path: "a.html")
        #expect(single.map { "\($0.severity) \($0.rule)" } == ["warning fragment-missing"])
        let site = SiteFiles([.init("a.html", isPage: true)])
        let checker = try ConformanceChecker(site: site)
        let verdict = page.withUnsafeBufferPointer { checker.verdict($0, path: "a.html", sitePath: "a.html") }
        #expect(verdict.findings.map { "\($0.severity) \($0.rule)" } == ["error broken-fragment"])
    }

    @Test("A link within a page must refer to an id or a name")
    func fragments() throws {
        try ConstraintCheck.body([
            ("<a href=\"#a\">x</a><p id=\"a\">x</p>", []),
            ("<a href=\"#a\">x</a><a name=\"a\">x</a>", []),
            ("<a href=\"#a\">x</a><svg><g id=\"a\"></g></svg>", []),
            ("<a href=\"#\">x</a><a href=\"#top\">x</a><a href=\"#TOP\">x</a><a href=\"\">x</a>", []),
            ("<a href=\"#a\">x</a>", ["fragment-missing"]),
            ("<a href=\" #a \">x</a>", ["fragment-missing"]),
            ("<a href=\"#a\">x</a><p id=\"A\">x</p>", ["fragment-missing"]),
            ("<a href=\"#caf%C3%A9\">x</a><p id=\"café\">x</p>", []),
            ("<a href=\"#100%\">x</a><p id=\"100%\">x</p>", []),
            ("<a href=\"#a%20b\">x</a>", ["fragment-missing"]),
            ("<a href=\"#:~:text=word\">x</a>", []),
            ("<a href=\"#a:~:text=word\">x</a><p id=\"a\">x</p>", []),
            ("<a href=\"#a:~:text=word\">x</a>", ["fragment-missing"]),
            ("<a href=\"#/orders\">x</a><a href=\"#!orders\">x</a>", []),
            ("<a href=\"page.html#a\">x</a>", []),
            ("<a href=\"#a\">x</a><template><p id=\"a\">x</p></template>", ["fragment-missing"]),
            ("<template><a href=\"#a\">x</a></template>", []),
            ("<template><base href=\"x/\"/></template><a href=\"#a\">x</a>", ["fragment-missing"]),
            ("<map name=\"m\"><area href=\"#a\" alt=\"x\"/></map>", ["fragment-missing"]),
        ])
        try ConstraintCheck.head([("<base href=\"other/\"/>", [])])
        let based = Rule.Example.page(
            "<!DOCTYPE html><html><head><base href=\"x/\"/><title>x</title></head><body><a href=\"#a\">x</a></body></html>"
        )
        #expect(try ConstraintCheck.findings(based.document).isEmpty)
    }

    @Test("A URL should not run a script")
    func scripts() throws {
        try ConstraintCheck.body([
            ("<a href=\"javascript:void(0)\">x</a>", ["javascript-link"]),
            ("<a href=\" JavaScript:a()\">x</a>", ["javascript-link"]),
            ("<form action=\"javascript:a()\"></form>", ["javascript-link"]),
            ("<iframe src=\"javascript:a()\"></iframe>", ["javascript-link"]),
            ("<a href=\"javascript.html\">x</a><a href=\"https://a.example/?javascript:\">x</a>", []),
        ])
    }
}
