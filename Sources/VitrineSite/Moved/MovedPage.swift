import VitrineHTML
import VitrineSupport

/// A page at a former address that redirects to the new address without a script.
enum MovedPage {
    /// Writes the whole page.
    /// - Parameters:
    ///   - title: the title of the target page.
    ///   - address: the address of the target page, relative to this page.
    static func write(_ title: String, address: String, _ locale: SiteLocale, _ html: HTML) {
        let (title, address) = (Escaping.html(title, inAttribute: true), Escaping.html(address, inAttribute: true))
        let page = """
            <!DOCTYPE html>
            <html xmlns="http://www.w3.org/1999/xhtml" lang="\(locale.tag)" dir="\(locale.context.direction.rawValue)">
            <head>
            <meta charset="utf-8"/>
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; form-action 'none'; base-uri 'none'"/>
            <title>\(title)</title>
            <meta name="viewport" content="width=device-width, initial-scale=1"/>
            <meta name="color-scheme" content="light dark"/>
            <meta name="description" content="\(title)"/>
            <meta name="robots" content="noindex"/>
            <meta http-equiv="refresh" content="0; url=\(address)"/>
            </head>
            <body>
            <main><h1><a href="\(address)" dir="auto">\(title)</a></h1></main>
            </body>
            </html>

            """
        html.append(rendered: Array(page.utf8))
    }
}
