extension Attribute {
    /// `class`: classes, separated by spaces, if `condition` is true. Several of these attributes are merged into one
    /// set.
    ///
    /// This is one function with a default argument, because a second overload would be one more choice for the type
    /// checker at every use.
    @inlinable @inline(__always)
    public static func `class`(_ value: String, when condition: Bool = true) -> Attribute {
        condition ? Attribute("class", .tokens, value) : Attribute("", .omitted)
    }

    /// `data-NAME`: a value for scripts and styles. The name may have lowercase ASCII letters, digits, `-`, `_` and
    /// `.`.
    @inlinable @inline(__always)
    public static func data(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name, .data, value)
    }

    /// `aria-NAME`: a state or property for assistive technology, such as `.aria("current", "page")`.
    @inlinable @inline(__always)
    public static func aria(_ name: StaticString, _ value: String) -> Attribute {
        Attribute(name, .aria, value)
    }

    /// One declaration of the `style` attribute. Several on one element are merged by property; the last value wins.
    ///
    /// A strict content security policy refuses inline styles; a class in the stylesheet works everywhere.
    @inlinable @inline(__always)
    public static func style(_ property: StaticString, _ value: String) -> Attribute {
        Attribute(property, .style, value)
    }

    /// An event handler, such as `.on("click", "print()")`. The script is allowed without `allowingScripts`. This
    /// package itself writes no event handlers.
    public static func on(_ event: StaticString, _ script: String) -> Attribute {
        .attribute("on\(event)", script, allowingScripts: true)
    }
}
