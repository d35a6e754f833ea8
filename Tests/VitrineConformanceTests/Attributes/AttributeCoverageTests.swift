import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("Coverage of the attribute table")
struct AttributeCoverageTests {
    @Test("The test markup covers every row and every required attribute of the table")
    func rows() throws {
        let table = AttributeTable.html
        var met: Set<Int> = []
        for found in AttributeElementTests.all {
            let page = try found.page()
            for node in page.nodes where page.vocabularies[node] == .html {
                let line = table.line(page.names[node])
                var place = AttributePlace(page, node)
                for attribute in page.attributes(node) {
                    let number = Int(page.attributeName(attribute).rawValue)
                    for row in table.rows(line, number).map({ table.rows[$0] })
                    where row.conditions.allSatisfy({ place.holds($0, attribute, ifMissing: false) }) {
                        met.insert(row.source)
                        break
                    }
                }
                for duty in table.duties(line)
                where duty.conditions.allSatisfy({ place.holds($0, nil, ifMissing: false) }) {
                    met.insert(duty.source)
                }
            }
        }
        // Other tests cover the lines that list event handlers or obsolete attributes.
        let left = table.sources.enumerated().filter { number, line in
            !met.contains(number) && !line.contains("never") && !line.contains(" : ") && !line.contains(" on")
        }
        #expect(left.map(\.element) == [])
    }

    @Test("Obsolete attributes are reported on every element that has them")
    func obsolete() throws {
        let table = AttributeTable.html
        var count = 0
        for element in table.elements where ![.html, .head, .body, .base, .meta, .title].contains(element) {
            for name in Name.allCases {
                let rows = table.rows(table.line(element), Int(name.rawValue)).map { table.rows[$0] }
                guard let row = rows.first, row.isForbidden else { continue }
                let markup = AttributeCase.body("<\(element.spelling) \(name.spelling)=\"1\"></\(element.spelling)>")
                let entries = try markup.findings().filter { $0.rule != .attributeMissing }
                #expect(entries.map(\.rule.id) == ["obsolete-attribute"], "\(element) \(name)")
                #expect(entries.first?.message.hasSuffix("is obsolete; \(row.advice ?? "")") == true)
                count += 1
            }
        }
        #expect(count > 300)
    }

    @Test(
        "Obsolete elements",
        arguments: [
            "applet", "acronym", "bgsound", "dir", "frame", "frameset", "noframes", "isindex", "keygen", "listing",
            "menuitem", "nextid", "noembed", "param", "plaintext", "rb", "rtc", "strike", "xmp", "basefont", "big",
            "blink",
            "center", "font", "marquee", "multicol", "nobr", "spacer", "tt",
        ])
    func elements(name: String) throws {
        #expect(
            try AttributeCase.body("<\(name) foo=\"1\">x</\(name)>").findings().map(\.rule.id) == ["obsolete-element"])
    }

    /// A copy of the table in the Standard's section on `input`. The columns are these types: hidden; text, search;
    /// url, tel; email; password; date, month, week, time; datetime-local; number; range; color; checkbox, radio; file;
    /// submit; image; reset, button. `x` means that the attribute applies, and `?` that it is obsolete but conforming.
    private static let matrix = """
        accept               ...........x...
        alpha                .........x.....
        alt                  .............x.
        autocomplete         xxxxxxxxxx.....
        checked              ..........x....
        colorspace           .........x.....
        dirname              xxxxx.......x..
        formaction           ............xx.
        formenctype          ............xx.
        formmethod           ............xx.
        formnovalidate       ............xx.
        formtarget           ............xx.
        height               .............x.
        list                 .xxx.xxxxx.....
        max                  .....xxxx......
        maxlength            .xxxx..?.......
        min                  .....xxxx......
        minlength            .xxxx..........
        multiple             ...x.......x...
        pattern              .xxxx..........
        placeholder          .xxxx..x.......
        popovertarget        ............xxx
        popovertargetaction  ............xxx
        readonly             .xxxxxxx.......
        required             .xxxxxxx..xx...
        size                 .xxxx..?.......
        src                  .............x.
        step                 .....xxxx......
        value                xxxxxxxxxxx.x.x
        width                .............x.
        """
    private static let types = [
        ["hidden"], ["text", "search"], ["url", "tel"], ["email"], ["password"], ["date", "month", "week", "time"],
        ["datetime-local"], ["number"], ["range"], ["color"], ["checkbox", "radio"], ["file"], ["submit"], ["image"],
        ["reset", "button"],
    ]

    @Test("Every attribute of input with every type")
    func inputs() throws {
        var count = 0
        for line in Self.matrix.split(separator: "\n") {
            let columns = line.split(separator: " ")
            for (group, mark) in zip(Self.types, columns[1]) {
                for type in group {
                    let markup = AttributeCase.body("<input type=\"\(type)\" \(columns[0])=\"\"/>")
                    let rules = try markup.findings().map(\.rule.id).filter { $0 != "attribute-missing" }
                    #expect(
                        rules.contains("attribute-condition") == (mark == "."), "\(columns[0]) on \(type): \(rules)")
                    count += 1
                }
            }
        }
        #expect(count == 30 * 22)
    }

    @Test("The Standard's event handlers are allowed on every element, those of the window on body only")
    func handlers() throws {
        let all = """
            abort auxclick beforeinput beforematch beforetoggle blur cancel canplay canplaythrough change click close \
            command contextlost contextmenu contextrestored copy cuechange cut dblclick drag dragend dragenter dragleave \
            dragover dragstart drop durationchange emptied ended error focus formdata input invalid keydown keypress keyup \
            load loadeddata loadedmetadata loadstart mousedown mouseenter mouseleave mousemove mouseout mouseover mouseup \
            paste pause play playing progress ratechange reset resize scroll scrollend securitypolicyviolation seeked \
            seeking select slotchange stalled submit suspend timeupdate toggle volumechange waiting webkitanimationend \
            webkitanimationiteration webkitanimationstart webkittransitionend wheel pointerdown touchend transitionend \
            animationend selectstart fullscreenchange
            """
        let window = """
            afterprint beforeprint beforeunload hashchange languagechange message messageerror offline online pagehide \
            pagereveal pageshow pageswap popstate rejectionhandled storage unhandledrejection unload
            """
        for event in all.split(separator: " ") {
            #expect(try AttributeCase.body("<p on\(event)=\"x\">x</p>").findings().isEmpty, "\(event)")
        }
        for event in window.split(separator: " ") {
            #expect(
                try AttributeCase.body("<p on\(event)=\"x\">x</p>").findings().map(\.rule.id) == ["attribute-not-here"])
            let page = AttributeCase(example: .page("<html><body on\(event)=\"x\"></body></html>"), rules: [])
            #expect(try page.findings().isEmpty, "\(event)")
        }
    }

    @Test("In XHTML, names are case-sensitive, and xml:lang is allowed alone")
    func xhtml() throws {
        func rules(_ markup: String) throws -> [String] {
            try AttributeCase.body(markup).findings(.xhtml).map(\.rule.id)
        }
        #expect(try rules("<p xml:lang=\"en\" xml:space=\"preserve\">x</p>") == [])
        #expect(try rules("<p xml:lang=\"en\" lang=\"de\">x</p>") == ["attribute-condition"])
        #expect(try rules("<p data-Big=\"1\">x</p>") == ["attribute-unknown"])
        #expect(try rules("<p CLASS=\"1\">x</p>") == ["attribute-unknown"])
    }

    @Test("A page full of mistakes is checked in linear time, and the number of findings is limited")
    func hostile() throws {
        let deep = String(repeating: "<b rel=\"x\" foo=\"y\">", count: 200) + String(repeating: "</b>", count: 200)
        let markup = AttributeCase.body(String(repeating: "<p>\(deep)</p>", count: 100))
        let entries = try markup.findings()
        #expect(entries.count == 2 * Report.limit)
        #expect(Set(entries.map(\.rule.id)) == ["attribute-not-here", "attribute-unknown"])
    }
}
