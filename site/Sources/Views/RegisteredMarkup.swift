import Vitrine

/// Writes the markup that the views of ``Registered`` components share.
enum RegisteredMarkup {
    static func write(_ words: LocalizedText, _ registrations: [String], _ html: HTML) {
        html.div(.class("registered")) {
            html.p(html.localized(words), .class("registered-by"))
            html.ol { for registration in registrations { html.li { html.code(registration) } } }
        }
    }
}
