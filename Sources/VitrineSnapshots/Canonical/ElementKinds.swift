/// What the canonical form needs to know about elements and attributes of HTML.
enum ElementKinds {
    /// Elements whose text is kept byte for byte (HTML Standard, "pre", "textarea", "script", "style").
    static let verbatim: Set<String> = ["pre", "textarea", "script", "style", "listing", "xmp", "plaintext"]

    /// Elements that are part of a line of text. White space beside anything else is layout of the source.
    static let inline: Set<String> = [
        "a", "abbr", "acronym", "audio", "b", "bdi", "bdo", "big", "button", "canvas", "cite", "code", "data", "del",
        "dfn", "em", "embed", "font", "i", "iframe", "img", "input", "ins", "kbd", "label", "map", "mark", "math",
        "meter", "noscript", "object", "output", "picture", "progress", "q", "rb", "rp", "rt", "rtc", "ruby", "s",
        "samp",
        "select", "selectedcontent", "slot", "small", "span", "strike", "strong", "sub", "sup", "svg", "template",
        "textarea", "time", "tt", "u", "var", "video", "wbr",
    ]

    /// Inline elements that stand in a line like a letter: what is inside begins a line of its own.
    static let atoms: Set<String> = [
        "audio", "button", "canvas", "embed", "iframe", "img", "input", "math", "meter", "object", "picture",
        "progress",
        "select", "svg", "textarea", "video",
    ]

    /// Elements without contents.
    static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]

    /// Attributes whose value is a set of tokens: neither order nor repetition means anything.
    static let tokenSets: Set<String> = [
        "class", "rel", "sandbox", "aria-controls", "aria-details",
        "headers", "for-output", "itemref", "itemprop", "itemtype", "blocking", "ping", "part", "dropzone",
    ]

    /// Attributes that are there or not; their value means nothing.
    static let booleans: Set<String> = [
        "allowfullscreen", "async", "autofocus", "autoplay", "checked", "controls", "default", "defer", "disabled",
        "formnovalidate", "inert", "ismap", "itemscope", "loop", "multiple", "muted", "nomodule", "novalidate", "open",
        "playsinline", "readonly", "required", "reversed", "selected", "shadowrootclonable",
        "shadowrootdelegatesfocus", "shadowrootserializable", "alpha", "headingreset",
    ]
}
