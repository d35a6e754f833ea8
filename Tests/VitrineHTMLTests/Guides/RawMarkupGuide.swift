import TestSupport
import Testing
import VitrineHTML

@Suite("The guide to raw markup")
struct RawMarkupGuide {
    @Test("The first sample")
    func note() throws {
        try expectHTML("<p class=\"note\">Written in <em>another</em> tool…<br/>Twice.</p>") { html in
            let note = try RawMarkup(parsing: "<P CLASS=note>Written in <em>another</em> tool&hellip;<br>Twice.")
            html.raw(note)
        }
    }

    @Test("Scripts")
    func widget() throws {
        try expectHTML("<script src=\"map.js\"></script><button onclick=\"print()\">Print</button>") { html in
            let widget = try RawMarkup(parsing: "<script src=map.js></script>", allowingScripts: true)
            html.raw(widget)
            html.button("Print", .attribute("onclick", "print()", allowingScripts: true))
        }
    }

    @Test("Strangers")
    func comment() throws {
        try expectHTML("<p>Nice picture!</p>") { html in
            let comment = try RawMarkup(sanitizing: "<p onclick=go()>Nice <blink>picture</blink>!<script>go()</script>")
            html.raw(comment)
        }
    }

    @Test("Every sample is compiled")
    func samples() throws {
        #expect(try Guide.samples(in: "raw-markup.md").count == 3)
        #expect(try Guide.samplesNotCompiled(in: "raw-markup.md") == [])
    }
}
