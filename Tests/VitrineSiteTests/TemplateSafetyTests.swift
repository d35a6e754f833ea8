import Foundation
import Testing

@testable import VitrineSite

/// Tests where a template may write a value. In the values themselves, the engine escapes `&`, `<`, `>` and both
/// quotation marks.
@Suite("Places of values in templates")
struct TemplateSafetyTests {
    private static let otherContexts =
        "begins and ends in different contexts, for example in text and inside a tag; it must contain only complete "
        + "texts, elements or attributes"
    private static let unclearPlace =
        "the place of {{x}} is unclear, because the markup before it can be read in two ways; move scripts and styles "
        + "that contain “<” into files, and write only whole attributes in sections, with a space after each section"

    /// Checks `a.mustache`, which can include `b.mustache` as a partial. Returns the file, the line and the message of
    /// the first finding in either file; nil if there is none.
    private func finding(_ template: String, partial: String = "", markup: Set<String> = []) throws -> String? {
        let scratch = try Workbench()
        defer { scratch.remove() }
        try scratch.write(template, to: "templates/a.mustache")
        try scratch.write(partial, to: "templates/b.mustache")
        let folder = try TemplateFolder(URL(filePath: "\(scratch.path)/templates"), display: "t")
        return TemplateSafety(folder: folder, ownNames: markup, markupNames: markup).check("a").map {
            "\($0.file):\($0.line): \($0.mistake.message)"
        }
    }

    @Test(arguments: [
        "<p>{{x}}</p>", "<p title=\"{{x}}\">a</p>", "<p title='{{x}}'>a</p>",
        "<p title = \"a {{x}} b\" class='{{y}}'>a</p>",
        "{{x}}", "<title>{{x}}</title>", "<textarea>{{x}}</textarea>",
        "<p>{{#a}}<b>{{x}}</b>{{/a}}{{^a}}none{{/a}}</p>",
        "<body class=\"a{{#b}} b{{/b}}{{#c}} c{{/c}}\">{{x}}</body>", "<p{{#a}} hidden=\"hidden\"{{/a}}>{{x}}</p>",
        "<p {{#a}}hidden{{/a}} title=\"{{x}}\">a</p>", "<p{{#a}} title=\"{{x}}\"{{/a}} class=\"{{y}}\">a</p>",
        "<!-- a {{! {{x }} --><p>{{x}}</p>", "<!-- a > b --><p>{{x}}</p>", "<script>a < b</script><p>{{x}}</p>",
        "<style>a > b {}</style><p>{{x}}</p>", "<!DOCTYPE html><p>{{x}}</p>", "<br/>{{x}}", "<img alt=\"{{x}}\"/>",
        "a < b {{x}}", "<a href=\"{{x}}\">a</a>", "<script src=\"{{x}}\"></script>",
        "<noscript><p>{{x}}</p></noscript>",
        "<p title=\"<script>{{x}}\">a</p>", "<![CDATA[ ]] ] <p ]]]>{{x}}", "<!---->{{x}}", "<!-- a - -- -! --->{{x}}",
        "<!--{{#a}}b{{/a}}-->{{x}}", "<?a ?>{{x}}", "<?a ? b ??>{{x}}",
        "<!DOCTYPE html SYSTEM \"about:legacy-compat\"><p>{{x}}</p>",
        "<script>//<![CDATA[\na && b\n//]]></script><p>{{x}}</p>",
        "<style><!-- p {} --></style>{{x}}", "<style></style</style>{{x}}",
        // Sections that write attributes, on one line and on several.
        "<p {{#a}}title=\"{{x}}\" hidden{{/a}}>{{x}}</p>",
        "<p hidden {{#a}}title=\"{{x}}\" {{/a}}class=\"{{y}}\">a</p>",
        "<input\n{{#a}}\nrequired\n{{/a}}\nvalue=\"{{x}}\">",
    ])
    func allowed(template: String) throws { #expect(try finding(template) == nil) }

    @Test(arguments: [
        (
            "<p>\n<a title={{x}}>a</a>",
            "t/a.mustache:2: the value of “title” has no quotation marks, so {{x}} could add attributes; write title=\"{{x}}\""
        ),
        (
            "<a title=a{{x}}>a</a>",
            "t/a.mustache:1: the value of “title” has no quotation marks, so {{x}} could add attributes; write title=\"{{x}}\""
        ),
        (
            "<a {{x}}>a</a>",
            "t/a.mustache:1: {{x}} is inside the tag <a>, where a value could become an attribute; put it between "
                + "tags, where text is allowed, or in the quoted value of an attribute"
        ),
        (
            "<{{x}}>a",
            "t/a.mustache:1: {{x}} is directly after “<” or in an end tag, where a value could become markup; "
                + "put it between tags, where text is allowed"
        ),
        (
            "<p>a</p {{x}}>",
            "t/a.mustache:1: {{x}} is directly after “<” or in an end tag, where a value could become markup; "
                + "put it between tags, where text is allowed"
        ),
        (
            "<SCRIPT>var a = '{{x}}'</script>",
            "t/a.mustache:1: {{x}} is inside <script>, where a value cannot be escaped and could become code; "
                + "put it in the text of another element, or in the quoted value of an attribute"
        ),
        (
            "<style>p { color: {{x}} }</style>",
            "t/a.mustache:1: {{x}} is inside <style>, where a value cannot be escaped and could become code; "
                + "put it in the text of another element, or in the quoted value of an attribute"
        ),
        (
            "<p onClick=\"f('{{x}}')\">a</p>",
            "t/a.mustache:1: {{x}} is in “onclick”, where a value would run as code; remove the attribute"
        ),
        (
            "<p style=\"color: {{x}}\">a</p>",
            "t/a.mustache:1: {{x}} is in “style”, where a value could set any property; use a class"
        ),
        (
            "<iframe srcdoc=\"{{x}}\"></iframe>",
            "t/a.mustache:1: {{x}} is in “srcdoc”, where a value would be read as markup; "
                + "put it in the page itself, outside the <iframe>"
        ),
        (
            "<p><!-- {{x}} --></p>",
            "t/a.mustache:1: {{x}} is in a comment, which a value could end; write a template comment, {{! … }}"
        ),
        ("<?php {{x}} ?>", "t/a.mustache:1: {{x}} is in a declaration (<!…> or <?…>), where values are not allowed"),
        (
            "<svg><![CDATA[ {{x}} ]]></svg>",
            "t/a.mustache:1: {{x}} is in a CDATA section, where a value cannot be escaped; put it outside the section"
        ),
        (
            "<!--> <script> --> {{x}} <!-- </script> -->",
            "t/a.mustache:1: it is unclear where the comment before {{x}} ends, because it begins with “>” or “->” or "
                + "contains “--!>” or “</noscript”; write a template comment, {{! … }}"
        ),
        (
            "<!---> <script> --> {{x}} <!-- </script> -->",
            "t/a.mustache:1: it is unclear where the comment before {{x}} ends, because it begins with “>” or “->” or "
                + "contains “--!>” or “</noscript”; write a template comment, {{! … }}"
        ),
        (
            "<!-- a --!> <script> --> {{x}}",
            "t/a.mustache:1: it is unclear where the comment before {{x}} ends, because it begins with “>” or “->” or "
                + "contains “--!>” or “</noscript”; write a template comment, {{! … }}"
        ),
        (
            "<noscript><!-- </NoScript> <script> --></noscript> {{x}} <!-- </script> -->",
            "t/a.mustache:1: it is unclear where the comment before {{x}} ends, because it begins with “>” or “->” or "
                + "contains “--!>” or “</noscript”; write a template comment, {{! … }}"
        ),
        (
            "<![CDATA[ > <script> ]]> {{x}} <![CDATA[ </script> ]]>",
            "t/a.mustache:1: it is unclear where the CDATA section before {{x}} ends, because it contains “>” or "
                + "“</noscript”; instead of the section, write text with &lt;, &gt; and &amp;"
        ),
        (
            "<p>{{{x}}}</p>",
            "t/a.mustache:1: “x” is inserted without escaping ({{{…}}} or {{&…}}), so it could become markup; "
                + "write {{x}}"
        ),
        (
            "<p>{{&x}}</p>",
            "t/a.mustache:1: “x” is inserted without escaping ({{{…}}} or {{&…}}), so it could become markup; "
                + "write {{x}}"
        ),
        (
            "{{=<% %>=}}<p><%&x%></p>",
            "t/a.mustache:1: {{=…=}} changes how tags are written, so values could not be checked; write {{…}} everywhere"
        ),
        ("{{% CONTENT_TYPE:TEXT}}<p>{{x}}</p>", "t/a.mustache:1: {{%…}} changes how values are escaped; remove it"),
        (
            "{{<b}}{{/b}}",
            "t/a.mustache:1: “b” is used for template inheritance ({{<…}} or {{$…}}), which cannot be checked; "
                + "use a partial, {{> name}}"
        ),
        (
            "{{$b}}{{/b}}",
            "t/a.mustache:1: “b” is used for template inheritance ({{<…}} or {{$…}}), which cannot be checked; "
                + "use a partial, {{> name}}"
        ),
        (
            "<p {{#a}}title=\"{{/a}}{{x}}\">",
            "t/a.mustache:1: the section “a” begins and ends in different contexts, for example in text and "
                + "inside a tag; it must contain only complete texts, elements or attributes"
        ),
        (
            "<{{#a}}script{{/a}}>{{x}}",
            "t/a.mustache:1: the section “a” begins and ends in different contexts, for example in text and "
                + "inside a tag; it must contain only complete texts, elements or attributes"
        ),
    ])
    func refused(template: String, words: String) throws { #expect(try finding(template) == words) }

    /// If HTML and XML parsers read the markup before a value differently, or if that markup depends on another value,
    /// the context of the value is unclear.
    @Test(arguments: [
        "<svg><title><a onclick=\"</title>{{x}}\"/></title></svg>", "<style><a onclick=\"</style>{{x}}\"/></style>",
        "<p onclick{{#a}} title{{/a}}=\"{{x}}\">", "<p onclick{{#a}} title{{/a}} =\"{{x}}\">",
        "<p on{{#a}} {{/a}}click=\"{{x}}\">", "<p {{#a}}required{{#b}} b{{/b}}{{/a}}class=\"{{x}}\">",
        "<svg><title><!-- </title> <b title=\"--><script>{{x}}</script><!-- \"> --></title></svg>",
        "<svg><title><![CDATA[ </title> <b title=\"]]><script>{{x}}</script>\"></b></svg>",
        "<title><!-- {{x}} --></title>", "</p title=\"><!--\"><script>//--> {{x}}</script>",
    ])
    func unclear(template: String) throws {
        #expect(try finding(template) == "t/a.mustache:1: \(Self.unclearPlace)")
    }

    /// If HTML and XML parsers, or browsers with and without scripts, end a declaration at different places, the
    /// context of a value after it is unclear.
    @Test(arguments: [
        "<?a ><b title='?><i onclick=\"{{x}}\"/>'></b>", "<?>{{x}}", "<!DOCTYPE html [ <!ENTITY a \"b\"> ]>{{x}}",
        "<!DOCTYPE html SYSTEM \"a'>\">{{x}}", "<![x ><p>{{x}}</p>",
        "<noscript><?a </noscript title=\"?><!-- \"><script> --></noscript>{{x}}<!-- </script> -->",
    ])
    func unclearDeclaration(template: String) throws {
        #expect(
            try finding(template) == """
                t/a.mustache:1: it is unclear where the declaration before {{x}} ends, because it begins with “<?” and \
                has no “?>”, or contains “[”, a quoted “>” or “</noscript”; remove the declaration, or write it without \
                these
                """)
    }

    @Test func partialInheritsPlace() throws {
        #expect(try finding("<p>{{> b}}</p>", partial: "{{x}}") == nil)
        #expect(try finding("<p title=\"{{> b}}\">a</p>", partial: "{{x}}") == nil)
        #expect(
            try finding("<p>\n<b onclick=\"{{> b}}\">a</b></p>", partial: "\n{{x}}")
                == "t/b.mustache:2: {{x}} is in “onclick”, where a value would run as code; remove the attribute")
        #expect(
            try finding("<p>{{> b}}{{x}}\"></p>", partial: "<b title=\"")
                == "t/a.mustache:1: the partial “b” begins and ends in different contexts, for example in text and "
                + "inside a tag; it must contain only complete texts, elements or attributes")
    }

    /// A partial can include itself, or the template that includes it. The check must cover every context in which this
    /// happens.
    @Test(arguments: [
        ("<ul>{{> b}}</ul>", "<li>{{x}}{{#c}}<ul>{{> b}}</ul>{{/c}}</li>", nil),
        ("{{> b}}", "<p{{#c}} title=\"{{x}}\"{{/c}}>{{#c}}{{> a}}{{/c}}</p>", nil),
        ("<p{{> b}}>a</p>", " title=\"{{x}}\" hidden{{#c}}{{> b}}{{/c}}", nil),
        (
            "{{> b}}", "{{x}}\n{{#c}}<b title={{> b}}></b>{{/c}}",
            "t/b.mustache:1: the value of “title” has no quotation marks, so {{x}} could add attributes; "
                + "write title=\"{{x}}\""
        ),
        (
            "{{> b}}", "{{x}}\n{{#c}}<b style=\"{{> b}}\"></b>{{/c}}",
            "t/b.mustache:1: {{x}} is in “style”, where a value could set any property; use a class"
        ),
        (
            "{{x}}{{> b}}", "{{#c}}<b onclick=\"{{> a}}\"></b>{{/c}}",
            "t/a.mustache:1: {{x}} is in “onclick”, where a value would run as code; remove the attribute"
        ),
        // The template begins in text but ends in an attribute value, and so does its inner use.
        ("{{#c}}\n{{> a}}{{x}}{{/c}}<b title=\"", "", "t/a.mustache:2: the partial “a” \(otherContexts)"),
        // Each nested use of the partial makes the name of the attribute longer.
        ("<p {{> b}}>a</p>", "a{{#c}}{{> b}}{{/c}}", "t/b.mustache:1: the partial “b” \(otherContexts)"),
    ])
    func recursivePartials(template: String, partial: String, words: String?) throws {
        #expect(try finding(template, partial: partial) == words)
    }

    /// The value of a section may be a list, so the section may begin a second time at the place where it ends.
    @Test(arguments: [
        (
            "<p title{{#a}}=\"{{x}}\"></p><p style{{/a}}=\"\">a</p>",
            "t/a.mustache:1: {{x}} is in “style”, where a value could set any property; use a class"
        ),
        ("<p {{#a}}title=\"{{x}}\" hidden{{#b}} lang=\"a\"{{/b}}{{/a}}>", "t/a.mustache:1: \(unclearPlace)"),
        ("<p title{{#a}}=\"b>c\"{{/a}}>", "t/a.mustache:1: the section “a” \(otherContexts)"),
    ])
    func repeatedSections(template: String, words: String) throws { #expect(try finding(template) == words) }

    /// The engine removes the line break after a comment or partial that is alone on its line, so texts on different
    /// lines are joined.
    @Test(arguments: [
        ("<p\n{{> b}}\ntitle=\"{{x}}\">a</p>", "class=\"c\"\n", nil),
        ("<p\n{{> b}}\nle=\"{{x}}\">a</p>", "sty", "t/a.mustache:3: \(unclearPlace)"),
        ("<p sty{{> b}}>a</p>", "{{! c }}\nle=\"{{x}}\"", "t/b.mustache:2: \(unclearPlace)"),
        ("<p\n{{> b}}\n  {{! c }}\nle=\"{{x}}\">a</p>", "sty", "t/a.mustache:4: \(unclearPlace)"),
    ])
    func joinedLines(template: String, partial: String, words: String?) throws {
        #expect(try finding(template, partial: partial) == words)
    }

    @Test func markupIsAllowedOnlyInText() throws {
        #expect(try finding("<main>{{{content}}}</main>", markup: ["content"]) == nil)
        #expect(
            try finding("<p title=\"{{{content}}}\">a</p>", markup: ["content"])
                == "t/a.mustache:1: {{content}} is markup and cannot be used in the value of “title”; "
                + "put it between tags, where text is allowed")
        #expect(
            try finding("<textarea>{{{content}}}</textarea>", markup: ["content"])
                == "t/a.mustache:1: {{content}} is markup and cannot be used in <textarea>; "
                + "put it where elements are allowed")
    }
}
