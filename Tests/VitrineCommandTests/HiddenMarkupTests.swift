import Testing

@Suite("Markup that is hidden in foreign content")
struct HiddenMarkupTests {
    /// In each of these pieces of markup, an XML parser finds a comment, but a browser finds an image with an event
    /// handler in place of `?`.
    @Test(arguments: [
        "<svg role=\"img\"><title><iframe><!--</iframe>?--></iframe>Boat</title></svg>",
        "<svg><desc><noembed><!--</noembed>?--></noembed></desc></svg>",
        "<svg><FOREIGNOBJECT><style><!--</style>?--></style></FOREIGNOBJECT></svg>",
        "<svg><p><style><!--</style>?--></style></p></svg>",
        "<math><mtext><style><!--</style>?--></style></mtext></math>",
        "<math><annotation-xml encoding=\"text/html\"><style><!--</style>?--></style></annotation-xml></math>",
    ])
    func hiddenMarkupIsFound(markup: String) async throws {
        let desk = try Desk()
        defer { desk.remove() }
        let image = "<img src=\"#\" alt=\"\" onerror=\"alert(1)\"/>"
        try desk.write(Desk.page(markup.replacing("?", with: image)), to: "a.html")
        try desk.write("- {name: no-handlers, forbid: //img/@onerror, message: found}", to: "rules.yml")
        for syntax in ["html", "both"] {
            let result = try await desk.check("a.html", "--rules", "rules.yml", "--syntax", syntax, "--quiet")
            #expect(result.status == 1)
            #expect(result.output.contains("found [no-handlers]"), "\(syntax) \(result.output)")
        }
    }
}
