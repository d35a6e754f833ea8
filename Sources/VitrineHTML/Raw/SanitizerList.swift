/// The elements and attributes that ``RawMarkup/init(sanitizing:)`` keeps. They are based on the built-in safe
/// configuration of the Sanitizer API, with `img` and some attributes of SVG added, and without the elements of a whole
/// document and without references to other parts of a page.
enum SanitizerList {
    /// The allowed elements of HTML.
    static let elements: Set<String> = [
        "a", "abbr", "address", "article", "aside", "b", "bdi", "bdo", "blockquote", "br", "caption", "cite", "code",
        "col",
        "colgroup", "data", "dd", "del", "dfn", "div", "dl", "dt", "em", "figcaption", "figure", "footer", "h1", "h2",
        "h3",
        "h4", "h5", "h6", "header", "hgroup", "hr", "i", "img", "ins", "kbd", "li", "main", "mark", "menu", "nav", "ol",
        "p",
        "pre", "q", "rp", "rt", "ruby", "s", "samp", "search", "section", "small", "span", "strong", "sub", "sup",
        "table",
        "tbody", "td", "tfoot", "th", "thead", "time", "tr", "u", "ul", "var", "wbr",
    ]

    /// Elements of HTML that are removed with their contents, because the contents are not text of the page or browsers
    /// parse them by special rules. Other elements of HTML that are not allowed are removed, but their contents are
    /// kept.
    static let droppedWhole: Set<String> = [
        "applet", "audio", "base", "canvas", "embed", "frame", "frameset", "head", "iframe", "link", "meta", "noembed",
        "noframes", "noscript", "object", "param", "plaintext", "script", "select", "source", "style", "template",
        "textarea",
        "title", "track", "video", "xmp",
    ]

    /// The allowed elements of SVG: shapes and texts, but no animations, references to other elements, or HTML.
    static let svgElements: Set<String> = [
        "circle", "defs", "desc", "ellipse", "g", "line", "path", "polygon", "polyline", "rect", "svg", "text", "title",
        "tspan",
    ]

    /// The allowed elements of MathML Core.
    static let mathElements: Set<String> = [
        "math", "merror", "mfrac", "mi", "mmultiscripts", "mn", "mo", "mover", "mpadded", "mphantom", "mprescripts",
        "mroot",
        "mrow", "ms", "mspace", "msqrt", "mstyle", "msub", "msubsup", "msup", "mtable", "mtd", "mtext", "mtr", "munder",
        "munderover",
    ]

    /// Elements of SVG and MathML in which browsers parse HTML. Only the text of their contents is kept.
    static let textElements: Set<String> = ["desc", "mi", "mn", "mo", "ms", "mtext", "title"]

    static func keeps(_ attribute: String, of element: String, in vocabulary: RawElement.Vocabulary) -> Bool {
        switch vocabulary {
        case .html: globalAttributes.contains(attribute) || attributes[element]?.contains(attribute) ?? false
        case .svg: globalAttributes.contains(attribute) || svgAttributes.contains(attribute)
        case .math: globalAttributes.contains(attribute) || mathAttributes.contains(attribute)
        }
    }

    private static let globalAttributes: Set<String> = ["dir", "lang", "title"]

    private static let attributes: [String: Set<String>] = [
        "a": ["href", "hreflang", "type"], "blockquote": ["cite"], "col": ["span"], "colgroup": ["span"],
        "data": ["value"],
        "del": ["cite", "datetime"], "img": ["alt", "height", "src", "width"], "ins": ["cite", "datetime"],
        "li": ["value"],
        "ol": ["reversed", "start", "type"], "q": ["cite"], "td": ["colspan", "rowspan"],
        "th": ["abbr", "colspan", "rowspan", "scope"], "time": ["datetime"],
    ]

    private static let svgAttributes: Set<String> = [
        "aria-hidden", "aria-label", "cx", "cy", "d", "dominant-baseline", "dx", "dy", "fill", "fill-opacity",
        "fill-rule",
        "font-family", "font-size", "font-style", "font-weight", "height", "opacity", "pathLength", "points",
        "preserveAspectRatio", "r", "role", "rotate", "rx", "ry", "stroke", "stroke-dasharray", "stroke-dashoffset",
        "stroke-linecap", "stroke-linejoin", "stroke-miterlimit", "stroke-opacity", "stroke-width", "text-anchor",
        "textLength",
        "transform", "version", "viewBox", "width", "x", "x1", "x2", "y", "y1", "y2",
    ]

    private static let mathAttributes: Set<String> = [
        "accent", "accentunder", "columnspan", "depth", "display", "displaystyle", "fence", "form", "height", "largeop",
        "linethickness", "lspace", "mathvariant", "maxsize", "minsize", "movablelimits", "rowspan", "rspace",
        "scriptlevel",
        "separator", "stretchy", "symmetric", "voffset", "width",
    ]
}
