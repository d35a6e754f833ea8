import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineConformance

@Suite("Attributes of SVG and MathML")
struct ForeignAttributeTests {
    private static let own = Set(
        AttributeRules.rules.map(\.id) + [Rule.valueGraphics.id, Rule.valueURL.id, Rule.graphicsReference.id])

    private func findings(_ markup: String, _ syntax: PageSyntax = .html) throws -> [Finding] {
        try ConformanceChecker().check(Array(Rule.Example.body(markup).document.utf8), path: "a", syntax: syntax)
            .filter { Self.own.contains($0.rule) }
    }

    @Test("The tables can be parsed, and every element in them is known")
    func tables() {
        #expect(ForeignAttributeTable.svg.problems == [])
        #expect(ForeignAttributeTable.math.problems == [])
        #expect(ForeignAttributeTable.svg.names.count > 200)
    }

    @Test(
        "Valid SVG",
        arguments: [
            ##"<g fill="none" stroke="#123456" stroke-width="1.5" stroke-linecap="round" opacity=".5" class="a"></g>"##,
            ##"<g fill="url(#a) red" stroke="currentColor" transform="translate(1,2) rotate(45 1 1)"></g>"##,
            ##"<g fill="var(--a)" stroke-dasharray="4 2,1" stroke-linejoin="inherit" data-a="b" role="none"></g>"##,
            ##"<g stroke-dasharray="-0 4"></g><g stroke-dasharray="calc(4px - 2px)"></g>"##,
            ##"<rect width="-0e5" height="-0.0E+7em"/><symbol viewBox="0 0 -0e5 -.0E7"></symbol>"##,
            ##"<path shape-rendering="crispEdges" pointer-events="visiblePainted" color-interpolation="sRGB"/>"##,
            ##"<text text-rendering="optimizelegibility" shape-rendering="GEOMETRICPRECISION">a</text>"##,
            ##"<rect x="-1" y="2em" width="50%" height="calc(1px + 2px)" rx="auto" onclick="a()"/>"##,
            ##"<path d="M10-5.5L1e2,3h1v2zm1 1a1 1 0 00.5.5A1,1,0,0,1,3,4T1 2"/><path d=""/><path d="none"/>"##,
            ##"<polygon points="0,0 1,1-2-3"/><polyline points=""/><circle r="3" cx="1pt" pathLength="1"/>"##,
            ##"<text x="1 2 3" dy="1em" rotate="1,2" textLength="9" text-anchor="middle">a</text>"##,
            ##"<linearGradient id="a" gradientUnits="userSpaceOnUse" x1="0%" gradientTransform="scale(2)"><stop offset="50%" stop-color="RED"/></linearGradient>"##,
            ##"<filter id="a" x="-10%"><feGaussianBlur in="SourceGraphic" stdDeviation="2 3"/></filter>"##,
            ##"<circle r="1"><animate attributeName="r" values="1;2" dur="1s" repeatCount="indefinite" fill="freeze"/></circle>"##,
            ##"<path id="p" d="M0 0h1"/><text><textPath href="#p" startOffset="50%">a</textPath></text><use href="#p" x="3"/>"##,
            ##"<g transform="inherit"></g><g transform="translate(var(--a), 3)"></g>"##,
            ##"<g transform="rotate(45deg)"></g><g transform="translate(3, var(--a))"></g>"##,
            ##"<g transform="translate(3, calc(1px + 2px))"></g><g transform="translate(-50%, 2PX) scale(2)"></g>"##,
            ##"<g transform=" translate(1 , 2) , scale(2) "></g><polygon points=" 0 , 0 "/>"##,
            ##"<marker id="a" viewBox="0 0 1 1" refX="1" markerWidth="3" orient="auto-start-reverse" preserveAspectRatio="xMidYMid slice"></marker>"##,
        ] as [String])
    func right(markup: String) throws {
        for syntax in [PageSyntax.html, .polyglot] {
            let found = try findings("<p><svg viewBox=\"0 0 9 9\" width=\"9\">\(markup)</svg></p>", syntax)
            #expect(found.map(\.message) == [], "\(syntax)")
        }
    }

    @Test(
        "Invalid SVG",
        arguments: [
            (
                #"<g stroke-widht="1"></g>"#,
                "“stroke-widht” is not an attribute of <g> of SVG; did you mean “stroke-width”?"
            ),
            (#"<path strokeWidth="1"/>"#, nil),
            (
                #"<image srcset="a 1x" href="a"/>"#,
                "“srcset” is not an attribute of <image> of SVG; for an attribute of your own, write “data-…”"
            ),
            (
                #"<g cx="1"></g>"#,
                "“cx” is not allowed on <g> of SVG; it is allowed on <circle>, <ellipse> and <radialGradient>"
            ),
            (
                #"<rect width="-1" height="2"/>"#, "“width” of <rect> is “-1”: a size must not be negative"
            ),
            (
                #"<g stroke-dasharray="4,-2 1"></g>"#,
                "“stroke-dasharray” of <g> is “4,-2 1”: a size must not be negative"
            ),
            (
                #"<g stroke-dasharray="4,,2"></g>"#,
                "“stroke-dasharray” of <g> is “4,,2”: expected a length such as 12px, 1.5em or 50%"
            ),
            (
                #"<text dx="1 , 2,">a</text>"#,
                "“dx” of <text> is “1 , 2,”: expected a length such as 12px, 1.5em or 50%"
            ),
            (#"<rect x="2xp"/>"#, "“x” of <rect> is “2xp”: “xp” is not a unit of length"),
            (#"<rect x=""/>"#, "“x” of <rect> is empty: expected a length such as 12px, 1.5em or 50%"),
            (#"<path d="L1 2"/>"#, "“d” of <path> is “L1 2”: a path must begin with “M” or “m”"),
            (#"<path d="M1"/>"#, "“d” of <path> is “M1”: expected 2 numbers after “M”, found 1"),
            (#"<path d="M1 2x"/>"#, "“d” of <path> is “M1 2x”: expected a command such as “L” or “C”, found “x”"),
            (
                #"<path d="M1 2a1 1 0 2 0 1 1"/>"#,
                "“d” of <path> is “M1 2a1 1 0 2 0 1 1”: expected 0 or 1 as an arc flag, found “2”"
            ),
            (
                #"<polygon points="1 2 3"/>"#,
                "“points” of <polygon> is “1 2 3”: expected pairs of numbers, found 3 numbers"
            ),
            (##"<g fill="#12"></g>"##, nil), (#"<g fill="redd"></g>"#, nil),
            (#"<g transform="turn(3)"></g>"#, "“transform” of <g> is “turn(3)”: unknown function “turn”"),
            (
                #"<g transform="rotate(1 2)"></g>"#,
                "“transform” of <g> is “rotate(1 2)”: expected 1 or 3 numbers in “rotate”, found 2"
            ),
            (
                #"<g transform="translate(3 4) foo"></g>"#,
                "“transform” of <g> is “translate(3 4) foo”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="rotate(abc)"></g>"#,
                "“transform” of <g> is “rotate(abc)”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="translate(3 4) inherit"></g>"#,
                "“transform” of <g> is “translate(3 4) inherit”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="rotate(45 deg)"></g>"#,
                "“transform” of <g> is “rotate(45 deg)”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="rotate(2s)"></g>"#,
                "“transform” of <g> is “rotate(2s)”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="rotate(45foo)"></g>"#,
                "“transform” of <g> is “rotate(45foo)”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="scale(2,)"></g>"#,
                "“transform” of <g> is “scale(2,)”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<g transform="scale(2),"></g>"#,
                "“transform” of <g> is “scale(2),”: expected functions such as “translate(3 4)”"
            ),
            (
                #"<polygon points="1,2,"/>"#,
                "“points” of <polygon> is “1,2,”: expected pairs of numbers such as “0,0 24,24”"
            ),
            (
                #"<symbol viewBox="0 0 24 24,"></symbol>"#,
                "“viewBox” of <symbol> is “0 0 24 24,”: expected four numbers such as “0 0 24 24”"
            ),
            (
                #"<path d="M1 2,"/>"#,
                "“d” of <path> is “M1 2,”: expected a command such as “L” or “C”, found “,”"
            ),
            (
                #"<path d="M0 0,L5 5"/>"#,
                "“d” of <path> is “M0 0,L5 5”: expected a command such as “L” or “C”, found “,”"
            ),
            (
                #"<path d="M5. 5L6 6"/>"#,
                "“d” of <path> is “M5. 5L6 6”: expected a command such as “L” or “C”, found “.”"
            ),
            (
                #"<symbol viewBox="0 0 9. 9"></symbol>"#,
                "“viewBox” of <symbol> is “0 0 9. 9”: expected four numbers such as “0 0 24 24”"
            ),
            (#"<symbol viewBox="0 0 9"></symbol>"#, "“viewBox” of <symbol> is “0 0 9”: expected 4 numbers, found 3"),
            (
                #"<symbol viewBox="0 0 -9 9"></symbol>"#,
                "“viewBox” of <symbol> is “0 0 -9 9”: a size must not be negative"
            ),
            (
                #"<rect width="-0.1e5" height="2"/>"#, "“width” of <rect> is “-0.1e5”: a size must not be negative"
            ),
            (
                #"<symbol viewBox="0 0 1 -1e0"></symbol>"#,
                "“viewBox” of <symbol> is “0 0 1 -1e0”: a size must not be negative"
            ),
            (#"<symbol preserveAspectRatio="xmidymid"></symbol>"#, nil),
            (
                #"<g stroke-linecap="rounded"></g>"#,
                "“stroke-linecap” of <g> is “rounded”: expected “butt”, “round” or “square”"
            ),
            (#"<pattern patternUnits="userspaceonuse"></pattern>"#, nil), (#"<g opacity="half"></g>"#, nil),
            (#"<g focusable="false"></g>"#, "“focusable” of <g> is not part of SVG 2; remove it"),
            (
                ##"<use href="#nowhere"/>"##,
                "“href” of <use> is “#nowhere”, but no element of the page has the id “nowhere”"
            ),
            (
                ##"<g id="a"><use href="#a"/></g>"##,
                "“href” of <use> refers to <g>, which contains it, so nothing is drawn"
            ),
            (##"<rect id="a"/><linearGradient href="#a"></linearGradient>"##, nil),
        ] as [(String, String?)])
    func wrong(markup: String, message: String?) throws {
        for syntax in [PageSyntax.html, .polyglot] {
            let found = try findings("<p><svg width=\"9\">\(markup)</svg></p>", syntax)
            #expect(found.count == 1, "\(syntax): \(found.map(\.message))")
            if let message { #expect(found.map(\.message) == [message], "\(syntax)") }
        }
    }

    @Test(
        "MathML",
        arguments: [
            (#"<mi mathvariant="normal" mathcolor="red" displaystyle="TRUE" scriptlevel="+1">a</mi>"#, nil),
            (#"<mo stretchy="false" lspace="0.5em" minsize="120%" form="prefix">(</mo>"#, nil),
            (
                #"<mo strechy="false">(</mo>"#,
                "“strechy” is not an attribute of <mo> of MathML; did you mean “stretchy”?"
            ),
            (
                #"<mi linethickness="1">a</mi>"#,
                "“linethickness” is not allowed on <mi> of MathML; it is allowed on <mfrac>"
            ),
            (
                #"<mspace width="wide"></mspace>"#,
                "“width” of <mspace> is “wide”: expected a length such as 12px, 1.5em or 50%"
            ),
            (
                #"<mspace width="12" height="0" depth="-0.0"></mspace>"#,
                "“width” of <mspace> is “12”: a unit or “%” is missing"
            ),
            (#"<mo fence="yes">(</mo>"#, "“fence” of <mo> is “yes”: expected “true” or “false”"),
            (#"<mi dir="up">a</mi>"#, "“dir” of <mi> is “up”: expected “ltr” or “rtl”"),
            (#"<mtable frame="solid"></mtable>"#, "“frame” of <mtable> is not part of MathML Core; use CSS"),
        ] as [(String, String?)])
    func math(markup: String, message: String?) throws {
        for syntax in [PageSyntax.html, .polyglot] {
            let found = try findings("<p><math display=\"inline\">\(markup)</math></p>", syntax)
            #expect(found.map(\.message) == (message.map { [$0] } ?? []), "\(syntax)")
        }
    }

    @Test("A root in the wrong namespace is one finding", arguments: ["<svg>", "<svg xmlns=\"\">"])
    func namespace(root: String) throws {
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en" xml:lang="en">
            <head><title>A</title></head>
            <body><main><h1>A</h1><p>\(root)<path d="M0 0h9"/><g><circle r="3"/></g></svg></p></main></body>
            </html>
            """
        let found = try ConformanceChecker().check(Array(page.utf8), path: "a.xhtml", syntax: .xhtml)
        let place = root == "<svg>" ? "the namespace of HTML" : "no namespace"
        #expect(found.map(\.message) == ["<svg> is in \(place); add xmlns=\"http://www.w3.org/2000/svg\""])
    }

    @Test("A prefixed address is a warning, and an unknown attribute is an error")
    func severities() throws {
        let found = try findings(
            ##"<p><svg xmlns:xlink="http://www.w3.org/1999/xlink"><path id="a" d="M0 0h1"/><use xlink:href="#a" vieBox="0"/></svg></p>"##
        )
        #expect(found.map(\.rule) == ["foreign-obsolete", "attribute-unknown"])
        #expect(found.map(\.severity) == [.warning, .error])
        #expect(found.first?.message == "“xlink:href” of <use> is deprecated in SVG 2; write “href”")
    }
}
