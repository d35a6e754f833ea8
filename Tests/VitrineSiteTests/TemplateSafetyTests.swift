import Foundation
import Testing

@testable import VitrineSite

/// Tests where a template may write a value. The engine escapes the values themselves: `&`, `<`, `>` and both quotation
/// marks.
@Suite("Places of values in templates")
struct TemplateSafetyTests {
    /// Returns the file, the line and the message of the first finding in `a.mustache`, which can include `b.mustache`
    /// as a partial; nil if there is none.
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
        "<p title=\"<script>{{x}}\">a</p>", "<![CDATA[ ]] > ]]>{{x}}",
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
            "t/a.mustache:1: {{x}} is inside the tag <a>, where a value could become an attribute; write it into text or into "
                + "the quoted value of an attribute"
        ),
        (
            "<{{x}}>a",
            "t/a.mustache:1: {{x}} is inside the tag <>, where a value could become an attribute; write it into text or into "
                + "the quoted value of an attribute"
        ),
        (
            "<SCRIPT>var a = '{{x}}'</script>",
            "t/a.mustache:1: {{x}} is inside <script>, where escaping does not keep a value from becoming code; write it into "
                + "text or into the quoted value of an attribute"
        ),
        (
            "<style>p { color: {{x}} }</style>",
            "t/a.mustache:1: {{x}} is inside <style>, where escaping does not keep a value from becoming code; write it into "
                + "text or into the quoted value of an attribute"
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
            "t/a.mustache:1: {{x}} is in “srcdoc”, where a value would be read as markup; write it into the page itself"
        ),
        (
            "<p><!-- {{x}} --></p>",
            "t/a.mustache:1: {{x}} is in a comment, which a value could end; write a template comment, {{! … }}"
        ),
        ("<?php {{x}} ?>", "t/a.mustache:1: {{x}} is in a declaration (<!…> or <?…>), where values are not allowed"),
        (
            "<svg><![CDATA[ {{x}} ]]></svg>",
            "t/a.mustache:1: {{x}} is in a CDATA section, where nothing is escaped; write it into text"
        ),
        ("<p>{{{x}}}</p>", "t/a.mustache:1: {{{x}}} would let a value become markup; write {{x}}"),
        ("<p>{{&x}}</p>", "t/a.mustache:1: {{{x}}} would let a value become markup; write {{x}}"),
        (
            "{{=<% %>=}}<p><%&x%></p>",
            "t/a.mustache:1: {{=…=}} changes how tags are written, so values could not be checked; write {{…}} everywhere"
        ),
        ("{{% CONTENT_TYPE:TEXT}}<p>{{x}}</p>", "t/a.mustache:1: {{%…}} changes how values are escaped; remove it"),
        ("{{<b}}{{/b}}", "t/a.mustache:1: {{<…}} and {{$…}} cannot be checked (b); write a partial, {{> name}}"),
        ("{{$b}}{{/b}}", "t/a.mustache:1: {{<…}} and {{$…}} cannot be checked (b); write a partial, {{> name}}"),
        (
            "<p {{#a}}title=\"{{/a}}{{x}}\">",
            "t/a.mustache:1: the section “a” begins and ends in different places of the markup, for example in text and "
                + "inside a tag; a partial must contain whole texts, elements or attributes"
        ),
        (
            "<{{#a}}script{{/a}}>{{x}}",
            "t/a.mustache:1: the section “a” begins and ends in different places of the markup, for example in text and "
                + "inside a tag; a partial must contain whole texts, elements or attributes"
        ),
    ])
    func refused(template: String, words: String) throws { #expect(try finding(template) == words) }

    /// If HTML and XML parsers read the markup before a value differently, or if that markup depends on another value,
    /// the context of the value is unclear.
    @Test(arguments: [
        "<svg><title><a onclick=\"</title>{{x}}\"/></title></svg>", "<style><a onclick=\"</style>{{x}}\"/></style>",
        "<p onclick{{#a}} title{{/a}}=\"{{x}}\">", "<p onclick{{#a}} title{{/a}} =\"{{x}}\">",
        "<p on{{#a}} {{/a}}click=\"{{x}}\">",
    ])
    func unclear(template: String) throws {
        #expect(
            try finding(template)
                == "t/a.mustache:1: the place of {{x}} is unclear, because the markup before it can be read in "
                + "two ways; move scripts and styles that contain “<” into files, and write only whole attributes in "
                + "sections, with a space after each section")
    }

    @Test func partialInheritsThePlace() throws {
        #expect(try finding("<p>{{> b}}</p>", partial: "{{x}}") == nil)
        #expect(try finding("<p title=\"{{> b}}\">a</p>", partial: "{{x}}") == nil)
        #expect(
            try finding("<p>\n<b onclick=\"{{> b}}\">a</b></p>", partial: "\n{{x}}")
                == "t/b.mustache:2: {{x}} is in “onclick”, where a value would run as code; remove the attribute")
        #expect(
            try finding("<p>{{> b}}{{x}}\"></p>", partial: "<b title=\"")
                == "t/a.mustache:1: the partial “b” begins and ends in different places of the markup, for example in text and "
                + "inside a tag; a partial must contain whole texts, elements or attributes")
    }

    @Test func markupOfTheProgramIsForTexts() throws {
        #expect(try finding("<main>{{{content}}}</main>", markup: ["content"]) == nil)
        #expect(
            try finding("<p title=\"{{{content}}}\">a</p>", markup: ["content"])
                == "t/a.mustache:1: {{content}} is markup and cannot be in the value of “title”; write it into text")
    }
}
