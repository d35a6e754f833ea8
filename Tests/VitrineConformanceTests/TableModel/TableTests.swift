import Testing

@testable import VitrineSupport
@testable import VitrineMarkup
@testable import VitrineAccessibility
@testable import VitrineConformance

@Suite("The table model")
struct TableTests {
    @Test(
        "Tables",
        arguments: [
            ("<tr><td>1</td><td>2</td></tr><tr><td colspan=\"2\">3</td></tr>", []),
            ("<tr><td rowspan=\"2\">1</td><td>2</td></tr><tr><td>3</td></tr>", []),
            ("<tr><td>1</td><td>2</td></tr><tr><td>3</td></tr>", []),
            ("<tr><td rowspan=\"0\">1</td><td>2</td></tr><tr><td>3</td></tr><tr><td>4</td></tr>", []),
            ("<tr><td rowspan=\"x\" colspan=\"\">1</td></tr>", []), ("<tr><td colspan=\"0\">1</td></tr>", []),
            ("<tr><td>1</td><td rowspan=\"2\">2</td></tr><tr><td colspan=\"2\">3</td></tr>", ["table-cells-overlap"]),
            (
                "<tr><td>1</td><td rowspan=\"3\">2</td></tr><tr><td colspan=\"2\">3</td></tr><tr><td colspan=\"2\">4</td></tr>",
                ["table-cells-overlap", "table-cells-overlap"]
            ),
            ("<tr><td>1</td><td rowspan=\"0\">2</td></tr><tr><td colspan=\"2\">3</td></tr>", ["table-cells-overlap"]),
            ("<tr><td rowspan=\"2\">1</td></tr>", ["table-rowspan-past-end"]),
            (
                "<tr><td rowspan=\"3\">1</td><td rowspan=\"2\">2</td></tr>",
                ["table-rowspan-past-end", "table-rowspan-past-end"]
            ),
            (
                "<thead><tr><td rowspan=\"2\">1</td></tr></thead><tbody><tr><td>2</td></tr></tbody>",
                ["table-rowspan-past-end"]
            ),
            ("<thead><tr><td rowspan=\"0\">1</td></tr></thead><tbody><tr><td>2</td></tr></tbody>", []),
            ("<tr><td rowspan=\"2\">1</td></tr><tfoot><tr><td>2</td></tr></tfoot>", ["table-rowspan-past-end"]),
            ("<tr><td>1</td></tr><tr></tr>", ["table-row-empty"]),
            ("<tr></tr><tr><td>1</td></tr>", ["table-row-empty"]),
            ("<tr><td rowspan=\"2\">1</td></tr><tr></tr>", ["table-row-empty"]), ("<tr></tr>", []), ("", []),
            ("<tr><td>1</td></tr><tr><script></script></tr>", ["table-row-empty"]),
            ("<tr><td colspan=\"2\">1</td></tr>", ["table-column-empty"]),
            ("<tr><td colspan=\"3\">1</td></tr>", ["table-column-empty"]),
            ("<tr><td colspan=\"2\">1</td></tr><tr><td>2</td><td>3</td></tr>", []),
            (
                "<tr><td colspan=\"2\">1</td><td colspan=\"2\">2</td></tr>",
                ["table-column-empty", "table-column-empty"]
            ),
            ("<colgroup><col/><col span=\"2\"/></colgroup><tr><td>1</td></tr>", ["table-column-empty"]),
            (
                "<colgroup><col/><col/><col/></colgroup><tr><td>1</td></tr>",
                ["table-column-empty", "table-column-empty"]
            ),
            ("<colgroup span=\"3\"></colgroup><tr><td>1</td></tr>", ["table-column-empty"]),
            ("<colgroup span=\"3\"></colgroup>", []),
            ("<colgroup></colgroup><colgroup span=\"2\"></colgroup><tr><td>1</td><td>2</td><td>3</td></tr>", []),
            ("<tr><td><table><tr><td colspan=\"2\">1</td></tr></table></td></tr>", ["table-column-empty"]),

            ("<tr><th id=\"a\">1</th><td headers=\"a\">2</td></tr>", []),
            ("<tr><th id=\"a\">1</th><th id=\"b\" headers=\"a\">2</th><td headers=\"a  b\">2</td></tr>", []),
            ("<tr><th id=\"a\">1</th><td headers=\"a c d\">2</td></tr>", ["table-headers", "table-headers"]),
            ("<tr><td id=\"a\">1</td><td headers=\"a\">2</td></tr>", ["table-headers"]),
            ("<tr><th id=\"a\" headers=\"a\">1</th></tr>", ["table-headers"]),
            ("<tr><th id=\"a\" headers=\"b\">1</th><th id=\"b\" headers=\"a\">1</th></tr>", ["table-headers"]),
            ("<tr><th id=\"a\" headers=\"b c\">1</th><th id=\"b\" headers=\"c\">1</th><th id=\"c\">1</th></tr>", []),
            ("<tbody><tr><td headers=\"a\">2</td></tr></tbody><tfoot><tr><th id=\"a\">1</th></tr></tfoot>", []),
            (
                "<tr><th id=\"a\">1</th><td><table><tr><td headers=\"a\">1</td></tr></table></td></tr>",
                ["table-headers"]
            ),

            ("<tr><th scope=\"col\">1</th><th scope=\"rowgroup\">2</th></tr>", []),
            ("<tr><th scope=\"colgroup\">1</th></tr>", ["table-scope"]),
            (
                "<colgroup></colgroup><tr><th scope=\"colgroup\">1</th><th scope=\"COLGROUP\">2</th></tr>",
                ["table-scope"]
            ),
            ("<colgroup span=\"2\"></colgroup><tr><th scope=\"colgroup\">1</th><th scope=\"colgroup\">2</th></tr>", []),
        ] as [(String, [String])])
    func tables(rows: String, rules: [String]) throws {
        #expect(try Broken.body("<table>\(rows)</table>") == rules, "\(rows)")
    }

    @Test("In XHTML, a row may be outside a group")
    func xhtml() throws {
        let page = """
            <html xmlns="http://www.w3.org/1999/xhtml"><head><title>1</title></head><body><table>\
            <tr><th scope="rowgroup">1</th></tr></table><table><tbody><tr><th scope="rowgroup">1</th></tr></tbody></table>\
            </body></html>
            """
        #expect(try Broken.page(page, syntax: .xhtml) == ["table-scope"])
    }

    @Test("Headers in templates are not checked, but the grid is")
    func template() throws {
        let table = "<table><tr><td headers=\"a\" colspan=\"2\">1</td></tr></table>"
        #expect(try Broken.body("<template>\(table)</template>") == ["table-column-empty"])
        #expect(try Broken.body("<template><p>1</p></template>\(table)") == ["table-column-empty", "table-headers"])
    }

    @Test("Every cell that overlaps a tall cell is reported")
    func tallCell() throws {
        let table = """
            <table><tbody><tr><td>1</td><th rowspan="3">A</th></tr><tr><td colspan="2">B</td></tr>\
            <tr><td colspan="2">C</td></tr></tbody></table>
            """
        #expect(
            try Broken.messages(table) == [
                "<td> overlaps a <th> from a row above, in column 2",
                "<td> overlaps a <th> from a row above, in column 2",
            ])
    }

    @Test(
        "The texts of messages",
        arguments: [
            (
                "<tr><td>1</td><th rowspan=\"2\">2</th></tr><tr><td colspan=\"2\">3</td></tr>",
                "<td> overlaps a <th> from a row above, in column 2"
            ),
            ("<tr><td rowspan=\"2\">1</td></tr>", "<td> reaches 1 row beyond the end of its row group"),
            ("<tr><td rowspan=\"4\">1</td></tr>", "<td> reaches 3 rows beyond the end of its row group"),
            ("<tr><td>1</td></tr><tr></tr>", "<tr> has no cell of its own"),
            ("<tr><td colspan=\"2\">1</td></tr>", "<td> creates column 2 of the table, but no cell begins there"),
            (
                "<colgroup><col/><col span=\"3\"/></colgroup><tr><td>1</td></tr>",
                "<col> creates columns 2 to 4 of the table, but no cell begins there"
            ),
            (
                "<tr><td headers=\"a\">1</td></tr>",
                "“headers” of <td> refers to “a”, but no element of the page has this id"
            ),
            (
                "<tr><td id=\"a\">1</td><td headers=\"a\">1</td></tr>",
                "“headers” of <td> refers to “a”, the id of <td>; it must refer to a <th>"
            ),
            (
                "<tr><td><table><tr><th id=\"a\">1</th></tr></table></td><td headers=\"a\">1</td></tr>",
                "“headers” of <td> refers to “a”, a <th> of another table"
            ),
            ("<tr><th id=\"a\" headers=\"a\">1</th></tr>", "“headers” of <th> refers back to this <th>"),
            (
                "<tr><th id=\"a\" headers=\"b\">1</th><th id=\"b\" headers=\"a\">1</th></tr>",
                "“headers” of <th> refers back to this <th> via other headers"
            ),
            (
                "<tr><th scope=\"colgroup\">1</th></tr>",
                "“scope” is “colgroup”, but no <colgroup> contains column 1, where <th> begins"
            ),
        ])
    func words(rows: String, message: String) throws {
        #expect(try Broken.messages("<table>\(rows)</table>") == [message])
    }
}
