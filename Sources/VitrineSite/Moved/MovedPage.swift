import VitrineHTML
import VitrineSupport

/// A page at a former address that redirects to the new address without a script.
enum MovedPage {
    /// The style, for readers whose browser does not redirect. It is in the page, because not every theme has a
    /// stylesheet.
    private static let style = """
        :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; } \
        main { max-inline-size: 40rem; margin: 15vb auto; padding: 1.5rem; } \
        h1 { margin: 0; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere; } \
        p { margin: .5rem 0 0; } a { color: inherit; }
        """

    private static let policy: String = {
        var policy = PagePolicy()
        policy.allow(.style, SourceHash.source(Array(style.utf8)))
        return policy.text()
    }()

    /// Writes the whole page.
    /// - Parameters:
    ///   - title: the title of the target page.
    ///   - address: the address of the target page, relative to this page.
    static func write(_ title: String, address: String, _ locale: SiteLocale, _ html: HTML) {
        let words = Escaping.html(locale.words(.moved))
        let (title, address) = (Escaping.html(title, inAttribute: true), Escaping.html(address, inAttribute: true))
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="\(locale.tag)" dir="\(locale.context.direction.rawValue)">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="\(policy)"/>
            <title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="description" content="\(title)"/>
            <meta name="robots" content="noindex"/>
            <meta http-equiv="refresh" content="0; url=\(address)"/>
            <style>\(style)</style>
            </head>
            <body>
            <main><h1><a href="\(address)" dir="auto">\(title)</a></h1><p>\(words)</p></main>
            </body>
            </html>

            """
        html.append(rendered: Array(page.utf8))
    }
}
