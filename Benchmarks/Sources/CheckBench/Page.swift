/// A page of cards as in a gallery. Each card has 13 elements and 10 attributes, about 370 bytes.
enum Page {
    static func bytes(cards: Int) -> [UInt8] {
        var text = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="en">
            <head>
            <meta charset="utf-8"/>
            <title>Cards</title>
            <link rel="stylesheet" href="assets/style.css"/>
            </head>
            <body>
            <main id="content">
            <h1>Cards</h1>

            """
        for number in 0..<cards { text += card(number) }
        text += "</main>\n</body>\n</html>\n"
        return Array(text.utf8)
    }

    private static func card(_ number: Int) -> String {
        """
        <article class="card" id="card-\(number)" data-component="Card">
        <h2><a href="#card-\(number)">Card number \(number)</a></h2>
        <p>Some words &amp; <em>more</em> of <code>them</code>, as in any text.</p>
        <img src="pictures/\(number).png" alt="A boat" width="320" height="200"/>
        <ul class="tags"><li>One</li><li>Two</li><li>Three</li></ul>
        <p><time datetime="2026-09-01">1 September</time></p>
        </article>

        """
    }

    /// Returns a page of nested links and spans, with `levels` levels and a mistake in the innermost element.
    static func nested(_ levels: Int) -> [UInt8] {
        let open = String(repeating: "<a href=\"#x\"><span>", count: levels / 2)
        let close = String(repeating: "</span></a>", count: levels / 2)
        let text =
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"/><title>Deep</title></head><body id=\"x\"><p>"
            + open + "<ul></ul>" + close + "</p></body></html>"
        return Array(text.utf8)
    }
}
