import Testing

@Suite("Messages about WAI-ARIA")
struct AriaMessageTests {
    @Test("Messages state the mistake, the element and the correction")
    func messages() throws {
        let cases: [(String, String)] = [
            (
                "<div role=\"buton\">A</div>",
                "“buton” in “role” of <div> is not a known role; did you mean “button”?"
            ),
            ("<div role=\"\">A</div>", "“role” of <div> is empty; write a role, or remove the attribute"),
            ("<p role=\"widget\">A</p>", "“widget” on <p> is an abstract role; use a role that is based on it"),
            (
                "<dialog role=\"note\">A</dialog>",
                "the role “note” is not allowed on <dialog>, which may only have “alertdialog”"
            ),
            (
                "<p><label for=\"c\" role=\"note\">A</label> <input id=\"c\"/></p>",
                "no role is allowed on <label> of a control; remove “role”"
            ),
            ("<nav role=\"navigation\">A</nav>", "<nav> already has the role “navigation”; remove “role”"),
            (
                "<p aria-lable=\"A\">A</p>",
                "“aria-lable” of <p> is not a known attribute; did you mean “aria-label”?"
            ),
            (
                "<div aria-pressed=\"true\">A</div>",
                "“aria-pressed” is not allowed on <div> (role “generic”); it is only for the role button"
            ),
            (
                "<div aria-label=\"A\">A</div>",
                """
                “aria-label” is not allowed on <div> (role “generic”), which cannot have a name; remove the attribute, \
                or use a role that can
                """
            ),
            ("<div role=\"heading\">A</div>", "<div> with the role “heading” needs “aria-level”"),
            (
                "<template><div role=\"heading\" aria-level=\"\">A</div></template>",
                "“aria-level” of <div> is empty: expected a whole number"
            ),
            ("<p aria-live=\"loud\">A</p>", "“aria-live” of <p> is “loud”: expected assertive, off or polite"),
            (
                "<ul><li aria-setsize=\"-5\">A</li></ul>",
                "“aria-setsize” of <li> is “-5”: the smallest allowed value is 1, or -1 if the number is not known"
            ),
            (
                "<nav aria-labelledby=\"x\">A</nav>",
                "“aria-labelledby” of <nav> refers to “x”, but no element of the page has this id"
            ),
            (
                "<div role=\"tab\" tabindex=\"0\">A</div>",
                "<div> with the role “tab” is in <main> with the role “main”; expected a parent with the role tablist"
            ),
            (
                "<div role=\"tablist\"><button>A</button></div>",
                "<button> is not allowed in <div> with the role “tablist”; add role=\"tab\""
            ),
        ]
        for (markup, message) in cases { #expect(try ariaMessages(markup) == [message], "\(markup)") }
    }

    @Test("Messages state the condition for an element, and the number of ids")
    func conditions() throws {
        let cases: [(String, String)] = [
            (
                "<select><button role=\"note\">A</button><option>A</option></select>",
                """
                the role “note” is not allowed on <button> as the button of a <select>, which always has the role \
                “generic”; remove “role”
                """
            ),
            (
                """
                <div role="listbox" aria-label="A" aria-activedescendant="a b"><div role="option" id="a">A</div></div>
                """,
                "“aria-activedescendant” of <div> is “a b”: expected one id without spaces"
            ),
        ]
        for (markup, message) in cases {
            let found = try ariaMessages(markup)
            #expect(found.contains(message), "\(markup): \(found)")
        }
    }
}
