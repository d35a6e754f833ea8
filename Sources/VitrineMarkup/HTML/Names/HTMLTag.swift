/// The elements that the tree construction rules of the HTML Standard (13.2.6) mention; all others are `other`.
///
/// The raw value is also the number of the name in ``HTMLNames``.
enum HTMLTag: UInt8, CaseIterable, BitwiseCopyable {
    case other
    case a, address, annotationXML, applet, area, article, aside, b, base, basefont, bgsound, big, blockquote
    case body, br, button, caption, center, code, col, colgroup, dd, desc, details, dialog, dir, div, dl, dt, em
    case embed, fieldset, figcaption, figure, font, footer, foreignObject, form, frame, frameset, h1, h2, h3, h4
    case h5, h6, head, header, hgroup, hr, html, i, iframe, image, img, input, keygen, li, link, listing, main
    case malignmark, marquee, math, menu, meta, mglyph, mi, mn, mo, ms, mtext, nav, nobr, noembed, noframes
    case noscript, object, ol, optgroup, option, p, param, plaintext, pre, rb, rp, rt, rtc, ruby, s, script
    case search, section, select, small, source, span, strike, strong, style, sub, summary, sup, svg, table
    case tbody, td, template, textarea, tfoot, th, thead, title, tr, track, tt, u, ul, `var`, wbr, xmp

    /// The names in the order of the cases after `other`.
    static let names: [Substring] = """
        a address annotation-xml applet area article aside b base basefont bgsound big blockquote body br button
        caption center code col colgroup dd desc details dialog dir div dl dt em embed fieldset figcaption figure
        font footer foreignobject form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image
        img input keygen li link listing main malignmark marquee math menu meta mglyph mi mn mo ms mtext nav nobr
        noembed noframes noscript object ol optgroup option p param plaintext pre rb rp rt rtc ruby s script search
        section select small source span strike strong style sub summary sup svg table tbody td template textarea
        tfoot th thead title tr track tt u ul var wbr xmp
        """.split { $0 == " " || $0 == "\n" }
}
