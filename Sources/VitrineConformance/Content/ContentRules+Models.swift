import VitrineAccessibility
import VitrineMarkup

extension Rule {
    static let childNotAllowed = Rule(
        "child-not-allowed", .error, "An element must contain only what its content model allows",
        because: """
            Browsers move, close or ignore misplaced elements: styles, scripts and screen readers then see a \
            different tree than the one that was written.
            """,
        reference: .html("dom.html#content-models"),
        wrong: [
            "<p><div>One</div></p>", "<div><li>One</li></div>", "<ul><p>One</p></ul>", "<span><h2>One</h2></span>",
            "<p><a href=\"index.html\"><div>One</div></a></p>", "<p><style>p { color: navy }</style></p>",
        ],
        right: [
            "<div><p>One</p></div>", "<ul><li><p>One</p></li></ul>", "<h2><span>One</span></h2>",
            "<div><a href=\"index.html\"><div>One</div></a></div>", .head("<style>p { color: navy }</style>"),
        ])

    static let childOrder = Rule(
        "child-order", .error, "Children must be in the order that the content model of their parent requires",
        because: """
            Browsers show a caption above the rows of its table, and a summary before the content of its details, \
            so the page looks different from its source.
            """,
        reference: .html("dom.html#content-models"),
        wrong: [
            "<table><tbody><tr><td>1</td></tr></tbody><caption>Numbers</caption></table>",
            "<figure><p>One</p><figcaption>Two</figcaption><p>Three</p></figure>",
            "<details><p>One</p><summary>Two</summary></details>", "<dl><dd>One</dd><dt>Two</dt><dd>Three</dd></dl>",
        ],
        right: [
            "<table><caption>Numbers</caption><tbody><tr><th scope=\"row\">One</th><td>1</td></tr></tbody></table>",
            "<figure><p>One</p><p>Three</p><figcaption>Two</figcaption></figure>",
            "<details><summary>Two</summary><p>One</p></details>", "<dl><dt>One</dt><dd>Two</dd></dl>",
        ])

    static let childRepeated = Rule(
        "child-repeated", .error, "A child that may occur only once must not be repeated",
        because: "Browsers use the first one and show the others as ordinary text, or not at all.",
        reference: .html("dom.html#content-models"),
        wrong: [
            "<fieldset><legend>One</legend><legend>Two</legend></fieldset>",
            .head("<title>Another title</title>"),
            "<table><caption>One</caption><caption>Two</caption><tbody><tr><td>1</td></tr></tbody></table>",
        ],
        right: [
            "<fieldset><legend>One</legend><p>Two</p></fieldset>",
            "<table><caption>One</caption><tbody><tr><th scope=\"row\">One</th><td>1</td></tr></tbody></table>",
        ])

    static let childMissing = Rule(
        "child-missing", .error, "An element must have its required children",
        because:
            "A picture without <img> shows nothing, and <details> without <summary> gets a label from the browser.",
        reference: .html("dom.html#content-models"),
        wrong: [
            "<details><p>One</p></details>", "<picture><source srcset=\"boat.avif\" type=\"image/avif\"/></picture>",
            "<dl><dt>One</dt></dl>", "<p><ruby>漢</ruby></p>",
            .page(
                "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/></head>"
                    + "<body><main><h1>One</h1></main></body></html>"),
        ],
        right: [
            "<details><summary>One</summary><p>Two</p></details>",
            """
            <picture><source srcset="boat.avif" type="image/avif"/>\
            <img src="boat.png" alt="A boat" width="9" height="9"/></picture>
            """,
            "<dl><dt>One</dt><dd>Two</dd></dl>", "<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>",
        ])

    static let textNotAllowed = Rule(
        "text-not-allowed", .error, "An element must not contain text unless its content model allows it",
        because: "Browsers move text out of tables, and text between list items belongs to no item.",
        reference: .html("dom.html#text-content"),
        wrong: [
            "<ul>One<li>Two</li></ul>", "<table><tbody><tr>One<td>Two</td></tr></tbody></table>",
            "<iframe src=\"map.html\" title=\"A map\">Text</iframe>",
        ],
        right: [
            "<ul>\n<li>Two</li>\n</ul>", "<table><tbody><tr><td>Two</td></tr></tbody></table>",
            "<iframe src=\"map.html\" title=\"A map\"></iframe>",
        ])
}
