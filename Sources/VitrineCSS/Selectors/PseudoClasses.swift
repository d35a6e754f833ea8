/// Names of pseudo-classes and pseudo-elements of Selectors 4, HTML and the modules of CSS.
package enum PseudoClasses {
    /// Pseudo-classes that depend on a user or a script. They match only if ``StyleConditions/states`` contains them.
    package static let states: Set<String> = [
        "active", "active-view-transition", "autofill", "blank", "buffering", "current", "focus", "focus-visible",
        "focus-within", "fullscreen", "future", "has-slotted", "host", "hover", "invalid", "local-link", "modal",
        "muted", "out-of-range", "past", "paused", "picture-in-picture", "playing", "popover-open", "seeking",
        "stalled", "target", "target-current", "target-within", "user-invalid", "user-valid", "valid", "visited",
        "volume-locked", "xr-overlay", "in-range", "interest-source", "interest-target",
    ]
    /// Pseudo-classes with an argument that match nothing in a static document.
    static let stateFunctions: Set<String> = [
        "active-view-transition-type", "host", "host-context", "state", "current",
    ]

    /// Pseudo-classes without an argument that depend on attributes or structure.
    static let structural: Set<String> = [
        "root", "scope", "empty", "link", "any-link", "checked", "disabled", "enabled", "required", "optional",
        "read-only", "read-write", "placeholder-shown", "default", "open", "only-child", "only-of-type", "first-child",
        "last-child", "first-of-type", "last-of-type", "indeterminate", "defined",
    ]
    /// Pseudo-classes with an argument that can match in a static document.
    static let functions: Set<String> = [
        "is", "where", "not", "has", "matches", "nth-child", "nth-last-child", "nth-of-type", "nth-last-of-type",
        "lang", "dir",
    ]

    /// Pseudo-elements without an argument.
    package static let elements: Set<String> = [
        "after", "backdrop", "before", "checkmark", "cue", "cue-region", "details-content", "file-selector-button",
        "first-letter", "first-line", "grammar-error", "marker", "picker-icon", "placeholder", "scroll-marker",
        "scroll-marker-group", "scroll-button", "selection", "spelling-error", "target-text", "view-transition",
        "search-text", "column", "interest-button",
    ]
    /// Pseudo-elements with an argument.
    package static let elementFunctions: Set<String> = [
        "cue", "cue-region", "highlight", "part", "picker", "scroll-button", "slotted", "view-transition-group",
        "view-transition-group-children", "view-transition-image-pair", "view-transition-new", "view-transition-old",
    ]
    /// Pseudo-elements that may be written with one colon: Selectors 4, section 3.6.1.
    static let legacyElements: Set<String> = ["before", "after", "first-line", "first-letter"]

    /// Pseudo-classes of WebKit's scrollbar pseudo-elements.
    static let scrollbars: Set<String> = [
        "horizontal", "vertical", "decrement", "increment", "start", "end", "double-button", "single-button",
        "no-button", "corner-present", "window-inactive",
    ]

    /// All names of pseudo-classes that can be suggested for a misspelled name.
    package static var all: [String] { (states.union(structural).union(functions)).sorted() }

    /// Attributes of HTML whose values selectors compare ignoring case: HTML Standard, section 4.16.2.
    static let caselessAttributes: Set<String> = [
        "accept", "accept-charset", "align", "alink", "axis", "bgcolor", "charset", "checked", "clear", "codetype",
        "color", "compact", "declare", "defer", "dir", "direction", "disabled", "enctype", "face", "frame",
        "hreflang", "http-equiv", "lang", "language", "link", "media", "method", "multiple", "nohref", "noresize",
        "noshade", "nowrap", "readonly", "rel", "rev", "rules", "scope", "scrolling", "selected", "shape", "target",
        "text", "type", "valign", "valuetype", "vlink",
    ]
}
