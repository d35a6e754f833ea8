/// Properties of elements that the tree construction rules check often, as bits.
struct HTMLTraits: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    /// The "special" category (13.2.4.2).
    static let special = HTMLTraits(rawValue: 1)
    /// An element that ends the search for "in scope".
    static let scope = HTMLTraits(rawValue: 2)
    /// An element that ends the search for "in list item scope", in addition to ``scope``.
    static let listItemScope = HTMLTraits(rawValue: 4)
    /// An element that ends the search for "in button scope", in addition to ``scope``.
    static let buttonScope = HTMLTraits(rawValue: 8)
    /// An element that ends the search for "in table scope".
    static let tableScope = HTMLTraits(rawValue: 16)
    /// An element that "generate implied end tags" closes.
    static let impliedEnd = HTMLTraits(rawValue: 32)
    /// An element that "generate all implied end tags thoroughly" closes.
    static let thoroughlyImpliedEnd = HTMLTraits(rawValue: 64)
    /// `h1` to `h6`.
    static let heading = HTMLTraits(rawValue: 128)
    /// `table`, `tbody`, `tfoot`, `thead` and `tr`, whose unexpected contents are moved out of the table.
    static let fosters = HTMLTraits(rawValue: 256)
    /// An element that may be open at the end of the body without an error.
    static let mayStayOpen = HTMLTraits(rawValue: 512)
    /// A MathML text integration point (13.2.6).
    static let mathText = HTMLTraits(rawValue: 1024)
    /// An HTML integration point (13.2.6).
    static let htmlIntegration = HTMLTraits(rawValue: 2048)
    /// An element whose start tag ends foreign content (13.2.6.5).
    static let breaksOut = HTMLTraits(rawValue: 4096)
    /// A void element.
    static let void = HTMLTraits(rawValue: 8192)

    /// Returns the traits of an HTML element.
    static func html(_ tag: HTMLTag) -> HTMLTraits {
        var traits: HTMLTraits = []
        switch tag {
        case .address, .applet, .area, .article, .aside, .base, .basefont, .bgsound, .blockquote, .body, .br, .button,
            .caption, .center, .col, .colgroup, .dd, .details, .dir, .div, .dl, .dt, .embed, .fieldset, .figcaption,
            .figure, .footer, .form, .frame, .frameset, .h1, .h2, .h3, .h4, .h5, .h6, .head, .header, .hgroup, .hr,
            .html, .iframe, .img, .input, .keygen, .li, .link, .listing, .main, .marquee, .menu, .meta, .nav, .noembed,
            .noframes, .noscript, .object, .ol, .p, .param, .plaintext, .pre, .script, .search, .section, .select,
            .source, .style, .summary, .table, .tbody, .td, .template, .textarea, .tfoot, .th, .thead, .title, .tr,
            .track, .ul, .wbr, .xmp:
            traits.insert(.special)
        default: break
        }
        switch tag {
        case .applet, .caption, .html, .table, .td, .th, .marquee, .object, .select, .template: traits.insert(.scope)
        case .ol, .ul: traits.insert(.listItemScope)
        case .button: traits.insert(.buttonScope)
        default: break
        }
        switch tag {
        case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc:
            traits.formUnion([.impliedEnd, .thoroughlyImpliedEnd])
        case .caption, .colgroup, .tbody, .td, .tfoot, .th, .thead, .tr: traits.insert(.thoroughlyImpliedEnd)
        default: break
        }
        switch tag {
        case .h1, .h2, .h3, .h4, .h5, .h6: traits.insert(.heading)
        case .table: traits.formUnion([.tableScope, .fosters])
        case .html, .template: traits.insert(.tableScope)
        case .tbody, .tfoot, .thead, .tr: traits.insert(.fosters)
        default: break
        }
        switch tag {
        case .dd, .dt, .li, .optgroup, .option, .p, .rb, .rp, .rt, .rtc, .tbody, .td, .tfoot, .th, .thead, .tr, .body,
            .html:
            traits.insert(.mayStayOpen)
        default: break
        }
        switch tag {
        case .area, .base, .br, .col, .embed, .hr, .img, .input, .link, .meta, .source, .track, .wbr:
            traits.insert(.void)
        default: break
        }
        switch tag {
        case .b, .big, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1, .h2, .h3, .h4,
            .h5, .h6, .head, .hr, .i, .img, .li, .listing, .menu, .meta, .nobr, .ol, .p, .pre, .ruby, .s, .small, .span,
            .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
            traits.insert(.breaksOut)
        default: break
        }
        return traits
    }

    /// Returns the traits of an SVG element.
    static func svg(_ tag: HTMLTag) -> HTMLTraits {
        switch tag {
        case .foreignObject, .desc, .title: [.special, .scope, .htmlIntegration]
        default: []
        }
    }

    /// Returns the traits of a MathML element.
    /// - Parameter isHTML: whether the attribute `encoding` makes `annotation-xml` an HTML integration point.
    static func math(_ tag: HTMLTag, isHTML: Bool) -> HTMLTraits {
        switch tag {
        case .mi, .mo, .mn, .ms, .mtext: [.special, .scope, .mathText]
        case .annotationXML: isHTML ? [.special, .scope, .htmlIntegration] : [.special, .scope]
        default: []
        }
    }
}
